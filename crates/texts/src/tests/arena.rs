//! Every sentence about an arena.

use super::phrases;
use crate::{Texts, arg};

/// All of them, without the full stop that some have.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut told = |what: String, line: String| {
        all.push((what, line.trim_end_matches('.').to_owned()));
    };
    for phrase in phrases("arena-") {
        // A sign is shorter than a word may be.
        told(
            phrase.id().to_owned(),
            format!("({})", texts.phrase(phrase)),
        );
    }
    let interval = texts.arena_interval(arg::High("52.0"), arg::Low("48.1"));
    told("interval".to_owned(), interval);
    told(
        "games".to_owned(),
        texts.arena_games(arg::Games(1_234), arg::Deals(617)),
    );
    told(
        "stopped".to_owned(),
        texts.arena_stopped(arg::Games(1_234), arg::Deals(617)),
    );
    for open in [1, 2] {
        let left = "12 min".to_owned();
        let progress = texts.arena_progress(arg::Known(12), arg::Most(2_000), open, left);
        told("progress".to_owned(), progress);
    }
    let pair = ["greedy", "random"];
    let clear = texts.arena_clear(pair, 104, ["+10", "-10"]);
    told("clear".to_owned(), clear);
    let open = texts.arena_open(pair, 1_000, ["1.23", "2.94"]);
    told("open".to_owned(), open);
    told(
        "not mixed".to_owned(),
        texts.arena_not_mixed(arg::Bots(2), arg::Seats(4)),
    );
    told(
        "order".to_owned(),
        texts.arena_elo_order(arg::High("-10"), arg::Low("10")),
    );
    let other = texts.arena_other_settings(arg::Field("seed"), arg::Here("2"), arg::There("1"));
    told("settings".to_owned(), other);
    all
}
