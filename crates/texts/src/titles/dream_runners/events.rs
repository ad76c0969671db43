//! Dream Runners in words: refusals, events, phases and options.

use lucid_dream_runners::resolution::{Block, Reason, Stock};
use lucid_dream_runners::{
    DreamRunners, Event, MAX_CHESTS, MAX_SEGMENTS, MAX_TILES, Phase, Points, Refusal, RulesProblem,
    Thing,
};
use lucid_tabletop::record::Fault;
use lucid_tabletop::{Game, RuleError, Seat};

use crate::{Phrase, Texts, arg};

impl Texts {
    /// Why an action of Dream Runners is refused; the rule's id is [`Refusal::rule`].
    pub fn runners_refusal(&self, game: &DreamRunners, refusal: Refusal) -> String {
        use Refusal::*;
        let segment_of = |segment| self.segment(game, segment);
        let phrase = match refusal {
            GameOver => Phrase::RunnersRefusalGameOver,
            NotAtTable => Phrase::RunnersRefusalNotAtTable,
            NotYet => Phrase::RunnersRefusalNotYet,
            Awake => Phrase::RunnersRefusalAwake,
            OnlyComposing => Phrase::RunnersRefusalOnlyComposing,
            OnlySharing => Phrase::RunnersRefusalOnlySharing,
            OnlyResolving => Phrase::RunnersRefusalOnlyResolving,
            OnlyImproving => Phrase::RunnersRefusalOnlyImproving,
            Locked => Phrase::RunnersRefusalLocked,
            NoSuchSegment => Phrase::RunnersRefusalNoSuchSegment,
            NothingLaid => Phrase::RunnersRefusalNothingLaid,
            NotYourTake => Phrase::RunnersRefusalNotYourTake,
            NotThere => Phrase::RunnersRefusalNotThere,
            Resolved => Phrase::RunnersRefusalResolved,
            ChooseColour => Phrase::RunnersRefusalChooseColour,
            ChooseSegment => Phrase::RunnersRefusalChooseSegment,
            NoWild => Phrase::RunnersRefusalNoWild,
            NoBat => Phrase::RunnersRefusalNoBat,
            BlockRuns => Phrase::RunnersRefusalBlockRuns,
            BlockDone => Phrase::RunnersRefusalBlockDone,
            NoBlock => Phrase::RunnersRefusalNoBlock,
            WaitToBuy => Phrase::RunnersRefusalWaitToBuy,
            NotYourBuy => Phrase::RunnersRefusalNotYourBuy,
            Ready => Phrase::RunnersRefusalReady,
            SegmentTooDear => Phrase::RunnersRefusalSegmentTooDear,
            SerenityTooDear => Phrase::RunnersRefusalSerenityTooDear,
            AtTheTop => Phrase::RunnersRefusalAtTheTop,

            NotYours(segment) => return self.runners_refusal_not_yours(segment_of(segment)),
            SameTurn(segment) => return self.runners_refusal_same_turn(segment_of(segment)),
            OffBoard(segment) => return self.runners_refusal_off_board(segment_of(segment)),
            CoversNothing(segment) => {
                return self.runners_refusal_covers_nothing(segment_of(segment));
            }
            Overlaps(segment) => return self.runners_refusal_overlaps(segment_of(segment)),
            LiesThere(segment) => return self.runners_refusal_lies_there(segment_of(segment)),
            NotLaid(segment) => return self.runners_refusal_not_laid(segment_of(segment)),
            NotUnplayed(segment) => return self.runners_refusal_not_unplayed(segment_of(segment)),
            NotThisCell(spot) => return self.runners_refusal_not_this_cell(spot.to_string()),
            NotOffered(segment) => return self.runners_refusal_not_offered(segment_of(segment)),
        };
        self.phrase(phrase)
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
        let of = |segment| self.segment(game, segment);
        match *event {
            Event::FaceUp(segment) => self.runners_event_face_up(of(segment)),
            Event::Revealed { round, tile } => {
                let name = &content.tile(tile).name;
                self.runners_event_revealed(
                    arg::Round(round),
                    arg::Tile(self.name(&name.en, &name.de)),
                )
            }
            Event::Put(seat, placed) => {
                let place = format!("{}{}", (b'a' + placed.column) as char, placed.row + 1);
                self.runners_event_put(
                    arg::Place(place),
                    arg::Player(names(seat)),
                    arg::Segment(of(placed.segment)),
                )
            }
            Event::Lifted(seat, segment) => {
                self.runners_event_lifted(arg::Player(names(seat)), arg::Segment(of(segment)))
            }
            Event::Cleared(seat) => self.runners_event_cleared(names(seat)),
            Event::FirstLocked(seat) => self.runners_event_first_locked(names(seat)),
            Event::Locked(seat) => self.runners_event_locked(names(seat)),
            Event::TimeUp => self.phrase(Phrase::RunnersEventTimeUp),
            Event::ChestsShuffled(keys) => self.runners_event_chests_shuffled(keys),
            Event::ChestTurned(chest) => {
                let chest = content.chest(chest);
                self.runners_event_chest_turned(
                    arg::Goods(self.goods(&chest.goods)),
                    arg::Keys(chest.keys),
                )
            }
            Event::Took { seat, spot, thing } => {
                let goods = self.thing_taken(thing);
                self.runners_event_took(
                    arg::Goods(goods),
                    arg::Player(names(seat)),
                    arg::Spot(spot.to_string()),
                )
            }
            Event::Began(seat, Block::Coherence) => self.runners_event_began_coherence(names(seat)),
            Event::Began(seat, Block::Banishing) => self.runners_event_began_banish(names(seat)),
            Event::Began(seat, Block::Collecting) => self.runners_event_began_collect(names(seat)),
            Event::Changed {
                seat,
                stock,
                amount,
                reason,
            } => {
                let goods = self.runners_stock(stock, amount.unsigned_abs());
                let reason = self.runners_reason(game, reason);
                if amount < 0 {
                    self.runners_event_lost(
                        arg::Goods(goods),
                        arg::Player(names(seat)),
                        arg::Reason(reason),
                    )
                } else {
                    self.runners_event_gained(
                        arg::Goods(goods),
                        arg::Player(names(seat)),
                        arg::Reason(reason),
                    )
                }
            }
            Event::Opened { seat, spot, chest } => {
                let keys = content.chest(chest).keys;
                self.runners_event_opened(
                    arg::Keys(keys),
                    arg::Player(names(seat)),
                    arg::Spot(spot.to_string()),
                )
            }
            Event::Lost {
                seat,
                segment,
                spot,
            } => self.runners_event_bat(
                arg::Player(names(seat)),
                arg::Segment(of(segment)),
                arg::Spot(spot.to_string()),
            ),
            Event::Woke(seat) => self.runners_event_woke(names(seat)),
            Event::Bought(seat, segment) => {
                self.runners_event_bought(arg::Player(names(seat)), arg::Segment(of(segment)))
            }
            Event::Skipped(seat) => self.runners_event_skipped(names(seat)),
            Event::Passed(seat) => self.runners_event_passed(names(seat)),
            Event::Scored {
                seat,
                points,
                reason,
            } => {
                let reason = self.runners_points(game, reason);
                self.runners_event_scored(
                    arg::Player(names(seat)),
                    arg::Points(points),
                    arg::Reason(reason),
                )
            }
            Event::Over => self.phrase(Phrase::RunnersEventOver),
        }
    }

