//! What a seat has and may still do, and what lies in its Dreamscape, as the bounds see
//! it.

use lucid_dreamscape::rules::Land;
use lucid_dreamscape::{
    Board, ByColour, CardId, CardSet, Colour, Dreamscape, MAX_SLOTS, Ongoing, Pending, Phase,
    Player, Power, Slot, SlotSet, Table,
};
use lucid_tabletop::Seat;

use super::Evaluation;
use crate::dreamscape::creation::ordering::ExchangeWindow;

/// P3, P4: how many steps these powers have.
const TOWER: u8 = 2;
const GOLEM: u8 = 3;

/// What a seat has and may still do in a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Resources<'a> {
    distances: &'a [[u8; MAX_SLOTS]; MAX_SLOTS],
    pub(crate) hands: ByColour<u8>,
    /// How many shards in Hands are not red.
    pub(crate) shards: u32,
    /// The shards on cards.
    pub(crate) stored: ByColour<u8>,
    /// What those are worth.
    pub(crate) stored_worth: i32,
    pub(crate) tree_reserve: u8,
    pub(crate) dreamer: Option<Slot>,
    /// Where the Dreamer walks from: his slot, or the entry.
    start: Slot,
    /// How many shards the Tower may still take back.
    pub(crate) takes: u8,
    /// Empty slots that are too far away for anything to be placed on them.
    pub(crate) beyond: SlotSet,
    /// How many moves the Golem may still make.
    pub(crate) golem: u8,
    /// The most land tops there can be.
    lands: u8,
    /// Whether a free step is available (D5).
    pub(crate) has_free_step: bool,
    /// The least number of white shards that any walk takes.
    min_whites: u8,
    /// Cards that can still take a shard, and the bonuses of their powers, best first.
    pub(crate) free_slots: usize,
    pub(crate) bonuses: [i32; CARD_SLOTS],
    /// Whether exchanges are still tried.
    pub(crate) exchanges: bool,
}

/// How many free card slots are distinguished. Any more count like the last.
pub(crate) const CARD_SLOTS: usize = 8;

