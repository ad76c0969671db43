//! What the cards in front still lack, way by way (A1, A2).
//!
//! A card lies in many ways, but its cells ask for few different things. What
//! each of these lacks is worked out once for every slot, as counts in the bytes
//! of one word; a way is then the sum of a few words.

use dreamscape::{Board, CardId, Colour, Dreamscape, MAX_SLOTS, Player, Slot, Stack};

use super::evaluation::{Evaluation, LACKS, SHARD, STEP, STORED};
use super::scene::Scene;
use crate::dreamscape::laid::Shelf;

/// How much a card lacks, in units of [`SHARD`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Lacks(u8);

impl Lacks {
    fn new(units: usize) -> Lacks {
        Lacks(units.min(LACKS - 1) as u8)
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether nothing is missing.
    #[inline]
    pub(super) fn is_nothing(self) -> bool {
        self.0 == 0
    }
}

/// What a card lacks as the table lies, and at the least after anything that
/// may still be done; nothing where there is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    pub(super) now: Option<Lacks>,
    /// The same after the Dreamer has walked for nothing.
    pub(super) base: Option<Lacks>,
    pub(super) then: Option<Lacks>,
}

/// Some cards in all their ways.
#[derive(Clone, Debug, Default)]
pub(super) struct Ways {
    pub(super) cards: Vec<CardWays>,
    /// What cells ask for.
    specs: Vec<Spec>,
}

/// One card in all its ways.
#[derive(Clone, Debug)]
pub(super) struct CardWays {
    pub(super) card: CardId,
    /// What it scores, in hundredths.
    pub(super) points: i32,
    cells_each: usize,
    /// The cells of all ways, the Dreamer's first in each.
    cells: Vec<Cell>,
    /// What it may bring at the most, by what it lacks.
    worths: [i32; LACKS],
}

/// A cell of a card: what it asks for, and the slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    spec: u8,
    slot: u8,
}

/// What a cell asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spec {
    stack: Stack,
    tree: bool,
}

/// What is missing: a byte for each colour of landscapes, then trees, shards
/// that do not belong there, cells that are not finished, and flags.
type Missing = u64;

const TREE: Missing = 1 << 32;
const EXCESS: Missing = 1 << 40;
const CELL: Missing = 1 << 48;
/// The Dreamer stands on a cell that is not finished.
const IN_THE_WAY: Missing = 1 << 56;
/// It can never be finished.
const DEAD: Missing = 1 << 60;

#[inline]
fn byte(missing: Missing, place: u32) -> u8 {
    (missing >> (8 * place)) as u8
}

#[inline]
fn packed(colour: Colour) -> Missing {
    match colour {
        Colour::White | Colour::Red => 0,
        _ => 1 << (8 * colour as u32),
    }
}

fn packed_stack(stack: Stack) -> Missing {
    stack.iter().map(packed).sum()
}

/// What cells lack, by what they ask for and by slot.
#[derive(Clone, Debug, Default)]
pub(super) struct Missings(Vec<[Missing; MAX_SLOTS]>);

impl Ways {
    /// All ways of some cards.
    pub(super) fn new(
        game: &Dreamscape,
        evaluation: &Evaluation,
        shelf: &Shelf,
        cards: impl IntoIterator<Item = CardId>,
    ) -> Ways {
        let mut ways = Ways::default();
        for card in cards {
            let laid = shelf.card(game, card);
            let mut known: Vec<Vec<Cell>> = Vec::new();
            for way in laid.ways() {
                let mut way: Vec<Cell> = (way.iter())
                    .map(|cell| Cell {
                        spec: ways.spec(cell.stack, cell.tree),
                        slot: cell.slot.index() as u8,
                    })
                    .collect();
                way[1..].sort_unstable();
                if !known.contains(&way) {
                    known.push(way);
                }
            }
            let points = 100 * i32::from(game.content().card(card).points);
            ways.cards.push(CardWays {
                card,
                points,
                cells_each: game.content().card(card).cells.len().max(1),
                cells: known.into_iter().flatten().collect(),
                worths: std::array::from_fn(|lacks| {
                    let lacks = Some(Lacks(lacks as u8));
                    evaluation.card_at_most(points, lacks)
                }),
            });
        }
        ways
    }

    fn spec(&mut self, stack: Stack, tree: bool) -> u8 {
        let spec = Spec { stack, tree };
        let known = self.specs.iter().position(|known| *known == spec);
        known.unwrap_or_else(|| {
            self.specs.push(spec);
            self.specs.len() - 1
        }) as u8
    }

