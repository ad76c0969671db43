//! A record told turn by turn.

use std::io::{self, Write};

use dreamscape::{Colour, Event, Location, Phase};
use tabletop::{BySeat, Game, Seat, Turn};

use super::moments::{self, Moment};
use super::{Shown, WIDTH};
use crate::cell::wrap;
use crate::output::{self, Ink};

/// How far sentences stand in from their turn's label.
const INDENT: usize = 4;

/// Tells the header, then every turn.
pub(super) fn tell(shown: &Shown<'_>, ink: Ink, out: &mut impl Write) -> io::Result<()> {
    let header = &shown.loaded.record.header;
    writeln!(out, "{}  {}", ink.strong("Dreamscape"), header.rules)?;
    let origin = shown.texts.record_origin(header);
    writeln!(out, "{}", ink.faint(&origin))?;
    for (seat, name) in Seat::first(header.seats.len()).zip(&header.seats) {
        let seat = seat.to_string();
        writeln!(out, "{}  {}", ink.strong(&seat), output::tame(name))?;
    }
    writeln!(out)?;
    let mut running: Option<Paragraph> = None;
    for moment in moments::of(shown) {
        for (turn, events) in parts(&moment) {
            match &mut running {
                Some(paragraph) if paragraph.turn == turn => paragraph.add(&moment, events),
                _ => {
                    let next = Paragraph::new(turn, &moment, events);
                    if let Some(done) = running.replace(next) {
                        done.write(shown, ink, out)?;
                    }
                }
            }
        }
    }
    match running {
        Some(last) => last.write(shown, ink, out),
        None => Ok(()),
    }
}

/// The events of a step by the turns that they are told in. An Emergence without a
/// refill has no step of its own: it comes with the one that ends the cycle before.
fn parts<'a>(moment: &Moment<'a>) -> Vec<(Turn, &'a [Event])> {
    let (turn, events) = (moment.turn, moment.events);
    let begins = |event: &Event| matches!(event, Event::Cycle(_));
    let (at, round) = match events.iter().position(begins).map(|at| (at, events[at])) {
        Some((at, Event::Cycle(round))) if !["setup", "emergence"].contains(&turn.phase) => {
            (at, round)
        }
        _ => return vec![(turn, events)],
    };
    let emergence = Turn {
        round,
        phase: "emergence",
        seat: None,
    };
    vec![(turn, &events[..at]), (emergence, &events[at..])]
}

/// One turn.
struct Paragraph {
    turn: Turn,
    /// The numbers of its first and last step.
    steps: (usize, usize),
    events: Vec<Event>,
    scores: BySeat<i16>,
}

impl Paragraph {
    fn new(turn: Turn, moment: &Moment<'_>, events: &[Event]) -> Paragraph {
        Paragraph {
            turn,
            steps: (moment.number, moment.number),
            events: events.to_vec(),
            scores: moment.scores(),
        }
    }

    fn add(&mut self, moment: &Moment<'_>, events: &[Event]) {
        self.steps.1 = moment.number;
        self.events.extend(events);
        self.scores = moment.scores();
    }

    fn write(&self, shown: &Shown<'_>, ink: Ink, out: &mut impl Write) -> io::Result<()> {
        let label = label(shown, &self.turn);
        let steps = match self.steps {
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first}–{last}"),
        };
        let scores: Vec<String> = (self.scores.first(shown.game().seats()))
            .map(|(seat, score)| format!("{seat} {score:>3}"))
            .collect();
        let scores = scores.join("   ");
        let used = label.chars().count() + 2 + steps.chars().count() + scores.len();
        let gap = WIDTH.saturating_sub(used);
        let (label, steps) = (ink.strong(&label), ink.faint(&steps));
        writeln!(out, "{label}  {steps}{:gap$}{scores}", "")?;
        for line in wrap(&sentences(shown, &self.events), WIDTH - INDENT) {
            writeln!(out, "{:INDENT$}{}", "", with_chips(&line, ink))?;
        }
        writeln!(out)
    }
}

/// The label of a turn, its phase in the reader's language: `1 Travel B`.
fn label(shown: &Shown<'_>, turn: &Turn) -> String {
    let phase = match turn.phase {
        "setup" => Phase::Setup,
        "emergence" => Phase::Emergence,
        "travel" => Phase::Travel,
        "creation" => Phase::Creation,
        "last" => Phase::LastPlacement,
        _ => Phase::Over,
    };
    let mut label = String::new();
    if turn.round > 0 {
        label = format!("{} ", turn.round);
    }
    label.push_str(&shown.texts.phase(phase));
    if let Some(seat) = turn.seat {
        label.push_str(&format!(" {seat}"));
    }
    label
}

/// What happened, in words. A refill would be the same sentence many times, so
/// it is a list: `Muse Archives +gu, Clockwork Golem +y.`
fn sentences(shown: &Shown<'_>, events: &[Event]) -> String {
    let filled = |event: &Event| match *event {
        Event::Filled(location, colour) => Some((location, colour)),
        _ => None,
    };
    let runs = events.chunk_by(|a, b| filled(a).is_some() && filled(b).is_some());
    let told: Vec<String> = runs
        .map(|run| {
            let refill: Vec<(Location, Colour)> = run.iter().filter_map(filled).collect();
            match run {
                [first, ..] if refill.is_empty() => shown.sentence(first),
                _ => list_of_shards(shown, &refill),
            }
        })
        .collect();
    told.join(" ")
}

fn list_of_shards(shown: &Shown<'_>, refill: &[(Location, Colour)]) -> String {
    let parts: Vec<String> = refill
        .chunk_by(|a, b| a.0 == b.0)
        .map(|shards| {
            let letters: String = shards.iter().map(|(_, c)| c.letter()).collect();
            format!("{} +{letters}", shown.location(shards[0].0))
        })
        .collect();
    parts.join(", ") + "."
}

/// A line with its `+gu` in colour.
fn with_chips(line: &str, ink: Ink) -> String {
    let word = |word: &str| match word.starts_with('+') {
        true => ink.shards(word),
        false => word.to_owned(),
    };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
