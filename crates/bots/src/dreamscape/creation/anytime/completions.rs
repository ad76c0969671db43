//! Short ways to complete a card.
//!
//! For the placements that lack least, the steps are looked for that bring what is
//! missing: shards and trees on their slots, the Dreamer to his, exchanges for colours that
//! are not at hand, and what Tower and Golem can do for it. Detours are left to the other
//! searches.

use lucid_dreamscape::{
    Action, CardId, Colour, MAX_SLOTS, Pending, Player, Power, Slot, Stack, State,
};
use lucid_tabletop::{Choices, Game as _};

use crate::dreamscape::creation::bounds::{IMPOSSIBLE, ShortlistDepth};
use crate::dreamscape::creation::model::{CardCell, IN_THE_WAY, Instance, Resources, byte};
use crate::dreamscape::creation::ordering::ExchangeWindow;
use crate::dreamscape::creation::search::Search;

/// How many placements of each card are tried.
const PLACEMENTS: usize = 4;
/// How many steps are tried for a placement.
const TRIES: u32 = 60;
/// How many more steps than the shortest a way may have, without powers and with them.
const DETOUR: usize = 2;
const POWERED_DETOUR: usize = 6;

/// Ways without powers are tried first.
const POWERED: usize = 100;

/// A placement that may be completed.
#[derive(Clone, Debug)]
struct Goal {
    card: CardId,
    cells: Vec<GoalCell>,
    target: Slot,
    /// How many more steps than it lacks a way may have.
    detour: usize,
}

/// A cell of it.
#[derive(Clone, Copy, Debug)]
struct GoalCell {
    slot: Slot,
    stack: Stack,
    tree: bool,
}

/// What a goal still lacks.
#[derive(Clone, Copy, Debug, Default)]
struct Lack {
    colours: [u8; 6],
    /// Shards to place, trees to plant and steps to make.
    steps: usize,
    /// Shards that are in the way.
    excess: usize,
}

impl Search<'_, '_> {
    /// Short ways to complete a card.
    pub(crate) fn completions(&mut self, state: &State) -> Vec<Vec<Action>> {
        let instance = self.instance;
        if state.table().players[instance.seat].pending != Pending::Nothing {
            return Vec::new();
        }
        let mut ways = Vec::new();
        for goal in instance.goals(state) {
            let lack = goal.lack(state, instance);
            let Some(lack) = lack else { continue };
            let mut way = Vec::new();
            let mut tries = TRIES;
            let most = lack.steps + goal.detour;
            if self.approach(&goal, state, most, &mut tries, &mut way) {
                ways.push(way);
            }
        }
        ways
    }

    /// Looks for the rest of a way, depth first. Returns whether it was found.
    fn approach(
        &mut self,
        goal: &Goal,
        state: &State,
        left: usize,
        tries: &mut u32,
        way: &mut Vec<Action>,
    ) -> bool {
        let instance = self.instance;
        let player = &state.table().players[instance.seat];
        if !player.front.contains(goal.card) {
            return true;
        }
        if player.pending == Pending::Order {
            let action = Action::Complete(goal.card);
            let may = instance.game.check(state, instance.seat, action).is_ok();
            if may {
                way.push(action);
            }
            return may;
        }
        if player.pending != Pending::Nothing {
            // Another card was completed on the way, which is as good.
            return true;
        }
        let Some(lack) = goal.lack(state, instance) else {
            return false;
        };
        if lack.steps > left {
            return false;
        }
        let mut choices = Choices::new();
        instance
            .game
            .legal_actions(state, instance.seat, &mut choices);
        let mut useful: Vec<(usize, Action)> = (choices.iter())
            .filter_map(|action| Some((goal.rank(instance, player, &lack, *action)?, *action)))
            .collect();
        useful.sort_by_key(|(rank, _)| *rank);
        for (_, action) in useful {
            if *tries == 0 || self.has_line() && self.spend() {
                return false;
            }
            *tries -= 1;
            let mut next = state.clone();
            instance.play_and_score(&mut next, action);
            way.push(action);
            if self.approach(goal, &next, left - 1, tries, way) {
                return true;
            }
            way.pop();
        }
        false
    }
}

