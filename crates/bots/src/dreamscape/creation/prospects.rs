//! Purposes that do not grow shard by shard: chains, groups in sight, and how
//! far the Dreamer is (U8, U10, U11).

use lucid_dreamscape::{Board, Colour, Grid, Player, PurposeKind, SlotSet, TILES, Table};

use super::bound::{Ground, Standings};
use super::hand::COLOURS;
use super::purposes::Aim;
use super::reach::{Reach, STEPS};
use super::scene::Scene;
use super::survey::Survey;
use super::walk::new_mountains;

/// The groups of a colour that are told apart.
const GROUPS: usize = 12;

/// What these purposes may come to, by what is left to be placed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospects<'a> {
    all: [Option<(&'a Aim, Prospect)>; TILES],
}

#[derive(Clone, Copy, Debug)]
enum Prospect {
    Chain(Groups, Colour),
    Sight(Groups, Colour, Sight),
    /// How far he may be, by the white shards that he takes.
    Far([u8; STEPS + 1]),
}

/// The visible groups of a colour.
#[derive(Clone, Copy, Debug, Default)]
struct Groups {
    standing: i32,
    /// How many shards they have, trees included, the largest first.
    sizes: [u8; GROUPS],
    /// What two of them have together at the most that one slot joins.
    joined: i32,
}

/// What the Dreamer sees.
#[derive(Clone, Copy, Debug)]
struct Sight {
    /// How many white shards he needs to move at all; none if he is carried.
    moves_from: usize,
    /// Whether he may come onto a mountain, by the white shards that he takes.
    mountain: [bool; STEPS + 1],
    on_mountain: bool,
    /// What he sees now, and the sizes of the groups that he does not.
    seen: i32,
    hidden: [u8; GROUPS],
}

impl<'a> Prospects<'a> {
    pub(super) fn new(
        ground: &Ground<'a>,
        standings: &Standings,
        table: &Table,
        scene: &Scene<'_>,
        survey: &Survey,
        reach: &Reach,
    ) -> Prospects<'a> {
        let player = &table.players[ground.seat];
        let grid = ground.game.content().grid();
        let whites = usize::from(scene.hands[Colour::White]);
        let mut prospects = Prospects::default();
        for (place, aim, standing) in ground.evaluation.standing_with(standings) {
            let colour = aim.colour.unwrap_or_default();
            let prospect = match aim.kind {
                PurposeKind::LongestChain => {
                    let groups = Groups::new(grid, player, scene, colour, standing);
                    Prospect::Chain(groups, colour)
                }
                PurposeKind::GroupsInSight => {
                    let groups = Groups::new(grid, player, scene, colour, standing);
                    let sight = Sight::new(ground, player, scene, survey, reach, colour);
                    Prospect::Sight(groups, colour, sight)
                }
                PurposeKind::FarthestDreamer => {
                    let mut far = [0; STEPS + 1];
                    for (used, far) in far.iter_mut().enumerate().take(whites + 1) {
                        let slots = reach.set(used).into_iter();
                        let steps = slots.map(|slot| grid.distance(slot)).max();
                        *far = steps.unwrap_or(0);
                    }
                    Prospect::Far(far)
                }
                _ => continue,
            };
            prospects.all[place] = Some((aim, prospect));
        }
        prospects
    }

    /// What they are worth at the most, with so many white shards for steps and so
    /// many others that are not stored.
    pub(super) fn worth(&self, whites: usize, left: &[u8; COLOURS]) -> i32 {
        let greens = i32::from(left[Colour::Green as usize]);
        let mut sum = 0;
        for (aim, prospect) in self.all.iter().flatten() {
            let standing = match prospect {
                Prospect::Far(far) => i32::from(far[whites]),
                Prospect::Chain(groups, colour) => {
                    let more = i32::from(left[*colour as usize]);
                    groups.chain(more, trees(*colour, greens))
                }
                Prospect::Sight(groups, colour, sight) => {
                    let more = i32::from(left[*colour as usize]);
                    sight.standing(groups, whites, more, trees(*colour, greens))
                }
            };
            sum += aim.at_most(standing);
        }
        sum
    }
}

/// How many of the green shards may count as trees on a colour besides.
fn trees(colour: Colour, greens: i32) -> i32 {
    if colour == Colour::Green { 0 } else { greens }
}

fn size(board: &Board, group: SlotSet) -> u8 {
    (group.len() + (group & board.trees()).len()) as u8
}

/// Takes a group of a colour out of a set.
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

/// The sum of the largest.
fn largest(sizes: &[u8; GROUPS], count: i32) -> i32 {
    let count = count.clamp(0, GROUPS as i32) as usize;
    sizes[..count].iter().map(|size| i32::from(*size)).sum()
}

/// Adds a group's size; what has no room is added to the last.
fn note(sizes: &mut [u8; GROUPS], number: usize, size: u8) {
    sizes[number.min(GROUPS - 1)] += size;
}

impl Groups {
    fn new(
        grid: &Grid,
        player: &Player,
        scene: &Scene<'_>,
        colour: Colour,
        standing: i32,
    ) -> Groups {
        let board = &player.board;
        let tops = board.tops(colour);
        let mut groups = Groups {
            standing,
            ..Groups::default()
        };
        let takes = (grid.all() & !board.occupied() & !scene.beyond)
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

    /// The longest chain that there may be: a path over so many new tops goes
    /// through one more of the old groups at the most, and in each it is no longer
    /// than the longest.
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

impl Sight {
    fn new(
        ground: &Ground<'_>,
        player: &Player,
        scene: &Scene<'_>,
        survey: &Survey,
        reach: &Reach,
        colour: Colour,
    ) -> Sight {
        let grid = ground.game.content().grid();
        let board = &player.board;
        let rules = ground.game.rules();
        let is_mountain = |slot: &lucid_dreamscape::Slot| board.is_mountain(*slot, rules.mountain);
        let mountains: SlotSet = board.occupied().into_iter().filter(is_mountain).collect();
        let may_rise = new_mountains(scene, survey) > 0;
        let near = board
            .dreamer()
            .map_or(SlotSet::EMPTY, |slot| grid.neighbours(slot));
        let mut sight = Sight {
            moves_from: usize::from(!(scene.carried() || scene.dreamer.is_none())),
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

    fn standing(&self, groups: &Groups, whites: usize, more: i32, trees: i32) -> i32 {
        if whites < self.moves_from {
            // He stays where he is, and nothing is put under him.
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
