//! Dreamscape for the test tools: its variants, its laws and its pictures.

pub mod companion_fuzz;
mod perft_file;
mod scene;

pub use perft_file::PerftFile;
pub use scene::Scene;

use std::sync::LazyLock;

use lucid_dreamscape::rules::Edition;
use lucid_dreamscape::{
    Action, Card, CardId, Colour, Content, Difficulty, Dreamscape, Duel, Event, Grid, Level, Link,
    Location, Name, NightmareStep, Pending, Player, Power, Profile, Refusal, Rules, Slot, SlotSet,
    State, parse_structure, position,
};
use lucid_tabletop::{BySeat, Game, Seat};

use crate::{Lawful, Title};

/// Every edition, number of players and mode that can be played: games of
/// several players first, then those against Mr Nightmare alone.
pub fn variants() -> Vec<Rules> {
    let mut all = shared_variants();
    all.extend(solo_variants());
    all
}

/// Every edition and mode for 2 to 4 players.
pub fn shared_variants() -> Vec<Rules> {
    let mut all = Vec::new();
    for edition in Edition::ALL {
        for players in 2..=4 {
            for nightmare in [false, true] {
                for simultaneous in [false, true] {
                    let mut rules = Rules::new(edition);
                    rules.players = players;
                    rules.nightmare = nightmare;
                    rules.simultaneous = simultaneous;
                    if rules.problems().is_empty() {
                        all.push(rules);
                    }
                }
            }
        }
    }
    all
}

/// Lonely Dreams in every edition: the printed lines (L3), one that discards as
/// soon as it can, and the one of the printed example.
pub fn solo_variants() -> Vec<Rules> {
    let own = [[1, 1, 1, 1, 1, 9], [3, 3, 3, 2, 3, 3]].map(Difficulty::new);
    let lines: Vec<Difficulty> = Profile::ALL
        .map(Profile::difficulty)
        .into_iter()
        .chain(own)
        .collect();
    (Edition::ALL.into_iter())
        .flat_map(|edition| {
            lines
                .iter()
                .map(move |line| Rules::new(edition).alone(*line))
        })
        .collect()
}

/// The starter pack of the tests: old records are played with it, so it never changes.
pub fn starter() -> Content {
    static PACK: LazyLock<Content> = LazyLock::new(|| {
        let text = include_str!("../packs/starter.toml");
        match lucid_packs::read("starter.toml", text) {
            Ok(lucid_packs::Pack::Dreamscape(pack)) => pack.content,
            Ok(_) => panic!("the starter pack is for Dreamscape"),
            Err(report) => panic!("{report}"),
        }
    });
    PACK.clone()
}

/// A game with the starter pack.
pub fn game(rules: Rules) -> Dreamscape {
    Dreamscape::new(rules, starter()).expect("playable rules")
}

/// A game with the rehearsal pack.
pub fn rehearsal_game(rules: Rules) -> Dreamscape {
    Dreamscape::new(rules, rehearsal()).expect("playable rules")
}

/// A pack of tiny structures on a board with holes.
///
/// Random players hardly ever complete a real card. With these they do all the
/// time, several at once too, so that completions, piles and draws are exercised.
pub fn rehearsal() -> Content {
    const STRUCTURES: [&str; 16] = [
        "u@", "b@", "g@", "y@", "uu@", "yy@", "bu@", "u@ g", "b@ b", "u@ u", "g@ y", "y@ . u",
        "b@ g^", "u@ b^", "gb@", "yu@ b",
    ];
    let card = |index: usize| Card {
        id: format!("card-{index}"),
        name: Name {
            en: format!("Card {index}"),
            de: format!("Karte {index}"),
        },
        level: Level::ALL[index % 3],
        points: 5 + (index % 7) as u8,
        power: Power::ALL[index % 6],
        cells: parse_structure(STRUCTURES[index % 16]).expect("a readable structure"),
    };
    let grid = Grid::parse(" ... \n.. ..\n.....\n.. ..\n .E. ").expect("a readable grid");
    let purposes = starter()
        .purposes()
        .map(|(_, purpose)| purpose.clone())
        .collect();
    let cards = (0..36).map(card).collect();
    Content::new("rehearsal", grid, cards, purposes).expect("a sound pack")
}

impl Lawful for Dreamscape {
    fn position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn parse_position(&self, text: &str) -> Result<State, String> {
        position::parse(self, text).map_err(|error| error.to_string())
    }