    /// Forgets the ways that a table rules out, whatever may still be done.
    pub(super) fn forget(&mut self, player: &Player, scene: &Scene<'_>) {
        let mut missings = Missings::default();
        self.look(player, scene, &mut missings);
        for card in &mut self.cards {
            let ways = card.cells.chunks_exact(card.cells_each);
            let alive = ways.filter(|way| missings.sum(way, scene).is_some());
            card.cells = alive.flatten().copied().collect();
        }
    }

    /// What all cells lack on a table.
    pub(super) fn look(&self, player: &Player, scene: &Scene<'_>, missings: &mut Missings) {
        let board = &player.board;
        missings.0.resize(self.specs.len(), [0; MAX_SLOTS]);
        for (spec, row) in self.specs.iter().zip(&mut missings.0) {
            let whole = packed_stack(spec.stack) + CELL;
            let tree = (packed(Colour::Green) + TREE) * u64::from(spec.tree);
            row.fill(whole + tree);
        }
        for slot in board.occupied() {
            let lies = packed_stack(board.stack(slot));
            for (spec, row) in self.specs.iter().zip(&mut missings.0) {
                row[slot.index()] = spec.missing(board, slot, lies, scene);
            }
        }
    }
}

impl Spec {
    /// What is missing on a slot where something lies.
    #[inline]
    fn missing(self, board: &Board, slot: Slot, lies: Missing, scene: &Scene<'_>) -> Missing {
        let stack = board.stack(slot);
        let has_tree = board.trees().contains(slot);
        let fits = self.stack.starts_with(stack);
        let mut missing;
        if fits && (!has_tree || (self.tree && self.stack == stack)) {
            missing = packed_stack(self.stack) - lies;
            if self.tree && !has_tree {
                missing += packed(Colour::Green) + TREE;
            }
            if missing == 0 {
                return 0;
            }
            missing += CELL;
        } else if scene.golem > 0 {
            missing = CELL + EXCESS;
        } else if has_tree {
            return DEAD;
        } else {
            // The Tower takes what does not belong there, from the top.
            let both = stack.iter().zip(self.stack.iter());
            let fitting = both.take_while(|(a, b)| a == b).count();
            let excess = (stack.height() - fitting) as u64;
            if excess > u64::from(scene.takes) {
                return DEAD;
            }
            let lies: Missing = stack.iter().take(fitting).map(packed).sum();
            missing = packed_stack(self.stack) - lies + CELL + excess * EXCESS;
            if self.tree {
                missing += packed(Colour::Green) + TREE;
            }
        }
        if scene.dreamer == Some(slot) {
            missing += IN_THE_WAY;
        }
        missing
    }
}

impl Missings {
    #[inline]
    fn at(&self, cell: Cell) -> Missing {
        self.0[usize::from(cell.spec)][usize::from(cell.slot) & (MAX_SLOTS - 1)]
    }

    /// What a way lacks, and how much of that where nothing can be placed; nothing
    /// where it is ruled out.
    #[inline]
    fn sum(&self, way: &[Cell], scene: &Scene<'_>) -> Option<(Missing, Missing)> {
        let (mut sum, mut beyond) = (0, 0);
        for cell in way {
            let missing = self.at(*cell);
            if missing >= DEAD {
                return None;
            }
            sum += missing;
            if scene.beyond.contains(Slot::new(cell.slot.into())) {
                beyond += missing;
            }
        }
        let possible = byte(sum, 5) <= scene.takes || scene.golem > 0;
        possible.then_some((sum, beyond))
    }
}

impl CardWays {
    /// What the card lacks now and then, and what single shards may do for it.
    ///
    /// A shard's part of a card is charged to it: where a card gains so much by so
    /// many shards, each of them is worth its share. So whatever is done, all
    /// cards together gain no more than the shards that were used are worth, each
    /// in its place.
    pub(super) fn outlook(
        &self,
        missings: &Missings,
        scene: &Scene<'_>,
        evaluation: &Evaluation,
        room: &mut Room,
    ) -> Outlook {
        room.ways.clear();
        let (mut now, mut base, mut then) = (u8::MAX, u8::MAX, u8::MAX);
        for (index, way) in self.cells.chunks_exact(self.cells_each).enumerate() {
            let Some((missing, beyond)) = missings.sum(way, scene) else {
                continue;
            };
            let few_trees = byte(missing, 4) <= scene.tree_reserve;
            if !few_trees && scene.golem == 0 {
                continue;
            }
            let target = Slot::new(way[0].slot.into());
            let lacks = lacks(missing, target, scene);
            let least = least(missing, beyond, target, scene).0;
            then = then.min(least);
            if byte(missing, 5) == 0 && few_trees {
                now = now.min(lacks.now);
                base = base.min(lacks.base);
            }
            room.ways.push(Candidate {
                missing,
                index,
                base: lacks.base,
                least,
                far: lacks.base_steps,
                target,
            });
        }
        let known = |lacks: u8| (lacks < u8::MAX).then_some(Lacks(lacks));
        let outlook = Outlook {
            now: known(now),
            base: known(base),
            then: known(then),
        };
        if scene.golem == 0 {
            self.charge(&outlook, missings, scene, evaluation, room);
        }
        outlook
    }

