//! The features of a table for a seat.

use lucid_dreamscape::{
    ByColour, Colour, Dreamscape, Edition, Level, Pending, Phase, Player, Table,
};
use lucid_tabletop::Seat;

use super::features::{Feature, FeatureVector, RIVALS};
use crate::dreamscape::card_placements::PlacementCache;
use crate::dreamscape::counts;
use crate::dreamscape::greedy::{Appraisal, RequirementCache, SeatEvaluator};
use crate::dreamscape::planner::heuristics::WEIGHTS;

/// Looks at tables with the eyes of a seat. How the others stand is looked at once.
#[derive(Clone, Debug)]
pub(super) struct SeatObserver<'a> {
    game: &'a Dreamscape,
    seat: Seat,
    evaluator: SeatEvaluator<'a>,
    /// The features of the rivals; all others are zero.
    rivals: FeatureVector,
}

impl<'a> SeatObserver<'a> {
    /// The placements have to be prepared for the game.
    pub(super) fn new(
        game: &'a Dreamscape,
        placements: &'a PlacementCache,
        requirements: &'a RequirementCache,
        table: &Table,
        seat: Seat,
    ) -> SeatObserver<'a> {
        let evaluator = |seat| {
            let points = f64::from(table.points) / f64::from(game.rules().action_points.max(1));
            SeatEvaluator::new(game, placements, requirements, table, seat, WEIGHTS)
                .running(0.8 * points)
        };
        let appraise = |rival: Seat| {
            let hands = table.players[rival].hands;
            (rival, evaluator(rival).appraise(table, hands))
        };
        let rivals = Seat::first(game.rules().players.into()).filter(|other| *other != seat);
        SeatObserver {
            game,
            seat,
            evaluator: evaluator(seat),
            rivals: rivals_features(game, table, rivals.map(appraise)),
        }
    }

    /// The features of the rivals.
    pub(super) fn rivals(&self) -> &[f32] {
        &self.rivals.0[..RIVALS]
    }

    /// All features of a position with these shards in Hands.
    pub(super) fn features(&self, table: &Table, hands: ByColour<u8>) -> FeatureVector {
        let mut features = self.rivals;
        self.put_value(table, hands, &mut features);
        self.put_own(table, hands, &mut features);
        self.put_stage(table, &mut features);
        self.put_world(table, &mut features);
        self.put_nightmare(table, &mut features);
        features
    }

    fn put_value(&self, table: &Table, hands: ByColour<u8>, features: &mut FeatureVector) {
        let player = &table.players[self.seat];
        let Appraisal {
            value,
            cards,
            aims,
            spare,
        } = self.evaluator.appraise(table, hands);
        let alone = self.game.rules().solo.is_some();
        // What the other side may expect: in a solo game what he has and will score for red.
        let (other_value, other_score) = if alone {
            let his = -self.evaluator.nightmare_score(table);
            (his, f64::from(table.duel.score))
        } else {
            let rival = |feature| f64::from(self.rivals.get(feature));
            (rival(Feature::RivalValue), rival(Feature::RivalScore))
        };
        let score = f64::from(player.score);
        features.put(Feature::Value, value);
        features.put(Feature::ValueLead, value - other_value);
        features.put(Feature::CardsValue, cards.value);
        features.put(Feature::Aims, aims);
        features.put(Feature::Spare, spare);
        features.put(Feature::Score, score);
        features.put(Feature::ScoreLead, score - other_score);
        let planned = cards.planned.iter();
        let planned = planned.flat_map(|card| [card.value, card.points, card.lacks]);
        features.put_all(Feature::FirstValue, planned);
        features.put(Feature::Blocked, cards.blocked);
    }

    fn put_own(&self, table: &Table, hands: ByColour<u8>, features: &mut FeatureVector) {
        let (rules, content) = (self.game.rules(), self.game.content());
        let player = &table.players[self.seat];
        let of_level = |level| {
            let cards = player.front.into_iter();
            cards
                .filter(|card| content.card(*card).level == level)
                .count() as u32
        };
        let points = |card| u32::from(content.card(card).points);
        features.put(Feature::FrontCards, player.front.len() as u32);
        let front_points: u32 = player.front.into_iter().map(points).sum();
        features.put(Feature::FrontPoints, front_points);
        features.put(Feature::FrontMiddle, of_level(Level::Two));
        features.put(Feature::FrontHigh, of_level(Level::Three));
        features.put(Feature::PileCards, player.pile.len() as u32);
        features.put_all(Feature::HandsGreen, hands.0);
        features.put(Feature::HandsTotal, hands.total());
        let stored = counts::stored(table, player);
        features.put_all(Feature::StoredGreen, stored.0[..5].iter().copied());
        features.put(Feature::StoredTotal, stored.total());
        features.put(Feature::Held, player.held.total());
        let draws = matches!(player.pending, Pending::Draw | Pending::KingDraw);
        let keeps = matches!(player.pending, Pending::Drawing(..) | Pending::Keep(_));
        features.put(Feature::PendingDraw, draws);
        features.put(Feature::PendingKeep, keeps);
        features.put(Feature::MarkerUsed, player.marker_used);

        let (board, grid) = (&player.board, content.grid());
        let mountains = (board.occupied().into_iter())
            .filter(|slot| board.is_mountain(*slot, rules.mountain))
            .count();
        features.put(Feature::Trees, board.trees().len() as u32);
        features.put(Feature::Shards, board.shards());
        features.put(Feature::Occupied, board.occupied().len() as u32);
        let empty = grid.all().len() - board.occupied().len();
        features.put(Feature::Empty, empty as u32);
        features.put(Feature::Plantable, board.open().len() as u32);
        features.put(Feature::Mountains, mountains as u32);
        features.put(Feature::Water, board.tops(Colour::Blue).len() as u32);
        features.put(Feature::Land, board.tops(Colour::Brown).len() as u32);
        features.put(Feature::Red, board.red().len() as u32);
        features.put(Feature::DreamerInside, board.dreamer().is_some());
        let far = board.dreamer().map_or(0, |slot| grid.distance(slot));
        features.put(Feature::DreamerFar, far);
        features.put(Feature::FreeStep, player.walk.free_step);
    }

    fn put_stage(&self, table: &Table, features: &mut FeatureVector) {
        let rules = self.game.rules();
        let left = cycles_left(self.game, table);
        features.put(Feature::Travels, self.evaluator.travels(table));
        features.put(Feature::CyclesLeft, left);
        features.0[Feature::NoCycleLeft as usize + usize::from(left.min(6))] = 1.0;
        features.put(Feature::InTravel, table.phase == Phase::Travel);
        features.put(Feature::InCreation, table.phase == Phase::Creation);
        features.put(
            Feature::InLastPlacement,
            table.phase == Phase::LastPlacement,
        );
        let creates = has_to_create(self.game, table, self.seat);
        features.put(Feature::OwnCreationDone, !creates);
        let travels = table.phase == Phase::Travel && table.active() == self.seat;
        features.put(
            Feature::ActionPoints,
            if travels { table.points } else { 0 },
        );
        features.put(Feature::Place, place(table, self.seat) as u32);
        features.put(Feature::Alone, rules.solo.is_some());
        features.put(Feature::ThreePlayers, rules.players == 3);
        features.put(Feature::FourPlayers, rules.players == 4);
        features.put(Feature::Prototype, rules.edition == Edition::Prototype);
        features.put(Feature::Huch, rules.edition == Edition::Huch);
        features.put(Feature::Nightmares, rules.nightmare);
        features.put(Feature::Simultaneous, rules.simultaneous);
    }

    fn put_world(&self, table: &Table, features: &mut FeatureVector) {
        features.put(Feature::TreeReserve, table.tree_reserve);
        features.put(Feature::BagTotal, table.bag.total());
        features.put(Feature::BagRed, table.bag[Colour::Red]);
        let mut world = ByColour::<u8>::default();
        for colour in table.rows.iter().flat_map(|row| row.iter()) {
            world[colour] += 1;
        }
        features.put_all(Feature::WorldGreen, world.0);
        features.put(Feature::RedLinks, table.links.len() as u32);
    }

    fn put_nightmare(&self, table: &Table, features: &mut FeatureVector) {
        let Some(difficulty) = self.game.rules().solo else {
            return;
        };
        let duel = &table.duel;
        features.put(Feature::HisScore, duel.score);
        let red = -self.evaluator.nightmare_score(table) - f64::from(duel.score);
        features.put(Feature::HisRed, red);
        features.put_all(Feature::HisGreen, duel.stock.0);
        features.put(Feature::HisTrees, duel.trees);
        features.put(Feature::HisFirst, duel.first);
        let needs = Colour::ALL[..5].iter();
        let needs = needs.map(|colour| difficulty.threshold(*colour));
        features.put_all(Feature::NeedsGreen, needs);
        features.put(Feature::RedPays, difficulty.red_points());
    }
}

