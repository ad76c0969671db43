//! Observes one game of Dreamscape: what each card took, and what each purpose paid.

use lucid_dreamscape::{Card, CardId, Colour, Content, Event, Grid, Reason, Slot, TileId, turned};
use lucid_tabletop::{BySeat, Events, Seat};

/// What is spent on several cards at once is divided among them, in whole numbers.
pub(super) const PART: u32 = 60;

/// What was spent on one card from the moment it was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spent {
    pub(super) card: CardId,
    /// The cycle in which it was kept.
    since: u8,
    /// The shards that had been laid before.
    laid_before: u32,
    /// Shards, in parts: those of its structure that were laid for it, one for each
    /// tree, and its part of the white ones that the Dreamer's steps cost.
    pub(super) shards: u32,
    /// Its part of the action points spent in Travel.
    pub(super) actions: u32,
    /// After how many cycles it was completed, if it was.
    pub(super) cycles: Option<u8>,
}

/// A shard or a tree, and how many had been laid before it.
type Laid<T> = (T, u32);

/// What one player has in front and on the Dreamscape.
#[derive(Clone, Debug, Default)]
struct PlayerEffort {
    front: Vec<Spent>,
    done: Vec<Spent>,
    stacks: Vec<Vec<Laid<Colour>>>,
    trees: Vec<Option<u32>>,
    dreamer: Option<Slot>,
    laid: u32,
}

impl PlayerEffort {
    /// Divides something among the cards in front.
    fn divide(&mut self, on: impl Fn(&mut Spent) -> &mut u32) {
        let among = self.front.len() as u32;
        for spent in &mut self.front {
            *on(spent) += PART / among;
        }
    }
}

/// What was spent on cards, and paid by purposes, in one game.
#[derive(Debug)]
pub(super) struct CardEffort<'a> {
    content: &'a Content,
    mirrored: bool,
    cycle: u8,
    players: BySeat<PlayerEffort>,
    /// The purposes that lie out, in the order of their places.
    pub(super) tiles: Vec<TileId>,
    /// What each place paid to each seat.
    pub(super) paid: Vec<BySeat<i32>>,
}

impl<'a> CardEffort<'a> {
    pub(super) fn new(content: &'a Content, mirrored: bool) -> CardEffort<'a> {
        let slots = content.grid().all().into_iter().map(Slot::index).max();
        let slots = slots.map_or(0, |last| last + 1);
        CardEffort {
            content,
            mirrored,
            cycle: 0,
            players: BySeat::from_fn(|_| PlayerEffort {
                stacks: vec![Vec::new(); slots],
                trees: vec![None; slots],
                ..PlayerEffort::default()
            }),
            tiles: Vec::new(),
            paid: Vec::new(),
        }
    }

    /// What was spent on each card that was kept, completed or not.
    pub(super) fn spent(&self) -> impl Iterator<Item = &Spent> {
        let players = self.players.0.iter();
        players.flat_map(|player| player.done.iter().chain(&player.front))
    }

    /// A card is completed: what lies in its structure was laid for it, unless it
    /// was there before.
    fn completed(&mut self, seat: Seat, card: CardId) {
        let player = &mut self.players[seat];
        let Some(place) = player.front.iter().position(|spent| spent.card == card) else {
            return;
        };
        let mut spent = player.front.remove(place);
        let structure = player.dreamer.and_then(|dreamer| {
            let (card, grid) = (self.content.card(card), self.content.grid());
            structure(card, grid, dreamer, self.mirrored, player)
        });
        for slot in structure.unwrap_or_default() {
            let shards = player.stacks[slot.index()].iter();
            let shards = shards.filter(|(_, when)| *when >= spent.laid_before);
            let tree = player.trees[slot.index()];
            let tree = tree.is_some_and(|when| when >= spent.laid_before);
            spent.shards += PART * (shards.count() as u32 + u32::from(tree));
        }
        spent.cycles = Some(self.cycle - spent.since.min(self.cycle));
        player.done.push(spent);
    }
}

impl Events<Event> for CardEffort<'_> {
    fn happened(&mut self, event: Event) {
        match event {
            Event::Cycle(cycle) => self.cycle = cycle,
            Event::Tile(tile) => {
                self.tiles.push(tile);
                self.paid.push(BySeat::default());
            }
            Event::Kept(seat, card) => {
                let since = self.cycle;
                let player = &mut self.players[seat];
                player.front.push(Spent {
                    card,
                    since,
                    laid_before: player.laid,
                    shards: 0,
                    actions: 0,
                    cycles: None,
                });
            }
            // T2, T3: both cost an action point, unless a key opens the way (T4).
            Event::Collected { seat, .. } | Event::Moved { seat, cost: 1, .. } => {
                self.players[seat].divide(|spent| &mut spent.actions);
            }
            Event::Placed { seat, colour, slot } => {
                let player = &mut self.players[seat];
                player.stacks[slot.index()].push((colour, player.laid));
                player.laid += 1;
            }
            Event::Planted(seat, slot) => {
                let player = &mut self.players[seat];
                player.trees[slot.index()] = Some(player.laid);
                player.laid += 1;
            }
            Event::Taken { seat, slot, .. } => {
                self.players[seat].stacks[slot.index()].pop();
            }
            Event::Shifted {
                seat,
                from,
                height,
                to,
            } => {
                let stacks = &mut self.players[seat].stacks;
                let at = usize::from(height).min(stacks[from.index()].len());
                let moved = stacks[from.index()].split_off(at);
                stacks[to.index()].extend(moved);
            }
            Event::Entered(seat) => {
                self.players[seat].dreamer = Some(self.content.grid().entry());
            }
            Event::Stepped { seat, to, free } => {
                let player = &mut self.players[seat];
                player.dreamer = Some(to);
                if !free {
                    player.divide(|spent| &mut spent.shards);
                }
            }
            Event::Completed(seat, card) => self.completed(seat, card),
            Event::Scored {
                seat,
                points,
                reason: Reason::Purpose { place, .. },
            } => {
                if let Some(paid) = self.paid.get_mut(usize::from(place)) {
                    paid[seat] += i32::from(points);
                }
            }
            _ => {}
        }
    }
}

