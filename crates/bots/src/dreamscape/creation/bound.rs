//! What a table is worth if the Creation ends now, and what nothing that may
//! still be done can exceed.

use std::cell::RefCell;

use dreamscape::{Colour, Dreamscape, MAX_SLOTS, Ongoing, Pending, Player, State};
use tabletop::Seat;

use super::evaluation::Evaluation;
use super::line::Rest;
use super::scene::Scene;
use super::survey::Survey;
use super::uses::Uses;
use super::ways::{Missings, Ways};

/// Everything about a Creation that does not change while it is searched.
#[derive(Debug)]
pub(super) struct Ground<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) evaluation: &'a Evaluation,
    pub(super) seat: Seat,
    pub(super) ways: Ways,
    /// Room for what cells lack on the table that is looked at.
    pub(super) missings: RefCell<Missings>,
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
    pub(super) fn glance(&self, state: &State) -> Glance {
        let (table, evaluation) = (state.table(), self.evaluation);
        let player = &table.players[self.seat];
        let scene = Scene::new(self.game, evaluation, &self.distances, table, self.seat);
        let survey = Survey::new(self.game, player, &scene);
        let cards = self.cards(player, &scene);
        let reds = player.board.red().len() as i32 + i32::from(scene.hands[Colour::Red]);
        // K4: three of them may go; the Tower or an exchange may bring the third.
        let third = scene.wild() as i32 + i32::from(scene.takes);
        let gone = 3 * ((i32::from(scene.hands[Colour::Red]) + third) / 3);
        let reds_then = (reds - gone).max(0);
        let uses = Uses::new(
            self,
            table,
            player,
            &scene,
            &survey,
            cards.completed,
            reds_then,
        );
        let fixed = evaluation.ground(&survey, player) + scene.stored_worth;
        let end = fixed + cards.now + uses.purposes_now - evaluation.red * reds;
        let most = fixed + cards.then + uses.most() - evaluation.red * reds_then;
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
        let scene = Scene::new(self.game, evaluation, &self.distances, table, self.seat);
        let survey = Survey::new(self.game, player, &scene);
        let reds = player.board.red().len() as i32 + i32::from(player.hands[Colour::Red]);
        Rest {
            cards: self.cards(player, &scene).now,
            purposes: evaluation.purposes(self.game, table),
            stored: scene.stored_worth,
            ground: evaluation.ground(&survey, player),
            red: -evaluation.red * reds,
            open: 0,
        }
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

    fn cards(&self, player: &Player, scene: &Scene<'_>) -> Cards {
        let evaluation = self.evaluation;
        let draw = evaluation.best_draw();
        let mut cards = Cards::default();
        let missings = &mut *self.missings.borrow_mut();
        self.ways.look(player, scene, missings);
        for ways in &self.ways.cards {
            if !player.front.contains(ways.card) {
                continue;
            }
            let outlook = ways.outlook(missings, scene);
            cards.now += evaluation.card(ways.points, outlook.now);
            let mut then = evaluation.card(ways.points, outlook.then);
            if outlook.then.is_some_and(|lacks| lacks.is_nothing()) {
                then = then.max(ways.points + draw);
                cards.completed += 1;
            }
            cards.then += then;
        }
        match player.pending {
            // One of the drawn cards may be kept, and even completed.
            Pending::Keep(_) => {
                cards.completed += 1;
                cards.then += (self.ways.cards.iter())
                    .filter(|ways| !player.front.contains(ways.card))
                    .map(|ways| ways.points + draw)
                    .max()
                    .unwrap_or(0);
            }
            // A4: the draw comes after the shard.
            Pending::Draw | Pending::PileShard(_) => cards.then += draw,
            Pending::KingDraw => cards.then += evaluation.best_king(),
            _ => {}
        }
        cards
    }
}

/// What the cards in front are worth, now and then.
#[derive(Clone, Copy, Debug, Default)]
struct Cards {
    now: i32,
    then: i32,
    /// How many may be completed.
    completed: i32,
}
