//! Dream Runners for the test tools: its variants, its laws and its random players.

mod scene;

pub use scene::Scene;

use std::sync::LazyLock;

use lucid_dream_runners::resolution::Block;
use lucid_dream_runners::{
    Action, BOARD, Colour, Content, DreamRunners, Event, Phase, Placed, Refusal, Rules, SegmentId,
    SegmentSet, Shape, Spot, State, Table, Thing, position,
};
use lucid_tabletop::{BySeat, Game, Random, Seat};

use crate::{Habit, Lawful, Title};

/// Every number of players, with the options that change what is played.
pub fn variants() -> Vec<Rules> {
    let mut all = Vec::new();
    for players in 2..=4 {
        for beginners in [false, true] {
            for timer in [Some(30), None] {
                all.push(Rules {
                    players,
                    beginners,
                    timer,
                    // Boards are shown in one of the four.
                    show_boards: beginners && timer.is_some(),
                    ..Rules::default()
                });
            }
        }
    }
    all
}

/// A game with the built-in pack.
pub fn game(rules: Rules) -> DreamRunners {
    DreamRunners::new(rules, lucid_packs::dream_runners().content.clone()).expect("playable rules")
}

/// A game with the rehearsal pack.
pub fn rehearsal_game(rules: Rules) -> DreamRunners {
    DreamRunners::new(rules, rehearsal()).expect("playable rules")
}

/// A pack of odd tiles, few segments and few chests: wild fragments and chests
/// everywhere, cells that converge, bats that meet, piles that run out.
pub fn rehearsal() -> Content {
    static PACK: LazyLock<Content> = LazyLock::new(|| {
        let text = include_str!("../packs/runners-rehearsal.toml");
        match lucid_packs::read("runners-rehearsal.toml", text) {
            Ok(lucid_packs::Pack::DreamRunners(pack)) => pack.content,
            Ok(_) => panic!("the pack is for Dream Runners"),
            Err(report) => panic!("{report}"),
        }
    });
    PACK.clone()
}

impl Lawful for DreamRunners {
    fn position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn parse_position(&self, text: &str) -> Result<State, String> {
        position::parse(self, text).map_err(|error| error.to_string())
    }

    fn rule(&self, refusal: &Refusal) -> &'static str {
        refusal.rule()
    }

    /// Every segment is in exactly one place, nothing overlaps, markers are on
    /// their tracks, and no set of four colours lies about.
    fn conserved(&self, state: &State) -> Result<(), String> {
        segments_are_conserved(self, state)?;
        boards_are_sound(self, state)?;
        let table = state.table();
        for (seat, player) in table.players.first(self.seats()) {
            let situation = &player.situation;
            if situation.fragments.iter().all(|count| *count > 0) {
                return Err(format!("{seat} holds a whole set"));
            }
            if situation.serenity > self.top() || situation.stars > self.last_star() {
                return Err(format!("a marker of {seat} is off its track"));
            }
            if (situation.serenity == 0) != player.woke.is_some() {
                return Err(format!("{seat} is awake and asleep"));
            }
        }
        let level = usize::from(table.round.saturating_sub(1) / 2);
        let tiles = table.drawn.into_iter();
        let levels: Vec<u8> = tiles.map(|tile| self.content().tile(tile).level).collect();
        for (index, most) in [2usize; 4].into_iter().enumerate() {
            let drawn = levels.iter().filter(|of| usize::from(**of) == index + 1);
            let most = if index > level { 0 } else { most };
            if drawn.count() > most {
                return Err(format!("too many tiles of level {}", index + 1));
            }
        }
        Ok(())
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

    fn universe(&self) -> Vec<Action> {
        universe(self)
    }

    fn ends(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Lock | Action::Auto | Action::Skip | Action::Pass
        )
    }

    /// Random boards wake everybody in a round or two. So most players are
    /// tidy: they look for a place that covers much, and lock when all is covered.
    fn pick(
        &self,
        state: &State,
        seat: Seat,
        habit: Habit,
        random: &mut Random,
        choices: &[Action],
    ) -> Action {
        if state.table().phase != Phase::Compose {
            return habit.pick(random, choices, |action| self.ends(action));
        }
        if habit == Habit::Even {
            return match random.below(12) {
                0 => Action::Lock,
                _ => random.pick(choices).expect("locking is always legal"),
            };
        }
        let view = self.view(state, Some(seat));
        let draft = view.own_draft().copied().unwrap_or_default();
        let missing = self.composition(&draft).missing();
        let patience = match habit {
            Habit::Busy(n) => 4 * n,
            Habit::Even => 1,
        };
        if missing == 0 || random.below(patience) == 0 {
            return Action::Lock;
        }
        let worth = |action: &Action| match action {
            Action::Put(placed) if draft.find(placed.segment).is_none() => {
                worth_of(self, state.table(), *placed)
            }
            Action::Put(_) => -4,
            Action::Clear => -1,
            _ => -8,
        };
        let tries = (0..patience).filter_map(|_| random.pick(choices));
        let best = tries.max_by_key(worth).unwrap_or(Action::Lock);
        match worth(&best) {
            0.. => best,
            _ if missing <= 2 || draft.is_empty() => Action::Lock,
            _ => Action::Clear,
        }
    }

    /// R19: who has woken up cannot win, whatever the points.
    fn best_score_wins(&self) -> bool {
        false
    }

    fn somebody_wins(&self, state: &State) -> bool {
        !state.table().sleepers(self.rules().players).is_empty()
    }
}

