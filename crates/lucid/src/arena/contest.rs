//! The games that bots meet in.

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::{Action, Dreamscape};
use lucid_tabletop::{BySeat, Choices, Game, Outcome};
use lucid_texts::Texts;

use super::Args;
use super::plan::COMMAND;
use crate::bot::{Bot, Runner};
use crate::failure::Failure;
use crate::sim::crowd::Luck;
use crate::sim::{self, setup};

/// A game and who plays it.
pub(super) trait Contest: Sync {
    /// The game.
    type Game: Game;
    /// What a worker keeps from game to game.
    type Desk: Default;

    /// What the game is called above tables.
    const TITLE: &'static str;

    /// What is played.
    fn game(&self) -> &Self::Game;

    /// The names of the bots, of which no two are the same.
    fn names(&self) -> &[String];

    /// Plays a game with these bots by seat; nothing if it is broken off.
    fn play(
        &self,
        seating: &[usize],
        luck: Luck,
        desk: &mut Self::Desk,
        is_broken_off: impl Fn() -> bool,
    ) -> Option<Outcome>;
}

/// A game with bots of its kind.
#[derive(Debug)]
pub(super) struct Arena<G, B> {
    game: G,
    bots: Vec<B>,
    names: Vec<String>,
}

impl<G, B: Copy> Arena<G, B> {
    fn new(game: G, bots: Vec<B>, named: &[String]) -> Arena<G, B> {
        let name = |(index, name): (usize, &String)| {
            // Who plays against its own kind is told apart by a number.
            match named[..index].iter().filter(|other| *other == name).count() {
                0 => name.clone(),
                before => format!("{name}-{}", before + 1),
            }
        };
        Arena {
            names: named.iter().enumerate().map(name).collect(),
            game,
            bots,
        }
    }

    fn seated(&self, seating: &[usize]) -> BySeat<B> {
        BySeat::from_fn(|seat| self.bots[seating[seat.index() % seating.len()]])
    }
}

/// Dreamscape, with several players or alone.
pub(super) fn scape(args: &Args, texts: &Texts) -> Result<Arena<Dreamscape, Bot>, Failure> {
    let game = sim::scape::game(&args.played, COMMAND, texts)?;
    let bots = setup::named_bots(&args.bots, texts)?;
    Ok(Arena::new(game, bots, &args.bots))
}

/// Dream Runners.
pub(super) fn runners(args: &Args, texts: &Texts) -> Result<Arena<DreamRunners, Runner>, Failure> {
    let game = sim::runners::game(&args.played, COMMAND, texts)?;
    let bots = setup::named_bots(&args.bots, texts)?;
    Ok(Arena::new(game, bots, &args.bots))
}

impl Contest for Arena<Dreamscape, Bot> {
    type Game = Dreamscape;
    type Desk = Choices<Action>;

    const TITLE: &'static str = "Dreamscape";

    fn game(&self) -> &Dreamscape {
        &self.game
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn play(
        &self,
        seating: &[usize],
        luck: Luck,
        choices: &mut Choices<Action>,
        is_broken_off: impl Fn() -> bool,
    ) -> Option<Outcome> {
        let (bots, mut steps) = (self.seated(seating), Vec::new());
        let (game, events) = (&self.game, &mut ());
        sim::scape::play(
            game,
            &bots,
            luck,
            choices,
            &mut steps,
            events,
            is_broken_off,
        )
    }
}

impl Contest for Arena<DreamRunners, Runner> {
    type Game = DreamRunners;
    type Desk = ();

    const TITLE: &'static str = "Dream Runners";

    fn game(&self) -> &DreamRunners {
        &self.game
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn play(
        &self,
        seating: &[usize],
        luck: Luck,
        (): &mut (),
        is_broken_off: impl Fn() -> bool,
    ) -> Option<Outcome> {
        let mut steps = Vec::new();
        let bots = self.seated(seating);
        sim::runners::Sitting::new(&self.game, &bots, luck, &mut steps).play(is_broken_off)
    }
}
