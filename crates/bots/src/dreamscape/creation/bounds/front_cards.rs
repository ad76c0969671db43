//! What the cards in front are worth, now and at best, and what pending draws may bring.
//!
//! This is the part of the cheap bound that concerns cards. It stays correct whatever
//! Tower and Golem do: every card is allowed everything at hand.

use lucid_dreamscape::{Colour, Pending, Player, PurposeKind, Slot};

use crate::dreamscape::creation::model::{
    Deficit, IN_THE_WAY, Instance, PlacementList, Resources, SHARD, STEP, STORED, Shortfall,
    ShortfallTable, byte,
};

/// What the cards in front are worth, now and at best.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FrontValue {
    pub(crate) now: i32,
    pub(crate) at_best: i32,
    /// How many can be completed.
    pub(crate) completed: i32,
}

impl Instance<'_> {
    /// What the cards in front are worth, now and at best.
    pub(crate) fn front_value(
        &self,
        player: &Player,
        resources: &Resources<'_>,
        shortfalls: &ShortfallTable,
    ) -> FrontValue {
        let evaluation = self.evaluation;
        let mut cards = FrontValue::default();
        for placements in &self.placements.cards {
            if !player.front.contains(placements.card) {
                continue;
            }
            let deficits = placements.deficits(shortfalls, resources);
            let count = player.front.len();
            cards.now += evaluation.card(placements.points, deficits.now, count);
            let may_be_done = deficits.at_best.is_some_and(|deficit| deficit.is_nothing());
            cards.completed += i32::from(may_be_done);
            cards.at_best += deficits.at_best.map_or(placements.never, |deficit| {
                placements.worths[deficit.index()]
            });
        }
        // One of the drawn cards can be kept, and even completed.
        cards.completed += i32::from(matches!(player.pending, Pending::Keep(_)));
        cards.at_best += self.pending_bound(player) + cards.completed * self.relief();
        cards
    }

    /// What the cards completed so far are worth for the purposes (U1).
    pub(crate) fn completed_cards_value(&self, player: &Player) -> i32 {
        let purposes = self.evaluation.purposes.iter().flatten();
        purposes
            .filter(|purpose| purpose.kind == PurposeKind::CompletedCards)
            .map(|purpose| purpose.at_most(player.pile.len() as i32))
            .sum()
    }

    /// The most that completing a card brings besides the card itself: for the purposes
    /// (U1), and by losing a stored shard where that is a gain (A4).
    pub(crate) fn completion_bonus(&self, player: &Player) -> i32 {
        let purposes = self.evaluation.purposes.iter().flatten();
        let purposes: i32 = purposes
            .filter(|purpose| purpose.kind == PurposeKind::CompletedCards)
            .map(|purpose| purpose.steepest(player.pile.len() as i32, player.front.len() as u32))
            .sum();
        purposes + self.relief()
    }

    /// The most that losing a stored shard brings.
    fn relief(&self) -> i32 {
        let worst = self.evaluation.stored.0.into_iter().min();
        (-worst.unwrap_or(0)).max(0)
    }

    /// Upper bound on the value of pending choices.
    pub(crate) fn pending_bound(&self, player: &Player) -> i32 {
        let draw = self.evaluation.best_draw();
        match player.pending {
            Pending::Keep(_) => {
                let drawn = (self.placements.cards.iter())
                    .filter(|placements| !player.front.contains(placements.card))
                    .map(|placements| placements.points + draw);
                drawn.max().unwrap_or(0)
            }
            // A4: the draw comes after the shard.
            Pending::Draw | Pending::PileShard(_) => draw,
            Pending::KingDraw => self.evaluation.best_king(),
            _ => 0,
        }
    }
}

/// What a card lacks now, and the least it can come to lack. `None` if it can be
/// completed nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CardDeficits {
    pub(crate) now: Option<Deficit>,
    pub(crate) at_best: Option<Deficit>,
}

impl PlacementList {
    /// What the card lacks now and at best.
    pub(crate) fn deficits(
        &self,
        shortfalls: &ShortfallTable,
        resources: &Resources<'_>,
    ) -> CardDeficits {
        let mut deficits = CardDeficits {
            now: None,
            at_best: None,
        };
        for placement in self.placements() {
            let Some((missing, beyond)) = shortfalls.sum(placement, resources) else {
                continue;
            };
            let few_trees = byte(missing, 4) <= resources.tree_reserve;
            if !few_trees && resources.golem == 0 {
                continue;
            }
            let target = placement[0].slot();
            let least = least(missing, beyond, target, resources);
            deficits.at_best = Some(deficits.at_best.map_or(least, |then| then.min(least)));
            if byte(missing, 5) == 0 && few_trees {
                let now = deficit(missing, target, resources);
                deficits.now = Some(deficits.now.map_or(now, |known| known.min(now)));
            }
        }
        deficits
    }
}

/// The deficit if the Creation ends now.
#[inline]
fn deficit(missing: Shortfall, target: Slot, resources: &Resources<'_>) -> Deficit {
    let mut units = 0;
    for colour in Colour::LANDSCAPE {
        let needed = byte(missing, colour as u32);
        let stored = needed.min(resources.stored[colour]);
        units += SHARD * usize::from(needed - stored) + STORED * usize::from(stored);
    }
    let mut steps = resources.distance(target);
    if missing & IN_THE_WAY != 0 && steps == 0 {
        // Nothing goes under the Dreamer: he has to step aside and come back.
        steps = 2;
    }
    let stored = steps.min(resources.stored[Colour::White]);
    units += STEP * usize::from(steps - stored) + STORED * usize::from(stored);
    // A card that lacks nothing is not completed until it is played.
    Deficit::new(units.max(1))
}

/// The least possible deficit, if everything that may still be done is for this
/// placement.
#[inline]
fn least(
    missing: Shortfall,
    beyond: Shortfall,
    target: Slot,
    resources: &Resources<'_>,
) -> Deficit {
    if resources.golem > 0 {
        // Each of its moves can finish two cells, whatever they lack.
        let by_hand = resources.hands.total() > 0 || resources.takes > 0;
        let all = byte(missing, 6) <= 2 * resources.golem || by_hand;
        return Deficit::of(u8::from(!all));
    }
    let (mut shards, mut stored) = (0, 0);
    let mut wild = resources.takes + resources.thirds() as u8;
    let half = |count: u8| if resources.exchanges { count / 2 } else { 0 };
    for colour in Colour::LANDSCAPE {
        let outside = byte(beyond, colour as u32);
        let needed = byte(missing, colour as u32) - outside;
        let have = resources.hands[colour];
        let over = have.saturating_sub(needed);
        // What cannot be placed can at least be stored.
        let kept = match resources.free_slots {
            0 => 0,
            _ => outside.min(over),
        };
        let lacking = needed.saturating_sub(have) + outside - kept;
        let lies = lacking.min(resources.stored[colour]);
        wild += half(over);
        stored += lies + kept;
        shards += lacking - lies;
    }
    let mut steps = resources.distance(target);
    if steps == 0 && missing & IN_THE_WAY != 0 {
        steps = 2;
    }
    // Which of the shards pay for steps is left open.
    let mut steps = steps.saturating_sub(resources.reach());
    let lies = steps.min(resources.stored[Colour::White]);
    stored += lies;
    steps -= lies;
    wild += half(resources.hands[Colour::White]);
    for lacking in [&mut shards, &mut steps, &mut stored] {
        let mended = (*lacking).min(wild);
        *lacking -= mended;
        wild -= mended;
    }
    Deficit::new(
        SHARD * usize::from(shards) + STEP * usize::from(steps) + STORED * usize::from(stored),
    )
}
