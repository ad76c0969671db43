//! What Dream Runners adds to the controller: the sand, the boards that bots have found, and
//! hints.

use std::sync::Arc;

use leptos::prelude::*;
use lucid_dream_runners::{Action, DreamRunners, Event, Phase, Placed, Table};
use lucid_tabletop::{Seat, SeatSet};
use lucid_web::dream_runners::draw::untell;
use lucid_web::learn::Stage;
use lucid_web::replay::Opened;
use lucid_web::sand::{Glass, Sand};
use lucid_web::saved_game::SavedGame;
use lucid_web::table::{TableScene, Waiting};

use super::{lesson, new_game, replay, review};
use crate::controller::{TableController, TitlePage};
use crate::pages::Beyond;
use crate::pages::learn::lesson::LessonPage;
use crate::pages::replay::player::RecordPlayer;
use crate::pages::review::ReviewOrigin;

/// The controller of a table of Dream Runners.
pub type Controller = TableController<DreamRunners>;

/// The state that only tables of Dream Runners have.
#[derive(Clone, Copy)]
pub struct Extra {
    /// The sand of the round.
    pub sand: StoredValue<Sand>,
    /// The glass of whoever composes.
    pub glass: RwSignal<Glass>,
    /// Whether the dream is covered, and the sand stands still.
    pub paused: RwSignal<bool>,
    /// The boards that bots have found.
    pub(super) boards: StoredValue<Boards>,
    /// Whether a hint is shown.
    pub hint: RwSignal<bool>,
    /// The part of the hint that is shown on the table.
    pub advised: RwSignal<Advised>,
}

/// The boards that bots have found in a round.
#[derive(Debug, Default)]
pub(super) struct Boards {
    /// The round.
    pub(super) round: u8,
    /// The actions of each seat.
    pub(super) known: Vec<(Seat, Vec<Action>)>,
    /// Whether a bot is being asked.
    pub(super) asking: bool,
}

impl Boards {
    /// The actions of a seat.
    pub(super) fn of(&self, seat: Seat) -> Option<&[Action]> {
        let mut known = self.known.iter();
        let found = known.find(|(of, _)| *of == seat);
        found.map(|(_, actions)| actions.as_slice())
    }
}

/// The part of a hint that is shown on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advised {
    /// Segments to lay.
    pub board: Vec<Placed>,
    /// The action to choose.
    pub action: Option<Action>,
}

impl Advised {
    /// The selector of the place where a choice is made, or of the dream.
    pub fn place(choice: Option<Action>) -> &'static str {
        match choice {
            Some(Action::Buy(_)) => ".shop .offer.advised",
            Some(Action::Calm) => "#calm",
            Some(_) => ".deciding",
            None => ".quilt",
        }
    }
}

impl TitlePage for DreamRunners {
    type Extra = Extra;

    fn extra(&self, scene: &TableScene<DreamRunners>, saved: Option<&SavedGame>) -> Extra {
        let table = &scene.view.table;
        let sand = saved.and_then(|saved| saved.sand);
        let sand = sand.filter(|sand| sand.round == table.round);
        // A lone player who returns to a dream or sees the first one starts the time with a
        // press.
        let alone = saved.is_some_and(|saved| saved.setup.people() == 1);
        let composing = table.phase == Phase::Compose;
        let paused = alone && composing && self.rules().timer.is_some();
        Extra {
            sand: StoredValue::new(sand.unwrap_or_else(|| Sand::of_round(table.round))),
            glass: RwSignal::new(Glass::None),
            paused: RwSignal::new(paused),
            boards: StoredValue::new(Boards::default()),
            hint: RwSignal::new(false),
            advised: RwSignal::new(Advised::default()),
        }
    }

    fn boards(controller: Controller) -> AnyView {
        super::table(controller).into_any()
    }

    fn new_page(beyond: Option<Beyond>) -> AnyView {
        new_game::new_page(beyond)
    }

    fn lesson_stage(page: LessonPage, stage: &'static Stage) -> AnyView {
        lesson::stage(page, stage)
    }

    fn replay_boards(player: RecordPlayer) -> AnyView {
        replay::boards(player)
    }

    fn review_page(opened: Arc<Opened>, source: ReviewOrigin) -> AnyView {
        review::page(opened, source)
    }

    /// Every round has its own sand, and whoever has the device sees the dream.
    fn before_scene(controller: &Controller, scene: &TableScene<DreamRunners>) {
        let round = scene.view.table.round;
        let sand = controller.extra.sand;
        if sand.with_value(|sand| sand.round) != round {
            sand.set_value(Sand::of_round(round));
        }
    }

    fn after_scene(controller: &Controller) {
        controller.show_glass();
    }

    fn save(controller: &Controller, saved: &mut SavedGame) {
        saved.sand = Some(controller.extra.sand.get_value());
    }

    fn move_on(controller: &Controller) {
        controller.flow();
    }
}

impl Controller {
    /// Whether there is a hint for the viewer's choice. Players who buy later do not know yet
    /// what is left for them.
    pub fn can_be_advised(&self) -> bool {
        let quiet = self.untold.with(Vec::is_empty);
        quiet
            && self.scene.with(|scene| match scene.waiting {
                Waiting::Person(seat) => {
                    let table = &scene.view.table;
                    let waits = table.phase == Phase::Improve && table.waiting.contains(seat);
                    scene.choices.len() > 1 && !waits
                }
                _ => false,
            })
    }

    /// The phase of the round.
    pub fn phase(&self) -> Phase {
        self.scene.with(|scene| scene.view.table.phase)
    }

    /// Who is composing and sees the dream.
    pub fn composer(&self) -> Option<Seat> {
        self.scene.with(|scene| match scene.waiting {
            Waiting::Person(seat) if scene.view.table.phase == Phase::Compose => Some(seat),
            _ => None,
        })
    }

    /// The table after the events that have been told.
    pub fn told_table(&self) -> Table {
        let mut table = self.scene.with(|scene| scene.view.table.clone());
        self.untold
            .with(|untold: &Vec<Event>| untell(&mut table, untold));
        table
    }

    /// The person on a seat has the device and sees the dream.
    pub fn show_dream(&self, seat: Seat) {
        self.extra.paused.set(false);
        self.take_device(seat);
    }

    /// The people at this device who are still composing.
    pub(super) fn people_left(&self) -> SeatSet {
        let sand = self.extra.sand.get_value();
        let to_act = self.drive(|table| table.to_act()).unwrap_or(SeatSet::EMPTY);
        let setup = self.setup();
        let person = |seat: &Seat| setup.players[seat.index()].is_person();
        (to_act.iter().filter(person))
            .filter(|seat| !sand.is_done(*seat))
            .collect()
    }
}
