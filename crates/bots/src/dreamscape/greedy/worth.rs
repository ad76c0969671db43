//! What a table is worth to a seat, in points that it may bring.

use lucid_dreamscape::{ByColour, CardId, Colour, Dreamscape, Pending, Phase, SlotSet, Table};
use lucid_tabletop::Seat;

use super::cards::{self, Guess, Means, Promise};
use super::needs::{Mark, Plans};
use super::purposes::{self, Rivals};
use super::site::Site;
use super::solo;
use super::stages::Stage;
use crate::dreamscape::counts;
use crate::dreamscape::laid::Shelf;

/// F3: what a red shard costs at the end.
const RED: f64 = 3.0;

/// What a player thinks of things, in points.
#[derive(Clone, Copy, Debug)]
pub(in crate::dreamscape) struct Weights {
    /// How many shards of the right kind a Travel brings.
    pub(in crate::dreamscape) harvest: f64,
    /// A card drawn after a completion, for each Travel to come, two at the most.
    pub(in crate::dreamscape) draw: f64,
    /// A water top and a mountain, for each Travel to come, three at the most.
    pub(in crate::dreamscape) water: f64,
    pub(in crate::dreamscape) mountain: f64,
    /// A tree, for each that may follow it.
    pub(in crate::dreamscape) tree: f64,
    /// The part of a tree's points that a green shard in Hands is worth.
    pub(in crate::dreamscape) plant: f64,
    /// A white shard in Hands.
    pub(in crate::dreamscape) white: f64,
    /// Any other shard in Hands, and one that a purpose wants.
    pub(in crate::dreamscape) shard: f64,
    pub(in crate::dreamscape) wanted: f64,
    /// A shard on a card, and a green one more.
    pub(in crate::dreamscape) stored: f64,
    pub(in crate::dreamscape) stored_green: f64,
    /// The Dreamer inside.
    pub(in crate::dreamscape) dreamer: f64,
    /// How a card that lacks shards loses its chance.
    pub(in crate::dreamscape) despair: f64,
    /// What a shard is worth that a card takes, so that the cheaper way is chosen.
    pub(in crate::dreamscape) cost: f64,
    /// What is known instead of most of these, by the Travels to come.
    pub(in crate::dreamscape) stages: Option<&'static [Stage]>,
}

impl Weights {
    /// Those of the greedy player.
    pub(in crate::dreamscape) const GREEDY: Weights = Weights {
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

/// Whoever has to choose.
#[derive(Clone, Debug)]
pub(super) struct Mind<'a> {
    pub(super) game: &'a Dreamscape,
    pub(super) shelf: &'a Shelf,
    pub(super) seat: Seat,
    pub(super) rivals: Rivals,
    /// How much of the seat's running Travel still counts as one to come: while
    /// the ways through it are compared, nothing.
    pub(super) running: f64,
    /// What cards take on the seat's Dreamscape.
    pub(super) plans: &'a Plans,
    pub(super) weights: Weights,
    /// Whether it has little time: then what is hardly ever good is not looked at,
    /// and nothing twice.
    pub(super) hasty: bool,
}

impl Mind<'_> {
    /// What a table is worth as it lies.
    pub(super) fn worth(&self, table: &Table) -> f64 {
        self.worth_with(table, table.players[self.seat].hands)
    }

    /// The same with other shards in Hands.
    pub(super) fn worth_with(&self, table: &Table, hands: ByColour<u8>) -> f64 {
        let his = solo::worth(self.game, table);
        if self.hasty {
            let mark = self.mark(table, hands);
            return his + (self.plans).remember(mark, || self.all(table, hands, 0.0));
        }
        self.all(table, hands, his)
    }

    /// All that decides what a seat's own things are worth.
    fn mark(&self, table: &Table, hands: ByColour<u8>) -> Mark {
        let player = &table.players[self.seat];
        Mark::of(&player.board)
            .with(&hands)
            .with(&(player.front, player.score, player.pile.len() as u8))
            .with(&counts::stored(table, player))
            .with(&(self.seat, table.tree_reserve, table.phase as u8))
            .with(&self.travels(table).to_bits())
            .with(&(self.rivals, player.pending == Pending::Draw))
    }

