//! What a table is worth if the Creation ends now, and what nothing that may
//! still be done can exceed.

use dreamscape::rules::{MountainPays, Land};
use dreamscape::{
    Colour, Dreamscape, Ongoing, Pending, Player, PurposeKind, State, Table,
};
use tabletop::Seat;

use super::evaluation::{Evaluation, POINT};
use super::line::Rest;
use super::scene::Scene;
use super::ways::CardWays;
use dreamscape::MAX_SLOTS;

/// Everything about a Creation that does not change while it is searched.
#[derive(Debug)]
pub(super) struct Ground<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) evaluation: &'a Evaluation,
    pub(super) seat: Seat,
    pub(super) cards: Vec<CardWays>,
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
        let table = state.table();
        let player = &table.players[self.seat];
        let scene = Scene::new(self.game, self.evaluation, &self.distances, table, self.seat);
        let evaluation = self.evaluation;
        let draw = evaluation.draw.into_iter().max().unwrap_or(0).max(0);
        let (mut cards_now, mut cards_then, mut completed) = (0, 0, 0);
        for ways in &self.cards {
            if !player.front.contains(ways.card) {
                continue;
            }
            let outlook = ways.outlook(player, &scene);
            cards_now += evaluation.card(ways.points, outlook.now);
            let mut then = evaluation.card(ways.points, outlook.then);
            if outlook.then.is_some_and(|lacks| lacks.is_nothing()) {
                then = then.max(ways.points + draw);
                completed += 1;
            }
            cards_then += then;
        }
        // A card that is being kept is drawn already.
        let mut then = cards_then;
        if let Pending::Keep(_) = player.pending {
            then += (self.cards.iter())
                .filter(|ways| !player.front.contains(ways.card))
                .map(|ways| ways.points + draw)
                .max()
                .unwrap_or(0);
            completed += 1;
        }
        match player.pending {
            Pending::Draw => then += draw,
            Pending::KingDraw => then += evaluation.king.into_iter().max().unwrap_or(0).max(0),
            _ => {}
        }
        let ground = evaluation.ground(self.game, player) + scene.stored_worth;
        let (purposes_now, purposes_then) = self.purposes(table, &scene, player, completed);
        let reds = player.board.red().len() as i32 + i32::from(scene.hands[Colour::Red]);
        let end = self.may_end(table, player).then(|| {
            cards_now + purposes_now + ground - evaluation.red * reds
        });
        let exchanged = 3 * i32::from((scene.hands[Colour::Red] + scene.takes) / 3);
        let reds_then = (reds - exchanged).max(0);
        let most = then + purposes_then + ground - evaluation.red * reds_then
            + self.shards(table, player, &scene);
        Glance {
            end,
            most,
            cards: cards_now,
        }
    }

    /// What a table is worth besides points if the Creation ends now.
    pub(super) fn rest(&self, state: &State) -> Rest {
        let (table, evaluation) = (state.table(), self.evaluation);
        let player = &table.players[self.seat];
        let reds = player.board.red().len() as i32 + i32::from(player.hands[Colour::Red]);
        Rest {
            cards: self.glance(state).cards,
            purposes: evaluation.purposes(self.game, table),
            stored: evaluation.stored(table, player).1,
            ground: evaluation.ground(self.game, player),
            red: -evaluation.red * reds,
            open: 0,
        }
    }

    /// Whether the seat may end its Creation now (K7, D3).
    fn may_end(&self, _table: &Table, player: &Player) -> bool {
        let board = &player.board;
        let crossing = (board.dreamer()).is_some_and(|slot| board.trees().contains(slot));
        let held_back = player.hands[Colour::Red] > 0
            && !board.shore(self.game.content().grid()).is_empty();
        player.pending == Pending::Nothing
            && player.power == Ongoing::Nothing
            && !crossing
            && !held_back
    }

    /// What the purposes are worth, now and then.
    fn purposes(&self, table: &Table, scene: &Scene<'_>, player: &Player, completed: i32) -> (i32, i32) {
        let (mut now, mut then) = (0, 0);
        for (place, aim) in self.evaluation.aims.iter().enumerate() {
            let Some(aim) = aim else { continue };
            let Some(standing) = self.game.standing(table, self.seat, place) else {
                continue;
            };
            now += aim.worth(standing);
            then += aim.at_most(self.highest(aim.kind, aim.colour, standing, scene, player, completed));
        }
        (now, then)
    }

    /// How a seat may stand with a purpose at the most.
    fn highest(
        &self,
        kind: PurposeKind,
        colour: Option<Colour>,
        standing: i32,
        scene: &Scene<'_>,
        player: &Player,
        completed: i32,
    ) -> i32 {
        let board = &player.board;
        let colour = colour.unwrap_or_default();
        let shards = scene.shards as i32;
        let (takes, golem) = (i32::from(scene.takes), i32::from(scene.golem));
        // Shards of the colour, and trees on it.
        let greens = match colour {
            Colour::Green => 0,
            _ => i32::from(scene.hands[Colour::Green]),
        };
        let of_colour = i32::from(scene.hands[colour]) + greens + scene.wild() as i32;
        match kind {
            PurposeKind::CompletedCards => standing + completed,
            PurposeKind::PairStacks => standing + shards + takes * 2 + golem * 2,
            PurposeKind::FewestEmpty => (standing + shards + takes + golem).min(0),
            PurposeKind::MostShards => standing + shards,
            PurposeKind::MostOfColour | PurposeKind::TableOfColour => standing + of_colour,
            PurposeKind::SinglesOfColour => {
                standing + of_colour - greens + takes * 2 + golem * 2
            }
            PurposeKind::LongestChain => {
                standing.max(self.visible(player, colour) + of_colour + takes * 2 + golem)
            }
            PurposeKind::NoNightmare => -(board.red().len() as i32 - takes).max(0),
            PurposeKind::FarthestDreamer => match scene.walks() {
                true => i32::from(u8::MAX),
                false => standing,
            },
            PurposeKind::GroupsInSight => {
                2 * (self.visible(player, colour) + of_colour + takes * 2 + golem)
            }
        }
    }

    /// The tops of a colour, trees included.
    fn visible(&self, player: &Player, colour: Colour) -> i32 {
        let tops = player.board.tops(colour);
        (tops.len() + (tops & player.board.trees()).len()) as i32
    }

    /// What the shards in Hands bring besides cards and purposes: each in the
    /// best of its uses, and two of a colour as one of any other.
    fn shards(&self, table: &Table, player: &Player, scene: &Scene<'_>) -> i32 {
        let evaluation = self.evaluation;
        let hands = &scene.hands;
        let board = &player.board;
        let wild = scene.wild() as i32 + i32::from(scene.takes);
        let kept = |colour: Colour| match scene.free_slots {
            0 => 0,
            _ => evaluation.stored[colour].max(0),
        };
        // K5: the next tree pays one more than there are.
        let trees = board.trees().len() as i32;
        let plant = |more: i32| match more < i32::from(table.tree_reserve) {
            true => (trees + more + 1) * POINT + evaluation.tree.max(0),
            false => 0,
        };
        let place = |colour: Colour| {
            let as_water = evaluation.water.max(0) * i32::from(colour == Colour::Blue);
            let as_rock = evaluation.mountain.max(0) * i32::from(colour == Colour::Gray);
            as_water + as_rock
        };
        let step = self.step(table, player, scene);
        let mut sum = scene.bonus + self.mountains(player, scene);
        let mut best = step;
        for colour in Colour::ALL.into_iter().take(5) {
            let count = i32::from(hands[colour]);
            let mut others = kept(colour).max(place(colour));
            if colour == Colour::White {
                others = others.max(step);
            }
            best = best.max(others);
            for more in 0..count {
                sum += match colour {
                    Colour::Green => others.max(plant(more)),
                    _ => others,
                };
            }
        }
        let greens = i32::from(hands[Colour::Green]);
        best = best.max((0..wild).map(|more| plant(greens + more)).max().unwrap_or(0));
        // An exchange or the Tower brings no more than the best use there is.
        sum += wild * best;
        if scene.waits || scene.dreamer.is_none() {
            sum += POINT;
        }
        if scene.dreamer.is_none() {
            sum += evaluation.dreamer.max(0);
        }
        let uncovered = i32::from(scene.takes) + 2 * i32::from(scene.golem);
        sum += uncovered * (evaluation.water.max(0) + evaluation.mountain.max(0));
        sum
    }

    /// What one white shard brings at the most when the Dreamer walks: one water
    /// top (D4), as after it no free step follows.
    fn step(&self, _table: &Table, player: &Player, scene: &Scene<'_>) -> i32 {
        let board = &player.board;
        let water = scene.hands[Colour::Blue] > 0
            || scene.wild() > 0
            || scene.takes > 0
            || scene.golem > 0
            || !board.tops(Colour::Blue).is_empty();
        let rules = self.game.rules();
        let again = match rules.mountain_pays {
            MountainPays::OncePerCycle => 0,
            // Each paid step may come onto a mountain, and over land onto others.
            MountainPays::EveryTime => {
                let lands = board.tops(Colour::Brown).into_iter();
                let free = match rules.land {
                    Land::Path => lands.filter(|slot| board.is_mountain(*slot, rules.mountain)).count() as i32,
                    Land::Momentum => self.possible_mountains(player, scene),
                };
                let more = i32::from(scene.hands[Colour::Brown]) + scene.wild() as i32
                    + i32::from(scene.takes) + 2 * i32::from(scene.golem);
                match self.possible_mountains(player, scene) {
                    0 => 0,
                    _ => 2 * (1 + free + more),
                }
            }
        };
        POINT * (i32::from(water) + again)
    }

    /// The mountains that there may be.
    fn possible_mountains(&self, player: &Player, scene: &Scene<'_>) -> i32 {
        let board = &player.board;
        let mountain = self.game.rules().mountain;
        let there = (board.occupied().into_iter())
            .filter(|slot| board.is_mountain(*slot, mountain))
            .count() as i32;
        there + self.new_mountains(player, scene)
    }

    fn new_mountains(&self, _player: &Player, scene: &Scene<'_>) -> i32 {
        i32::from(scene.hands[Colour::Gray])
            + scene.wild() as i32
            + i32::from(scene.takes)
            + 2 * i32::from(scene.golem)
    }

    /// What mountains pay that have not paid in this cycle (E9), or for the free
    /// steps before the first paid one.
    fn mountains(&self, player: &Player, scene: &Scene<'_>) -> i32 {
        if !scene.walks() {
            return 0;
        }
        let rules = self.game.rules();
        let board = &player.board;
        let fresh = match rules.mountain_pays {
            MountainPays::OncePerCycle => (board.occupied().into_iter())
                .filter(|slot| board.is_mountain(*slot, rules.mountain))
                .filter(|slot| !player.walk.paid.contains(*slot))
                .count() as i32
                + self.new_mountains(player, scene),
            MountainPays::EveryTime => self.possible_mountains(player, scene),
        };
        2 * POINT * fresh
    }
}