impl<'a> Resources<'a> {
    pub(crate) fn new(
        game: &Dreamscape,
        evaluation: &Evaluation,
        distances: &'a [[u8; MAX_SLOTS]; MAX_SLOTS],
        table: &Table,
        seat: Seat,
        window: ExchangeWindow,
    ) -> Resources<'a> {
        let player = &table.players[seat];
        let (mut stored, mut stored_worth) = evaluation.stored(table, player);
        if let Pending::PileShard(brought) = player.pending {
            // A4: either of the two shards may stay.
            let lies = player.top.and_then(|top| table.slot(top).shard);
            let lies = lies.map_or(0, |colour| evaluation.stored[colour]);
            stored_worth += (evaluation.stored[brought] - lies).max(0);
            stored[brought] += 1;
        }
        let hands = player.hands;
        let shards = hands.total() - u32::from(hands[Colour::Red]);
        let mut resources = Resources {
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
            has_free_step: false,
            min_whites: 1,
            free_slots: 0,
            bonuses: [0; CARD_SLOTS],
            exchanges: true,
        };
        resources.add_powers(game, evaluation, table, player);
        resources.add_land(game, player);
        if window == ExchangeWindow::Closed && resources.takes == 0 {
            resources.exchanges = false;
            resources.add_land(game, player);
        }
        resources.find_beyond(game, player);
        resources
    }

    /// The resources with every power that these cards may bring, whether or not there
    /// are shards to pay for it: at least what any later position has.
    pub(crate) fn with_all_powers(
        game: &Dreamscape,
        evaluation: &Evaluation,
        distances: &'a [[u8; MAX_SLOTS]; MAX_SLOTS],
        table: &Table,
        seat: Seat,
        cards: CardSet,
    ) -> Resources<'a> {
        let mut resources = Resources::new(
            game,
            evaluation,
            distances,
            table,
            seat,
            ExchangeWindow::Open,
        );
        let top = table.players[seat].top;
        let is_free = |card: &CardId| {
            let slot = table.slot(*card);
            slot.shard.is_none() && !slot.used
        };
        for card in cards.into_iter().chain(top).filter(is_free) {
            match game.content().card(card).power {
                Power::Tower => resources.takes = resources.takes.saturating_add(TOWER),
                Power::Golem => resources.golem = resources.golem.saturating_add(GOLEM),
                _ => {}
            }
        }
        if table.phase == Phase::LastPlacement {
            (resources.takes, resources.golem) = (0, 0);
        }
        resources
    }

    /// Leaves nothing but the shards in Hands.
    pub(crate) fn give_up_powers(&mut self, game: &Dreamscape, player: &Player) {
        (self.takes, self.golem, self.exchanges) = (0, 0, false);
        self.add_land(game, player);
        self.find_beyond(game, player);
    }

    fn add_powers(
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
                    power => bonus = evaluation.power_bonus(power).max(0),
                }
            }
            let place = self.free_slots.min(CARD_SLOTS - 1);
            self.bonuses[place] = self.bonuses[place].max(bonus);
            self.free_slots += 1;
        }
        // Best first. With more cards than places, the last place stands for the rest.
        self.bonuses
            .sort_unstable_by_key(|bonus| std::cmp::Reverse(*bonus));
    }

    fn add_land(&mut self, game: &Dreamscape, player: &Player) {
        let board = &player.board;
        let wild: u8 = self.wild() as u8;
        let on_land = board.dreamer().and_then(|slot| board.top(slot)) == Some(Colour::Brown);
        self.lands = board.tops(Colour::Brown).len() as u8
            + self.hands[Colour::Brown]
            + wild
            + self.takes
            + 2 * self.golem;
        let path = game.rules().land == Land::Path;
        self.has_free_step = !path && player.walk.free_step;
        let outside = board.dreamer().is_none();
        let carried = self.has_free_step || (outside && self.lands > 0) || (path && on_land);
        self.min_whites = u8::from(!carried);
    }

    fn find_beyond(&mut self, game: &Dreamscape, player: &Player) {
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

    /// The most shards that exchanges can bring (K3, K4).
    pub(crate) fn wild(&self) -> u32 {
        if !self.exchanges {
            return 0;
        }
        let pairs: u8 = self.hands.0[..5].iter().map(|count| count / 2).sum();
        u32::from(pairs) + u32::from(self.hands[Colour::Red] / 3)
    }

    /// How far a slot is from where the Dreamer walks from.
    #[inline]
    pub(crate) fn distance(&self, to: Slot) -> u8 {
        self.distances[self.start.index()][to.index()]
    }

    /// The distance between two slots.
    #[inline]
    pub(crate) fn between(&self, from: Slot, to: Slot) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// The least number of white shards that a walk of so many steps takes. Only a step
    /// off land that he has just come onto is free, or one that is already available.
    /// A detour saves nothing: all it can bring is a free step off a land top that is
    /// counted anyway.
    #[inline]
    pub(crate) fn whites(&self, steps: u8) -> u8 {
        if steps == 0 {
            return 0;
        }
        let paid = steps.saturating_sub(self.lands + u8::from(self.has_free_step));
        paid.max(self.min_whites).saturating_sub(self.golem)
    }

    /// The most shards that exchanging three red each can bring (K4). The Tower or
    /// another exchange may supply the third.
    pub(crate) fn thirds(&self) -> u32 {
        if !self.exchanges {
            return 0;
        }
        (u32::from(self.hands[Colour::Red] + self.takes) + self.wild()) / 3
    }

    /// The most shards that can be used, in Hands or still to come.
    #[inline]
    pub(crate) fn uses(&self) -> u8 {
        self.shards as u8 + self.thirds() as u8 + self.takes
    }

    /// The most white shards there can be.
    #[inline]
    pub(crate) fn white_shards(&self) -> u8 {
        self.hands[Colour::White] + self.wild() as u8 + self.takes
    }

    /// The most steps that the Dreamer can still make.
    pub(crate) fn reach(&self) -> u8 {
        let whites = self.white_shards();
        match whites >= self.min_whites {
            // The Golem can carry him, too.
            true => whites + self.lands + u8::from(self.has_free_step) + self.golem,
            false => self.golem,
        }
    }

    /// Whether one white shard may take him further than one slot.
    #[inline]
    pub(crate) fn strides(&self) -> bool {
        self.lands > 0 || self.has_free_step
    }

    /// Whether he may move without paying a white shard.
    pub(crate) fn carried(&self) -> bool {
        self.min_whites == 0
    }

    /// The most land tops there can be.
    pub(crate) fn land_tops(&self) -> u8 {
        self.lands
    }

    /// Where the Dreamer walks from: his slot, or the entry.
    pub(crate) fn start(&self) -> Slot {
        self.start
    }
}

