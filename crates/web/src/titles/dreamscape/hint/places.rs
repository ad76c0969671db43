//! The place of a step on the boards.

use lucid_dreamscape::{Action, Dreamscape, Slot, Table};
use lucid_tabletop::Seat;

/// The place of a step, as a selector of the page; nothing where it has none.
pub fn place(game: &Dreamscape, table: &Table, seat: Seat, action: Action) -> Option<String> {
    let slot = |slot: Slot| format!("slot-{seat}-{}", game.content().grid().name(slot));
    let card = |card| format!("card-{}", game.content().card(card).id);
    let here = table.players[seat].sleeper;
    let place = match action {
        Action::Collect(_) => format!("row-{here}"),
        Action::UseLocation => format!("location-{here}"),
        Action::Move(to) => format!("location-{to}"),
        Action::Harvest { location, .. } | Action::Reorder(location) => {
            format!("row-{location}")
        }
        Action::UseCard { card: on, .. }
        | Action::Store { card: on, .. }
        | Action::Complete(on)
        | Action::Keep(on)
        | Action::Yield(on) => card(on),
        Action::Seed(link) => format!("link-{link}"),
        Action::Place { slot: to, .. }
        | Action::Plant(to)
        | Action::Step(to)
        | Action::FreeStep(to)
        | Action::Take(to)
        | Action::Shift { to, .. } => slot(to),
        Action::Enter => slot(game.content().grid().entry()),
        Action::Exchange { give, .. } => format!("hand-{}", give.name()),
        Action::Draw(level) => return Some(format!("[data-cell=\"deck-{}\"]", level.number())),
        Action::End
        | Action::Next(_)
        | Action::Stop
        | Action::PileShard(_)
        | Action::NoDraw
        | Action::KeepNone => return None,
    };
    Some(format!("[data-place=\"{place}\"]"))
}
