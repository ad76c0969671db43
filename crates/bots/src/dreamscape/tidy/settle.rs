//! What comes between: links for red shards, cards to draw and to keep.

use lucid_dreamscape::{Action, CardId, Level, Link, Phase};

use super::Thinker;

/// The choice where no turn is planned; nothing leaves it to the last choice.
pub(super) fn choose(thinker: &Thinker<'_>, choices: &[Action]) -> Option<Action> {
    match choices.first()? {
        Action::Seed(_) => Some(Action::Seed(link(thinker, choices)?)),
        Action::Keep(_) => kept(thinker, choices),
        Action::Draw(_) => drawn(thinker),
        Action::Harvest { .. }
        | Action::Reorder(_)
        | Action::Next(_)
        | Action::Complete(_)
        | Action::PileShard(_)
        | Action::Yield(_) => choices.first().copied(),
        _ => None,
    }
}

/// L10, N2: the link that he will cross next, where he then leaves none, or else
/// one that is soon crossed and cleared.
fn link(thinker: &Thinker<'_>, choices: &[Action]) -> Option<Link> {
    let links = choices.iter().filter_map(|action| match action {
        Action::Seed(link) => Some(*link),
        _ => None,
    });
    let place = thinker.table().mr_nightmare?;
    let ahead = place.link_to(place.clockwise());
    let sleeper = thinker.player().sleeper;
    links.min_by_key(|link| {
        let far = !sleeper.links().contains(*link);
        (ahead != Some(*link), far)
    })
}

/// The card with the most points for its shards; few points are none lost (A6).
fn kept(thinker: &Thinker<'_>, choices: &[Action]) -> Option<Action> {
    let value = |card: CardId| {
        let card = thinker.game.content().card(card);
        let shards: usize = card.cells.iter().map(|cell| cell.stack.height()).sum();
        u32::from(card.points) * 100 / shards.max(1) as u32
    };
    let cards = choices.iter().filter_map(|action| match action {
        Action::Keep(card) => Some(*card),
        _ => None,
    });
    cards.max_by_key(|card| value(*card)).map(Action::Keep)
}

/// A5: an easy card while there is time for one.
fn drawn(thinker: &Thinker<'_>) -> Option<Action> {
    let table = thinker.table();
    let has_time = table.cycle + 1 < thinker.game.rules().cycles;
    let has_none = thinker.player().front.is_empty();
    (has_time && has_none && table.phase != Phase::LastPlacement)
        .then_some(Action::Draw(Level::One))
}
