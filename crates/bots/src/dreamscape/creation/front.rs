//! What the cards in front are worth, and what completing and drawing them brings.

use lucid_dreamscape::{Pending, Player, PurposeKind};

use super::bound::Ground;
use super::cells::Missings;
use super::scene::Scene;

/// What the cards in front are worth, now and then.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cards {
    pub(super) now: i32,
    pub(super) then: i32,
    /// How many may be completed.
    pub(super) completed: i32,
}

impl Ground<'_> {
    /// What the cards in front are worth, now and at the most.
    pub(super) fn cards(&self, player: &Player, scene: &Scene<'_>, missings: &Missings) -> Cards {
        let evaluation = self.evaluation;
        let mut cards = Cards::default();
        for ways in &self.ways.cards {
            if !player.front.contains(ways.card) {
                continue;
            }
            let outlook = ways.outlook(missings, scene);
            cards.now += evaluation.card(ways.points, outlook.now);
            let may_be_done = outlook.then.is_some_and(|lacks| lacks.is_nothing());
            cards.completed += i32::from(may_be_done);
            cards.then += outlook
                .then
                .map_or(ways.never, |lacks| ways.worths[lacks.index()]);
        }
        // One of the drawn cards may be kept, and even completed.
        cards.completed += i32::from(matches!(player.pending, Pending::Keep(_)));
        cards.then += self.pending(player) + cards.completed * self.relief();
        cards
    }

    /// What the completed cards are worth for the purposes (U1).
    pub(super) fn completed_now(&self, player: &Player) -> i32 {
        let aims = self.evaluation.aims.iter().flatten();
        aims.filter(|aim| aim.kind == PurposeKind::CompletedCards)
            .map(|aim| aim.at_most(player.pile.len() as i32))
            .sum()
    }

    /// What it brings to complete one more card besides what the card is worth: for
    /// the purposes (U1), and where stored shards are a burden, to lose one (A4).
    pub(super) fn completion(&self, player: &Player) -> i32 {
        let aims = self.evaluation.aims.iter().flatten();
        let purposes: i32 = aims
            .filter(|aim| aim.kind == PurposeKind::CompletedCards)
            .map(|aim| aim.steepest(player.pile.len() as i32, player.front.len() as u32))
            .sum();
        purposes + self.relief()
    }

    /// What it brings at the most to lose a stored shard.
    fn relief(&self) -> i32 {
        let worst = self.evaluation.stored.0.into_iter().min();
        (-worst.unwrap_or(0)).max(0)
    }

    /// What is to come of what has to be settled, at the most.
    pub(super) fn pending(&self, player: &Player) -> i32 {
        let draw = self.evaluation.best_draw();
        match player.pending {
            Pending::Keep(_) => {
                let drawn = (self.ways.cards.iter())
                    .filter(|ways| !player.front.contains(ways.card))
                    .map(|ways| ways.points + draw);
                drawn.max().unwrap_or(0)
            }
            // A4: the draw comes after the shard.
            Pending::Draw | Pending::PileShard(_) => draw,
            Pending::KingDraw => self.evaluation.best_king(),
            _ => 0,
        }
    }
}
