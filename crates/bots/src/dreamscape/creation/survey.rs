//! One look over a Dreamscape: all that the bound asks of it.

use lucid_dreamscape::{Board, ByColour, Colour, Dreamscape, Player, SlotSet};

use super::scene::Scene;

/// What lies in a Dreamscape.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Survey {
    /// Tops of each colour, without trees.
    pub(super) tops: ByColour<u8>,
    /// Trees on tops of each colour.
    pub(super) trees_on: ByColour<u8>,
    pub(super) trees: i32,
    pub(super) mountains: i32,
    /// Mountains within reach that would pay.
    pub(super) fresh: i32,
    /// Those of them with a land top.
    pub(super) fresh_lands: i32,
    /// Mountains that would pay, wherever they are, and water.
    pub(super) fresh_mountains: SlotSet,
    pub(super) waters: SlotSet,
    pub(super) lands: SlotSet,
    /// Stacks that one gray shard makes a mountain of.
    pub(super) rising: SlotSet,
    /// Whether a gray shard can be put where it makes a mountain at once.
    pub(super) gray_waits: bool,
    /// Whether there is a stack of one shard that takes another.
    pub(super) single_waits: bool,
    /// Whether there is a stack that takes a tree.
    pub(super) tree_fits: bool,
}

impl Survey {
    pub(super) fn new(game: &Dreamscape, player: &Player, scene: &Scene<'_>) -> Survey {
        use lucid_dreamscape::rules::{Mountain, MountainPays};
        let board: &Board = &player.board;
        let rules = game.rules();
        let mut survey = Survey::default();
        let open = board.open();
        survey.trees = board.trees().len() as i32;
        survey.tree_fits = !open.is_empty();
        let whites = scene.white_shards();
        for slot in board.occupied() {
            let stack = board.stack(slot);
            let Some(top) = stack.top() else { continue };
            survey.tops[top] += 1;
            match top {
                Colour::Blue => survey.waters.insert(slot),
                Colour::Brown => survey.lands.insert(slot),
                _ => {}
            }
            survey.trees_on[top] += u8::from(board.trees().contains(slot));
            let is_mountain = board.is_mountain(slot, rules.mountain);
            if is_mountain {
                survey.mountains += 1;
                let pays = match rules.mountain_pays {
                    MountainPays::OncePerCycle => !player.walk.paid.contains(slot),
                    MountainPays::EveryTime => true,
                };
                if pays {
                    survey.fresh_mountains.insert(slot);
                }
                // He has to go away before he comes back.
                let steps = match scene.distance(slot) {
                    0 if scene.dreamer.is_some() => 2,
                    steps => steps,
                };
                if pays && scene.whites(steps) <= whites {
                    survey.fresh += 1;
                    survey.fresh_lands += i32::from(top == Colour::Brown);
                }
            }
            // Another stack than his: nothing goes under him before he leaves, but
            // then it does.
            let gray_waits = match rules.mountain {
                Mountain::Touching => top == Colour::Gray,
                Mountain::Anywhere => stack.count(Colour::Gray) > 0,
            };
            survey.gray_waits |= gray_waits;
            if gray_waits && !is_mountain && !board.trees().contains(slot) {
                survey.rising.insert(slot);
            }
            survey.single_waits |= stack.height() == 1 && top != Colour::Red;
        }
        survey
    }

    /// Tops of a colour, trees included.
    #[inline]
    pub(super) fn visible(&self, colour: Colour) -> i32 {
        i32::from(self.tops[colour]) + i32::from(self.trees_on[colour])
    }
}
