//! Choices between turns: links for red shards, cards to draw and to keep.

use lucid_dreamscape::{Action, CardId, Level, Link, Phase};

use super::Lookahead;

/// The choice where no turn is planned; `None` stands for the last one.
pub(super) fn choose(lookahead: &Lookahead<'_>, choices: &[Action]) -> Option<Action> {
    match choices.first()? {
        Action::Seed(_) => Some(Action::Seed(link(lookahead, choices)?)),
        Action::Keep(_) => kept(lookahead, choices),
        Action::Draw(_) => drawn(lookahead),
        Action::Harvest { .. }
        | Action::Reorder(_)
        | Action::Next(_)
        | Action::Complete(_)
        | Action::PileShard(_)
        | Action::Yield(_) => choices.first().copied(),
        _ => None,
    }
}

/// L10, N2: the link that Mr Nightmare crosses next, because he then leaves none there;
/// otherwise one next to the Sleeper, where it is soon cleared.
fn link(lookahead: &Lookahead<'_>, choices: &[Action]) -> Option<Link> {
    let links = choices.iter().filter_map(|action| match action {
        Action::Seed(link) => Some(*link),
        _ => None,
    });
    let place = lookahead.table().mr_nightmare?;
    let ahead = place.link_to(place.clockwise());
    let sleeper = lookahead.player().sleeper;
    links.min_by_key(|link| {
        let far = !sleeper.links().contains(*link);
        (ahead != Some(*link), far)
    })
}

/// The card with the most points per shard.
fn kept(lookahead: &Lookahead<'_>, choices: &[Action]) -> Option<Action> {
    let value = |card: CardId| {
        let card = lookahead.game.content().card(card);
        let shards: usize = card.cells.iter().map(|cell| cell.stack.height()).sum();
        u32::from(card.points) * 100 / shards.max(1) as u32
    };
    let cards = choices.iter().filter_map(|action| match action {
        Action::Keep(card) => Some(*card),
        _ => None,
    });
    cards.max_by_key(|card| value(*card)).map(Action::Keep)
}

/// A5: an easy card, while there is time for one.
fn drawn(lookahead: &Lookahead<'_>) -> Option<Action> {
    let table = lookahead.table();
    let has_time = table.cycle + 1 < lookahead.game.rules().cycles;
    let has_none = lookahead.player().front.is_empty();
    (has_time && has_none && table.phase != Phase::LastPlacement)
        .then_some(Action::Draw(Level::One))
}
