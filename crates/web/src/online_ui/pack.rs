//! The game of a table: its rules, and its pack, which the server provides if it is not built
//! in.

use std::sync::Arc;

use lucid_packs::TitleContent as _;
use lucid_protocol::TableInfo;
use lucid_texts::Texts;
use lucid_web::content;
use lucid_web::setup::{BotLevel, GameSetup, Player};
use lucid_web::titles::{ClientTitle, SetupOf};

use super::{name, net};
use crate::device::Device;

/// Why a game cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// Its rules are not of this version.
    Rules,
    /// Its pack cannot be fetched.
    Pack,
}

/// The game of a table and its setup, with names in the current language.
pub async fn game<G: ClientTitle>(
    info: &TableInfo,
    texts: &Texts,
) -> Result<(Arc<G>, SetupOf<G>), Unknown> {
    if !G::VERSIONS.contains(&info.version) {
        return Err(Unknown::Rules);
    }
    if let Some(hash) = &info.uploaded {
        fetch(hash).await?;
    }
    let rules = info.rules.parse().map_err(|_| Unknown::Rules)?;
    let setup = GameSetup {
        rules,
        players: players(info, texts),
        pack: info.uploaded.clone(),
    };
    let game = G::with_pack(&Device, info.version, rules, info.uploaded.as_deref());
    // Stored text may have been edited by hand; a game must not go on with that.
    let game = game.filter(|game| info.pack.ends_with(game.pack_content().hash()));
    Ok((Arc::new(game.ok_or(Unknown::Pack)?), setup))
}

/// Fetches a pack and stores it, unless it is already here.
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
