//! What things are worth to a player at a given moment of a game.

use lucid_dream_runners::resolution::{Share, Situation};
use lucid_dream_runners::rules::ROUNDS;
use lucid_dream_runners::{
    Cell, Colour, DreamRunners, Fragment, Goods, Phase, SegmentId, Symbol, Table, Thing,
};
use lucid_tabletop::Seat;

use super::super::solver::{Holdings, Instance, Objective, Weights, Worth};

/// Worths are counted in hundredths of a point.
pub(in crate::dream_runners) const POINT: i64 = 100;

/// What things are worth at a moment: weights for the solver, and values derived from
/// them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Valuation {
    /// What things are worth.
    pub weights: Weights,
    top: u8,
    last_star: u8,
}

impl Valuation {
    /// The valuation for a seat. Both tracks count as printed; low serenity counts less
    /// than that as long as rounds are left, because the owner may wake up. What can still
    /// be turned into points counts a part of them.
    pub fn new(game: &DreamRunners, table: &Table, seat: Seat) -> Valuation {
        let tracks = game.content().tracks();
        let left = i64::from(ROUNDS.saturating_sub(table.round));
        let mut weights = Weights::points(tracks, POINT);
        let fear = 12 * left.min(3);
        let spaces = tracks.serenity.iter().enumerate().map(|(space, points)| {
            let depth = 8 - (space as i64).min(8);
            i64::from(*points) * POINT - fear * depth * depth / 4
        });
        weights.serenity = Worth::table(spaces.collect());
        if left > 0 {
            // A star for four colours; a second of the same has to wait longer.
            weights.fragments =
                std::array::from_fn(|_| Worth::table_and_each(vec![0, 55, 90, 105], 5));
            weights.keys = Worth::table_and_each(vec![0, 45, 85, 115], 5);
        }
        // Three coins are a point of serenity (R17).
        weights.coins = Worth::each(POINT / 3);
        weights.losses = (table.players[seat].segments.into_iter())
            .map(|segment| segment_worth(game, segment, left))
            .collect();
        let mut valuation = Valuation {
            weights,
            top: game.top(),
            last_star: game.last_star(),
        };
        valuation.weights.chests = [1, 2, 3].map(|keys| valuation.chest_worth(game, table, keys));
        valuation
    }

    /// The mean value of the chests that may still be turned over.
    fn chest_worth(&self, game: &DreamRunners, table: &Table, keys: u8) -> i64 {
        // R14: what is still closed then stays closed.
        if matches!(table.phase, Phase::Share | Phase::Resolve) {
            return 0;
        }
        let chests = game.content().chests().iter().enumerate();
        let unused = chests.filter(|(index, chest)| {
            chest.keys == keys
                && !table
                    .used
                    .contains(lucid_dream_runners::ChestId::new(*index))
        });
        let worths: Vec<i64> = unused
            .map(|(_, chest)| self.goods_worth(&chest.goods))
            .collect();
        worths.iter().sum::<i64>() / worths.len().max(1) as i64
    }

    fn goods_worth(&self, goods: &Goods) -> i64 {
        let fragment = self.weights.fragments[0].of(1).max(POINT / 2);
        let fragments: i64 = goods.fragments.iter().map(|n| i64::from(*n)).sum();
        fragments * fragment
            + i64::from(goods.keys) * self.weights.keys.of(1)
            + i64::from(goods.coins) * self.weights.coins.of(1)
            + i64::from(goods.serenity) * POINT
    }

    /// What a player's things are worth together.
    pub fn worth(&self, situation: &Situation) -> i64 {
        let mut fragments = situation.fragments;
        let sets = fragments.into_iter().min().unwrap_or(0);
        fragments.iter_mut().for_each(|held| *held -= sets);
        let stars = u16::from(situation.stars) + sets;
        let goods = self.weights.goods(&Holdings {
            keys: situation.keys,
            coins: situation.coins,
            fragments,
            stars: stars.min(self.last_star.max(situation.stars).into()) as u8,
            unknown: [0; 3],
        });
        goods + self.weights.serenity(situation.serenity.min(self.top))
    }