impl Goal {
    /// What is still missing; `None` if the placement has become impossible.
    fn lack(&self, state: &State, instance: &Instance<'_>) -> Option<Lack> {
        let player = &state.table().players[instance.seat];
        let board = &player.board;
        let mut lack = Lack::default();
        let mut aside = false;
        for cell in &self.cells {
            let stack = board.stack(cell.slot);
            let has_tree = board.trees().contains(cell.slot);
            let both = stack.iter().zip(cell.stack.iter());
            let fitting = both.take_while(|(lies, wanted)| lies == wanted).count();
            let excess = stack.height() - fitting;
            if has_tree && !(cell.tree && cell.stack == stack) {
                return None;
            }
            lack.excess += excess;
            lack.steps += excess;
            for height in fitting..cell.stack.height() {
                lack.colours[cell.stack.get(height)? as usize] += 1;
                lack.steps += 1;
            }
            if cell.tree && !has_tree {
                lack.colours[Colour::Green as usize] += 1;
                lack.steps += 1;
            }
            let unfinished = stack != cell.stack || (cell.tree && !has_tree);
            aside |= unfinished && board.dreamer() == Some(cell.slot);
        }
        let walk = match board.dreamer() {
            Some(slot) if slot == self.target && aside => 2,
            Some(slot) => instance.distance(slot, self.target),
            None => 1 + instance.distance(instance.game.content().grid().entry(), self.target),
        };
        lack.steps += walk;
        // Land may carry him, so only the first step is sure to cost something.
        lack.colours[Colour::White as usize] += walk as u8;
        Some(lack)
    }

    /// How soon to try an action; `None` if it does not help.
    fn rank(
        &self,
        instance: &Instance<'_>,
        player: &Player,
        lack: &Lack,
        action: Action,
    ) -> Option<usize> {
        match action {
            Action::Place { colour, slot } => {
                let cell = self.cells.iter().find(|cell| cell.slot == slot)?;
                let height = player.board.stack(slot).height();
                (cell.stack.get(height) == Some(colour)).then_some(10)
            }
            Action::Plant(slot) => {
                let cell = self.cells.iter().find(|cell| cell.slot == slot)?;
                (cell.tree && cell.stack == player.board.stack(slot)).then_some(20)
            }
            Action::Exchange { give, take } => {
                let lacks = |colour: Colour| lack.colours[colour as usize];
                let count = if give == Colour::Red { 3 } else { 2 };
                let helps = give != take
                    && lacks(take) > player.hands[take]
                    && player.hands[give] >= lacks(give) + count;
                // White last, because the Dreamer may be carried.
                helps.then_some(if take == Colour::White { 5 } else { 0 })
            }
            Action::UseCard { card, colour } => {
                let power = instance.game.content().card(card).power;
                let spare = player.hands[colour] > lack.colours[colour as usize];
                let lacks =
                    |colour: &Colour| lack.colours[*colour as usize] > player.hands[*colour];
                let helps = lack.excess > 0 || Colour::ALL.iter().any(lacks);
                (spare && helps && matches!(power, Power::Tower | Power::Golem)).then_some(8)
            }
            Action::Take(slot) => {
                let top = player.board.top(slot)?;
                let lacks = lack.colours[top as usize] > player.hands[top];
                match self.cells.iter().find(|cell| cell.slot == slot) {
                    Some(cell) => (!cell.stack.starts_with(player.board.stack(slot))).then_some(1),
                    None => lacks.then_some(2),
                }
            }
            Action::Shift { from, height, to } => {
                let cell = |slot: Slot| self.cells.iter().find(|cell| cell.slot == slot);
                let lifted = player.board.stack(from);
                let arrives = cell(to).is_some_and(|cell| {
                    let below = player.board.stack(to);
                    let wanted = cell.stack.get(below.height());
                    cell.stack.starts_with(below) && wanted == lifted.get(height.into())
                });
                let leaves = cell(from).is_some_and(|cell| !cell.stack.starts_with(lifted));
                let breaks = !leaves && cell(from).is_some();
                match (arrives && !breaks, leaves) {
                    (true, true) => Some(1),
                    (true, false) => Some(2),
                    (false, true) => Some(3),
                    _ => None,
                }
            }
            Action::Stop => Some(9),
            Action::Enter => Some(30),
            Action::FreeStep(to) => Some(30 + 2 * instance.distance(to, self.target)),
            Action::Step(to) => Some(31 + 2 * instance.distance(to, self.target)),
            _ => None,
        }
    }
}

