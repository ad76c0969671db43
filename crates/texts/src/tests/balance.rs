//! Every sentence about a measured pack.

use super::phrases;
use crate::{BalanceGroup, Texts};

pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for phrase in phrases("balance-") {
        // Some words are cut off, with a full stop of their own.
        let text = format!("({})", texts.phrase(phrase));
        all.push((phrase.id().to_owned(), text));
    }
    all.push(("games".to_owned(), texts.balance_games(1_000)));
    for games in [Some(5_200), None] {
        let name = format!("unclear-{games:?}");
        let line = texts.balance_unclear(3, games);
        all.push((name, format!("…{line}")));
    }
    let seats = |nightmare| BalanceGroup::Seats {
        players: 3,
        nightmare,
    };
    for group in [
        BalanceGroup::Cards(1),
        BalanceGroup::Purposes,
        seats(false),
        seats(true),
        BalanceGroup::Duel,
        BalanceGroup::Scores(2),
    ] {
        let farthest = ("memory-rock", "31.2");
        let line = texts.balance_bar(group, [2, 20], ["-25.0", "25.0"], farthest);
        all.push((group.to_string(), line));
    }
    all
}
