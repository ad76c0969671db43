//! The selected segment, and the actions for it.

use leptos::prelude::*;
use lucid_dream_runners::{Action, Draft, Placed, SegmentId};
use lucid_texts::Phrase;
use lucid_web::dream_runners::draw::{Hand, covering, snap};

use super::controller::Controller;

/// The selected segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldSegment {
    /// How it is held.
    pub hand: Hand,
    /// Whether it is held over the board; otherwise it is where it was laid.
    pub aims: bool,
}

/// The selection of a table.
#[derive(Clone, Copy)]
pub struct Selection {
    /// The table.
    pub controller: Controller,
    /// The chosen segment.
    pub held: RwSignal<Option<HeldSegment>>,
    /// Whether it is being dragged.
    pub dragging: RwSignal<bool>,
}

impl Selection {
    pub(super) fn new(controller: Controller) -> Selection {
        Selection {
            controller,
            held: RwSignal::new(None),
            dragging: RwSignal::new(false),
        }
    }

    /// The segments on the viewer's board.
    pub fn draft(&self) -> Draft {
        self.controller
            .scene
            .with_untracked(|scene| scene.view.own_draft().copied().unwrap_or_default())
    }

    fn with_choices<T>(&self, look: impl FnOnce(&[Action]) -> T) -> T {
        self.controller
            .scene
            .with_untracked(|scene| look(&scene.choices))
    }

    /// Whether a placement is legal or exists.
    pub fn allowed(&self, placed: Placed) -> bool {
        self.draft().find(placed.segment) == Some(placed)
            || self.with_choices(|choices| choices.contains(&Action::Put(placed)))
    }

    /// The legal place nearest to a point, in cells of the board.
    pub fn snapped(&self, hand: &Hand, at: (f64, f64)) -> Option<Placed> {
        let draft = self.draft();
        self.with_choices(|choices| snap(&self.controller.game(), choices, &draft, hand, at))
    }

    /// Selects a segment; one that is not on the board is held at a legal place.
    pub fn choose(&self, segment: SegmentId) {
        let draft = self.draft();
        let mut hand = Hand::take(&draft, segment);
        let lies = draft.find(segment).is_some();
        if !lies && !self.allowed(hand.placed(&self.controller.game())) {
            let free = self.with_choices(|choices| {
                choices.iter().find_map(|action| match action {
                    Action::Put(placed) if placed.segment == segment => Some(*placed),
                    _ => None,
                })
            });
            if let Some(free) = free {
                hand = Hand {
                    segment,
                    turn: free.turn,
                    column: free.column,
                    row: free.row,
                };
            }
        }
        self.held.set(Some(HeldSegment { hand, aims: !lies }));
        self.controller.why.set(None);
        self.say_hand(&hand);
    }

    /// Clears the selection.
    pub fn let_go(&self) {
        self.held.set(None);
        self.controller.why.set(None);
    }

    /// Turns the selected segment; one on the board is laid again if it still fits.
    pub fn turn(&self, quarters: u8) {
        let Some(held) = self.held.get_untracked() else {
            return;
        };
        let hand = held.hand.turned(&self.controller.game(), quarters);
        if held.aims {
            self.held.set(Some(HeldSegment { hand, ..held }));
            return self.say_hand(&hand);
        }
        let at = (f64::from(hand.column), f64::from(hand.row));
        match self.snapped(&hand, at) {
            Some(placed) => self.put(placed),
            None => {
                self.held.set(Some(HeldSegment { hand, aims: true }));
                self.controller
                    .ask(Action::Put(hand.placed(&self.controller.game())));
            }
        }
    }

    /// Moves the selected segment over the board.
    pub fn shift(&self, columns: i8, rows: i8) {
        if let Some(held) = self.held.get_untracked() {
            let hand = held.hand.moved(&self.controller.game(), columns, rows);
            self.held.set(Some(HeldSegment { hand, aims: true }));
            self.controller.why.set(None);
            self.say_hand(&hand);
        }
    }

    /// Lays the selected segment where it is held.
    pub fn drop_here(&self) {
        if let Some(held) = self.held.get_untracked() {
            self.put(held.hand.placed(&self.controller.game()));
        }
    }

    /// Lays the selected segment so that it covers a cell.
    pub fn drop_on(&self, cell: (u8, u8)) {
        let Some(held) = self.held.get_untracked() else {
            return;
        };
        let (draft, game) = (self.draft(), &self.controller.game());
        let found = self.with_choices(|c| covering(game, c, &draft, &held.hand, cell));
        match found {
            Some(placed) => self.put(placed),
            None => {
                let hand = Hand {
                    column: cell.0,
                    row: cell.1,
                    ..held.hand
                };
                let hand = hand.moved(game, 0, 0);
                self.controller.ask(Action::Put(hand.placed(game)));
            }
        }
    }

    /// Lays a segment if that is legal, otherwise says why not.
    pub fn put(&self, placed: Placed) {
        let hand = Hand {
            segment: placed.segment,
            turn: placed.turn,
            column: placed.column,
            row: placed.row,
        };
        let lies = self.draft().find(placed.segment) == Some(placed);
        if lies || self.allowed(placed) {
            self.held.set(Some(HeldSegment { hand, aims: false }));
            if !lies {
                self.controller.act(Action::Put(placed));
                self.say_laid(placed);
            }
        } else {
            self.controller.ask(Action::Put(placed));
        }
    }

    /// Takes a segment off the board: the selected one, or the one laid last.
    pub fn take_back(&self) {
        let draft = self.draft();
        let chosen = self.held.get_untracked().map(|held| held.hand.segment);
        let chosen = chosen.filter(|segment| draft.find(*segment).is_some());
        let last = self.last_laid(&draft);
        if let Some(segment) = chosen.or(last) {
            self.held.set(None);
            self.controller.act(Action::Lift(segment));
            let told = (self.controller.app.texts)
                .with_untracked(|texts| texts.phrase(Phrase::SegmentBack));
            self.controller.app.tell(told);
        } else {
            self.let_go();
        }
    }

    /// The segment that was laid last and is still on the board.
    fn last_laid(&self, draft: &Draft) -> Option<SegmentId> {
        self.controller.journal.with_untracked(|journal| {
            journal.iter().rev().find_map(|event| match event {
                lucid_dream_runners::Event::Put(_, placed) => {
                    draft.find(placed.segment).map(|lies| lies.segment)
                }
                _ => None,
            })
        })
    }

    fn say_hand(&self, hand: &Hand) {
        let placed = hand.placed(&self.controller.game());
        let allowed = self.allowed(placed);
        let told = (self.controller.app.texts)
            .with_untracked(|texts| texts.segment_over(&self.controller.game(), placed, allowed));
        self.controller.app.tell(told);
    }

    fn say_laid(&self, placed: Placed) {
        let told = (self.controller.app.texts)
            .with_untracked(|texts| texts.segment_laid(&self.controller.game(), placed));
        self.controller.app.tell(told);
    }
}
