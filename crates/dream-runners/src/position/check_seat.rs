//! Whether one seat's part of a position is possible.

use lucid_tabletop::Seat;

use super::check::Check;
use crate::legality::unplayed;
use crate::resolution::{Block, ComposedDream, Share, Stage};
use crate::state::{Phase, Player};
use crate::{Cell, Draft, Goods, Nightmare, Spot};

/// More of anything than a game can bring.
const PLENTY: u16 = 9_999;

impl Check<'_> {
    pub(super) fn situation(&mut self, seat: Seat) {
        let player = &self.table.players[seat];
        let situation = &player.situation;
        let on_tracks =
            situation.serenity <= self.game.top() && situation.stars <= self.game.last_star();
        self.need_of(seat, on_tracks, "the markers are on their tracks");
        let [blue, white, orange, green] = situation.fragments;
        let counts = [situation.coins, situation.keys, blue, white, orange, green];
        self.need_of(
            seat,
            counts.iter().all(|count| *count <= PLENTY),
            "nobody has so much",
        );
        let turned_in = situation.fragments.contains(&0);
        self.need_of(seat, turned_in, "a set of four colours has been turned in");
        let late = matches!(
            self.table.phase,
            Phase::Resolve | Phase::Improve | Phase::Over
        );
        let last = if late {
            self.table.round
        } else {
            self.table.round.saturating_sub(1)
        };
        let woke = match player.woke {
            None => situation.serenity > 0,
            Some(round) => situation.serenity == 0 && (1..=last).contains(&round),
        };
        self.need_of(seat, woke, "who has no serenity woke up, in some round");
        let points = match self.table.phase {
            Phase::Over => self.game.standing(self.table, seat),
            _ => 0,
        };
        self.need_of(
            seat,
            player.score == points,
            "points are counted at the end",
        );
    }

    pub(super) fn draft(&mut self, seat: Seat) {
        let player = &self.table.players[seat];
        let draft = &self.state.drafts[seat];
        let mut lies = Draft::default();
        for placed in draft.placed() {
            let owned = player.segments.contains(placed.segment);
            self.need_of(seat, owned, "a segment on the board is not the player's");
            let fits = self.game.fits(&lies, *placed);
            self.need_of(seat, fits, "a segment cannot lie so on the board");
            if !fits {
                return;
            }
            lies.put(*placed);
        }
        let early = matches!(self.table.phase, Phase::Setup | Phase::Reveal);
        let slept = player.woke.is_none_or(|round| round == self.table.round);
        self.need_of(
            seat,
            draft.is_empty() || (!early && slept),
            "nothing lies on the board now",
        );
    }

    pub(super) fn collects(&self, seat: Seat, spot: usize) -> bool {
        let seated = seat.index() < usize::from(self.game.rules.players);
        let symbols = self.game.composition(&self.state.drafts[seat]).symbols;
        seated && symbols[spot].is_some_and(|symbol| symbol.times() > 0)
    }

    pub(super) fn collectors(&self, spot: usize) -> usize {
        let seats = self.seats();
        seats.filter(|seat| self.collects(*seat, spot)).count()
    }

    /// What all have taken from a cell, and what is left of it, make its goods.
    pub(super) fn shared(&mut self, spot: usize, goods: Goods, left: Goods) {
        let collectors = self.collectors(spot);
        let mut taken = [0u32; 7];
        let list = |share: &Share| {
            let [blue, white, orange, green] = share.fragments;
            let Share {
                keys,
                coins,
                serenity,
                ..
            } = *share;
            [keys, coins, serenity, blue, white, orange, green]
        };
        for seat in self.seats() {
            let share = self.table.players[seat].shares[spot];
            let fair = share.is_empty() || self.collects(seat, spot);
            self.need_of(seat, fair, "who shares a cell collects there");
            taken
                .iter_mut()
                .zip(list(&share))
                .for_each(|(sum, count)| *sum += u32::from(count));
        }
        if collectors == 0 {
            return;
        }
        let counts = |goods: &Goods| {
            let [blue, white, orange, green, wild] = goods.fragments;
            let plain = [
                goods.keys,
                goods.coins,
                goods.serenity,
                blue,
                white,
                orange,
                green,
            ];
            (plain, u32::from(wild))
        };
        let ((whole, wild), (rest, wild_rest)) = (counts(&goods), counts(&left));
        let fewer = whole.iter().zip(rest).all(|(whole, rest)| rest <= *whole);
        // A wild fragment became a colour when it was taken.
        let mut coloured = 0;
        let mut holds = fewer && wild_rest <= wild && left.chest == 0;
        for index in 0..7 {
            let gone = u32::from(whole[index]).saturating_sub(rest[index].into());
            match taken[index].checked_sub(gone) {
                Some(more) if index > 2 => coloured += more,
                Some(0) => {}
                _ => holds = false,
            }
        }
        holds &= coloured + wild_rest == wild;
        self.need(holds, "shares and what is left make the cell");
    }

    /// How far a resolution has come.
    pub(super) fn stage(&mut self, seat: Seat) {
        let player = &self.table.players[seat];
        let resolving = self.table.phase == Phase::Resolve
            && player.woke.is_none()
            && !self.table.done.contains(seat);
        if !resolving {
            let idle = player.stage == Stage::default() && !player.auto;
            return self.need_of(seat, idle, "nothing is being resolved");
        }
        let draft = &self.state.drafts[seat];
        let holds = self.game.with_scene(self.table, seat, draft, |scene| {
            stage_holds(scene, player, draft)
        });
        self.need_of(seat, holds, "a resolution cannot have come so far");
    }
}