    /// What somebody takes from a converging cell.
    fn thing_taken(&self, thing: Thing) -> String {
        match thing {
            Thing::Fragment(colour) | Thing::Wild(colour) => {
                self.count_fragments(colour.fragment(), 1)
            }
            Thing::Key => self.count_keys(1),
            Thing::Coin => self.count_coins(1),
            Thing::Serenity => self.count_serenity(1),
        }
    }

    /// So many of what players gain and lose.
    pub fn runners_stock(&self, stock: Stock, count: u16) -> String {
        match stock {
            Stock::Serenity => self.count_serenity(count),
            Stock::Key => self.count_keys(count),
            Stock::Coin => self.count_coins(count),
            Stock::Fragment(colour) => self.count_fragments(colour.fragment(), count.into()),
            Stock::Star => self.runners_stars(count),
        }
    }

    /// Why something was gained or lost, as a phrase without a full stop.
    pub fn runners_reason(&self, game: &DreamRunners, reason: Reason) -> String {
        match reason {
            Reason::Missing(count) => self.runners_reason_missing(count),
            Reason::Outside(count) => self.runners_reason_outside(count),
            Reason::Cell(spot) => self.runners_reason_cell(spot.to_string()),
            Reason::Chest(keys) => self.runners_reason_chest(keys),
            Reason::Set => self.phrase(Phrase::RunnersReasonSet),
            Reason::FirstLock => self.phrase(Phrase::RunnersReasonFirstLock),
            Reason::Bought(segment) => self.runners_reason_bought(self.segment(game, segment)),
            Reason::Bonus(segment) => self.runners_reason_bonus(self.segment(game, segment)),
            Reason::Calm => self.phrase(Phrase::RunnersReasonCalm),
        }
    }