/// How the others stand: the strongest of them, and all together.
fn rivals_features(
    game: &Dreamscape,
    table: &Table,
    rivals: impl Iterator<Item = (Seat, Appraisal)>,
) -> FeatureVector {
    let mut features = FeatureVector::ZERO;
    let mut strongest: Option<(Seat, Appraisal)> = None;
    // The sums of what is averaged, in the order of the features.
    let mut sums = [0.0; 5];
    let (mut count, mut to_travel, mut to_create) = (0u32, 0u32, 0u32);
    for (rival, appraisal) in rivals {
        let player = &table.players[rival];
        let parts = [
            f64::from(player.score),
            appraisal.value,
            f64::from(player.hands.total()),
            f64::from(counts::stored(table, player).total()),
            player.front.len() as f64,
        ];
        for (sum, part) in sums.iter_mut().zip(parts) {
            *sum += part;
        }
        count += 1;
        to_travel += u32::from(has_to_travel(table, rival));
        to_create += u32::from(has_to_create(game, table, rival));
        if strongest.is_none_or(|(_, best)| appraisal.value > best.value) {
            strongest = Some((rival, appraisal));
        }
    }
    let Some((rival, appraisal)) = strongest else {
        return features;
    };
    put_strongest(table, &table.players[rival], &appraisal, &mut features);
    let means = sums.map(|sum| sum / f64::from(count));
    features.put_all(Feature::MeanScore, means);
    features.put(Feature::RivalsToTravel, to_travel);
    features.put(Feature::RivalsToCreate, to_create);
    features
}

