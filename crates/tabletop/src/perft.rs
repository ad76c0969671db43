//! Counting the sequences of steps that lead on from a position.

use crate::{Choices, Game, Seat, ToAct};

/// The number of sequences of steps from a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// Sequences of exactly the given length.
    pub paths: u64,
    /// Shorter sequences that ended the game.
    pub ended: u64,
}

/// Counts the sequences of `depth` steps from a state; a chance outcome counts
/// once, however likely it is.
///
/// ```
/// # use lucid_dreamscape::{Dreamscape, Rules};
/// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
///
/// use lucid_tabletop::{Game, Perft, perft};
///
/// // Two seats for the first initiative marker, then only one is left.
/// let start = game.start();
/// assert_eq!(perft(&game, &start, 1), Perft { paths: 2, ended: 0 });
/// assert_eq!(perft(&game, &start, 2).paths, 2);
/// ```
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> Perft {
    let mut count = Perft::default();
    walk(game, state, depth, &mut count, &mut |_| {});
    count
}

fn walk<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    count: &mut Perft,
    visit: &mut impl FnMut(&G::State),
) {
    visit(state);
    if depth == 0 {
        count.paths += 1;
        return;
    }
    match game.to_act(state) {
        ToAct::Over => count.ended += 1,
        ToAct::Chance => {
            let mut outcomes = Vec::new();
            game.chance_outcomes(state, |chance, _| outcomes.push(chance));
            for chance in outcomes {
                let mut next = state.clone();
                game.resolve(&mut next, chance, &mut ());
                walk(game, &next, depth - 1, count, visit);
            }
        }
        ToAct::Seats(seats) => {
            for seat in seats.iter() {
                for action in legal_actions(game, state, seat) {
                    let mut next = state.clone();
                    game.play_unchecked(&mut next, seat, action, &mut ());
                    walk(game, &next, depth - 1, count, visit);
                }
            }
            if game.may_expire(state) {
                let mut next = state.clone();
                game.expire(&mut next, &mut ());
                walk(game, &next, depth - 1, count, visit);
            }
        }
    }
}

fn legal_actions<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut choices = Choices::new();
    game.legal_actions(state, seat, &mut choices);
    choices.to_vec()
}

/// Counts like [`perft`] and calls `visit` with every state on the way.
pub fn perft_visiting<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    mut visit: impl FnMut(&G::State),
) -> Perft {
    let mut count = Perft::default();
    walk(game, state, depth, &mut count, &mut visit);
    count
}