fn stage_holds(scene: &ComposedDream<'_>, player: &Player, draft: &Draft) -> bool {
    let stage = &player.stage;
    let all = scene.open(&Stage::default());
    let open = scene.open(stage);
    let mut done = stage.done.iter();
    if !done.all(|block| all.contains(block)) {
        return false;
    }
    let wild = stage.wild_times().is_some();
    if !wilds_hold(scene, stage) || !bat_holds(scene, stage, unplayed(player, draft).len()) {
        return false;
    }
    let pending = wild || stage.bat.is_some();
    match stage.running {
        None => {
            let begun = open.len() >= 2 || (stage.done.is_empty() && !open.is_empty());
            begun && !pending && !player.auto && stage.cells.is_empty()
        }
        Some(Block::Coherence) => false,
        Some(block) => {
            let cells = scene.cells(block);
            let left = cells.without(stage.cells).len();
            let inside = stage.cells.without(cells).is_empty() && open.contains(block);
            inside && (pending || (left >= 2 && !player.auto))
        }
    }
}

/// Colours are chosen for one cell, not more of them than it has.
fn wilds_hold(scene: &ComposedDream<'_>, stage: &Stage) -> bool {
    let [cell, chest] = stage.wilds;
    let Some(first) = stage.wilds.iter().find(|wilds| wilds.left > 0) else {
        return stage.wilds == Stage::default().wilds;
    };
    let spot = first.spot;
    let taking = scene.taking(spot);
    let inside = scene.chest(taking.chest).map_or(0, |chest| chest.wild);
    let fits = |left: u8, times: u8, most: u8| left == 0 || (left <= most && times > 0);
    stage.running == Some(Block::Collecting)
        && stage.cells.contains(spot)
        && stage.bat.is_none()
        && fits(cell.left, cell.times, taking.wild)
        && (cell.left == 0 || cell.times == taking.times)
        && fits(chest.left, chest.times, inside)
        && chest.times <= taking.times
        // Those of the cell come first, so all of the chest's are left then.
        && (cell.left == 0 || chest.left == 0 || chest.left == inside)
}

fn bat_holds(scene: &ComposedDream<'_>, stage: &Stage, unplayed: usize) -> bool {
    let Some(spot) = stage.bat else { return true };
    let is_bat = |spot: Spot| scene.dream.cells[spot.index()] == Cell::Nightmare(Nightmare::Bat);
    stage.running == Some(Block::Banishing)
        && stage.cells.contains(spot)
        && is_bat(spot)
        && unplayed >= 2
}