    /// What points were counted for, as a phrase without a full stop.
    pub fn runners_points(&self, game: &DreamRunners, points: Points) -> String {
        match points {
            Points::Stars(space) => self.runners_points_stars(space),
            Points::Serenity(space) => self.runners_points_serenity(space),
            Points::Segment(segment) => self.runners_points_segment(self.segment(game, segment)),
        }
    }

    /// The name of a phase of Dream Runners.
    pub fn runners_phase(&self, phase: Phase) -> String {
        self.phrase(match phase {
            Phase::Setup => Phrase::RunnersPhaseSetup,
            Phase::Reveal => Phrase::RunnersPhaseReveal,
            Phase::Compose => Phrase::RunnersPhaseCompose,
            Phase::Chests => Phrase::RunnersPhaseChests,
            Phase::Share => Phrase::RunnersPhaseShare,
            Phase::Resolve => Phrase::RunnersPhaseResolve,
            Phase::Improve => Phrase::RunnersPhaseImprove,
            Phase::Over => Phrase::RunnersPhaseOver,
        })
    }

    /// Why options of Dream Runners cannot be played; the rule's id is
    /// [`RulesProblem::rule`].
    pub fn runners_rules_problem(&self, problem: RulesProblem) -> String {
        match problem {
            RulesProblem::Players(count) => self.runners_problem_players(count),
            RulesProblem::Timer(count) => self.runners_problem_timer(count),
            RulesProblem::RoundLimit(count) => self.runners_problem_round_limit(count),
            RulesProblem::TooManyTiles(count) => {
                self.runners_problem_too_many_tiles(arg::Count(count), arg::Most(MAX_TILES))
            }
            RulesProblem::TooManySegments(count) => {
                self.runners_problem_too_many_segments(arg::Count(count), arg::Most(MAX_SEGMENTS))
            }
            RulesProblem::TooManyChests(count) => {
                self.runners_problem_too_many_chests(arg::Count(count), arg::Most(MAX_CHESTS))
            }
            RulesProblem::TooManySpaces(count) => self.runners_problem_too_many_spaces(count),
        }
    }

    /// Why a line is no options of Dream Runners.
    pub fn runners_parse_rules_error(&self, error: &RuleError) -> String {
        match error {
            RuleError::Field(name) => self.rules_error_field(name),
            RuleError::Value { field, value, .. } => {
                let possible = self.find(&rule_id(field));
                self.rules_error_value(
                    arg::Field(*field),
                    arg::Possible(possible.unwrap_or_default()),
                    arg::Value(value),
                )
            }
        }
    }

    /// What is wrong with a record as a game of Dream Runners; a refused step
    /// names its rule.
    pub fn runners_fault(&self, game: &DreamRunners, fault: &Fault<Refusal>) -> String {
        self.fault_with(game.seats(), fault, |refusal| {
            (refusal.rule(), self.runners_refusal(game, *refusal))
        })
    }
}

fn rule_id(field: &str) -> String {
    format!("runners-rule-{field}")
}
