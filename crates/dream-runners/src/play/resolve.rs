//! Resolving compositions (R5 to R16); the effects are in `resolution`.

use lucid_tabletop::{Events, Seat, SeatSet};

use super::{Playing, ResolutionEvents};
use crate::legality::unplayed;
use crate::resolution::{Block, ComposedDream, Stage};
use crate::state::Phase;
use crate::{Colour, Event, SegmentId, Spot};

impl<E: Events<Event>> Playing<'_, E> {
    /// R5: all sleepers resolve, in any order: nothing that one does concerns another.
    pub(super) fn begin_resolving(&mut self) {
        self.table.phase = Phase::Resolve;
        self.table.done = SeatSet::EMPTY;
        for seat in self.sleepers().iter() {
            let idle = self
                .game
                .with_scene(self.table, seat, &self.drafts[seat], |scene| {
                    scene.open(&Stage::default()).is_empty()
                });
            if idle {
                self.finish(seat);
            }
        }
        if self.all_done() {
            self.end_resolving();
        }
    }

    /// R5: the default order for all that is left.
    pub(super) fn resolve_rest(&mut self, seat: Seat) {
        self.player(seat).auto = true;
        self.go_on(seat);
    }

    /// R5: the owner chooses the next effect.
    pub(super) fn begin_block(&mut self, seat: Seat, block: Block) {
        self.start_block(seat, block);
        self.go_on(seat);
    }

    /// R5: the owner chooses the next cell.
    pub(super) fn resolve_cell(&mut self, seat: Seat, spot: Spot) {
        self.one_cell(seat, spot);
        self.go_on(seat);
    }

    /// R10.
    pub(super) fn choose_colour(&mut self, seat: Seat, colour: Colour) {
        self.in_scene(seat, |scene, situation, stage, told| {
            scene.choose(situation, stage, colour, told);
        });
        self.go_on(seat);
    }

    /// R12.
    pub(super) fn give_to_bat(&mut self, seat: Seat, segment: SegmentId) {
        self.lose_to_bat(seat, segment);
        self.go_on(seat);
    }

    /// R5: goes on until the seat has a choice, or is done.
    fn go_on(&mut self, seat: Seat) {
        loop {
            let player = self.table.players[seat];
            let (stage, auto) = (player.stage, player.auto);
            // R9: waking up ends the resolution.
            if player.situation.serenity == 0 {
                self.player(seat).woke = Some(self.table.round);
                return self.resolved(seat);
            }
            // R10: a colour is always a choice.
            if stage.wild_times().is_some() {
                return;
            }
            // R12: the only segment needs no choice.
            if stage.bat.is_some() {
                let unplayed = unplayed(&player, &self.drafts[seat]);
                match unplayed.first() {
                    Some(segment) if unplayed.len() == 1 => self.lose_to_bat(seat, segment),
                    _ => return,
                }
                continue;
            }
            // R5: in the default order, or by itself where no choice is left.
            let (open, cells, best) =
                self.game
                    .with_scene(self.table, seat, &self.drafts[seat], |scene| {
                        let best = auto.then(|| scene.best(&player.situation, &stage));
                        (scene.open(&stage), scene.cells_left(&stage), best)
                    });
            // R5: the next cell of what has begun, else the next effect.
            match (stage.running, best) {
                (Some(Block::Collecting), Some(best)) => match best.cells().first() {
                    Some(spot) => self.one_cell(seat, *spot),
                    None => return,
                },
                (Some(_), best) => match cells.first() {
                    // The order of nightmares changes nothing.
                    Some(spot) if best.is_some() || cells.len() == 1 => self.one_cell(seat, spot),
                    _ => return,
                },
                // R5: an effect without anything to do is left out.
                (None, _) if open.is_empty() => return self.resolved(seat),
                (None, Some(best)) => match best.blocks().next() {
                    Some(block) => self.start_block(seat, block),
                    None => return,
                },
                (None, None) => match open.iter().next() {
                    Some(block) if open.len() == 1 => self.start_block(seat, block),
                    _ => return,
                },
            }
        }
    }

    /// R5.
    fn start_block(&mut self, seat: Seat, block: Block) {
        self.happened(Event::Began(seat, block));
        self.in_scene(seat, |scene, situation, stage, told| {
            scene.begin(situation, stage, block, told);
        });
    }

    /// R5, R12: a bat finds what was not played.
    fn one_cell(&mut self, seat: Seat, spot: Spot) {
        let unplayed = unplayed(&self.table.players[seat], &self.drafts[seat]).len() as u8;
        self.in_scene(seat, |scene, situation, stage, told| {
            scene.cell(situation, stage, spot, unplayed, told);
        });
    }

    /// R12: an unplayed segment leaves the game.
    fn lose_to_bat(&mut self, seat: Seat, segment: SegmentId) {
        let bat = self.player(seat).stage.bat.take();
        self.player(seat).segments.remove(segment);
        self.table.gone.insert(segment);
        if let Some(spot) = bat {
            self.happened(Event::Lost {
                seat,
                segment,
                spot,
            });
        }
        self.in_scene(seat, |scene, _, stage, _| scene.settle(stage));
    }

    /// Lets something happen to what a seat has.
    fn in_scene(
        &mut self,
        seat: Seat,
        change: impl FnOnce(
            &ComposedDream<'_>,
            &mut crate::resolution::Situation,
            &mut Stage,
            &mut ResolutionEvents<'_, E>,
        ),
    ) {
        let mut player = self.table.players[seat];
        let mut told = ResolutionEvents {
            seat,
            chests: self.table.chests,
            events: self.events,
        };
        self.game
            .with_scene(self.table, seat, &self.drafts[seat], |scene| {
                change(scene, &mut player.situation, &mut player.stage, &mut told);
            });
        self.table.players[seat] = player;
    }

    /// R5: a seat is done; after the last one the round goes on.
    fn resolved(&mut self, seat: Seat) {
        let player = self.player(seat);
        player.stage = Stage::default();
        player.auto = false;
        self.finish(seat);
        if self.all_done() {
            self.end_resolving();
        }
    }

    /// R19: at most one sleeper ends the game, once all have resolved.
    fn end_resolving(&mut self) {
        self.table.done = SeatSet::EMPTY;
        if self.sleepers().len() <= 1 {
            self.end_game();
        } else {
            self.begin_improving();
        }
    }
}