impl Instance<'_> {
    fn distance(&self, from: Slot, to: Slot) -> usize {
        usize::from(self.distances[from.index() % MAX_SLOTS][to.index() % MAX_SLOTS])
    }

    /// The placements that may be completed with what is at hand, for each card those that
    /// take the least.
    fn goals(&self, state: &State) -> Vec<Goal> {
        // Fills the table of what cells lack.
        self.assess(state, ShortlistDepth::ROOT, IMPOSSIBLE);
        let table = state.table();
        let player = &table.players[self.seat];
        let resources = self.resources(table, ExchangeWindow::Open);
        let shortfalls = &self.scratch.borrow().shortfalls;
        let mut goals = Vec::new();
        for card in &self.placements.cards {
            if !player.front.contains(card.card) {
                continue;
            }
            let mut near: Vec<(usize, usize, &[CardCell])> = Vec::new();
            for cells in card.placements() {
                let Some((missing, beyond)) = shortfalls.sum(cells, &resources) else {
                    continue;
                };
                if byte(missing, 4) > table.tree_reserve {
                    continue;
                }
                let is_plain = byte(missing, 5) == 0 && beyond & 0xffff_ffff == 0;
                let target = cells[0].slot();
                let plain = price(missing, target, &resources).filter(|_| is_plain);
                let with_powers = || powered_price(missing, &resources);
                near.extend(
                    plain
                        .or_else(with_powers)
                        .map(|(price, detour)| (price, detour, cells)),
                );
            }
            near.sort_by_key(|(price, ..)| *price);
            goals.extend(near.into_iter().take(PLACEMENTS).map(|(_, detour, cells)| {
                let cell = |cell: &CardCell| {
                    let spec = &self.placements.specs[usize::from(cell.spec)];
                    GoalCell {
                        slot: cell.slot(),
                        stack: spec.stack,
                        tree: spec.tree,
                    }
                };
                Goal {
                    card: card.card,
                    target: cells[0].slot(),
                    cells: cells.iter().map(cell).collect(),
                    detour,
                }
            }));
        }
        goals
    }
}

/// What a placement takes with the Tower or the Golem, as a guess, and by how much a way
/// may be longer than what it lacks.
fn powered_price(missing: u64, resources: &Resources<'_>) -> Option<(usize, usize)> {
    let unfinished = byte(missing, 6);
    let lacking: u8 = (Colour::LANDSCAPE.into_iter())
        .map(|colour| byte(missing, colour as u32).saturating_sub(resources.hands[colour]))
        .sum();
    let help = resources.takes + resources.golem;
    let may = help > 0 && lacking + byte(missing, 5) <= help + 1 && unfinished <= 2 * help;
    may.then_some((POWERED + usize::from(lacking + unfinished), POWERED_DETOUR))
}

/// How many shards a placement takes, and by how much a way may be longer than what it
/// lacks; `None` if there are not enough.
fn price(missing: u64, target: Slot, resources: &Resources<'_>) -> Option<(usize, usize)> {
    let mut walk = resources.distance(target);
    if walk == 0 && missing & IN_THE_WAY != 0 {
        walk = 2;
    }
    let hands = &resources.hands;
    let whites = resources.whites(walk);
    let mut lacking = whites.saturating_sub(hands[Colour::White]);
    let mut pairs = hands[Colour::White].saturating_sub(whites) / 2 + hands[Colour::Red] / 3;
    let mut all = usize::from(whites);
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        all += usize::from(needed);
        lacking += needed.saturating_sub(hands[colour]);
        pairs += hands[colour].saturating_sub(needed) / 2;
    }
    let exchanges = usize::from(lacking);
    (lacking <= pairs).then_some((all + exchanges, exchanges + DETOUR))
}
