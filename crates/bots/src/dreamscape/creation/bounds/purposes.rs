//! Purposes: the most that they can come to, by what is left to be placed.
//!
//! [`CountingPurposes`] are those that count shards. [`SpatialPurposes`] depend on where
//! things lie: chains, groups in sight, and how far the Dreamer is (U8, U10, U11).

use lucid_dreamscape::{Board, Colour, Grid, Player, PurposeKind, SlotSet, TILES, Table};

use super::use_values::new_mountains;
use crate::dreamscape::creation::model::{
    BoardSummary, Instance, LANDSCAPES, MAX_WHITES, PurposeValue, Reach, Resources, Standings,
};

/// The colours that are placed for a purpose: all but red.
const COLOURS: usize = 5;

/// Where the first shard goes. Where the others go is left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// Onto an empty slot.
    First,
    /// Onto one shard.
    Second,
    /// Onto more.
    Higher,
}

impl Layer {
    pub(crate) const COUNT: usize = 3;

    pub(crate) fn above(height: usize) -> Layer {
        match height {
            0 => Layer::First,
            1 => Layer::Second,
            _ => Layer::Higher,
        }
    }
}

/// The most that these purposes are worth: overall, and by where the first shard goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountedValue {
    pub(crate) bound: i32,
    pub(crate) first: [i32; Layer::COUNT],
}

/// The purposes that count shards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountingPurposes<'a> {
    purposes: [Option<(&'a PurposeValue, i32)>; TILES],
    /// Whether it matters how many shards go onto empty slots and how many onto others.
    splits: bool,
    /// The most that a tree brings for what it stands on.
    pub(crate) by_tree: i32,
    /// The most that a placed green shard brings for that split, by layer.
    pub(crate) greens: [i32; Layer::COUNT],
}

impl<'a> CountingPurposes<'a> {
    pub(crate) fn new(
        instance: &Instance<'a>,
        standings: &Standings,
        resources: &Resources<'_>,
    ) -> CountingPurposes<'a> {
        let mut counting = CountingPurposes {
            purposes: [None; TILES],
            splits: false,
            by_tree: 0,
            greens: [0; Layer::COUNT],
        };
        let [alone, second, _] = &mut counting.greens;
        let shards = resources.shards;
        let greens = u32::from(resources.hands[Colour::Green]);
        let mut on_top = [0; COLOURS];
        for (place, purpose, standing) in instance.evaluation.purposes_with_standing(standings) {
            match purpose.kind {
                PurposeKind::MostOfColour | PurposeKind::TableOfColour => {
                    let colour = purpose.colour.unwrap_or_default();
                    // A tree on green counts only the shard it was itself.
                    if colour != Colour::Green {
                        let more = u32::from(resources.hands[colour]) + greens;
                        on_top[colour as usize % COLOURS] += purpose.steepest(standing, more);
                    }
                }
                PurposeKind::PairStacks => {
                    counting.splits = true;
                    *second += purpose.steepest(standing, shards);
                }
                PurposeKind::FewestEmpty => {
                    counting.splits = true;
                    *alone += purpose.steepest(standing, shards);
                }
                PurposeKind::SinglesOfColour => {
                    counting.splits = true;
                    if purpose.colour == Some(Colour::Green) {
                        *alone += purpose.steepest(standing, greens);
                    }
                }
                PurposeKind::MostShards => {}
                _ => continue,
            }
            counting.purposes[place] = Some((purpose, standing));
        }
        // K5: a tree counts as a shard of what it stands on.
        counting.by_tree = on_top.into_iter().max().unwrap_or(0);
        counting
    }

    /// The most that they are worth when so many shards of each colour are placed or
    /// planted, without `by_tree` and `greens`.
    pub(crate) fn worth(&self, placed: &[u8; COLOURS]) -> CountedValue {
        let all: i32 = placed[1..].iter().map(|count| i32::from(*count)).sum();
        if !self.splits {
            let bound = self.split(placed, all, all);
            return CountedValue {
                bound,
                first: [bound; Layer::COUNT],
            };
        }
        let mut counted = CountedValue {
            bound: i32::MIN,
            first: [i32::MIN; Layer::COUNT],
        };
        let [first, second, higher] = &mut counted.first;
        for alone in 0..=all {
            let stacked = all - alone;
            let worth = self.split(placed, alone, stacked);
            counted.bound = counted.bound.max(worth);
            if alone > 0 {
                *first = (*first).max(worth);
            }
            if stacked > 0 {
                *second = (*second).max(worth);
                *higher = (*higher).max(self.split(placed, alone, stacked - 1));
            }
        }
        counted
    }

    /// The same when so many go onto empty slots and so many make a stack of two.
    fn split(&self, placed: &[u8; COLOURS], alone: i32, pairs: i32) -> i32 {
        let of = |colour: Colour| i32::from(placed[colour as usize % COLOURS]);
        let all = || placed.iter().map(|count| i32::from(*count)).sum::<i32>();
        let mut sum = 0;
        for (purpose, standing) in self.purposes.iter().flatten() {
            let colour = purpose.colour.unwrap_or_default();
            let more = match purpose.kind {
                PurposeKind::PairStacks => pairs,
                PurposeKind::FewestEmpty => alone,
                PurposeKind::SinglesOfColour if colour == Colour::Green => 0,
                PurposeKind::SinglesOfColour => alone.min(of(colour)),
                PurposeKind::MostShards => all(),
                _ => of(colour),
            };
            sum += purpose.at_most(standing + more);
        }
        sum
    }
}

