//! What is played: the options of all commands in which bots play.

use std::path::{Path, PathBuf};

use lucid_dreamscape::Edition;

/// A game, its rules and its pack.
#[derive(Debug, clap::Args)]
pub(crate) struct GameOptions {
    /// The game: dreamscape, solo for Lonely Dreams (one player against Mr Nightmare),
    /// or dream-runners
    #[arg(hide_possible_values = true, value_name = "GAME")]
    pub(crate) game: Played,

    /// Rulebook: prototype, sylex or huch [default: sylex]; not in dream-runners
    #[arg(long, value_name = "NAME", hide_possible_values = true,
          value_parser = super::editions())]
    pub(crate) edition: Option<Edition>,

    /// Pack to play with; - is standard input [default: the built-in one of the game]
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,

    /// Number of players, 2 to 4 [default: 2]; not in solo
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,

    /// With the nightmare rules; solo always has them, dream-runners never
    #[arg(long)]
    pub(crate) nightmare: bool,

    /// With Creation played by all at once; in dreamscape only
    #[arg(long)]
    pub(crate) simultaneous: bool,

    /// How hard Mr Nightmare is in solo [default: bad-dreams] (--help lists the profiles)
    #[arg(long, value_name = "NAME|NUMBERS")]
    pub(crate) profile: Option<String>,

    /// House rule, such as cycles=4; may be repeated (--help lists the names)
    #[arg(long = "rule", value_name = "NAME=VALUE")]
    pub(crate) house_rules: Vec<String>,
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Played {
    /// A game of two to four players.
    Dreamscape,
    /// One player against Mr Nightmare (L1 to L17).
    Solo,
    /// Dream Runners, with two to four players.
    #[value(alias = "runners")]
    DreamRunners,
}

impl GameOptions {
    /// The pack to play with: the built-in one, by the name of its game, unless
    /// there is another.
    pub(crate) fn pack(&self, built_in: &'static str) -> &Path {
        self.pack.as_deref().unwrap_or(Path::new(built_in))
    }
}