impl Title for DreamRunners {
    fn variants() -> Vec<Rules> {
        variants()
    }

    fn largest() -> Rules {
        Rules {
            players: 4,
            ..Rules::default()
        }
    }

    fn content_of_records() -> Content {
        rehearsal()
    }

    fn with_rules(rules: Rules) -> DreamRunners {
        game(rules)
    }

    fn rehearsal(rules: Rules) -> DreamRunners {
        rehearsal_game(rules)
    }

    fn key(refusal: &Refusal) -> &'static str {
        refusal.key()
    }

    fn rules_of_position(text: &str) -> Option<Rules> {
        position::rules_of(text).ok()
    }

    fn with_every_pack(rules: Rules) -> Vec<DreamRunners> {
        let built_in = lucid_packs::dream_runners().content.clone();
        let games = [built_in, rehearsal()].map(|content| DreamRunners::new(rules, content));
        games.into_iter().flatten().collect()
    }

    fn any_action([kind, a, b, c, d]: [u8; 5]) -> Action {
        let segment = |n: u8| SegmentId::new(usize::from(n) % 128);
        match kind % 24 {
            0 => Action::Lift(segment(a)),
            1 => Action::Clear,
            2 => Action::Lock,
            3 => Action::Take(Thing::ALL[usize::from(a) % 11]),
            4 => Action::Auto,
            5 => Action::Block(Block::ALL[usize::from(a) % 3]),
            6 => Action::Cell(Spot::new(usize::from(a) % 9)),
            7 => Action::Wild(Colour::ALL[usize::from(a) % 4]),
            8 => Action::Bat(segment(a)),
            9 => Action::Buy(segment(a)),
            10 => Action::Calm,
            11 => Action::Skip,
            12 => Action::Pass,
            // Far out with one half, near the dream with the other.
            13..18 => Action::Put(Placed {
                segment: segment(a),
                turn: b,
                column: c,
                row: d,
            }),
            _ => Action::Put(Placed {
                segment: segment(a % 48),
                turn: b % 4,
                column: c % 7,
                row: d % 7,
            }),
        }
    }
}

