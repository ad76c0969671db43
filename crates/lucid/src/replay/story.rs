//! A record told turn by turn.

use std::io::{self, Write};

use lucid_dreamscape::{Colour, Deed, Dreamscape, Event, Location, Phase};
use lucid_tabletop::{BySeat, Game, Seat, Turn};
use lucid_texts::Label;

use super::moments::{self, Moment};
use super::parts;
use super::shown::{Shown, Shows as _};
use crate::cell::{Cell, wrap};
use crate::output::{self, Ink};

/// The name of the game, the same in all languages.
const TITLE: &str = "Dreamscape";
/// How far sentences stand in from their turn's label.
const INDENT: usize = 4;

/// Tells the header, then every turn.
pub(super) fn tell(shown: &Shown<'_>, ink: Ink, out: &mut dyn Write) -> io::Result<()> {
    let header = &shown.loaded.record().header;
    let rules = wrap(&header.rules, shown.width - TITLE.len() - 2);
    for (index, line) in rules.iter().enumerate() {
        match index {
            0 => writeln!(out, "{}  {line}", ink.strong(TITLE))?,
            _ => writeln!(out, "{:1$}  {line}", "", TITLE.len())?,
        }
    }
    for line in wrap(&shown.texts.record_origin(header), shown.width) {
        writeln!(out, "{}", ink.faint(&line))?;
    }
    for (seat, name) in Seat::first(header.seating.names.len()).zip(&header.seating.names) {
        let seat = seat.to_string();
        writeln!(out, "{}  {}", ink.strong(&seat), output::tame(name))?;
    }
    writeln!(out)?;
    let mut running: Option<Paragraph> = None;
    // A step of the player may end after several turns of his, so his points are
    // counted event by event.
    let mut his_points = 0;
    for moment in moments::of(shown) {
        for (turn, events) in parts::of(&moment) {
            his_points += events.iter().map(his_gain).sum::<i16>();
            match &mut running {
                Some(paragraph) if paragraph.turn == turn => paragraph.add(shown, &moment, events),
                _ => {
                    let next = Paragraph::new(shown, turn, &moment, events);
                    if let Some(done) = running.replace(next) {
                        done.write(shown, ink, out)?;
                    }
                }
            }
            if let Some(paragraph) = &mut running {
                paragraph.his_points = his_points;
            }
        }
    }
    match running {
        Some(last) => last.write(shown, ink, out),
        None => Ok(()),
    }
}

/// What Mr Nightmare gains by an event.
fn his_gain(event: &Event) -> i16 {
    match event {
        Event::Nightmare(Deed::Scores { points, .. }) => *points,
        _ => 0,
    }
}

/// One turn.
struct Paragraph {
    turn: Turn,
    /// The numbers of its first and last step.
    steps: (usize, usize),
    events: Vec<Event>,
    scores: BySeat<i32>,
    his_points: i16,
}

impl Paragraph {
    fn new(
        shown: &Shown<'_>,
        turn: Turn,
        moment: &Moment<'_, Dreamscape>,
        events: &[Event],
    ) -> Paragraph {
        Paragraph {
            turn,
            steps: (moment.number, moment.number),
            events: events.to_vec(),
            scores: moment.scores(shown.game()),
            his_points: 0,
        }
    }

    fn add(&mut self, shown: &Shown<'_>, moment: &Moment<'_, Dreamscape>, events: &[Event]) {
        self.steps.1 = moment.number;
        self.events.extend(events);
        self.scores = moment.scores(shown.game());
    }