    /// Adds to the rates what shards may do for this card.
    fn charge(
        &self,
        outlook: &Outlook,
        missings: &Missings,
        scene: &Scene<'_>,
        evaluation: &Evaluation,
        room: &mut Room,
    ) {
        let base = evaluation.card_at_most(self.points, outlook.base);
        let worth = |lacks: u8| self.worths[usize::from(lacks)];
        if outlook.then.is_none_or(|then| worth(then.0) <= base) {
            return;
        }
        let most = scene.uses();
        let own = &mut room.own;
        *own = Rates::default();
        for way in &room.ways {
            if worth(way.least) <= base {
                continue;
            }
            let excess = byte(way.missing, 5);
            // What one shard mends at the most.
            let far = way.far.min(scene.reach());
            let each = match scene.strides() {
                true => SHARD.max(STEP * usize::from(far)),
                false => SHARD,
            } as u8;
            let floor = way.base.saturating_sub(most.saturating_mul(each));
            // What is missing is even, as all its parts are, except where it is more
            // than is told apart.
            let mut lacks = way.least.max(floor);
            let stride = 2 - lacks % 2;
            let mut rate = 0;
            loop {
                let gain = worth(lacks) - base;
                let mended = i32::from(way.base.saturating_sub(lacks)) + 8 * i32::from(excess);
                if gain <= 0 {
                    break;
                }
                if mended > 0 {
                    rate = rate.max((gain * UNIT).div_euclid(mended) + 1);
                }
                lacks += stride;
                if lacks >= way.base.max(1) && excess == 0 || lacks >= LACKS as u8 {
                    break;
                }
            }
            if rate > 0 {
                own.add(self, way, rate, missings, scene);
            }
        }
        room.rates.join(own);
    }
}

/// Rates are so many parts of a hundredth for each unit that is mended.
const UNIT: i32 = 16;

/// What mending so many units is worth at a rate.
#[inline]
fn at(rate: i32, units: usize) -> i32 {
    (rate * units as i32).div_euclid(UNIT) + 1
}

/// A way that may be worth something.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    missing: Missing,
    index: usize,
    base: u8,
    least: u8,
    /// The steps that are not free.
    far: u8,
    target: Slot,
}

/// Room to look at one table.
#[derive(Clone, Debug, Default)]
pub(super) struct Room {
    pub(super) missings: Missings,
    ways: Vec<Candidate>,
    own: Rates,
    pub(super) rates: Rates,
}

/// What a shard may do for cards at the most.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rates {
    /// Placed on a slot, or planted there if it is green.
    pub(super) placed: [[i32; 4]; MAX_SLOTS],
    /// Stored on a card.
    pub(super) stored: [i32; 5],
    /// As a step, in each direction.
    steps: [i32; 4],
    /// Taken away by the Tower.
    pub(super) taken: i32,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            placed: [[0; 4]; MAX_SLOTS],
            stored: [0; 5],
            steps: [0; 4],
            taken: 0,
        }
    }
}

impl Rates {
    fn add(
        &mut self,
        card: &CardWays,
        way: &Candidate,
        rate: i32,
        missings: &Missings,
        scene: &Scene<'_>,
    ) {
        let begin = way.index * card.cells_each;
        let placed = at(rate, SHARD);
        for cell in &card.cells[begin..begin + card.cells_each] {
            let missing = missings.at(*cell);
            if missing == 0 || scene.beyond.contains(Slot::new(cell.slot.into())) {
                continue;
            }
            for (colour, known) in self.placed[usize::from(cell.slot)].iter_mut().enumerate() {
                if byte(missing, colour as u32) > 0 {
                    *known = (*known).max(placed);
                }
            }
        }
        for (colour, known) in self.stored.iter_mut().enumerate().take(4) {
            if byte(way.missing, colour as u32) > scene.stored.0[colour] {
                *known = (*known).max(at(rate, SHARD - STORED));
            }
        }
        let far = way.far.min(scene.reach());
        if way.far > 0 {
            self.stored[4] = self.stored[4].max(at(rate, STEP - STORED));
        }
        if far > 0 {
            let steps = if scene.strides() { far.into() } else { 1 };
            let step = at(rate, STEP * steps);
            for (known, near) in self.steps.iter_mut().zip(scene.around()) {
                if near.is_none_or(|near| scene.leads(near, way.target)) {
                    *known = (*known).max(step);
                }
            }
        }
        let excess = byte(way.missing, 5);
        if excess > 0 {
            self.taken = self.taken.max(at(rate, 8 * usize::from(excess)));
        }
    }

