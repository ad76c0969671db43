//! What a seat, or a spectator, may know.

use lucid_tabletop::{BySeat, Random, Seat};

use crate::state::{Phase, State, Table};
use crate::{Draft, DreamRunners, Placed, Rules};

/// What a viewer knows: the table, and the boards that it may see.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
///
/// let put = game.parse_action("set-1-three@c3").unwrap();
/// let [a, b] = [Seat::new(0), Seat::new(1)];
/// game.play(&mut state, a, put, &mut ()).unwrap();
/// // Boards are secret while they are composed.
/// assert_eq!(game.view(&state, Some(a)).own_draft().unwrap().placed().len(), 1);
/// assert_eq!(game.view(&state, Some(b)).drafts[a], None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// What lies open for all.
    pub table: Table,
    /// The boards; `None` for one that the viewer does not see.
    pub drafts: BySeat<Option<Draft>>,
}

impl View {
    pub(crate) fn new(rules: &Rules, state: &State, viewer: Option<Seat>) -> View {
        let open = state.table.phase != Phase::Compose;
        View {
            viewer,
            table: state.table.clone(),
            drafts: BySeat::from_fn(|seat| {
                Some(state.drafts[seat]).filter(|_| open || rules.shows(seat, viewer))
            }),
        }
    }

    /// The viewer's own board.
    pub fn own_draft(&self) -> Option<&Draft> {
        self.viewer.and_then(|seat| self.drafts[seat].as_ref())
    }
}

impl DreamRunners {
    /// A state that the viewer cannot tell from the true one.
    ///
    /// What others compose is their choice and has no chances; a board that is
    /// not seen becomes some board that its owner could have.
    pub(crate) fn resampled(&self, view: &View, random: &mut Random) -> State {
        let drafts = BySeat::from_fn(|seat| {
            let unknown = || match seat.index() < usize::from(self.rules.players) {
                true => self.some_draft(&view.table, seat, random),
                false => Draft::default(),
            };
            view.drafts[seat].unwrap_or_else(unknown)
        });
        State {
            table: view.table.clone(),
            drafts,
        }
    }

    /// A board of a seat: some of its segments, each where there is room for it.
    fn some_draft(&self, table: &Table, seat: Seat, random: &mut Random) -> Draft {
        let mut draft = Draft::default();
        if table.players[seat].woke.is_some() {
            return draft;
        }
        for segment in table.players[seat].segments {
            let turn = self.pieces[segment.index()].least(random.below(4) as u8);
            let placed = Placed {
                segment,
                turn,
                column: random.below(crate::BOARD) as u8,
                row: random.below(crate::BOARD) as u8,
            };
            if self.fits(&draft, placed) {
                draft.put(placed);
            }
        }
        draft
    }
}