    fn rule(&self, refusal: &Refusal) -> &'static str {
        refusal.rule()
    }

    /// Shards of every colour, trees and cards are as many as the box has, and
    /// every card is in exactly one place.
    fn conserved(&self, state: &State) -> Result<(), String> {
        let table = state.table();
        for colour in Colour::ALL {
            let expected = in_box(self.rules(), colour);
            // L17: what marks the solo cards is out of play for good.
            let marks = u32::from(self.rules().solo.is_some());
            let found = count(state, colour) + marks;
            if found != expected {
                return Err(format!(
                    "{found} {} shards instead of {expected}",
                    colour.name()
                ));
            }
        }
        let planted: usize = table.players.0.iter().map(|p| p.board.trees().len()).sum();
        let trees = planted + usize::from(table.tree_reserve) + usize::from(table.duel.trees);
        // C6, L1: with one player the table is laid for two.
        if trees != 3 * usize::from(self.rules().players.max(2)) {
            return Err("trees are not conserved".to_owned());
        }
        let spectator = self.view(state, None);
        let mut cards: Vec<CardId> = Vec::new();
        for player in &table.players.0 {
            cards.extend(player.front);
            cards.extend(player.pile);
            if player.top.is_some_and(|top| !player.pile.contains(top)) {
                return Err("the top of the pile is not in the pile".to_owned());
            }
        }
        // To a spectator all cards of decks and hands are hidden, each once.
        for deck in &spectator.decks {
            cards.extend(deck.hidden);
        }
        cards.sort_unstable();
        let all: Vec<CardId> = self.content().cards().map(|(card, _)| card).collect();
        if cards != all {
            return Err("cards are not conserved".to_owned());
        }
        let drawn: usize = spectator.drawn.0.iter().map(Vec::len).sum();
        let hidden: usize = spectator.decks.iter().map(|deck| deck.hidden.len()).sum();
        let in_decks: usize = table.deck_sizes.iter().map(|n| usize::from(*n)).sum();
        if hidden != in_decks + drawn {
            return Err("the sizes of the decks are wrong".to_owned());
        }
        if self.rules().solo.is_none() && table.duel != Duel::default() {
            return Err("Mr Nightmare has something in a game of several players".to_owned());
        }
        boards_are_sound(table.players.0.iter())
    }

    fn points(&self, event: &Event) -> Option<(Seat, i32)> {
        match event {
            Event::Scored { seat, points, .. } => Some((*seat, i32::from(*points))),
            _ => None,
        }
    }

    fn scores(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(|seat| i32::from(state.table().players[seat].score))
    }

    fn rival_points(&self, event: &Event) -> i32 {
        match event {
            Event::Nightmare(NightmareStep::Scores { points, .. }) => i32::from(*points),
            _ => 0,
        }
    }

    fn rival_score(&self, state: &State) -> Option<i32> {
        (self.rules().solo).map(|_| i32::from(state.table().duel.score))
    }

    fn universe(&self) -> Vec<Action> {
        universe(self)
    }

    fn ends(&self, action: Action) -> bool {
        matches!(
            action,
            Action::End | Action::Stop | Action::NoDraw | Action::KeepNone
        )
    }
}

impl Title for Dreamscape {
    fn variants() -> Vec<Rules> {
        variants()
    }

    fn largest() -> Rules {
        Rules {
            players: 4,
            nightmare: true,
            ..Rules::sylex()
        }
    }

    fn content_of_records() -> Content {
        starter()
    }

    fn with_rules(rules: Rules) -> Dreamscape {
        game(rules)
    }

    fn rehearsal(rules: Rules) -> Dreamscape {
        rehearsal_game(rules)
    }

    fn key(refusal: &Refusal) -> &'static str {
        refusal.key()
    }

    fn rules_of_position(text: &str) -> Option<Rules> {
        position::rules_of(text).ok()
    }

    fn with_every_pack(rules: Rules) -> Vec<Dreamscape> {
        let games = [starter(), rehearsal()].map(|content| Dreamscape::new(rules, content));
        games.into_iter().flatten().collect()
    }

    fn any_action([kind, a, b, c, _]: [u8; 5]) -> Action {
        let colour = |n: u8| Colour::ALL[usize::from(n) % 6];
        let slot = |n: u8| Slot::new(usize::from(n) % 32);
        let card = |n: u8| CardId::new(usize::from(n) % 64);
        let location = |n: u8| Location::ALL[usize::from(n) % 6];
        match kind % 24 {
            0 => Action::End,
            1 => Action::Collect(colour(a)),
            2 => Action::Move(location(a)),
            3 => Action::UseLocation,
            4 => Action::UseCard {
                card: card(a),
                colour: colour(b),
            },
            5 => Action::Store {
                card: card(a),
                colour: colour(b),
            },
            6 => Action::Seed(Link::ALL[usize::from(a) % 7]),
            7 => Action::Place {
                colour: colour(a),
                slot: slot(b),
            },
            8 => Action::Exchange {
                give: colour(a),
                take: colour(b),
            },
            9 => Action::Plant(slot(a)),
            10 => Action::Enter,
            11 => Action::Step(slot(a)),
            12 => Action::FreeStep(slot(a)),
            13 => Action::Take(slot(a)),
            14 => Action::Shift {
                from: slot(a),
                height: b,
                to: slot(c),
            },
            15 => Action::Harvest {
                colour: colour(a),
                location: location(b),
            },
            16 => Action::Reorder(location(a)),
            17 => Action::Next(colour(a)),
            18 => Action::Stop,
            19 => Action::Complete(card(a)),
            20 => Action::PileShard(colour(a)),
            21 => Action::Draw(Level::ALL[usize::from(a) % 3]),
            22 if a & 64 == 0 => Action::NoDraw,
            22 => Action::Yield(card(a)),
            _ if a & 64 == 0 => Action::Keep(card(a)),
            _ => Action::KeepNone,
        }
    }
}

