//! What a table is worth if the Creation ends now, and what nothing that may
//! still be done can exceed.

use std::cell::RefCell;

use dreamscape::{Colour, Dreamscape, MAX_SLOTS, Ongoing, Pending, Player, State, Table};
use tabletop::Seat;

use super::evaluation::Evaluation;
use super::gate::Gate;
use super::line::Rest;
use super::scene::Scene;
use super::survey::Survey;
use super::uses::Uses;
use super::ways::{Rates, Room, Ways};

/// Everything about a Creation that does not change while it is searched.
#[derive(Debug)]
pub(super) struct Ground<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) evaluation: &'a Evaluation,
    pub(super) seat: Seat,
    pub(super) ways: Ways,
    /// Whether the bag has few shards of a colour.
    pub(super) few_in_bag: bool,
    /// Room for the table that is looked at.
    pub(super) room: RefCell<Room>,
    pub(super) distances: Box<[[u8; MAX_SLOTS]; MAX_SLOTS]>,
}

/// What is known of a table at a glance, besides the points that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glance {
    /// What it is worth if the Creation ends now; nothing if it may not.
    pub(super) end: Option<i32>,
    /// What is to come at the most, points and worth.
    pub(super) most: i32,
    /// What the cards in front are worth as they are.
    pub(super) cards: i32,
}

impl Ground<'_> {
    /// Looks at a table.
    pub(super) fn glance(&self, state: &State, gate: Gate) -> Glance {
        let (table, evaluation) = (state.table(), self.evaluation);
        let player = &table.players[self.seat];
        let scene = self.scene(table, gate);
        let survey = Survey::new(self.game, player, &scene);
        let room = &mut *self.room.borrow_mut();
        let cards = self.cards(player, &scene, room);
        let reds = player.board.red().len() as i32 + i32::from(scene.hands[Colour::Red]);
        // K4: three of them may go.
        let gone = 3 * scene.thirds() as i32;
        let reds_then = (reds - gone).max(0);
        let (completed, reds_left) = (cards.completed, reds_then);
        let uses = Uses::new(self, table, &scene, &survey, completed, reds_left);
        let most = |rates| uses.most(self, player, &scene, &survey, rates);
        let apart = cards.then + most(None);
        // The Golem may do anything to a card; what he does is charged to nothing.
        let most = match scene.golem {
            0 => apart.min(cards.base + most(Some(&room.rates))),
            _ => apart,
        };
        let fixed = evaluation.ground(&survey, player) + scene.stored_worth;
        let end = fixed + cards.now + uses.purposes_now - evaluation.red * reds;
        let most = fixed + most - evaluation.red * reds_then;
        Glance {
            end: self.may_end(player).then_some(end),
            most,
            cards: cards.now,
        }
    }

    /// What a table is worth besides points if the Creation ends now.
    pub(super) fn rest(&self, state: &State) -> Rest {
        let (table, evaluation) = (state.table(), self.evaluation);
        let player = &table.players[self.seat];
        let scene = self.scene(table, Gate::Open);
        let survey = Survey::new(self.game, player, &scene);
        let reds = player.board.red().len() as i32 + i32::from(player.hands[Colour::Red]);
        Rest {
            cards: self.cards(player, &scene, &mut self.room.borrow_mut()).now,
            purposes: evaluation.purposes(self.game, table),
            stored: scene.stored_worth,
            ground: evaluation.ground(&survey, player),
            red: -evaluation.red * reds,
            open: 0,
        }
    }

    fn scene(&self, table: &Table, gate: Gate) -> Scene<'_> {
        let (game, evaluation) = (self.game, self.evaluation);
        Scene::new(game, evaluation, &self.distances, table, self.seat, gate)
    }

    /// Whether the seat may end its Creation now (K7, D3).
    fn may_end(&self, player: &Player) -> bool {
        let board = &player.board;
        let crossing = (board.dreamer()).is_some_and(|slot| board.trees().contains(slot));
        let held_back =
            player.hands[Colour::Red] > 0 && !board.shore(self.game.content().grid()).is_empty();
        player.pending == Pending::Nothing
            && player.power == Ongoing::Nothing
            && !crossing
            && !held_back
    }

    pub(super) fn cards(&self, player: &Player, scene: &Scene<'_>, room: &mut Room) -> Cards {
        let evaluation = self.evaluation;
        let draw = evaluation.best_draw();
        let mut cards = Cards::default();
        let mut missings = std::mem::take(&mut room.missings);
        self.ways.look(player, scene, &mut missings);
        room.rates = Rates::default();
        for ways in &self.ways.cards {
            if !player.front.contains(ways.card) {
                continue;
            }
            let outlook = ways.outlook(&missings, scene, evaluation, room);
            cards.now += evaluation.card(ways.points, outlook.now);
            let may_be_done = outlook.then.is_some_and(|lacks| lacks.is_nothing());
            cards.completed += i32::from(may_be_done);
            cards.base += evaluation.card_at_most(ways.points, outlook.base);
            cards.then += evaluation.card_at_most(ways.points, outlook.then);
        }
        room.missings = missings;
        let mut more = 0;
        match player.pending {
            // One of the drawn cards may be kept, and even completed.
            Pending::Keep(_) => {
                cards.completed += 1;
                more = (self.ways.cards.iter())
                    .filter(|ways| !player.front.contains(ways.card))
                    .map(|ways| ways.points + draw)
                    .max()
                    .unwrap_or(0);
            }
            // A4: the draw comes after the shard.
            Pending::Draw | Pending::PileShard(_) => more = draw,
            Pending::KingDraw => more = evaluation.best_king(),
            _ => {}
        }
        cards.base += more;
        cards.then += more;
        cards
    }
}

/// What the cards in front are worth, now and then.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cards {
    pub(super) now: i32,
    /// After the Dreamer has walked for nothing.
    base: i32,
    pub(super) then: i32,
    /// How many may be completed.
    pub(super) completed: i32,
}