fn put_strongest(
    table: &Table,
    player: &Player,
    appraisal: &Appraisal,
    features: &mut FeatureVector,
) {
    let board = &player.board;
    features.put(Feature::RivalScore, player.score);
    features.put(Feature::RivalValue, appraisal.value);
    features.put(Feature::RivalCards, appraisal.cards.value);
    features.put(Feature::RivalAims, appraisal.aims);
    features.put(Feature::RivalLacks, appraisal.cards.planned[0].lacks);
    features.put(Feature::RivalFront, player.front.len() as u32);
    features.put(Feature::RivalPile, player.pile.len() as u32);
    features.put(Feature::RivalHands, player.hands.total());
    let stored = counts::stored(table, player);
    features.put(Feature::RivalStored, stored.total());
    features.put(Feature::RivalTrees, board.trees().len() as u32);
    features.put(Feature::RivalShards, board.shards());
    features.put(
        Feature::RivalRed,
        counts::red(player, player.hands[Colour::Red]),
    );
    features.put(Feature::RivalDreamer, board.dreamer().is_some());
}

/// How many cycles follow the present one; all of them during setup.
fn cycles_left(game: &Dreamscape, table: &Table) -> u8 {
    match table.phase {
        Phase::LastPlacement | Phase::Over => 0,
        _ => game.rules().cycles.saturating_sub(table.cycle),
    }
}

/// The place of a seat in the order of the cycle.
fn place(table: &Table, seat: Seat) -> usize {
    let place = table.order.iter().position(|other| *other == seat);
    place.unwrap_or(0)
}

/// Whether a seat's Travel of this cycle is still to come or going on.
fn has_to_travel(table: &Table, seat: Seat) -> bool {
    match table.phase {
        Phase::Setup | Phase::Emergence => true,
        Phase::Travel => place(table, seat) >= usize::from(table.turn),
        _ => false,
    }
}

/// Whether a seat's Creation of this cycle, or its last placement, is still to come or
/// going on.
fn has_to_create(game: &Dreamscape, table: &Table, seat: Seat) -> bool {
    match table.phase {
        Phase::Creation if game.rules().simultaneous => !table.finished.contains(seat),
        Phase::Creation | Phase::LastPlacement => place(table, seat) >= usize::from(table.turn),
        Phase::Over => false,
        _ => true,
    }
}
