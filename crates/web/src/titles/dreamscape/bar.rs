//! Arranges the choices of a turn: groups under one title, the likeliest action first, and the
//! actions that end something apart.

use lucid_dreamscape::{Action, Colour, Dreamscape, Location, Pending, Phase, Power, Table};
use lucid_tabletop::{Game as _, Seat};
use lucid_texts::{Phrase, Texts};

use crate::dreamscape::draw::fit::best_fit;

/// An action with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BarChoice {
    /// What is played.
    pub action: Action,
    /// The whole sentence, for screen readers and menus.
    pub words: String,
    /// The face of its button: a sign, one verb, the price.
    pub face: Face,
}

/// The face of a button, in as few words as possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The picture in front of the verb.
    pub sign: Sign,
    /// One verb, with a name where the verb alone is ambiguous.
    pub verb: String,
    /// What it costs.
    pub price: Price,
}

/// The picture on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A shard.
    Shard(Colour),
    /// A power.
    Power(Power),
    /// An icon of the page, by name.
    Icon(&'static str),
    /// A card's points, or a deck's number, in the colour of its level.
    Level(u8, u8),
}

/// The price of an action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Price {
    /// No price is shown.
    #[default]
    Unsaid,
    /// Action points.
    Candles(u8),
    /// One of these shards.
    Shards(Vec<Colour>),
    /// Free, which is worth mentioning.
    Free(String),
}

/// A button, or a group of buttons under a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BarItem {
    /// A button of its own.
    One(BarChoice),
    /// Several of a kind.
    Many {
        /// What they have in common.
        title: String,
        /// The face of the button that opens the group.
        face: Face,
        /// The buttons; each face shows only what distinguishes it.
        choices: Vec<BarChoice>,
    },
}

impl BarItem {
    /// The first action.
    pub fn first(&self) -> Option<Action> {
        match self {
            BarItem::One(choice) => Some(choice.action),
            BarItem::Many { choices, .. } => choices.first().map(|choice| choice.action),
        }
    }

    /// The shard that is selected while a place for it is chosen.
    pub fn takes_up(&self) -> Option<Colour> {
        match self.first()? {
            Action::Place { colour, .. } | Action::Harvest { colour, .. } => Some(colour),
            Action::Plant(_) => Some(Colour::Green),
            _ => None,
        }
    }

    /// Whether the choice is between places on a board.
    pub fn is_of_places(&self) -> bool {
        let place = |action: Action| {
            matches!(
                action,
                Action::Place { .. }
                    | Action::Plant(_)
                    | Action::Step(_)
                    | Action::FreeStep(_)
                    | Action::Take(_)
                    | Action::Move(_)
                    | Action::Harvest { .. }
                    | Action::Reorder(_)
                    | Action::Seed(_)
            )
        };
        self.first().is_some_and(place)
    }
}

/// All choices of a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bar {
    /// The actions, the likeliest first.
    pub items: Vec<BarItem>,
    /// The actions that end a turn or a power, or take nothing.
    pub ways_on: Vec<BarChoice>,
    /// Whether the first item is what most people would do now; otherwise ending is.
    pub leads: bool,
}

impl Bar {
    /// The bar for a list of legal actions.
    pub fn new(texts: &Texts, game: &Dreamscape, table: &Table, legal: &[Action]) -> Bar {
        let wording = Wording { texts, game, table };
        let mut bar = Bar::default();
        let mut groups: Vec<(Option<String>, Vec<Action>)> = Vec::new();
        for action in legal {
            if is_way_on(*action) {
                bar.ways_on.push(wording.choice(*action));
                continue;
            }
            let title = texts.action_group(game, *action);
            let known = groups
                .iter_mut()
                .find(|(known, _)| title.is_some() && *known == title);
            match known {
                Some((_, actions)) => actions.push(*action),
                None => groups.push((title, vec![*action])),
            }
        }
        // There are only a few, so insertion sort will do.
        let mut ranked: Vec<((u8, usize), BarItem)> = Vec::new();
        for (title, actions) in groups {
            let rank = (
                rank(table.phase, actions[0]),
                effort(game, table, actions[0]),
            );
            let item = match (title, &actions[..]) {
                (Some(title), [_, _, ..]) => wording.group(title, &actions),
                _ => BarItem::One(wording.choice(actions[0])),
            };
            let below = ranked.partition_point(|(other, _)| *other <= rank);
            ranked.insert(below, (rank, item));
        }
        bar.leads = (ranked.first()).is_some_and(|((rank, _), _)| *rank < AT_LEISURE);
        bar.items = ranked.into_iter().map(|(_, item)| item).collect();
        bar
    }
}

/// From this rank on, an action is not what the turn is about.
const AT_LEISURE: u8 = 8;