/// How well a segment lies: inside rather than outside, banishing nightmares.
fn worth_of(game: &DreamRunners, table: &Table, placed: Placed) -> i32 {
    let dream = game.dream(table);
    let cells = game.piece(placed.segment).turned(placed.turn).places();
    let worth = cells.map(|(column, row, symbol)| {
        let (column, row) = (
            column + usize::from(placed.column),
            row + usize::from(placed.row),
        );
        if !(2..5).contains(&column) || !(2..5).contains(&row) {
            return -3;
        }
        let cell = dream.map(|dream| dream.cells[3 * (row - 2) + column - 2]);
        let haunted = cell.is_some_and(|cell| cell.is_nightmare());
        match (haunted, symbol.banishes()) {
            (true, true) => 6,
            (true, false) => 0,
            (false, _) => 2,
        }
    });
    worth.sum()
}

/// Each segment is unseen, on offer, owned or out of the game, and only one of these.
fn segments_are_conserved(game: &DreamRunners, state: &State) -> Result<(), String> {
    let table = state.table();
    let mut places: Vec<SegmentSet> = vec![table.gone];
    places.extend(Shape::ALL.map(|shape| game.unseen(table, shape)));
    places.push(table.face_up.iter().flatten().copied().collect());
    places.extend(table.players.0.iter().map(|player| player.segments));
    let mut seen = SegmentSet::EMPTY;
    for place in places {
        if !seen.and(place).is_empty() {
            return Err("a segment is in two places".to_owned());
        }
        seen = seen.or(place);
    }
    let nobodys = (4 - game.seats()) * Shape::ALL.len();
    if seen.len() + nobodys != game.content().segment_count() {
        return Err("segments are not conserved".to_owned());
    }
    let most = table.players.0.iter().map(|player| player.segments.len());
    if most.max() > Some(lucid_dream_runners::MAX_OWNED) {
        return Err("a player has too many segments".to_owned());
    }
    Ok(())
}

/// R1, B3: what lies on a board is the player's, covers the dream, and lies alone.
fn boards_are_sound(game: &DreamRunners, state: &State) -> Result<(), String> {
    for seat in Seat::first(game.seats()) {
        let view = game.view(state, Some(seat));
        let draft = view.own_draft().copied().unwrap_or_default();
        let mut covered = [[false; BOARD]; BOARD];
        for placed in draft.placed() {
            let owner = &state.table().players[seat];
            if !owner.segments.contains(placed.segment) {
                return Err(format!("{seat} lays what belongs to others"));
            }
            let mut inside = false;
            for (column, row, _) in game.piece(placed.segment).turned(placed.turn).places() {
                let (column, row) = (
                    column + usize::from(placed.column),
                    row + usize::from(placed.row),
                );
                if std::mem::replace(&mut covered[row][column], true) {
                    return Err(format!("segments of {seat} overlap"));
                }
                inside |= (2..5).contains(&column) && (2..5).contains(&row);
            }
            if !inside {
                return Err(format!("a segment of {seat} covers nothing"));
            }
        }
    }
    Ok(())
}

/// Every action that can be written down for a pack.
fn universe(game: &DreamRunners) -> Vec<Action> {
    let mut all = vec![
        Action::Clear,
        Action::Lock,
        Action::Auto,
        Action::Calm,
        Action::Skip,
        Action::Pass,
    ];
    all.extend(Thing::ALL.map(Action::Take));
    all.extend(Block::ALL.map(Action::Block));
    all.extend(Spot::all().map(Action::Cell));
    all.extend(Colour::ALL.map(Action::Wild));
    for index in 0..game.content().segment_count() {
        let segment = SegmentId::new(index);
        all.extend([
            Action::Lift(segment),
            Action::Bat(segment),
            Action::Buy(segment),
        ]);
        for turn in 0..4 {
            for place in 0..BOARD * BOARD {
                all.push(Action::Put(Placed {
                    segment,
                    turn,
                    column: (place % BOARD) as u8,
                    row: (place / BOARD) as u8,
                }));
            }
        }
    }
    all
}
