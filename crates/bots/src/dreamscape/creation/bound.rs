//! What a table is worth if the Creation ends now, and what nothing that may
//! still be done can exceed.

use std::cell::RefCell;

use lucid_dreamscape::{
    Action, Colour, Dreamscape, MAX_SLOTS, Ongoing, Pending, Player, State, TILES, Table,
};
use lucid_tabletop::{Choices, Seat};

use super::cells::Missings;
use super::deal::{Deal, Gaining, NEVER};
use super::evaluation::Evaluation;
use super::gate::Gate;
use super::hopes::Hopes;
use super::line::Rest;
use super::plain::Plain;
use super::reach::Reach;
use super::scene::Scene;
use super::shortlist::Trail;
use super::survey::Survey;
use super::uses::Uses;
use super::values::Values;
use super::ways::Ways;
use crate::dreamscape::counts;

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

/// How the seat stands with each purpose.
pub(super) type Standings = [Option<i32>; TILES];

/// Room to look at one table.
#[derive(Clone, Debug, Default)]
pub(super) struct Room {
    missings: Missings,
    reach: Reach,
    pub(super) hopes: Hopes,
    /// Deals among some of the cards.
    pub(super) deals: Vec<(Gaining, Deal)>,
    /// Room to list exchanges. It is large, and is handed on by its place.
    pub(super) choices: Option<Box<Choices<Action>>>,
    /// The last exchange that was too good to be left out when it comes late.
    pub(super) late: Option<Action>,
}

/// What is known of a table at a glance, besides the points that it has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glance<'a> {
    /// What it is worth if the Creation ends now; nothing if it may not.
    pub(super) end: Option<i32>,
    /// What is to come at the most, points and worth.
    pub(super) most: i32,
    /// What the cards in front are worth as they are.
    pub(super) cards: i32,
    pub(super) scene: Scene<'a>,
    /// Bounds for what may be done next, where that is known.
    pub(super) plain: Option<Plain<'a>>,
}