/// How unlikely an action is to be the next one, from 0.
fn rank(phase: Phase, action: Action) -> u8 {
    let travels = phase == Phase::Travel;
    match action {
        Action::Collect(_) => 1,
        Action::Enter => 2,
        // What must be placed comes before what may be placed.
        Action::Place {
            colour: Colour::Red,
            ..
        } => 2,
        Action::Place { .. } => 3,
        Action::Plant(_) | Action::Step(_) | Action::FreeStep(_) => 4,
        Action::UseLocation if travels => 2,
        Action::UseLocation | Action::UseCard { .. } => 5,
        Action::Move(_) => 6,
        Action::Exchange { .. } => 7,
        Action::Store { .. } => AT_LEISURE,
        // The next part of a running procedure.
        _ => 0,
    }
}

/// Drawn cards are ordered by how little they lack on the chooser's board.
fn effort(game: &Dreamscape, table: &Table, action: Action) -> usize {
    let Action::Keep(card) = action else { return 0 };
    let keeps = |seat: &Seat| matches!(table.players[*seat].pending, Pending::Keep(_));
    let Some(seat) = Seat::first(game.seats()).find(keeps) else {
        return 0;
    };
    let (content, board) = (game.content(), &table.players[seat].board);
    let fit = best_fit(
        content.card(card),
        board,
        content.grid(),
        game.rules().mirrored,
    );
    fit.map_or(usize::MAX, |fit| fit.effort())
}

/// Finds words for actions.
struct Wording<'a> {
    texts: &'a Texts,
    game: &'a Dreamscape,
    table: &'a Table,
}

impl Wording<'_> {
    fn choice(&self, action: Action) -> BarChoice {
        BarChoice {
            action,
            words: self.texts.action(self.game, self.table, action),
            face: self.face(action),
        }
    }

    fn group(&self, title: String, actions: &[Action]) -> BarItem {
        let part = |action: &Action| {
            let mut choice = self.choice(*action);
            choice.face = self.part(*action);
            choice
        };
        let mut face = self.face(actions[0]);
        let colours = actions.iter().filter_map(|action| match *action {
            Action::UseCard { colour, .. } | Action::Store { colour, .. } => Some(colour),
            _ => None,
        });
        let colours: Vec<Colour> = colours.collect();
        if !colours.is_empty() {
            face.price = Price::Shards(colours);
        }
        match actions[0] {
            Action::Move(_) => face.verb = self.texts.phrase(Phrase::SignMove),
            Action::Reorder(_) => face.verb = self.texts.phrase(Phrase::SignReorder),
            _ => {}
        }
        BarItem::Many {
            title,
            face,
            choices: actions.iter().map(part).collect(),
        }
    }

    /// The face of a button outside a group.
    fn face(&self, action: Action) -> Face {
        let word = |phrase| self.texts.phrase(phrase);
        let free = || Price::Free(word(Phrase::SignFree));
        let place = |location: Location| self.texts.power(Power::ALL[location.index()]);
        let card = |card| self.texts.card(self.game, card);
        let of = |phrase, name: String| format!("{} {name}", word(phrase));
        let about = |id| self.game.content().card(id);
        let (sign, verb, price) = match action {
            Action::Collect(colour) => (
                Sign::Shard(colour),
                word(Phrase::SignCollect),
                Price::Candles(1),
            ),
            Action::Move(to) => (
                Sign::Icon("arrow"),
                of(Phrase::SignMove, place(to)),
                Price::Unsaid,
            ),
            Action::UseLocation => {
                let here = self.table.players[self.table.active()].sleeper;
                let power = Power::ALL[here.index()];
                (Sign::Power(power), self.texts.power(power), free())
            }
            Action::UseCard { card, colour } => {
                let power = about(card).power;
                let price = Price::Shards(vec![colour]);
                (Sign::Power(power), self.texts.power(power), price)
            }
            Action::Store { card: on, colour } => (
                Sign::Icon("pack"),
                of(Phrase::SignStore, card(on)),
                Price::Shards(vec![colour]),
            ),
            Action::Place { colour, .. } => {
                (Sign::Shard(colour), word(Phrase::SignPlace), Price::Unsaid)
            }
            Action::Exchange { give, .. } => {
                (Sign::Shard(give), word(Phrase::SignSwap), Price::Unsaid)
            }
            Action::Plant(_) => {
                let price = Price::Shards(vec![Colour::Green]);
                (Sign::Icon("tree"), word(Phrase::SignPlant), price)
            }
            Action::Enter => (Sign::Icon("arrow"), word(Phrase::SignEnter), Price::Unsaid),
            Action::Step(_) => {
                let price = Price::Shards(vec![Colour::White]);
                (Sign::Icon("arrow"), word(Phrase::SignStep), price)
            }
            Action::FreeStep(_) => (Sign::Icon("arrow"), word(Phrase::SignStep), free()),
            Action::Take(_) => (
                Sign::Power(Power::Tower),
                word(Phrase::SignTake),
                Price::Unsaid,
            ),
            Action::Shift { from, .. } => {
                let from = self.game.content().grid().name(from).to_string();
                (
                    Sign::Power(Power::Golem),
                    of(Phrase::SignLift, from),
                    Price::Unsaid,
                )
            }
            Action::Harvest { colour, .. } => {
                (Sign::Shard(colour), word(Phrase::SignAdd), Price::Unsaid)
            }
            Action::Reorder(at) => (
                Sign::Power(Power::Lake),
                of(Phrase::SignReorder, place(at)),
                Price::Unsaid,
            ),
            Action::Next(colour) => (Sign::Shard(colour), word(Phrase::SignPlace), Price::Unsaid),
            Action::PileShard(colour) => {
                (Sign::Shard(colour), word(Phrase::SignKeep), Price::Unsaid)
            }
            Action::Seed(_) => (
                Sign::Shard(Colour::Red),
                word(Phrase::SignSeed),
                Price::Unsaid,
            ),
            Action::Draw(level) => (
                Sign::Level(level.number(), level.number()),
                word(Phrase::SignDraw),
                Price::Unsaid,
            ),
            Action::Keep(id) | Action::Complete(id) | Action::Yield(id) => {
                let verb = match action {
                    Action::Keep(_) => Phrase::SignKeep,
                    Action::Complete(_) => Phrase::SignComplete,
                    _ => Phrase::SignGive,
                };
                let sign = Sign::Level(about(id).level.number(), about(id).points);
                (sign, of(verb, card(id)), Price::Unsaid)
            }
            Action::End => (Sign::Icon("end"), word(Phrase::SignEnd), Price::Unsaid),
            Action::Stop => (Sign::Icon("check"), word(Phrase::SignStop), Price::Unsaid),
            Action::NoDraw | Action::KeepNone => {
                (Sign::Icon("close"), word(Phrase::SignNone), Price::Unsaid)
            }
        };
        Face { sign, verb, price }
    }

    /// The face of a button within a group.
    fn part(&self, action: Action) -> Face {
        let words = self.texts.action_part(self.game, self.table, action);
        let named = |location: Location| {
            let name = self.texts.power(Power::ALL[location.index()]);
            format!("{location} {name}")
        };
        let (sign, verb) = match action {
            Action::UseCard { colour, .. } | Action::Store { colour, .. } => {
                (Sign::Shard(colour), self.texts.shard(colour))
            }
            Action::Exchange { take, .. } => (Sign::Shard(take), self.texts.shard(take)),
            Action::Move(to) => (Sign::Icon(""), named(to)),
            Action::Harvest { location, .. } | Action::Reorder(location) => {
                (Sign::Icon(""), named(location))
            }
            _ => (Sign::Icon(""), words),
        };
        Face {
            sign,
            verb,
            price: Price::Unsaid,
        }
    }
}