/// How many groups of a colour are distinguished.
const GROUPS: usize = 12;

/// The most that these purposes can come to, by what is left to be placed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SpatialPurposes<'a> {
    all: [Option<(&'a PurposeValue, SpatialPurpose)>; TILES],
}

#[derive(Clone, Copy, Debug)]
enum SpatialPurpose {
    Chain(ColourGroups, Colour),
    Sight(ColourGroups, Colour, DreamerSight),
    /// How far he can get, by white shards.
    Far([u8; MAX_WHITES + 1]),
}

/// The visible groups of a colour.
#[derive(Clone, Copy, Debug, Default)]
struct ColourGroups {
    standing: i32,
    /// Their sizes, trees included, largest first.
    sizes: [u8; GROUPS],
    /// The largest sum of two groups that one slot would join.
    joined: i32,
}

/// What the Dreamer can see.
#[derive(Clone, Copy, Debug)]
struct DreamerSight {
    /// How many white shards he needs to move at all.
    moves_from: usize,
    /// Whether he can get onto a mountain, by white shards.
    mountain: [bool; MAX_WHITES + 1],
    on_mountain: bool,
    /// How much he sees now, and the sizes of the groups he does not see.
    seen: i32,
    hidden: [u8; GROUPS],
}

impl<'a> SpatialPurposes<'a> {
    pub(crate) fn new(
        instance: &Instance<'a>,
        standings: &Standings,
        table: &Table,
        resources: &Resources<'_>,
        summary: &BoardSummary,
        reach: &Reach,
    ) -> SpatialPurposes<'a> {
        let player = &table.players[instance.seat];
        let grid = instance.game.content().grid();
        let whites = usize::from(resources.hands[Colour::White]);
        let mut purposes = SpatialPurposes::default();
        for (place, purpose, standing) in instance.evaluation.purposes_with_standing(standings) {
            let colour = purpose.colour.unwrap_or_default();
            let spatial = match purpose.kind {
                PurposeKind::LongestChain => {
                    let groups = ColourGroups::new(grid, player, resources, colour, standing);
                    SpatialPurpose::Chain(groups, colour)
                }
                PurposeKind::GroupsInSight => {
                    let groups = ColourGroups::new(grid, player, resources, colour, standing);
                    let sight =
                        DreamerSight::new(instance, player, resources, summary, reach, colour);
                    SpatialPurpose::Sight(groups, colour, sight)
                }
                PurposeKind::FarthestDreamer => {
                    let mut far = [0; MAX_WHITES + 1];
                    for (used, far) in far.iter_mut().enumerate().take(whites + 1) {
                        let slots = reach.set(used).into_iter();
                        let steps = slots.map(|slot| grid.distance(slot)).max();
                        *far = steps.unwrap_or(0);
                    }
                    SpatialPurpose::Far(far)
                }
                _ => continue,
            };
            purposes.all[place] = Some((purpose, spatial));
        }
        purposes
    }

    /// The most that they are worth, with so many white shards for steps and so many
    /// others that are not stored.
    pub(crate) fn worth(&self, whites: usize, left: &[u8; LANDSCAPES]) -> i32 {
        let greens = i32::from(left[Colour::Green as usize]);
        let mut sum = 0;
        for (purpose, spatial) in self.all.iter().flatten() {
            let standing = match spatial {
                SpatialPurpose::Far(far) => i32::from(far[whites]),
                SpatialPurpose::Chain(groups, colour) => {
                    let more = i32::from(left[*colour as usize]);
                    groups.chain(more, trees(*colour, greens))
                }
                SpatialPurpose::Sight(groups, colour, sight) => {
                    let more = i32::from(left[*colour as usize]);
                    sight.standing(groups, whites, more, trees(*colour, greens))
                }
            };
            sum += purpose.at_most(standing);
        }
        sum
    }
}

/// How many green shards may become trees that add to a colour.
fn trees(colour: Colour, greens: i32) -> i32 {
    if colour == Colour::Green { 0 } else { greens }
}

fn size(board: &Board, group: SlotSet) -> u8 {
    (group.len() + (group & board.trees()).len()) as u8
}