/// The slots on which a card that is completed lies (A1, A2).
fn structure(
    card: &Card,
    grid: &Grid,
    dreamer: Slot,
    mirrored: bool,
    player: &PlayerEffort,
) -> Option<Vec<Slot>> {
    let origin = card.cells.iter().find(|cell| cell.dreamer)?;
    let (column, row) = grid.place(dreamer);
    (0..if mirrored { 8 } else { 4 }).find_map(|turn| {
        let cells = card.cells.iter().map(|cell| {
            let away = [cell.column - origin.column, cell.row - origin.row];
            let (dx, dy) = turned(away.map(i32::from).into(), turn);
            let slot = grid.at(column as i32 + dx, row as i32 + dy)?;
            let there = player.stacks[slot.index()].iter();
            let same = there.map(|(colour, _)| *colour).eq(cell.stack.iter());
            let planted = player.trees[slot.index()].is_some();
            (same && planted == cell.tree).then_some(slot)
        });
        cells.collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What lies in a structure counts, what lay there before does not; action
    /// points are divided among the cards in front.
    #[test]
    fn what_is_spent_on_a_card_is_what_was_laid_for_it() {
        let content = &lucid_packs::dreamscape().content;
        let card = content.card_named("memory-rock").unwrap();
        let other = content.card_named("starry-puddle").unwrap();
        let (seat, grid) = (Seat::new(1), content.grid());
        let mut effort = CardEffort::new(content, false);
        let origin = |cell: &&lucid_dreamscape::Cell| cell.dreamer;
        let dreamer = content.card(card).cells.iter().find(origin).unwrap();
        let middle = grid.named("c3").unwrap();
        let place = |effort: &mut CardEffort<'_>, count: usize, from: usize| {
            let cells = content.card(card).cells.iter().flat_map(|cell| {
                let slot = grid.at(
                    2 + i32::from(cell.column - dreamer.column),
                    2 + i32::from(cell.row - dreamer.row),
                );
                cell.stack.iter().map(move |colour| (slot.unwrap(), colour))
            });
            for (slot, colour) in cells.skip(from).take(count) {
                effort.happened(Event::Placed { seat, colour, slot });
            }
        };
        effort.happened(Event::Cycle(1));
        place(&mut effort, 1, 0);
        let step = |cost| Event::Moved {
            seat,
            from: lucid_dreamscape::Location::ALL[0],
            to: lucid_dreamscape::Location::ALL[1],
            cost,
        };
        effort.happened(step(1));
        effort.happened(Event::Kept(seat, card));
        effort.happened(step(1));
        effort.happened(Event::Kept(seat, other));
        effort.happened(Event::Collected {
            seat,
            location: lucid_dreamscape::Location::ALL[1],
            colour: Colour::Blue,
        });
        effort.happened(step(0));
        effort.happened(Event::Cycle(3));
        place(&mut effort, 9, 1);
        effort.happened(Event::Stepped {
            seat,
            to: middle,
            free: false,
        });
        effort.happened(Event::Completed(seat, card));
        let spent: Vec<Spent> = effort.spent().copied().collect();
        assert_eq!((spent[0].card, spent[0].cycles), (card, Some(2)));
        // Four shards, one of which was there; and half of a white one.
        assert_eq!(spent[0].shards, 3 * PART + PART / 2);
        assert_eq!(spent[0].actions, PART + PART / 2);
        assert_eq!((spent[1].card, spent[1].cycles), (other, None));
        assert_eq!((spent[1].shards, spent[1].actions), (PART / 2, PART / 2));
    }
}
