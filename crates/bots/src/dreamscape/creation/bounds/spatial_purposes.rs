//! Purposes that depend on where things lie: chains, groups in sight, and how far the
//! Dreamer is (U8, U10, U11).

use lucid_dreamscape::{Board, Colour, Grid, Player, PurposeKind, SlotSet, TILES, Table};

use super::walk_points::new_mountains;
use crate::dreamscape::creation::model::{
    BoardSummary, Instance, LANDSCAPES, MAX_WHITES, PurposeValue, Reach, Resources, Standings,
};

/// How many groups of a colour are told apart.
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
