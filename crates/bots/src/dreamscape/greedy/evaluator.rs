//! The value of a position for a seat, in points that it may bring.

use lucid_dreamscape::{ByColour, CardId, Colour, Dreamscape, Pending, Phase, SlotSet, Table};
use lucid_tabletop::Seat;

use super::cards::{self, CardOutlook, CardValueModel, SimpleEstimate, Supplies};
use super::nightmare_score;
use super::planned_board::PlannedBoard;
use super::purposes::{self, Rivals};
use super::requirements::{RequirementCache, StateKey};
use super::stage_weights::StageWeights;
use crate::dreamscape::card_placements::PlacementCache;
use crate::dreamscape::counts;

/// F3: what a red shard costs at the end.
const RED: f64 = 3.0;

/// The weights of the evaluation, in points.
#[derive(Clone, Copy, Debug)]
pub(in crate::dreamscape) struct HeuristicWeights {
    /// How many shards of the right kind a Travel brings.
    pub(in crate::dreamscape) harvest: f64,
    /// A card drawn after a completion, for each Travel to come, up to two.
    pub(in crate::dreamscape) draw: f64,
    /// A water top and a mountain, for each Travel to come, up to three.
    pub(in crate::dreamscape) water: f64,
    pub(in crate::dreamscape) mountain: f64,
    /// A tree, for each that may follow it.
    pub(in crate::dreamscape) tree: f64,
    /// A green shard in Hands, as a fraction of a tree's points.
    pub(in crate::dreamscape) plant: f64,
    /// A white shard in Hands.
    pub(in crate::dreamscape) white: f64,
    /// Any other shard in Hands, and one whose colour a purpose counts.
    pub(in crate::dreamscape) shard: f64,
    pub(in crate::dreamscape) wanted: f64,
    /// A shard on a card, and what a green one adds.
    pub(in crate::dreamscape) stored: f64,
    pub(in crate::dreamscape) stored_green: f64,
    /// The Dreamer inside the Dreamscape.
    pub(in crate::dreamscape) dreamer: f64,
    /// How fast a card's chance falls with what it lacks.
    pub(in crate::dreamscape) despair: f64,
    /// What each shard costs that a card takes, so that cheaper placements win.
    pub(in crate::dreamscape) cost: f64,
    /// Fitted weights that replace most of these, by Travels to come.
    pub(in crate::dreamscape) stages: Option<&'static [StageWeights]>,
}

impl HeuristicWeights {
    /// The weights of the greedy player.
    pub(in crate::dreamscape) const GREEDY: HeuristicWeights = HeuristicWeights {
        harvest: 2.3,
        draw: 1.2,
        water: 0.06,
        mountain: 0.12,
        tree: 0.45,
        plant: 0.85,
        white: 0.45,
        shard: 0.15,
        wanted: 0.5,
        stored: 0.3,
        stored_green: 0.3,
        dreamer: 0.4,
        despair: 0.5,
        cost: 0.15,
        stages: None,
    };
}

/// The value of a position, and some of what it adds up.
#[derive(Clone, Copy, Debug)]
pub(in crate::dreamscape) struct Appraisal {
    /// All of it.
    pub(in crate::dreamscape) value: f64,
    /// The cards in front.
    pub(in crate::dreamscape) cards: CardOutlook,
    /// What the purposes promise.
    pub(in crate::dreamscape) aims: f64,
    /// Shards in Hands that no card takes.
    pub(in crate::dreamscape) spare: f64,
}

/// Evaluates positions for a seat.
#[derive(Clone, Debug)]
pub(super) struct Evaluator<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) placements: &'a PlacementCache,
    pub(super) seat: Seat,
    pub(super) rivals: Rivals,
    /// How much of the seat's current Travel counts as still to come. While routes
    /// through it are compared, nothing does.
    pub(super) running: f64,
    /// What cards require on the seat's Dreamscape, cached.
    pub(super) requirements: &'a RequirementCache,
    pub(super) weights: HeuristicWeights,
    /// Whether to save time and skip what is rarely good.
    pub(super) is_hasty: bool,
    /// Whether to evaluate nothing twice.
    pub(super) remembers: bool,
}

