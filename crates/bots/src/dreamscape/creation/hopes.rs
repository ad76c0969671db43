//! What cards may gain, by the shards that go to each of them.
//!
//! For every card and every part of the hand that may be placed for it, with any
//! other part of it stored, the least that the card may come to lack is worked
//! out: the least over all its ways. Costs add up colour by colour, so a way is a
//! sum of four rows of bytes.

mod hope;
mod least;
mod near;

use std::rc::Rc;

use lucid_dreamscape::{CardSet, Colour, MAX_SLOTS, Player, Slot, SlotSet};

use super::bound::Ground;
use super::caps::Caps;
use super::cells::{Missing, Missings};
use super::evaluation::{LACKS, STEP};
use super::hand::{COLOURS, Shape, Shapes};
use super::kind::Kind;
use super::reach::{Reach, STEPS};
use super::rows::{Kept, Rows, Whites};
use super::scene::{SLOTS, Scene};
use super::shortlist::{Level, Trail};
use hope::Hope;

/// What all cards may gain.
#[derive(Clone, Debug, Default)]
pub(super) struct Hopes {
    pub(super) shape: Option<Rc<Shape>>,
    /// What may be stored of the landscape shards.
    pub(super) kept: Vec<Kept>,
    /// How the white shards may be used.
    pub(super) whites: Vec<Whites>,
    pub(super) cards: Vec<Hope>,
    /// What the cards are worth as they are, those included that can gain nothing.
    pub(super) now: i32,
    pub(super) base: i32,
    /// What completing a card brings for the purposes.
    completion: i32,
    /// The cards that may be completed.
    pub(super) completable: CardSet,
    /// Where shards of a colour may help a card, and where a tree may.
    pub(super) wanted: [SlotSet; COLOURS],
    pub(super) tree_wanted: SlotSet,
    /// The colours of which one shard may help two cards at once.
    pub(super) shared: [bool; COLOURS],
    shapes: Shapes,
    rows: Rows,
    /// The landscape shards in Hands, and those that are stored.
    at_hand: (usize, usize),
    /// What walking to a slot costs at the least.
    walks: [usize; MAX_SLOTS],
    /// The way of each card that was the nearest on the last table.
    near: Vec<usize>,
    /// What each card lacks as the table lies.
    pub(super) nows: Vec<u8>,
    /// What each card is worth if nothing is done for it, and the most that it may
    /// come to.
    pub(super) ranges: Vec<(i32, i32)>,
    /// What becomes of each card when something is put on a slot.
    pub(super) caps: Vec<Caps>,
    sum: Vec<u8>,
    kinds: Vec<Kind>,
    pub(super) levels: Vec<Level>,
    ways: Vec<Way>,
    spare: Vec<Hope>,
}

/// A way that may be worth something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// What is missing where shards can be placed, and where not.
    pub(super) inside: Missing,
    pub(super) beyond: Missing,
    card: usize,
    number: usize,
    pub(super) target: Slot,
    /// What it lacks at the least.
    best: u8,
}

impl Hopes {
    /// Looks at the cards in front; whether that could be done for this hand.
    pub(super) fn look(
        &mut self,
        ground: &Ground<'_>,
        player: &Player,
        scene: &Scene<'_>,
        reach: &Reach,
        missings: &Missings,
        trail: Trail,
    ) -> bool {
        self.completion = ground.completion(player);
        let counts = std::array::from_fn(|colour| scene.hands.0[colour]);
        let Some(shape) = self.shapes.of(counts) else {
            return false;
        };
        let whites = scene.hands[Colour::White];
        if usize::from(whites) > STEPS || scene.free_slots > SLOTS {
            return false;
        }
        let free = scene.free_slots.min(16) as u8;
        self.kept.clear();
        self.kept.extend((0..shape.size()).filter_map(|part| {
            let shards = shape.totals[part];
            (shards <= free).then_some(Kept { part, shards })
        }));
        self.whites.clear();
        for stored in 0..=whites.min(free) {
            let uses = (0..=whites - stored).map(|steps| Whites { steps, stored });
            self.whites.extend(uses);
        }
        self.rows.begin(shape.size() * self.kept.len());
        self.spare.append(&mut self.cards);
        self.ways.clear();
        (self.now, self.base) = (0, 0);
        self.completable = CardSet::EMPTY;
        let stored: u32 = scene.stored.0[..COLOURS]
            .iter()
            .map(|count| u32::from(*count))
            .sum();
        let landscapes = usize::from(*shape.totals.last().unwrap_or(&0));
        self.at_hand = (landscapes, stored as usize);
        let free_steps = usize::from(scene.stored[Colour::White]) + usize::from(whites);
        for slot in ground.game.content().grid().all() {
            let steps = match slot == scene.start() {
                true => 0,
                false => usize::from(reach.steps(whites.into(), slot)),
            };
            self.walks[slot.index()] = STEP * steps.saturating_sub(free_steps);
        }
        let count = ground.ways.cards.len();
        self.near.resize(count, 0);
        self.nows.resize(count, u8::MAX);
        self.ranges.resize(count, (0, 0));
        let from = trail
            .from
            .map(|from| std::mem::take(&mut self.levels[from]));
        for (number, card) in ground.ways.cards.iter().enumerate() {
            if player.front.contains(card.card) {
                self.look_at_card(ground, number, scene, reach, missings, from.as_ref());
            }
        }
        if let (Some(at), Some(from)) = (trail.from, from) {
            self.levels[at] = from;
        }
        self.look_for_shared(ground, missings);
        self.shape = Some(shape);
        self.fill(ground, scene, reach, missings);
        true
    }

    /// What a card is worth at the most that lacks so much.
    #[inline]
    pub(super) fn worth(&self, ground: &Ground<'_>, number: usize, lacks: u8) -> i32 {
        let worths = &ground.ways.cards[number].worths;
        match lacks {
            0 => worths[0] + self.completion,
            _ => worths[usize::from(lacks).min(LACKS - 1)],
        }
    }

    /// The place of a use of white shards and of what is stored in a card's list.
    #[inline]
    pub(super) fn at(&self, whites: usize, kept: usize, size: usize) -> usize {
        whites * self.rows.width + kept * size
    }
}
