//! The step of a power that is being played, and what to choose now.

use lucid_dreamscape::{Colour, Event, Location, Ongoing, Pending, Phase, Power, Table};
use lucid_tabletop::Seat;

/// A procedure of several steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Procedure {
    /// A power of a location or a card.
    Power(Power),
    /// A card is completed (A3 to A5).
    Completion,
    /// Mr Nightmare steals (L12).
    Theft,
    /// Mr Nightmare leaves a red shard, and the player says where (N2, L10).
    Haunting,
    /// A first card is chosen (S3).
    FirstCard,
}

/// What has to be chosen now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Put a drawn shard in a location.
    LayShard,
    /// Take a shard back, or stop.
    TakeBack,
    /// Lift a stack, or stop.
    Shift,
    /// Choose the location to reorder.
    Location,
    /// Lay the next shard of the row, from the left.
    NextShard(Location),
    /// Which card first?
    WhichCard,
    /// Which of two shards stays?
    WhichShard(Colour),
    /// Draw, and from which deck?
    Deck,
    /// Keep a card, or none.
    Keep,
    /// Which card is stolen from?
    GiveUp(Colour),
    /// Which link receives a red shard?
    Link,
}

/// The current step of a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProcedureStep {
    /// The procedure.
    pub thread: Procedure,
    /// What has to be chosen now.
    pub ask: Prompt,
    /// The number of the step, from 1, and of all steps.
    pub step: (u8, u8),
}

/// The procedure that a seat is in; nothing if it chooses freely.
pub fn procedure_step(table: &Table, seat: Seat) -> Option<ProcedureStep> {
    let player = &table.players[seat];
    let at = |thread, ask, step, of| {
        Some(ProcedureStep {
            thread,
            ask,
            step: (step, of),
        })
    };
    // A card that is completed during a power comes first.
    match player.pending {
        Pending::Order => return at(Procedure::Completion, Prompt::WhichCard, 1, 3),
        Pending::PileShard(colour) => {
            return at(Procedure::Completion, Prompt::WhichShard(colour), 1, 3);
        }
        Pending::Draw => return at(Procedure::Completion, Prompt::Deck, 2, 3),
        Pending::KingDraw => return at(Procedure::Power(Power::King), Prompt::Deck, 1, 2),
        Pending::Keep(_) if table.cycle == 0 => {
            return at(Procedure::FirstCard, Prompt::Keep, 1, 1);
        }
        // The King draws without a completion, but the state is the same.
        Pending::Keep(_) => return at(Procedure::Completion, Prompt::Keep, 3, 3),
        Pending::Theft(colour) => return at(Procedure::Theft, Prompt::GiveUp(colour), 1, 1),
        Pending::Nothing | Pending::Drawing(..) => {}
    }
    if table.phase == Phase::Nightmare {
        return at(Procedure::Haunting, Prompt::Link, 1, 1);
    }
    let held = player.held.total() as u8;
    match player.power {
        Ongoing::Nothing => None,
        Ongoing::Harvesters => {
            let step = 3_u8.saturating_sub(held).max(1);
            at(
                Procedure::Power(Power::Harvesters),
                Prompt::LayShard,
                step,
                2,
            )
        }
        Ongoing::Tower(left) => {
            let step = 3_u8.saturating_sub(left);
            at(Procedure::Power(Power::Tower), Prompt::TakeBack, step, 2)
        }
        Ongoing::Golem(left) => {
            let step = 4_u8.saturating_sub(left);
            at(Procedure::Power(Power::Golem), Prompt::Shift, step, 3)
        }
        // The number of shards to lay depends on the location.
        Ongoing::Lake => at(Procedure::Power(Power::Lake), Prompt::Location, 1, 1),
        Ongoing::LakeOrder(location) => {
            let laid = table.row(location).len() as u8;
            let ask = Prompt::NextShard(location);
            at(Procedure::Power(Power::Lake), ask, laid + 1, laid + held)
        }
    }
}

/// Whether a procedure can be cancelled as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cancel {
    /// By undoing until this many steps are left.
    To(usize),
    /// No: a shard or a card has been revealed since.
    Drawn,
}

/// How the power that a seat is playing can be cancelled: `steps` are the events of each step
/// of the game, `floor` is how many of them have to remain.
pub fn cancel(steps: &[Vec<Event>], seat: Seat, floor: usize) -> Option<Cancel> {
    let begins = |event: &Event| match *event {
        Event::Used { seat: who, .. } => who == seat,
        _ => false,
    };
    let start = steps.iter().rposition(|step| step.iter().any(begins))?;
    Some(match start >= floor {
        true => Cancel::To(start),
        false => Cancel::Drawn,
    })
}

/// Whether the cards that a seat is looking at were drawn by the King, by the events of each
/// step; otherwise by a completed card.
pub fn king_drew(steps: &[Vec<Event>], seat: Seat) -> bool {
    let last = (steps.iter().rev().flatten()).find_map(|event| match *event {
        Event::Completed(who, _) if who == seat => Some(false),
        Event::Used {
            seat: who, power, ..
        } if who == seat => Some(power == Power::King),
        _ => None,
    });
    last.unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use lucid_dreamscape::Source;

    use super::*;
    use crate::dreamscape::draw::test_positions;

    fn lead_of(rules: &str, lines: &str) -> Option<ProcedureStep> {
        let props = test_positions::scene(rules, lines);
        procedure_step(&props.view.table, props.own())
    }

    const BOARD: &str =
        "board:\n  . . . . .\n  . . . . .\n  . . . . .\n  . b . . .\n  . g yy@ . .\n";

    fn with(extra: &str) -> Option<ProcedureStep> {
        let body = format!(
            "phase: creation\ncycle: 2\norder: A B\nturn: 1\n\nseat A\nsleeper: 1\n{extra}\n{BOARD}\nseat B\nsleeper: 2\n"
        );
        lead_of("sylex players=2", &body)
    }

    #[test]
    fn the_golem_counts_his_moves() {
        let golem = with("power: golem 2").expect("a power");
        assert_eq!(golem.thread, Procedure::Power(Power::Golem));
        assert_eq!((golem.ask, golem.step), (Prompt::Shift, (2, 3)));
        let tower = with("power: tower 2").expect("a power");
        assert_eq!((tower.ask, tower.step), (Prompt::TakeBack, (1, 2)));
        assert_eq!(with(""), None);
    }

    fn used(power: Power) -> Event {
        Event::Used {
            seat: Seat::new(0),
            power,
            source: Source::Location(Location::KING),
        }
    }

    #[test]
    fn a_power_can_be_cancelled_unless_something_was_revealed() {
        let seat = Seat::new(0);
        let steps = [
            vec![Event::TravelEnded(Seat::new(1))],
            vec![used(Power::Golem)],
            vec![],
        ];
        assert_eq!(cancel(&steps, seat, 0), Some(Cancel::To(1)));
        assert_eq!(cancel(&steps, seat, 1), Some(Cancel::To(1)));
        assert_eq!(cancel(&steps, seat, 2), Some(Cancel::Drawn));
        assert_eq!(cancel(&steps, Seat::new(1), 0), None);
        assert_eq!(cancel(&steps[..1], seat, 0), None);
    }

    #[test]
    fn cards_of_the_king_differ_from_those_of_a_completion() {
        let seat = Seat::new(0);
        let card = lucid_dreamscape::CardId::new(0);
        let done = vec![Event::Completed(seat, card)];
        assert!(king_drew(&[done.clone(), vec![used(Power::King)]], seat));
        assert!(!king_drew(&[vec![used(Power::King)], done], seat));
        assert!(!king_drew(&[], seat));
    }
}
