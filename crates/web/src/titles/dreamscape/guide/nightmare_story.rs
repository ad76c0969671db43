//! Mr Nightmare's turn in a solo game, beat by beat.
//!
//! The engine plays his turn in one step. Here it is split into beats, each with the table
//! after it, so that the boards follow the story.

use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{Colour, Dreamscape, Event, NightmareStep, Phase, Row, Table, View};
use lucid_texts::{DuelNames, Opponent, Texts};

/// The story of his turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// The beats in order; never empty.
    pub beats: Vec<Beat>,
}

/// One thing that he does, and what the viewer sees afterwards.
#[derive(Clone, Debug, PartialEq)]
pub struct Beat {
    /// The step, or all steps in which he takes shards in one go.
    pub deeds: Vec<NightmareStep>,
    /// The table afterwards.
    pub view: View,
    /// How many of the events have happened by then.
    pub told: usize,
}

impl Story {
    /// The story of the events after a view; nothing if he does nothing in them.
    pub fn of(before: &View, events: &[Event]) -> Option<Story> {
        let mut view = before.clone();
        let mut beats: Vec<Beat> = Vec::new();
        for (index, event) in events.iter().enumerate() {
            apply(&mut view.table, event);
            let told = index + 1;
            let Event::Nightmare(deed) = *event else {
                continue;
            };
            match beats.last_mut() {
                Some(beat) if goes_with(beat, deed) => {
                    beat.deeds.push(deed);
                    (beat.view, beat.told) = (view.clone(), told);
                }
                _ => beats.push(Beat {
                    deeds: vec![deed],
                    view: view.clone(),
                    told,
                }),
            }
        }
        (!beats.is_empty()).then_some(Story { beats })
    }

    /// Whether anything happens in it; his lack of shards is only told in the journal.
    pub fn moves(&self) -> bool {
        (self.beats.iter().flat_map(|beat| &beat.deeds)).any(|deed| {
            !matches!(
                deed,
                NightmareStep::HasTooFew { .. } | NightmareStep::Keeps { .. }
            )
        })
    }
}

impl Beat {
    /// The beat as a sentence for the player.
    pub fn describe(&self, texts: &Texts, game: &Dreamscape) -> String {
        let names = DuelNames {
            content: Some(game.content()),
            ..DuelNames::new(game.rules().edition, Opponent::You)
        };
        match self.deeds.as_slice() {
            [only] => texts.nightmare_step(&names, *only),
            several => texts.deed_takes_list(taken(texts, several)),
        }
    }

    /// The rule behind it.
    pub fn rule(&self) -> &'static str {
        match self.deeds[0] {
            NightmareStep::Keeps { .. } => "L6",
            NightmareStep::HasTooFew { .. } => "L7",
            NightmareStep::Discards { colour, .. } => match colour {
                Colour::Gray | Colour::White => "L8",
                Colour::Blue => "L11",
                Colour::Brown => "L12",
                Colour::Green => "L13",
                Colour::Red => "L14",
            },
            // From several locations, he takes because of a gray discard.
            NightmareStep::Takes { location, .. } => {
                let elsewhere = |deed: &NightmareStep| !matches!(*deed, NightmareStep::Takes { location: at, .. } if at == location);
                if self.deeds.iter().any(elsewhere) {
                    "L8"
                } else {
                    "L9"
                }
            }
            NightmareStep::Travels
            | NightmareStep::FindsNothing(_)
            | NightmareStep::Goes { .. }
            | NightmareStep::LeavesRed(_)
            | NightmareStep::FindsRed(_)
            | NightmareStep::NoRedLeft => "L9",
            NightmareStep::NoSlotLeft(_) => "L10",
            NightmareStep::Creates
            | NightmareStep::Steals { .. }
            | NightmareStep::StealsNothing => "L12",
            NightmareStep::TakesTree | NightmareStep::NoTreeLeft => "L13",
            NightmareStep::Scores { gain, .. } => match gain {
                Gain::Blue(_) => "L11",
                Gain::Red { .. } => "L14",
                Gain::Purpose { .. } => "L15",
            },
        }
    }

    /// The points that he gains in it.
    pub fn points(&self) -> Option<i16> {
        match self.deeds[0] {
            NightmareStep::Scores { points, .. } => Some(points),
            _ => None,
        }
    }

    /// His steps as events, for animations.
    pub fn events(&self) -> Vec<Event> {
        self.deeds.iter().copied().map(Event::Nightmare).collect()
    }
}