    /// What a step may do for cards at the most, in the best direction.
    pub(super) fn step(&self) -> i32 {
        self.steps.into_iter().max().unwrap_or(0)
    }

    /// Together with what another card gains.
    fn join(&mut self, other: &Rates) {
        for (slot, more) in self.placed.iter_mut().zip(&other.placed) {
            for (known, more) in slot.iter_mut().zip(more) {
                *known += more;
            }
        }
        for (known, more) in self.stored.iter_mut().zip(&other.stored) {
            *known += more;
        }
        for (known, more) in self.steps.iter_mut().zip(&other.steps) {
            *known += more;
        }
        self.taken += other.taken;
    }
}

/// What is missing if the Creation ends now: with the Dreamer where he is, and
/// with what he can walk for nothing.
struct Short {
    now: u8,
    base: u8,
    base_steps: u8,
}

/// What is missing if the Creation ends now.
#[inline]
fn lacks(missing: Missing, target: Slot, scene: &Scene<'_>) -> Short {
    let mut units = 0;
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        let stored = needed.min(scene.stored[colour]);
        units += SHARD * usize::from(needed - stored) + STORED * usize::from(stored);
    }
    let mut steps = scene.distance(target);
    if missing & IN_THE_WAY != 0 && steps == 0 {
        // Nothing goes under the Dreamer: he has to step aside, and back.
        steps = 2;
    }
    let with = |steps: u8| {
        let stored = steps.min(scene.stored[Colour::White]);
        let units = units + STEP * usize::from(steps - stored) + STORED * usize::from(stored);
        Lacks::new(units).0
    };
    let base_steps = steps.saturating_sub(scene.free_reach());
    Short {
        // What is there but not completed yet is about to be.
        now: with(steps).max(1),
        base: with(base_steps),
        base_steps,
    }
}

/// What is missing at the least when all that may still be done is for this way.
#[inline]
fn least(missing: Missing, beyond: Missing, target: Slot, scene: &Scene<'_>) -> Lacks {
    if scene.golem > 0 {
        // Each of his moves may finish two cells, whatever they lack.
        let by_hand = scene.hands.total() > 0 || scene.takes > 0;
        let all = byte(missing, 6) <= 2 * scene.golem || by_hand;
        return Lacks(u8::from(!all));
    }
    let (mut shards, mut stored) = (0, 0);
    let mut wild = scene.takes + scene.thirds() as u8;
    let half = |count: u8| if scene.exchanges { count / 2 } else { 0 };
    for colour in Colour::LANDSCAPE {
        let outside = byte(beyond, colour as u32);
        let needed = byte(missing, colour as u32) - outside;
        let have = scene.hands[colour];
        let over = have.saturating_sub(needed);
        // What cannot be placed may at least be stored.
        let kept = match scene.free_slots {
            0 => 0,
            _ => outside.min(over),
        };
        let lacking = needed.saturating_sub(have) + outside - kept;
        let lies = lacking.min(scene.stored[colour]);
        wild += half(over);
        stored += lies + kept;
        shards += lacking - lies;
    }
    let mut steps = scene.distance(target);
    if steps == 0 && missing & IN_THE_WAY != 0 {
        steps = 2;
    }
    // Which of the shards are steps is left open.
    let mut steps = steps.saturating_sub(scene.reach());
    let lies = steps.min(scene.stored[Colour::White]);
    stored += lies;
    steps -= lies;
    wild += half(scene.hands[Colour::White]);
    for lacking in [&mut shards, &mut steps, &mut stored] {
        let mended = (*lacking).min(wild);
        *lacking -= mended;
        wild -= mended;
    }
    Lacks::new(
        SHARD * usize::from(shards) + STEP * usize::from(steps) + STORED * usize::from(stored),
    )
}

/// The distance between any two slots of a grid, whatever lies there.
pub(super) fn distances(game: &Dreamscape) -> Box<[[u8; MAX_SLOTS]; MAX_SLOTS]> {
    let grid = game.content().grid();
    let mut all = Box::new([[u8::MAX; MAX_SLOTS]; MAX_SLOTS]);
    for from in grid.all() {
        let mut seen = from.set();
        let mut edge = seen;
        for steps in 0.. {
            for slot in edge {
                all[from.index()][slot.index()] = steps;
            }
            edge = grid.around(edge) & !seen;
            if edge.is_empty() {
                break;
            }
            seen |= edge;
        }
    }
    all
}
