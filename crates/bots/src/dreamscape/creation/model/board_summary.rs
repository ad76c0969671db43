//! What lies in a Dreamscape, as far as the bounds ask.

use lucid_dreamscape::{Board, ByColour, Colour, Dreamscape, Player, SlotSet};

use super::Resources;

/// What lies in a Dreamscape, read off once per position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct BoardSummary {
    /// Tops of each colour, without trees.
    pub(crate) tops: ByColour<u8>,
    /// Trees on tops of each colour.
    pub(crate) trees_on: ByColour<u8>,
    pub(crate) trees: i32,
    pub(crate) mountains: i32,
    /// Mountains within reach that would pay.
    pub(crate) fresh: i32,
    /// Those of them with a land top.
    pub(crate) fresh_lands: i32,
    /// Mountains that would pay, wherever they are, and water.
    pub(crate) fresh_mountains: SlotSet,
    pub(crate) waters: SlotSet,
    pub(crate) lands: SlotSet,
    /// Stacks that one gray shard turns into a mountain.
    pub(crate) rising: SlotSet,
    /// Whether there is a stack that one gray shard turns into a mountain.
    pub(crate) gray_makes_mountain: bool,
}

impl BoardSummary {
    pub(crate) fn new(
        game: &Dreamscape,
        player: &Player,
        resources: &Resources<'_>,
    ) -> BoardSummary {
        use lucid_dreamscape::rules::{Mountain, MountainPays};
        let board: &Board = &player.board;
        let rules = game.rules();
        let mut summary = BoardSummary {
            trees: board.trees().len() as i32,
            ..BoardSummary::default()
        };
        let whites = resources.white_shards();
        for slot in board.occupied() {
            let stack = board.stack(slot);
            let Some(top) = stack.top() else { continue };
            summary.tops[top] += 1;
            match top {
                Colour::Blue => summary.waters.insert(slot),
                Colour::Brown => summary.lands.insert(slot),
                _ => {}
            }
            summary.trees_on[top] += u8::from(board.trees().contains(slot));
            let is_mountain = board.is_mountain(slot, rules.mountain);
            if is_mountain {
                summary.mountains += 1;
                let pays = match rules.mountain_pays {
                    MountainPays::OncePerCycle => !player.walk.paid.contains(slot),
                    MountainPays::EveryTime => true,
                };
                if pays {
                    summary.fresh_mountains.insert(slot);
                }
                // He has to leave before he can come back.
                let steps = match resources.distance(slot) {
                    0 if resources.dreamer.is_some() => 2,
                    steps => steps,
                };
                if pays && resources.whites(steps) <= whites {
                    summary.fresh += 1;
                    summary.fresh_lands += i32::from(top == Colour::Brown);
                }
            }
            // His own stack counts, too: nothing goes under him, but he may leave.
            let gray_makes_mountain = match rules.mountain {
                Mountain::Touching => top == Colour::Gray,
                Mountain::Anywhere => stack.count(Colour::Gray) > 0,
            };
            summary.gray_makes_mountain |= gray_makes_mountain;
            if gray_makes_mountain && !is_mountain && !board.trees().contains(slot) {
                summary.rising.insert(slot);
            }
        }
        summary
    }

    /// Tops of a colour, trees included.
    #[inline]
    pub(crate) fn visible(&self, colour: Colour) -> i32 {
        i32::from(self.tops[colour]) + i32::from(self.trees_on[colour])
    }
}
