//! The bots of an arena, and the game that they play.

use lucid_tabletop::BySeat;
use lucid_texts::Texts;

use super::ArenaArgs;
use super::setup::COMMAND;
use crate::failure::Failure;
use crate::options;
use crate::titles::Title;

/// A game and the bots that play it against each other.
#[derive(Debug)]
pub(super) struct Participants<G: Title> {
    pub(super) game: G,
    bots: Vec<G::Bot>,
    /// The names of the bots, all different.
    pub(super) names: Vec<String>,
}

impl<G: Title> Participants<G> {
    /// The participants that the options ask for.
    pub(super) fn new(args: &ArenaArgs, texts: &Texts) -> Result<Participants<G>, Failure> {
        let game = args.played.game(COMMAND, texts)?;
        let named = &args.bots;
        let name = |(index, name): (usize, &String)| {
            // Bots of the same kind are numbered.
            match named[..index].iter().filter(|other| *other == name).count() {
                0 => name.clone(),
                before => format!("{name}-{}", before + 1),
            }
        };
        Ok(Participants {
            game,
            bots: options::bots(named, texts)?,
            names: named.iter().enumerate().map(name).collect(),
        })
    }

    /// The bots by seat.
    pub(super) fn seated(&self, seating: &[usize]) -> BySeat<G::Bot> {
        BySeat::from_fn(|seat| self.bots[seating[seat.index() % seating.len()]])
    }
}