/// Takes a group out of the tops of a colour.
fn take_group(grid: &Grid, left: &mut SlotSet) -> Option<SlotSet> {
    let mut group = left.first()?.set();
    loop {
        let more = group | (grid.around(group) & *left);
        if more == group {
            *left = *left & !group;
            return Some(group);
        }
        group = more;
    }
}

/// The sum of the largest sizes.
fn largest(sizes: &[u8; GROUPS], count: i32) -> i32 {
    let count = count.clamp(0, GROUPS as i32) as usize;
    sizes[..count].iter().map(|size| i32::from(*size)).sum()
}

/// Notes a group's size. The last place collects all groups beyond.
fn note(sizes: &mut [u8; GROUPS], number: usize, size: u8) {
    sizes[number.min(GROUPS - 1)] += size;
}

impl ColourGroups {
    fn new(
        grid: &Grid,
        player: &Player,
        resources: &Resources<'_>,
        colour: Colour,
        standing: i32,
    ) -> ColourGroups {
        let board = &player.board;
        let tops = board.tops(colour);
        let mut groups = ColourGroups {
            standing,
            ..ColourGroups::default()
        };
        let takes = (grid.all() & !board.occupied() & !resources.beyond)
            | (board.occupied() & !board.trees() & !board.red());
        let mut joins = [(0u8, 0u8); lucid_dreamscape::MAX_SLOTS];
        let mut left = tops;
        let mut number = 0;
        while let Some(group) = take_group(grid, &mut left) {
            let size = size(board, group);
            note(&mut groups.sizes, number, size);
            number += 1;
            for slot in grid.around(group) & takes & !tops {
                let (first, second) = &mut joins[slot.index()];
                if size > *first {
                    *second = *first;
                    *first = size;
                } else {
                    *second = (*second).max(size);
                }
            }
        }
        groups
            .sizes
            .sort_unstable_by_key(|size| std::cmp::Reverse(*size));
        let joined = joins.iter().map(|(first, second)| first + second).max();
        groups.joined = i32::from(joined.unwrap_or(0));
        groups
    }

    /// The longest chain that is possible. A path over `more` new tops passes through at
    /// most one more old group than that, and in each it is no longer than the longest
    /// chain so far.
    fn chain(&self, more: i32, trees: i32) -> i32 {
        let longest = match more {
            0 if self.sizes[0] == 0 => return self.standing,
            0 => self.standing,
            1 => self.standing.max(1 + self.joined),
            _ => {
                let all = largest(&self.sizes, more + 1);
                self.standing
                    .max(more + all.min((more + 1) * self.standing))
            }
        };
        longest + trees
    }
}

impl DreamerSight {
    fn new(
        instance: &Instance<'_>,
        player: &Player,
        resources: &Resources<'_>,
        summary: &BoardSummary,
        reach: &Reach,
        colour: Colour,
    ) -> DreamerSight {
        let grid = instance.game.content().grid();
        let board = &player.board;
        let rules = instance.game.rules();
        let is_mountain = |slot: &lucid_dreamscape::Slot| board.is_mountain(*slot, rules.mountain);
        let mountains: SlotSet = board.occupied().into_iter().filter(is_mountain).collect();
        let may_rise = new_mountains(resources, summary) > 0;
        let near = board
            .dreamer()
            .map_or(SlotSet::EMPTY, |slot| grid.neighbours(slot));
        let mut sight = DreamerSight {
            moves_from: usize::from(!(resources.carried() || resources.dreamer.is_none())),
            mountain: std::array::from_fn(|used| {
                may_rise || !(reach.set(used) & mountains).is_empty()
            }),
            on_mountain: board.dreamer().is_some_and(|slot| mountains.contains(slot)),
            seen: 0,
            hidden: [0; GROUPS],
        };
        let mut left = board.tops(colour);
        let mut number = 0;
        while let Some(group) = take_group(grid, &mut left) {
            let size = size(board, group);
            if (group & near).is_empty() {
                note(&mut sight.hidden, number, size);
                number += 1;
            } else {
                sight.seen += i32::from(size);
            }
        }
        sight
            .hidden
            .sort_unstable_by_key(|size| std::cmp::Reverse(*size));
        sight
    }

    fn standing(&self, groups: &ColourGroups, whites: usize, more: i32, trees: i32) -> i32 {
        if whites < self.moves_from {
            // He stays where he is, and nothing is placed under him.
            let joined = largest(&self.hidden, 3 * more);
            let seen = match self.seen + more {
                0 => 0,
                seen => seen + joined + trees,
            };
            return if self.on_mountain { 2 * seen } else { seen };
        }
        // Four groups are around him, and each new top joins four.
        let all = largest(&groups.sizes, 4 + 3 * more) + more + trees;
        if self.mountain[whites] { 2 * all } else { all }
    }
}