impl Evaluator<'_> {
    /// The value of a position.
    pub(super) fn value(&self, table: &Table) -> f64 {
        self.value_with(table, table.players[self.seat].hands)
    }

    /// The value of a position with other shards in Hands.
    pub(super) fn value_with(&self, table: &Table, hands: ByColour<u8>) -> f64 {
        let his = nightmare_score::value(self.game, table);
        if self.remembers {
            let key = self.key(table, hands);
            let find = || self.appraise(table, hands, 0.0).value;
            return his + (self.requirements).remember(key, find);
        }
        self.appraise(table, hands, his).value
    }

    /// Everything that the value of the seat's own things depends on.
    fn key(&self, table: &Table, hands: ByColour<u8>) -> StateKey {
        let player = &table.players[self.seat];
        StateKey::of(&player.board)
            .with(&hands)
            .with(&(player.front, player.score, player.pile.len() as u8))
            .with(&counts::stored(table, player))
            .with(&(self.seat, table.tree_reserve, table.phase as u8))
            .with(&self.travels(table).to_bits())
            .with(&(
                self.rivals,
                player.pending == Pending::Draw,
                self.weights.stages.is_some(),
            ))
    }

    /// The value of the seat's own things, with Mr Nightmare's score added.
    pub(super) fn appraise(&self, table: &Table, hands: ByColour<u8>, his: f64) -> Appraisal {
        let (rules, grid) = (self.game.rules(), self.game.content().grid());
        let player = &table.players[self.seat];
        let board = &player.board;
        let travels = self.travels(table);
        let stage = self.stage(table);
        let mut supplies = Supplies {
            hands,
            stored: counts::stored(table, player),
            trees: table.tree_reserve,
            travels,
            promised: 0.0,
            model: match stage {
                Some(stage) => CardValueModel::Known(stage),
                None => CardValueModel::Guessed(SimpleEstimate {
                    draw: self.draw(travels),
                    harvest: self.weights.harvest,
                    despair: self.weights.despair,
                    cost: self.weights.cost,
                }),
            },
        };
        let mut planned = PlannedBoard::new(grid, board);
        let card_placements = |card: CardId| self.placements.card(self.game, card);
        let mut sum = f64::from(player.score);
        let cards = cards::outlook(
            player,
            card_placements,
            self.requirements,
            rules,
            &mut planned,
            &mut supplies,
        );
        sum += cards.value;
        let aims = purposes::value(self.game, table, self.seat, &self.rivals, travels);
        sum += stage.map_or(1.0, |stage| stage.purposes) * aims;
        let spare = self.over(table, &supplies, &planned);
        sum += spare;
        // K4: three red can be exchanged, which costs nothing but time.
        let red = counts::red(player, hands[Colour::Red] % 3);
        sum -= RED * f64::from(red);
        if player.pending == Pending::Draw {
            sum += self.draw(travels);
        }
        sum += his;
        let appraisal = |value| Appraisal {
            value,
            cards,
            aims,
            spare,
        };
        if let Some(stage) = stage {
            let trees = board.trees().len() as f64;
            let stored = counts::stored(table, player).total();
            sum += stage.stored * f64::from(stored);
            sum += stage.shard * f64::from(board.shards());
            sum += stage.tree(table.tree_reserve) * trees;
            if board.dreamer().is_some() {
                sum += stage.dreamer;
            }
            return appraisal(sum);
        }
        // The Dreamer may score there once white shards come.
        let walks = travels.min(3.0);
        for slot in board.occupied() {
            if board.top(slot) == Some(Colour::Blue) {
                sum += self.weights.water * walks;
            }
            if board.is_mountain(slot, rules.mountain) {
                sum += self.weights.mountain * walks;
            }
        }
        if board.dreamer().is_some() {
            sum += self.weights.dreamer;
        }
        // K5: each tree makes all later ones better.
        let to_come = travels.min(f64::from(table.tree_reserve));
        sum += self.weights.tree * to_come * board.trees().len() as f64;
        appraisal(sum)
    }

    /// The slots where a shard of each colour brings a card in front closer.
    pub(super) fn wanted(&self, table: &Table) -> ByColour<SlotSet> {
        let player = &table.players[self.seat];
        let planned = PlannedBoard::new(self.game.content().grid(), &player.board);
        let card_placements = |card: CardId| self.placements.card(self.game, card);
        cards::wanted(
            player,
            card_placements,
            self.requirements,
            self.game.rules(),
            planned,
        )
    }

    /// The fitted weights for this point of the game.
    fn stage(&self, table: &Table) -> Option<&'static StageWeights> {
        let stages = self.weights.stages?;
        let left = match table.phase {
            Phase::LastPlacement | Phase::Over => 0,
            _ => 1 + self.travels(table).round() as usize,
        };
        Some(&stages[left.min(stages.len() - 1)])
    }

    /// The value of shards in Hands that no card takes.
    fn over(&self, table: &Table, supplies: &Supplies, planned: &PlannedBoard<'_>) -> f64 {
        let own = table.players[self.seat].board.trees().len() as u8;
        let greens = supplies.hands[Colour::Green].min(supplies.trees);
        let greens = greens.min(planned.open().len() as u8);
        let plants: u8 = (0..greens).map(|more| own + more + 1).sum();
        let weights = &self.weights;
        let mut sum = weights.plant * f64::from(plants);
        sum += weights.white * f64::from(supplies.hands[Colour::White]);
        for colour in [Colour::Green, Colour::Blue, Colour::Gray, Colour::Brown] {
            let wanted = table
                .tiles()
                .any(|(_, colour_of_tile)| colour_of_tile == Some(colour));
            let each = if wanted {
                weights.wanted
            } else {
                weights.shard
            };
            sum += each * f64::from(supplies.hands[colour]);
        }
        if self.weights.stages.is_some() {
            return sum;
        }
        let stored: u32 = supplies.stored.total();
        let keeps = if table.phase == Phase::LastPlacement {
            0.0
        } else {
            weights.stored
        };
        sum + keeps * f64::from(stored)
            + weights.stored_green * f64::from(supplies.stored[Colour::Green])
    }

    /// How many Travels the seat has still to come, the current one in part.
    pub(super) fn travels(&self, table: &Table) -> f64 {
        let after = self.game.rules().cycles - table.cycle.max(1);
        let place = |seat: Seat| table.order.iter().position(|other| *other == seat);
        let in_this = match table.phase {
            Phase::Setup => 1.0,
            Phase::Travel if table.active() == self.seat => self.running,
            Phase::Travel if place(self.seat) > place(table.active()) => 1.0,
            _ => 0.0,
        };
        f64::from(after) + in_this
    }

    /// A5: the value of drawing a card, with this many Travels to come.
    pub(super) fn draw(&self, travels: f64) -> f64 {
        self.weights.draw * (travels - 0.5).clamp(0.0, 2.0)
    }
}