    /// What the seat's things and Mr Nightmare's are worth.
    fn all(&self, table: &Table, hands: ByColour<u8>, his: f64) -> f64 {
        let (rules, grid) = (self.game.rules(), self.game.content().grid());
        let player = &table.players[self.seat];
        let board = &player.board;
        let travels = self.travels(table);
        let stage = self.stage(table);
        let mut means = Means {
            hands,
            stored: counts::stored(table, player),
            trees: table.tree_reserve,
            travels,
            promised: 0.0,
            promise: match stage {
                Some(stage) => Promise::Known(stage),
                None => Promise::Guessed(Guess {
                    draw: self.draw(travels),
                    harvest: self.weights.harvest,
                    despair: self.weights.despair,
                    cost: self.weights.cost,
                }),
            },
        };
        let mut site = Site::new(grid, board);
        let laid = |card: CardId| self.shelf.card(self.game, card);
        let mut sum = f64::from(player.score);
        sum += cards::worth(player, laid, self.plans, rules, &mut site, &mut means);
        let aims = purposes::worth(self.game, table, self.seat, &self.rivals, travels);
        sum += stage.map_or(1.0, |stage| stage.purposes) * aims;
        sum += self.over(table, &means, &site);
        // K4: three red are nothing worse than lost time.
        let red = counts::red(player, hands[Colour::Red] % 3);
        sum -= RED * f64::from(red);
        if player.pending == Pending::Draw {
            sum += self.draw(travels);
        }
        sum += his;
        if let Some(stage) = stage {
            let trees = board.trees().len() as f64;
            let stored = counts::stored(table, player).total();
            sum += stage.stored * f64::from(stored);
            sum += stage.shard * f64::from(board.shards());
            sum += stage.tree(table.tree_reserve) * trees;
            if board.dreamer().is_some() {
                sum += stage.dreamer;
            }
            return sum;
        }
        // Where the Dreamer may score when white shards come.
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
        sum
    }

    /// The slots on which a shard of each colour brings a card in front nearer.
    pub(super) fn wanted(&self, table: &Table) -> ByColour<SlotSet> {
        let player = &table.players[self.seat];
        let site = Site::new(self.game.content().grid(), &player.board);
        let laid = |card: CardId| self.shelf.card(self.game, card);
        cards::wanted(player, laid, self.plans, self.game.rules(), site)
    }

    /// What is known of tables with so much still to come.
    fn stage(&self, table: &Table) -> Option<&'static Stage> {
        let stages = self.weights.stages?;
        let left = match table.phase {
            Phase::LastPlacement | Phase::Over => 0,
            _ => 1 + self.travels(table).round() as usize,
        };
        Some(&stages[left.min(stages.len() - 1)])
    }

    /// What shards in Hands bring that no card takes.
    fn over(&self, table: &Table, means: &Means, site: &Site<'_>) -> f64 {
        let own = table.players[self.seat].board.trees().len() as u8;
        let greens = means.hands[Colour::Green].min(means.trees);
        let greens = greens.min(site.open().len() as u8);
        let plants: u8 = (0..greens).map(|more| own + more + 1).sum();
        let weights = &self.weights;
        let mut sum = weights.plant * f64::from(plants);
        sum += weights.white * f64::from(means.hands[Colour::White]);
        for colour in [Colour::Green, Colour::Blue, Colour::Gray, Colour::Brown] {
            let wanted = table.tiles().any(|(_, tint)| tint == Some(colour));
            let each = if wanted {
                weights.wanted
            } else {
                weights.shard
            };
            sum += each * f64::from(means.hands[colour]);
        }
        if self.weights.stages.is_some() {
            return sum;
        }
        let stored: u32 = means.stored.total();
        let keeps = if table.phase == Phase::LastPlacement {
            0.0
        } else {
            weights.stored
        };
        sum + keeps * f64::from(stored)
            + weights.stored_green * f64::from(means.stored[Colour::Green])
    }

    /// How many Travels the seat has still before it, the running one in part.
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

    /// A5: what it is worth to draw a card, with so many Travels to come.
    pub(super) fn draw(&self, travels: f64) -> f64 {
        self.weights.draw * (travels - 0.5).clamp(0.0, 2.0)
    }
}
