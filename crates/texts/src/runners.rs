//! Dream Runners in words: refusals, events, phases and options.

use lucid_dream_runners::resolution::{Reason, Stock};
use lucid_dream_runners::rules::{ParseRulesError, RuleField};
use lucid_dream_runners::{
    Colour, DreamRunners, Event, Fragment, MAX_CHESTS, MAX_SEGMENTS, MAX_TILES, Phase, Points,
    Refusal, RulesProblem, SegmentId, Spot, Subject, Thing as Element,
};
use lucid_tabletop::record::{Fault, ReplayError};
use lucid_tabletop::{Game, Seat};

use crate::bundle::Args;
use crate::{Texts, Thing};

impl Texts {
    /// Why an action of Dream Runners is refused; the rule's id is [`Refusal::rule`].
    pub fn runners_refusal(&self, game: &DreamRunners, refusal: Refusal) -> String {
        let args = match refusal.subject() {
            Subject::Nothing => Args::new(),
            Subject::Segment(segment) => self.segment_in(Args::new(), game, segment),
            Subject::Spot(spot) => spot_in(Args::new(), spot),
        };
        self.say(&format!("runners-refusal-{}", refusal.key()), &args)
    }

    /// What happened in Dream Runners, as a line of a log; `names` says who sits where.
    ///
    /// The sentences speak of players in the third person, so a name should not
    /// be “you”.
    pub fn runners_event(
        &self,
        game: &DreamRunners,
        names: &dyn Fn(Seat) -> String,
        event: &Event,
    ) -> String {
        let content = game.content();
        let player = |seat| Args::new().with("player", names(seat));
        let of = |seat, segment| self.segment_in(player(seat), game, segment);
        let (id, args) = match *event {
            Event::FaceUp(segment) => ("face-up", self.segment_in(Args::new(), game, segment)),
            Event::Revealed { round, tile } => {
                let name = &content.tile(tile).name;
                let name = self.name(&name.en, &name.de).to_owned();
                let args = Args::new().with("round", round);
                ("revealed", args.with("tile", name))
            }
            Event::Put(seat, placed) => {
                let place = format!("{}{}", (b'a' + placed.column) as char, placed.row + 1);
                ("put", of(seat, placed.segment).with("place", place))
            }
            Event::Lifted(seat, segment) => ("lifted", of(seat, segment)),
            Event::Cleared(seat) => ("cleared", player(seat)),
            Event::FirstLocked(seat) => ("first-locked", player(seat)),
            Event::Locked(seat) => ("locked", player(seat)),
            Event::TimeUp => ("time-up", Args::new()),
            Event::ChestsShuffled(keys) => ("chests-shuffled", Args::new().with("keys", keys)),
            Event::ChestTurned(chest) => {
                let chest = content.chest(chest);
                let args = Args::new().with("keys", chest.keys);
                ("chest-turned", args.with("goods", self.goods(&chest.goods)))
            }
            Event::Took { seat, spot, thing } => {
                let goods = self.count(element(thing), 1);
                ("took", spot_in(player(seat), spot).with("goods", goods))
            }
            Event::Began(seat, block) => {
                let id = format!("runners-event-began-{}", block.name());
                return self.say(&id, &player(seat));
            }
            Event::Changed {
                seat,
                stock,
                amount,
                reason,
            } => {
                let goods = self.runners_stock(stock, amount.unsigned_abs());
                let args = player(seat).with("goods", goods);
                let args = args.with("reason", self.runners_reason(game, reason));
                (if amount < 0 { "lost" } else { "gained" }, args)
            }
            Event::Opened { seat, spot, chest } => {
                let keys = content.chest(chest).keys;
                ("opened", spot_in(player(seat), spot).with("keys", keys))
            }
            Event::Lost {
                seat,
                segment,
                spot,
            } => ("bat", spot_in(of(seat, segment), spot)),
            Event::Woke(seat) => ("woke", player(seat)),
            Event::Bought(seat, segment) => ("bought", of(seat, segment)),
            Event::Skipped(seat) => ("skipped", player(seat)),
            Event::Passed(seat) => ("passed", player(seat)),
            Event::Scored {
                seat,
                points,
                reason,
            } => {
                let args = player(seat).with("points", points);
                let args = args.with("reason", self.runners_points(game, reason));
                ("scored", args)
            }
            Event::Over => ("over", Args::new()),
        };
        self.say(&format!("runners-event-{id}"), &args)
    }

    /// So many of what players gain and lose.
    pub fn runners_stock(&self, stock: Stock, count: u16) -> String {
        let thing = match stock {
            Stock::Serenity => Thing::Serenity,
            Stock::Key => Thing::Keys,
            Stock::Coin => Thing::Coins,
            Stock::Fragment(colour) => Thing::Fragments(fragment(colour)),
            Stock::Star => return self.say("runners-stars", &Args::new().with("count", count)),
        };
        self.count(thing, count.into())
    }