fn in_box(rules: &Rules, colour: Colour) -> u32 {
    match colour {
        Colour::Red if rules.nightmare => rules.red_shards.into(),
        Colour::Red => 0,
        _ => rules.shards[colour].into(),
    }
}

/// All shards of a colour, wherever they are.
fn count(state: &State, colour: Colour) -> u32 {
    let table = state.table();
    let mut sum = u32::from(table.bag[colour]) + u32::from(table.duel.stock[colour]);
    if colour == Colour::Red {
        sum += u32::from(table.red_reserve) + table.links.iter().count() as u32;
    }
    sum += table
        .rows
        .iter()
        .flat_map(|row| row.iter())
        .filter(|c| *c == colour)
        .count() as u32;
    sum += table
        .tints
        .iter()
        .filter(|tint| **tint == Some(colour))
        .count() as u32;
    for player in &table.players.0 {
        sum += u32::from(player.hands[colour]) + u32::from(player.held[colour]);
        let stacks = player
            .board
            .occupied()
            .into_iter()
            .map(|slot| player.board.stack(slot));
        sum += stacks
            .flat_map(|stack| stack.iter())
            .filter(|c| *c == colour)
            .count() as u32;
        let cards = player.front.into_iter().chain(player.pile);
        sum += cards
            .filter(|card| table.slot(*card).shard == Some(colour))
            .count() as u32;
        sum += u32::from(player.pending == Pending::PileShard(colour));
    }
    sum
}

/// K2, C5: red is alone, trees and Dreamers stand on shards.
fn boards_are_sound<'a>(players: impl Iterator<Item = &'a Player>) -> Result<(), String> {
    for player in players {
        let board = &player.board;
        for slot in board.occupied() {
            let stack = board.stack(slot);
            if stack.count(Colour::Red) > 0 && stack.height() > 1 {
                return Err("something lies on red, or red on something".to_owned());
            }
            if stack.height() > lucid_dreamscape::STACK_ROOM {
                return Err("a stack is too high".to_owned());
            }
        }
        let stands = board.dreamer().map_or(SlotSet::EMPTY, Slot::set) | board.trees();
        if !(stands & !board.occupied()).is_empty() {
            return Err("a tree or the Dreamer stands on nothing".to_owned());
        }
        if !(board.trees() & board.red()).is_empty() {
            return Err("a tree stands on red".to_owned());
        }
    }
    Ok(())
}

/// Every action that can be written down for a grid and a pack.
fn universe(game: &Dreamscape) -> Vec<Action> {
    let slots: Vec<Slot> = game.content().grid().all().into_iter().collect();
    let cards: Vec<CardId> = game.content().cards().map(|(card, _)| card).collect();
    let mut all = vec![
        Action::End,
        Action::UseLocation,
        Action::Enter,
        Action::Stop,
        Action::NoDraw,
        Action::KeepNone,
    ];
    for colour in Colour::ALL {
        all.extend([
            Action::Collect(colour),
            Action::Next(colour),
            Action::PileShard(colour),
        ]);
        all.extend(Colour::ALL.map(|take| Action::Exchange { give: colour, take }));
        all.extend(Location::ALL.map(|location| Action::Harvest { colour, location }));
        all.extend(slots.iter().map(|slot| Action::Place {
            colour,
            slot: *slot,
        }));
        for card in &cards {
            let card = *card;
            all.extend([
                Action::UseCard { card, colour },
                Action::Store { card, colour },
            ]);
        }
    }
    for location in Location::ALL {
        all.extend([Action::Move(location), Action::Reorder(location)]);
    }
    all.extend(Link::ALL.map(Action::Seed));
    all.extend(Level::ALL.map(Action::Draw));
    for card in &cards {
        let card = *card;
        all.extend([
            Action::Complete(card),
            Action::Keep(card),
            Action::Yield(card),
        ]);
    }
    for from in &slots {
        let from = *from;
        all.extend([Action::Plant(from), Action::Step(from)]);
        all.extend([Action::FreeStep(from), Action::Take(from)]);
        for to in &slots {
            // Stacks of random games are rarely higher; the fuzzer tries the rest.
            all.extend((0..6).map(|height| Action::Shift {
                from,
                height,
                to: *to,
            }));
        }
    }
    all
}