/// What lies in a Dreamscape, read off once per position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BoardSummary {
    /// Tops of each colour, without trees.
    pub(crate) tops: ByColour<u8>,
    /// Trees on tops of each colour.
    pub(crate) trees_on: ByColour<u8>,
    pub(crate) trees: i32,
    /// Gray shards, wherever they lie.
    pub(crate) grays: i32,
    pub(crate) mountains: i32,
    /// Mountains within reach that would pay.
    pub(crate) fresh: i32,
    /// Those of them with a land top.
    pub(crate) fresh_lands: i32,
    /// Mountains that would pay, wherever they are, and water.
    pub(crate) fresh_mountains: SlotSet,
    pub(crate) waters: SlotSet,
    pub(crate) lands: SlotSet,
    /// Stacks that one gray shard turns into a mountain.
    pub(crate) rising: SlotSet,
    /// Whether there is a stack that one gray shard turns into a mountain.
    pub(crate) gray_makes_mountain: bool,
}

impl BoardSummary {
    pub(crate) fn new(
        game: &Dreamscape,
        player: &Player,
        resources: &Resources<'_>,
    ) -> BoardSummary {
        use lucid_dreamscape::rules::{Mountain, MountainPays};
        let board: &Board = &player.board;
        let rules = game.rules();
        let mut summary = BoardSummary {
            trees: board.trees().len() as i32,
            ..BoardSummary::default()
        };
        let whites = resources.white_shards();
        for slot in board.occupied() {
            let stack = board.stack(slot);
            let Some(top) = stack.top() else { continue };
            summary.tops[top] += 1;
            summary.grays += stack.count(Colour::Gray) as i32;
            match top {
                Colour::Blue => summary.waters.insert(slot),
                Colour::Brown => summary.lands.insert(slot),
                _ => {}
            }
            summary.trees_on[top] += u8::from(board.trees().contains(slot));
            let is_mountain = board.is_mountain(slot, rules.mountain);
            if is_mountain {
                summary.mountains += 1;
                let pays = match rules.mountain_pays {
                    MountainPays::OncePerCycle => !player.walk.paid.contains(slot),
                    MountainPays::EveryTime => true,
                };
                if pays {
                    summary.fresh_mountains.insert(slot);
                }
                // He has to leave before he can come back.
                let steps = match resources.distance(slot) {
                    0 if resources.dreamer.is_some() => 2,
                    steps => steps,
                };
                if pays && resources.whites(steps) <= whites {
                    summary.fresh += 1;
                    summary.fresh_lands += i32::from(top == Colour::Brown);
                }
            }
            // His own stack counts, too: nothing goes under him, but he may leave.
            let gray_makes_mountain = match rules.mountain {
                Mountain::Touching => top == Colour::Gray,
                Mountain::Anywhere => stack.count(Colour::Gray) > 0,
            };
            summary.gray_makes_mountain |= gray_makes_mountain;
            if gray_makes_mountain && !is_mountain && !board.trees().contains(slot) {
                summary.rising.insert(slot);
            }
        }
        summary
    }

    /// Tops of a colour, trees included.
    #[inline]
    pub(crate) fn visible(&self, colour: Colour) -> i32 {
        i32::from(self.tops[colour]) + i32::from(self.trees_on[colour])
    }
}