    /// What some things more would be worth (R15).
    pub(in crate::dream_runners) fn gain(
        &self,
        situation: &Situation,
        share: &Share,
        thing: Thing,
    ) -> i64 {
        let with = |share: &Share| {
            let mut all = *situation;
            for colour in Colour::ALL {
                all.fragments[colour as usize] += u16::from(share.fragments[colour as usize]);
            }
            all.keys += u16::from(share.keys);
            all.coins += u16::from(share.coins);
            all.serenity = all.serenity.saturating_add(share.serenity).min(self.top);
            self.worth(&all)
        };
        with(&with_thing(*share, thing)) - with(share)
    }

    /// The share of a converging cell that a player can expect: every second thing, best
    /// first, or everything if nobody else is there.
    fn expected_share(&self, situation: &Situation, mut goods: Goods, alone: bool) -> Share {
        let mut share = Share::default();
        let things = goods.count();
        let mine = if alone { things } else { things.div_ceil(2) };
        for _ in 0..mine {
            let there = Thing::ALL
                .into_iter()
                .filter(|thing| count(&goods, *thing) > 0);
            let best = there.max_by_key(|thing| self.gain(situation, &share, *thing));
            let Some(thing) = best else { break };
            share = with_thing(share, thing);
            take(&mut goods, thing);
        }
        share
    }
}

/// The instance for a seat: the round's dream and the seat's segments, with their ids in
/// the same order. `None` before a tile is revealed.
///
/// Until shares are taken (R15), the player expects every second thing. Of more wild
/// fragments than the solver can handle, some are left out of account.
pub fn instance(
    game: &DreamRunners,
    table: &Table,
    seat: Seat,
    valuation: &Valuation,
) -> Option<(Instance, Vec<SegmentId>)> {
    let player = &table.players[seat];
    let dream = game.dream(table)?;
    let ids: Vec<SegmentId> = player.segments.into_iter().collect();
    let alone = table.sleepers(game.rules().players).len() == 1;
    let sharing = matches!(
        table.phase,
        lucid_dream_runners::Phase::Compose | lucid_dream_runners::Phase::Chests
    );
    let mut shares = player.shares;
    for (share, cell) in shares.iter_mut().zip(&dream.cells) {
        if let (true, Cell::Converging(goods)) = (sharing, *cell) {
            *share = valuation.expected_share(&player.situation, goods, alone);
        }
    }
    let segments = ids.iter().map(|id| game.content().segment(*id).clone());
    let instance = Instance {
        dream,
        shares,
        situation: player.situation,
        segments: segments.collect(),
    };
    Some((instance.with_fewer_wilds(), ids))
}

/// What a segment is worth to its owner: its points, and its symbols as long as
/// dreams are to come.
pub(super) fn segment_worth(game: &DreamRunners, segment: SegmentId, left: i64) -> i64 {
    let segment = game.content().segment(segment);
    let symbols = segment.symbols.iter().map(|symbol| match symbol {
        Symbol::Blank => 2,
        Symbol::Collect | Symbol::Banish => 10,
        Symbol::Double => 22,
        Symbol::Both => 20,
    });
    i64::from(segment.points) * POINT + symbols.sum::<i64>() * left
}

fn with_thing(mut share: Share, thing: Thing) -> Share {
    match thing {
        Thing::Fragment(colour) | Thing::Wild(colour) => share.fragments[colour as usize] += 1,
        Thing::Key => share.keys += 1,
        Thing::Coin => share.coins += 1,
        Thing::Serenity => share.serenity += 1,
    }
    share
}

fn count(goods: &Goods, thing: Thing) -> u8 {
    match thing {
        Thing::Fragment(colour) => goods.fragments[colour as usize],
        Thing::Wild(_) => goods.fragments[Fragment::Wild as usize],
        Thing::Key => goods.keys,
        Thing::Coin => goods.coins,
        Thing::Serenity => goods.serenity,
    }
}

fn take(goods: &mut Goods, thing: Thing) {
    let left = match thing {
        Thing::Fragment(colour) => &mut goods.fragments[colour as usize],
        Thing::Wild(_) => &mut goods.fragments[Fragment::Wild as usize],
        Thing::Key => &mut goods.keys,
        Thing::Coin => &mut goods.coins,
        Thing::Serenity => &mut goods.serenity,
    };
    *left = left.saturating_sub(1);
}
