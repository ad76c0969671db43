//! The game of a table: its rules, and its pack, which the server has if it is
//! no built-in one.

use std::sync::Arc;

use lucid_dream_runners::DreamRunners;
use lucid_dreamscape::Dreamscape;
use lucid_protocol::{TableInfo, Title};
use lucid_tabletop::Game as _;
use lucid_texts::Texts;
use lucid_web::content;
use lucid_web::setup::{BotLevel, Player, RunnersSetup, Setup};

use super::{name, net};
use crate::desk;
use crate::device::Device;
use crate::runners;

/// A game that can be shown.
#[derive(Clone)]
pub enum Known {
    /// Dreamscape.
    Scape(&'static Arc<Dreamscape>, Setup),
    /// Dream Runners.
    Runners(&'static DreamRunners, RunnersSetup),
}

/// Why a game cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// Its rules are not of this version.
    Rules,
    /// Its pack cannot be had.
    Pack,
}

/// The game of a table, as it is told in a language.
pub async fn game(info: &TableInfo, texts: &Texts) -> Result<Known, Unknown> {
    let same = match info.game {
        Title::Dreamscape => info.version == Dreamscape::RULES_VERSION,
        Title::DreamRunners => info.version == DreamRunners::RULES_VERSION,
    };
    if !same {
        return Err(Unknown::Rules);
    }
    if let Some(hash) = &info.uploaded {
        fetch(hash).await?;
    }
    // What is kept may have been changed by hand: a game must not go on with it.
    match info.game {
        Title::Dreamscape => {
            let rules = info.rules.parse().map_err(|_| Unknown::Rules)?;
            let setup = Setup {
                rules,
                players: players(info, texts),
                pack: info.uploaded.clone(),
            };
            let game = desk::game_with(rules, info.uploaded.as_deref());
            let game = game.filter(|game| info.pack.ends_with(game.content().hash()));
            let game = game.ok_or(Unknown::Pack)?;
            Ok(Known::Scape(game, setup))
        }
        Title::DreamRunners => {
            let rules = info.rules.parse().map_err(|_| Unknown::Rules)?;
            let setup = RunnersSetup {
                rules,
                players: players(info, texts),
                pack: info.uploaded.clone(),
            };
            let game = runners::game_of(rules, info.uploaded.as_deref());
            let game = game.filter(|game| info.pack.ends_with(game.content().hash()));
            Ok(Known::Runners(game.ok_or(Unknown::Pack)?, setup))
        }
    }
}

/// Fetches a pack and keeps it, unless it is here already.
pub async fn fetch(hash: &str) -> Result<(), Unknown> {
    if lucid_packs::is_retired(hash) || content::is_kept(&Device, hash) {
        return Ok(());
    }
    let text = net::text("GET", &format!("/api/packs/{hash}"), None).await;
    let text = text.map_err(|_| Unknown::Pack)?;
    let pack = lucid_packs::read("pack.toml", &text).map_err(|_| Unknown::Pack)?;
    content::keep_fetched(&Device, hash, &pack).map_err(|_| Unknown::Pack)
}

fn players<L: BotLevel>(info: &TableInfo, texts: &Texts) -> Vec<Player<L>> {
    let players = info.seats.iter().map(|seated| {
        let name = name::of_seat(texts, seated).unwrap_or_default();
        match seated {
            lucid_protocol::Seated::Bot { level, .. } => {
                Player::Bot(L::of(level).unwrap_or_default(), name)
            }
            _ => Player::Person(name),
        }
    });
    players.collect()
}