fn is_way_on(action: Action) -> bool {
    matches!(
        action,
        Action::End | Action::Stop | Action::NoDraw | Action::KeepNone
    )
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::{Colour, Rules};
    use lucid_tabletop::Game;
    use lucid_texts::Language;

    use super::*;

    #[test]
    fn related_choices_are_grouped_under_one_title() {
        let game =
            Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
        let grid = game.content().grid();
        let [a, b] = ["c1", "c2"].map(|name| grid.named(name).unwrap());
        let colour = Colour::Blue;
        let legal = [
            Action::Collect(Colour::Green),
            Action::Place { colour, slot: a },
            Action::Plant(a),
            Action::Place { colour, slot: b },
            Action::End,
        ];
        let texts = Texts::new(Language::English);
        let bar = Bar::new(&texts, &game, game.start().table(), &legal);
        assert_eq!(
            describe(&bar),
            [
                "Collect grass",
                "Place water on … c1 c2",
                "Plant a tree on c1"
            ]
        );
        assert_eq!(bar.ways_on[0].words, "End Travel");
    }

    fn describe(bar: &Bar) -> Vec<String> {
        let told = bar.items.iter().map(|item| match item {
            BarItem::One(choice) => choice.words.clone(),
            BarItem::Many { title, choices, .. } => {
                let parts: Vec<&str> = choices.iter().map(|c| c.face.verb.as_str()).collect();
                format!("{title} {}", parts.join(" "))
            }
        });
        told.collect()
    }

    /// The bar has one row: it starts with what the turn is about, and storing a shard on a
    /// card is never among the first.
    #[test]
    fn the_likeliest_action_comes_first() {
        let game =
            Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
        let texts = Texts::new(Language::English);
        let card = lucid_dreamscape::CardId::new(0);
        let store = |colour| Action::Store { card, colour };
        let [lake, king] = [5, 6].map(|number| Location::numbered(number).unwrap());
        let legal = [
            store(Colour::Green),
            store(Colour::Blue),
            Action::Move(lake),
            Action::Move(king),
            Action::Collect(Colour::Blue),
            Action::End,
        ];
        let state = game.start();
        let bar = Bar::new(&texts, &game, state.table(), &legal);
        assert_eq!(bar.items[0].first(), Some(Action::Collect(Colour::Blue)));
        assert_eq!(bar.items[1].first(), Some(Action::Move(lake)));
        assert!(bar.leads);
        let only_store = [store(Colour::Green), Action::End];
        let bar = Bar::new(&texts, &game, state.table(), &only_store);
        assert!(!bar.leads, "to end the turn is likelier");
    }
}