    fn write(&self, shown: &Shown<'_>, ink: Ink, out: &mut dyn Write) -> io::Result<()> {
        let label = label(shown, &self.turn);
        let steps = match self.steps {
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first}–{last}"),
        };
        let mut scores: Vec<String> = (self.scores.first(shown.game().seats()))
            .map(|(seat, score)| format!("{seat} {score:>3}"))
            .collect();
        if shown.is_solo() {
            let his = shown.label(Label::MrNightmare);
            scores.push(format!("{his} {:>3}", self.his_points));
        }
        let scores = scores.join("   ");
        let [left, right] = [format!("{label}  {steps}"), scores].map(|part| Cell::plain(&part));
        let gap = shown.width.saturating_sub(left.width + right.width);
        write!(out, "{}  {}", ink.strong(&label), ink.faint(&steps))?;
        match gap {
            // The scores have a line of their own where there is no room for them.
            0 | 1 => writeln!(out, "\n{:>1$}", right.text, shown.width)?,
            _ => writeln!(out, "{:gap$}{}", "", right.text)?,
        }
        for line in wrap(&sentences(shown, &self.events), shown.width - INDENT) {
            writeln!(out, "{:INDENT$}{}", "", with_chips(&line, ink))?;
        }
        writeln!(out)
    }
}

/// The label of a turn, its phase in the reader's language: `1 Travel B`.
fn label(shown: &Shown<'_>, turn: &Turn) -> String {
    let phase = |phase| shown.texts.phase(phase);
    let name = match turn.phase {
        "setup" => phase(Phase::Setup),
        "emergence" => phase(Phase::Emergence),
        "travel" => phase(Phase::Travel),
        "creation" => phase(Phase::Creation),
        "nightmare-travel" => shown.label(Label::HisTravel),
        "nightmare-creation" => shown.label(Label::HisCreation),
        "last" => phase(Phase::LastPlacement),
        _ => phase(Phase::Over),
    };
    let mut label = String::new();
    if turn.round > 0 {
        label = format!("{} ", turn.round);
    }
    label.push_str(&name);
    // The player answers in his turns, which are no turns of the player.
    let his = turn.phase.starts_with("nightmare-");
    if let Some(seat) = turn.seat.filter(|_| !his) {
        label.push_str(&format!(" {seat}"));
    }
    label
}

/// What happened, in words. A refill would be the same sentence many times, so
/// it is a list: `Muse Archives +gu, Clockwork Golem +y.` So is what Mr Nightmare
/// takes.
fn sentences(shown: &Shown<'_>, events: &[Event]) -> String {
    let runs = events.chunk_by(|a, b| match (listed(a), listed(b)) {
        (Some((list, ..)), Some((next, ..))) => list == next,
        _ => false,
    });
    let told: Vec<String> = runs
        .map(|run| {
            let shards: Vec<_> = (run.iter().filter_map(listed))
                .map(|(_, location, colour)| (location, colour))
                .collect();
            match (run, listed(&run[0])) {
                (_, Some((List::Refill, ..))) => list_of_shards(shown, &shards) + ".",
                ([_, _, ..], Some((List::Loot, ..))) => {
                    let list = list_of_shards(shown, &shards);
                    shown.texts.deed_takes_list(list)
                }
                _ => Dreamscape::sentence(shown, &run[0]),
            }
        })
        .collect();
    told.join(" ")
}

/// What is told as a list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    /// Shards that came from the bag.
    Refill,
    /// Shards that Mr Nightmare takes.
    Loot,
}

/// The list that an event is part of, and the shard.
fn listed(event: &Event) -> Option<(List, Location, Colour)> {
    match *event {
        Event::Filled(location, colour) => Some((List::Refill, location, colour)),
        Event::Nightmare(Deed::Takes { colour, location }) => Some((List::Loot, location, colour)),
        _ => None,
    }
}

fn list_of_shards(shown: &Shown<'_>, shards: &[(Location, Colour)]) -> String {
    let parts: Vec<String> = shards
        .chunk_by(|a, b| a.0 == b.0)
        .map(|shards| {
            let letters: String = shards.iter().map(|(_, c)| c.letter()).collect();
            format!("{} +{letters}", shown.location(shards[0].0))
        })
        .collect();
    parts.join(", ")
}

/// A line with its `+gu` in colour.
fn with_chips(line: &str, ink: Ink) -> String {
    let word = |word: &str| match word.starts_with('+') {
        true => ink.shards(word),
        false => word.to_owned(),
    };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
