//! A table as the bound sees it: what a seat has, and what it may still do.

use lucid_dreamscape::rules::Land;
use lucid_dreamscape::{
    ByColour, CardId, CardSet, Colour, Dreamscape, MAX_SLOTS, Ongoing, Pending, Phase, Player,
    Power, Slot, SlotSet, Table,
};
use lucid_tabletop::Seat;

use super::evaluation::Evaluation;
use super::gate::Gate;

/// P3, P4: how many parts these powers have.
const TOWER: u8 = 2;
const GOLEM: u8 = 3;

/// What a seat has and may still do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene<'a> {
    distances: &'a [[u8; MAX_SLOTS]; MAX_SLOTS],
    pub(super) hands: ByColour<u8>,
    /// The shards in Hands that can be placed: all but red.
    pub(super) shards: u32,
    /// The shards on cards.
    pub(super) stored: ByColour<u8>,
    /// What those are worth.
    pub(super) stored_worth: i32,
    pub(super) tree_reserve: u8,
    pub(super) dreamer: Option<Slot>,
    /// Where the Dreamer's ways begin: his slot, or the entry.
    start: Slot,
    /// Shards that the Tower may still take.
    pub(super) takes: u8,
    /// Empty slots that are too far away for anything to be placed there.
    pub(super) beyond: SlotSet,
    /// Moves that the Golem may still make.
    pub(super) golem: u8,
    /// The most land tops that there may be.
    lands: u8,
    /// Whether a free step waits.
    pub(super) waits: bool,
    /// The least white shards that any way takes.
    floor: u8,
    /// Card slots that are free, and what their powers may bring besides.
    pub(super) free_slots: usize,
    pub(super) bonuses: [i32; SLOTS],
    /// Whether shards may still be exchanged.
    pub(super) exchanges: bool,
}

/// So many free card slots are looked at; more are as good as these.
pub(super) const SLOTS: usize = 8;