impl Ground<'_> {
    /// Looks at a table. What comes to no more than `beaten` is not looked at closely.
    pub(super) fn glance(&self, state: &State, trail: Trail, beaten: i32) -> Glance<'_> {
        let (table, evaluation) = (state.table(), self.evaluation);
        let player = &table.players[self.seat];
        let scene = match self.few_in_bag {
            true => self.scene(table, Gate::Open),
            false => self.scene(table, Gate::Closed),
        };
        let survey = Survey::new(self.game, player, &scene);
        let standings = self.standings(table);
        let room = &mut *self.room.borrow_mut();
        room.missings.look(&self.ways.specs, player, &scene);
        let reds = counts::red(player, player.hands[Colour::Red]);
        let fixed = evaluation.ground(&survey, player) + scene.stored_worth;
        let may_end = self.may_end(player);
        let glance = |cards: i32, purposes: i32, most: i32, plain| Glance {
            end: may_end.then_some(fixed + cards + purposes - evaluation.red * reds),
            most,
            cards,
            scene,
            plain,
        };
        if self.is_plain(player, &scene)
            && room.reach.look(self.game, player, &scene)
            && room
                .hopes
                .look(self, player, &scene, &room.reach, &room.missings, trail)
        {
            let hopes = &room.hopes;
            let mut values = Values::new(self, &standings, table, &scene, &survey, &room.reach);
            if !hopes.tree_wanted.is_empty() {
                values.want_trees(&scene);
            }
            let fixed = fixed - evaluation.red * reds
                + hopes.base
                + self.pending(player)
                + values.constant
                + self.completed_now(player);
            let deal = Deal::new(
                hopes,
                &values,
                &scene,
                Gaining::ALL,
                beaten.max(NEVER / 2) - fixed,
            );
            let completable = hopes.completable;
            let plain = Plain {
                completable,
                deal,
                fixed,
                wanted: hopes.wanted,
                tree_wanted: hopes.tree_wanted,
                values,
            };
            let purposes = self.purposes_now(&standings);
            return glance(hopes.now, purposes, fixed + deal.most, Some(plain));
        }
        let rough = self.look_roughly(table, &scene, &survey, &standings, &room.missings);
        glance(rough.cards, rough.purposes, rough.most, None)
    }

    /// Gets ready for tables that follow the one that was looked at last.
    pub(super) fn descend(&self, state: &State, glance: &Glance<'_>, trail: Trail) {
        let player = &state.table().players[self.seat];
        let room = &mut *self.room.borrow_mut();
        let (reach, missings) = (&room.reach, &room.missings);
        (room.hopes).shortlist(self, player, &glance.scene, reach, missings, trail);
        room.deals.clear();
    }

    /// What is to come at the most, exchanges included: a rough bound.
    pub(super) fn rough(&self, state: &State) -> i32 {
        let table = state.table();
        let player = &table.players[self.seat];
        let scene = self.scene(table, Gate::Open);
        let survey = Survey::new(self.game, player, &scene);
        let standings = self.standings(table);
        let missings = &mut self.room.borrow_mut().missings;
        missings.look(&self.ways.specs, player, &scene);
        self.look_roughly(table, &scene, &survey, &standings, missings)
            .most
    }

    /// A bound for any table: all cards get all that is at hand.
    fn look_roughly(
        &self,
        table: &Table,
        scene: &Scene<'_>,
        survey: &Survey,
        standings: &Standings,
        missings: &Missings,
    ) -> Rough {
        let evaluation = self.evaluation;
        let player = &table.players[self.seat];
        let cards = self.cards(player, scene, missings);
        // K4: three of them may go.
        let gone = 3 * scene.thirds() as i32;
        let reds = (counts::red(player, player.hands[Colour::Red]) - gone).max(0);
        let uses = Uses::new(self, standings, table, scene, survey, reds);
        let prospects = Uses::prospects(self, standings, scene, survey, cards.completed);
        let fixed = evaluation.ground(survey, player) + scene.stored_worth;
        let most = fixed - evaluation.red * reds + cards.then + prospects;
        Rough {
            cards: cards.now,
            purposes: self.purposes_now(standings),
            most: most + uses.most(self, scene, survey),
        }
    }

    /// How the seat stands with the purposes.
    fn standings(&self, table: &Table) -> Standings {
        std::array::from_fn(|place| {
            self.evaluation.aims[place].as_ref()?;
            self.game.standing(table, self.seat, place)
        })
    }

    /// What the purposes are worth as the seat stands with them.
    fn purposes_now(&self, standings: &Standings) -> i32 {
        let aims = self.evaluation.standing_with(standings);
        aims.map(|(_, aim, standing)| aim.worth(standing)).sum()
    }

    /// Whether nothing but shards in Hands brings anything.
    fn is_plain(&self, player: &Player, scene: &Scene<'_>) -> bool {
        let settled = matches!(
            player.pending,
            Pending::Nothing | Pending::Order | Pending::Draw | Pending::PileShard(_)
        );
        settled && scene.takes == 0 && scene.golem == 0 && scene.wild() == 0 && scene.thirds() == 0
    }

    /// What a table is worth besides points if the Creation ends now.
    pub(super) fn rest(&self, state: &State) -> Rest {
        let (table, evaluation) = (state.table(), self.evaluation);
        let player = &table.players[self.seat];
        let scene = self.scene(table, Gate::Open);
        let survey = Survey::new(self.game, player, &scene);
        let reds = counts::red(player, player.hands[Colour::Red]);
        let room = &mut *self.room.borrow_mut();
        room.missings.look(&self.ways.specs, player, &scene);
        Rest {
            cards: self.cards(player, &scene, &room.missings).now,
            purposes: evaluation.purposes(self.game, table),
            stored: scene.stored_worth,
            ground: evaluation.ground(&survey, player),
            red: -evaluation.red * reds,
            open: 0,
        }
    }

    pub(super) fn scene(&self, table: &Table, gate: Gate) -> Scene<'_> {
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
}

/// What a rough look tells.
struct Rough {
    /// What cards and purposes are worth as they are.
    cards: i32,
    purposes: i32,
    /// What is to come at the most.
    most: i32,
}