/// The first event of his last turn, so that it can be told again.
pub fn last_turn(events: &[Event]) -> Option<usize> {
    let begins = |event: &Event| {
        matches!(
            event,
            Event::Nightmare(NightmareStep::Travels | NightmareStep::Creates)
        )
    };
    events.iter().rposition(begins)
}

/// Shards that he takes in one go are one beat.
fn goes_with(beat: &Beat, deed: NightmareStep) -> bool {
    matches!(deed, NightmareStep::Takes { .. })
        && matches!(beat.deeds[0], NightmareStep::Takes { .. })
}

/// What he takes, by colour.
fn taken(texts: &Texts, deeds: &[NightmareStep]) -> String {
    let count = |colour| {
        let of = |deed: &&NightmareStep| matches!(deed, NightmareStep::Takes { colour: of, .. } if *of == colour);
        deeds.iter().filter(of).count()
    };
    let parts: Vec<String> = (Colour::ALL.into_iter())
        .map(|colour| (colour, count(colour)))
        .filter(|(_, count)| *count > 0)
        .map(|(colour, count)| texts.shards_of(colour, count))
        .collect();
    parts.join(", ")
}

/// Applies an event to the table, for the events that can happen around his turn.
fn apply(table: &mut Table, event: &Event) {
    match *event {
        Event::Nightmare(deed) => do_deed(table, deed),
        Event::Seeded(_, link) => {
            table.links.insert(link);
            table.red_reserve = table.red_reserve.saturating_sub(1);
        }
        Event::Discarded {
            seat,
            colour,
            count,
        } => {
            let hands = &mut table.players[seat].hands[colour];
            *hands = hands.saturating_sub(count);
            table.bag[colour] += count;
        }
        Event::Filled(location, colour) => {
            let row = table.row(location);
            table.rows[location.index()] = row_of(row.iter().chain([colour]));
            table.bag[colour] = table.bag[colour].saturating_sub(1);
        }
        Event::Cycle(cycle) => table.cycle = cycle,
        Event::Restored { seat, card, colour } => {
            let slot = &mut table.slots[card.index()];
            (slot.shard, slot.used) = (None, false);
            table.players[seat].hands[colour] += 1;
        }
        Event::HisMarker(number) => table.duel.first = number == 1,
        _ => {}
    }
}

fn do_deed(table: &mut Table, deed: NightmareStep) {
    let duel = &mut table.duel;
    match deed {
        NightmareStep::Travels => table.phase = Phase::Travel,
        NightmareStep::Creates => table.phase = Phase::Creation,
        NightmareStep::Discards { colour, count } => {
            duel.stock[colour] = duel.stock[colour].saturating_sub(count);
            table.bag[colour] += count;
        }
        NightmareStep::Takes { colour, location } => {
            duel.stock[colour] += 1;
            let row = &mut table.rows[location.index()];
            *row = row_of(row.iter().take(row.len().saturating_sub(1)));
        }
        NightmareStep::Goes { to, .. } => table.mr_nightmare = Some(to),
        NightmareStep::LeavesRed(link) => {
            table.links.insert(link);
            table.red_reserve = table.red_reserve.saturating_sub(1);
        }
        NightmareStep::Steals { colour, card } => {
            duel.stock[colour] += 1;
            if let Some(card) = card {
                table.slots[card.index()].shard = None;
            }
        }
        NightmareStep::TakesTree => {
            duel.trees += 1;
            table.tree_reserve = table.tree_reserve.saturating_sub(1);
        }
        NightmareStep::Scores { points, .. } => duel.score += points,
        NightmareStep::HasTooFew { .. }
        | NightmareStep::Keeps { .. }
        | NightmareStep::FindsNothing(_)
        | NightmareStep::FindsRed(_)
        | NightmareStep::NoRedLeft
        | NightmareStep::NoSlotLeft(_)
        | NightmareStep::StealsNothing
        | NightmareStep::NoTreeLeft => {}
    }
}

fn row_of(colours: impl Iterator<Item = Colour>) -> Row {
    let letters: String = colours.map(Colour::letter).collect();
    Row::parse(&letters).unwrap_or_default()
}

#[cfg(test)]
mod tests;