impl<'a> Scene<'a> {
    pub(super) fn new(
        game: &Dreamscape,
        evaluation: &Evaluation,
        distances: &'a [[u8; MAX_SLOTS]; MAX_SLOTS],
        table: &Table,
        seat: Seat,
        gate: Gate,
    ) -> Scene<'a> {
        let player = &table.players[seat];
        let (mut stored, mut stored_worth) = evaluation.stored(table, player);
        if let Pending::PileShard(brought) = player.pending {
            // A4: either of the two may stay.
            let lies = player.top.and_then(|top| table.slot(top).shard);
            let lies = lies.map_or(0, |colour| evaluation.stored[colour]);
            stored_worth += (evaluation.stored[brought] - lies).max(0);
            stored[brought] += 1;
        }
        let hands = player.hands;
        let shards = hands.total() - u32::from(hands[Colour::Red]);
        let mut scene = Scene {
            distances,
            hands,
            shards,
            stored,
            stored_worth,
            tree_reserve: table.tree_reserve,
            dreamer: player.board.dreamer(),
            start: player
                .board
                .dreamer()
                .unwrap_or(game.content().grid().entry()),
            takes: 0,
            beyond: SlotSet::EMPTY,
            golem: 0,
            lands: 0,
            waits: false,
            floor: 1,
            free_slots: 0,
            bonuses: [0; SLOTS],
            exchanges: true,
        };
        scene.look_at_powers(game, evaluation, table, player);
        scene.look_at_land(game, player);
        if gate == Gate::Closed && scene.takes == 0 {
            scene.exchanges = false;
            scene.look_at_land(game, player);
        }
        scene.look_around(game, player);
        scene
    }

    /// A table with all powers that these cards may bring, if there were shards to
    /// pay for them: more than any table has that follows.
    pub(super) fn at_first(
        game: &Dreamscape,
        evaluation: &Evaluation,
        distances: &'a [[u8; MAX_SLOTS]; MAX_SLOTS],
        table: &Table,
        seat: Seat,
        cards: CardSet,
    ) -> Scene<'a> {
        let mut scene = Scene::new(game, evaluation, distances, table, seat, Gate::Open);
        let top = table.players[seat].top;
        let is_free = |card: &CardId| {
            let slot = table.slot(*card);
            slot.shard.is_none() && !slot.used
        };
        for card in cards.into_iter().chain(top).filter(is_free) {
            match game.content().card(card).power {
                Power::Tower => scene.takes = scene.takes.saturating_add(TOWER),
                Power::Golem => scene.golem = scene.golem.saturating_add(GOLEM),
                _ => {}
            }
        }
        if table.phase == Phase::LastPlacement {
            (scene.takes, scene.golem) = (0, 0);
        }
        scene
    }

    fn look_at_powers(
        &mut self,
        game: &Dreamscape,
        evaluation: &Evaluation,
        table: &Table,
        player: &Player,
    ) {
        match player.power {
            Ongoing::Tower(left) => self.takes = left,
            Ongoing::Golem(left) => self.golem = left,
            _ => {}
        }
        let may_pay = self.shards > 0 || self.takes > 0;
        if table.phase != Phase::Creation || !may_pay {
            return;
        }
        for card in player.usable_cards() {
            let slot = table.slot(card);
            if slot.shard.is_some() {
                continue;
            }
            let mut bonus = 0;
            if !slot.used {
                match game.content().card(card).power {
                    Power::Tower => self.takes += TOWER,
                    Power::Golem => self.golem += GOLEM,
                    power => bonus = evaluation.bonus(power).max(0),
                }
            }
            let place = self.free_slots.min(SLOTS - 1);
            self.bonuses[place] = self.bonuses[place].max(bonus);
            self.free_slots += 1;
        }
        // The best first; where there are more than have room, the last stands for
        // all of them.
        self.bonuses
            .sort_unstable_by_key(|bonus| std::cmp::Reverse(*bonus));
    }

    fn look_at_land(&mut self, game: &Dreamscape, player: &Player) {
        let board = &player.board;
        let wild: u8 = self.wild() as u8;
        let on_land = board.dreamer().and_then(|slot| board.top(slot)) == Some(Colour::Brown);
        self.lands = board.tops(Colour::Brown).len() as u8
            + self.hands[Colour::Brown]
            + wild
            + self.takes
            + 2 * self.golem;
        let path = game.rules().land == Land::Path;
        self.waits = !path && player.walk.free_step;
        let outside = board.dreamer().is_none();
        let carried = self.waits || (outside && self.lands > 0) || (path && on_land);
        self.floor = u8::from(!carried);
    }

    fn look_around(&mut self, game: &Dreamscape, player: &Player) {
        if self.golem > 0 {
            return;
        }
        let grid = game.content().grid();
        let board = &player.board;
        let reds = u32::from(self.hands[Colour::Red]);
        let mut left = u32::from(self.uses()) + reds;
        let mut reached = board.occupied();
        let mut edge = board.shore(grid);
        while left > 0 && !edge.is_empty() {
            reached |= edge;
            edge = grid.around(edge) & !reached;
            left -= 1;
        }
        self.beyond = grid.all() & !reached;
    }

    /// How many shards exchanges may bring at the most (K3, K4).
    pub(super) fn wild(&self) -> u32 {
        if !self.exchanges {
            return 0;
        }
        let pairs: u8 = self.hands.0[..5].iter().map(|count| count / 2).sum();
        u32::from(pairs) + u32::from(self.hands[Colour::Red] / 3)
    }

    /// How far a slot is from where the Dreamer's ways begin.
    #[inline]
    pub(super) fn distance(&self, to: Slot) -> u8 {
        self.distances[self.start.index()][to.index()]
    }

    /// How far two slots are from each other.
    #[inline]
    pub(super) fn between(&self, from: Slot, to: Slot) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// The least white shards that a way of so many steps takes: only a step
    /// from land that he has just come onto is free, or one that waits. A loop on
    /// the way saves nothing: what it brings is a free step from a land top that
    /// counts already.
    #[inline]
    pub(super) fn whites(&self, steps: u8) -> u8 {
        if steps == 0 {
            return 0;
        }
        let paid = steps.saturating_sub(self.lands + u8::from(self.waits));
        paid.max(self.floor).saturating_sub(self.golem)
    }

    /// How many shards three red each may bring (K4); the Tower or another exchange
    /// may bring the third.
    pub(super) fn thirds(&self) -> u32 {
        if !self.exchanges {
            return 0;
        }
        (u32::from(self.hands[Colour::Red] + self.takes) + self.wild()) / 3
    }

    /// How many shards may be used at the most, in Hands or not yet.
    #[inline]
    pub(super) fn uses(&self) -> u8 {
        self.shards as u8 + self.thirds() as u8 + self.takes
    }

    /// The most white shards that there may be.
    #[inline]
    pub(super) fn white_shards(&self) -> u8 {
        self.hands[Colour::White] + self.wild() as u8 + self.takes
    }

    /// How many steps the Dreamer may still make at the most.
    pub(super) fn reach(&self) -> u8 {
        let whites = self.white_shards();
        match whites >= self.floor {
            // The Golem may carry him, too.
            true => whites + self.lands + u8::from(self.waits) + self.golem,
            false => self.golem,
        }
    }

    /// Whether a white shard may bring him further than one slot.
    #[inline]
    pub(super) fn strides(&self) -> bool {
        self.lands > 0 || self.waits
    }

    /// Whether he may move without a white shard.
    pub(super) fn carried(&self) -> bool {
        self.floor == 0
    }

    /// The most land tops that there may be.
    pub(super) fn land_tops(&self) -> u8 {
        self.lands
    }

    /// Where the Dreamer's ways begin: his slot, or the entry.
    pub(super) fn start(&self) -> Slot {
        self.start
    }
}