    /// Why something was gained or lost, as a phrase without a full stop.
    pub fn runners_reason(&self, game: &DreamRunners, reason: Reason) -> String {
        let args = Args::new();
        let (id, args) = match reason {
            Reason::Missing(count) => ("missing", args.with("count", count)),
            Reason::Outside(count) => ("outside", args.with("count", count)),
            Reason::Cell(spot) => ("cell", spot_in(args, spot)),
            Reason::Chest(keys) => ("chest", args.with("keys", keys)),
            Reason::Set => ("set", args),
            Reason::FirstLock => ("first-lock", args),
            Reason::Bought(segment) => ("bought", self.segment_in(args, game, segment)),
            Reason::Bonus(segment) => ("bonus", self.segment_in(args, game, segment)),
            Reason::Calm => ("calm", args),
        };
        self.say(&format!("runners-reason-{id}"), &args)
    }

    /// What points were counted for, as a phrase without a full stop.
    pub fn runners_points(&self, game: &DreamRunners, points: Points) -> String {
        let args = Args::new();
        let (id, args) = match points {
            Points::Stars(space) => ("stars", args.with("space", space)),
            Points::Serenity(space) => ("serenity", args.with("space", space)),
            Points::Segment(segment) => ("segment", self.segment_in(args, game, segment)),
        };
        self.say(&format!("runners-points-{id}"), &args)
    }

    /// The name of a phase of Dream Runners.
    pub fn runners_phase(&self, phase: Phase) -> String {
        self.plain(match phase {
            Phase::Setup => "runners-phase-setup",
            Phase::Reveal => "runners-phase-reveal",
            Phase::Compose => "runners-phase-compose",
            Phase::Chests => "runners-phase-chests",
            Phase::Share => "runners-phase-share",
            Phase::Resolve => "runners-phase-resolve",
            Phase::Improve => "runners-phase-improve",
            Phase::Over => "runners-phase-over",
        })
    }

    /// The name of an option of Dream Runners.
    pub fn runners_rule_field(&self, field: &RuleField) -> String {
        self.plain(&format!("runners-rule-{}", field.name))
    }

    /// Why options of Dream Runners cannot be played; the rule's id is
    /// [`RulesProblem::rule`].
    pub fn runners_rules_problem(&self, problem: RulesProblem) -> String {
        let counted = |count: usize, most: usize| {
            let args = Args::new().with("count", count);
            args.with("most", most)
        };
        let (id, args) = match problem {
            RulesProblem::Players(count) => ("players", Args::new().with("count", count)),
            RulesProblem::Timer(count) => ("timer", Args::new().with("count", count)),
            RulesProblem::RoundLimit(count) => {
                ("round-limit", Args::new().with("count", count.to_string()))
            }
            RulesProblem::TooManyTiles(count) => ("too-many-tiles", counted(count, MAX_TILES)),
            RulesProblem::TooManySegments(count) => {
                ("too-many-segments", counted(count, MAX_SEGMENTS))
            }
            RulesProblem::TooManyChests(count) => ("too-many-chests", counted(count, MAX_CHESTS)),
            RulesProblem::TooManySpaces(count) => {
                ("too-many-spaces", Args::new().with("count", count))
            }
        };
        self.say(&format!("runners-problem-{id}"), &args)
    }

    /// Why a line is no options of Dream Runners.
    pub fn runners_parse_rules_error(&self, error: &ParseRulesError) -> String {
        let args = Args::new();
        match error {
            ParseRulesError::Field(name) => {
                self.say("rules-error-field", &args.with("field", name.clone()))
            }
            ParseRulesError::Value { field, value, .. } => {
                let id = format!("runners-rule-{field}");
                let possible = self.attribute(&id, "possible", &Args::new());
                let args = args.with("field", *field).with("value", value.clone());
                self.say("rules-error-value", &args.with("possible", possible))
            }
        }
    }

    /// The first fault of a record of Dream Runners, with the line.
    pub fn runners_replay_error(
        &self,
        game: &DreamRunners,
        error: &ReplayError<Refusal>,
    ) -> String {
        self.at_line(error.line, self.runners_fault(game, &error.fault))
    }

    /// What is wrong with a record as a game of Dream Runners; a refused step
    /// names its rule.
    pub fn runners_fault(&self, game: &DreamRunners, fault: &Fault<Refusal>) -> String {
        self.fault_with(game.seats(), fault, |refusal| {
            (refusal.rule(), self.runners_refusal(game, *refusal))
        })
    }

    /// Segments have no names, so they are called by what they look like.
    fn segment_in(&self, args: Args, game: &DreamRunners, segment: SegmentId) -> Args {
        args.with("segment", self.segment(game, segment))
    }
}

const fn fragment(colour: Colour) -> Fragment {
    colour.fragment()
}

/// What one takes from a converging cell, as something that can be counted.
fn element(thing: Element) -> Thing {
    match thing {
        Element::Fragment(colour) | Element::Wild(colour) => Thing::Fragments(fragment(colour)),
        Element::Key => Thing::Keys,
        Element::Coin => Thing::Coins,
        Element::Serenity => Thing::Serenity,
    }
}

fn spot_in(args: Args, spot: Spot) -> Args {
    args.with("spot", spot.to_string())
}
