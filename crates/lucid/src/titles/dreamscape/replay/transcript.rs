//! A record as a transcript, turn by turn.

use std::io::{self, Write};

use lucid_dreamscape::{Colour, Dreamscape, Event, Location, NightmareStep, Phase};
use lucid_tabletop::{BySeat, Game, Seat, Turn};
use lucid_texts::Phrase;
use lucid_titles::TitleId;

use super::{is_solo, short_name, turns};
use crate::layout::{TextCell, wrap};
use crate::output::{self, Ink};
use crate::replay::{Replay, ReplayStep, Replayable as _, steps};

/// What the game is called.
const TITLE: &str = TitleId::Dreamscape.title();

/// How far sentences stand in from their turn's label.
const INDENT: usize = 4;

/// Tells the header, then every turn.
pub(super) fn tell(
    replay: &Replay<'_, Dreamscape>,
    ink: Ink,
    out: &mut dyn Write,
) -> io::Result<()> {
    let header = &replay.loaded.record().header;
    let rules = wrap(&header.rules, replay.width - TITLE.len() - 2);
    for (index, line) in rules.iter().enumerate() {
        match index {
            0 => writeln!(out, "{}  {line}", ink.strong(TITLE))?,
            _ => writeln!(out, "{:1$}  {line}", "", TITLE.len())?,
        }
    }
    for line in wrap(&replay.texts.record_origin(header), replay.width) {
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
    let mut nightmare_points = 0;
    for step in steps(replay) {
        for (turn, events) in turns::split(&step) {
            nightmare_points += events.iter().map(nightmare_gain).sum::<i16>();
            match &mut running {
                Some(paragraph) if paragraph.turn == turn => paragraph.add(replay, &step, events),
                _ => {
                    let next = Paragraph::new(replay, turn, &step, events);
                    if let Some(done) = running.replace(next) {
                        done.write(replay, ink, out)?;
                    }
                }
            }
            if let Some(paragraph) = &mut running {
                paragraph.nightmare_points = nightmare_points;
            }
        }
    }
    match running {
        Some(last) => last.write(replay, ink, out),
        None => Ok(()),
    }
}

/// What Mr Nightmare gains by an event.
fn nightmare_gain(event: &Event) -> i16 {
    match event {
        Event::Nightmare(NightmareStep::Scores { points, .. }) => *points,
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
    nightmare_points: i16,
}

impl Paragraph {
    fn new(
        replay: &Replay<'_, Dreamscape>,
        turn: Turn,
        step: &ReplayStep<'_, Dreamscape>,
        events: &[Event],
    ) -> Paragraph {
        Paragraph {
            turn,
            steps: (step.number, step.number),
            events: events.to_vec(),
            scores: step.scores(replay.game()),
            nightmare_points: 0,
        }
    }

    fn add(
        &mut self,
        replay: &Replay<'_, Dreamscape>,
        step: &ReplayStep<'_, Dreamscape>,
        events: &[Event],
    ) {
        self.steps.1 = step.number;
        self.events.extend(events);
        self.scores = step.scores(replay.game());
    }

    fn write(
        &self,
        replay: &Replay<'_, Dreamscape>,
        ink: Ink,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let label = label(replay, &self.turn);
        let steps = match self.steps {
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first}–{last}"),
        };
        let mut scores: Vec<String> = (self.scores.first(replay.game().seats()))
            .map(|(seat, score)| format!("{seat} {score:>3}"))
            .collect();
        if is_solo(replay) {
            let his = replay.label(Phrase::LabelMrNightmare);
            scores.push(format!("{his} {:>3}", self.nightmare_points));
        }
        let scores = scores.join("   ");
        let [left, right] =
            [format!("{label}  {steps}"), scores].map(|part| TextCell::plain(&part));
        let gap = replay.width.saturating_sub(left.width + right.width);
        write!(out, "{}  {}", ink.strong(&label), ink.faint(&steps))?;
        match gap {
            // The scores have a line of their own where there is no room for them.
            0 | 1 => writeln!(out, "\n{:>1$}", right.text, replay.width)?,
            _ => writeln!(out, "{:gap$}{}", "", right.text)?,
        }
        for line in wrap(&sentences(replay, &self.events), replay.width - INDENT) {
            writeln!(out, "{:INDENT$}{}", "", with_chips(&line, ink))?;
        }
        writeln!(out)
    }
}

/// The label of a turn, its phase in the reader's language: `1 Travel B`.
fn label(replay: &Replay<'_, Dreamscape>, turn: &Turn) -> String {
    let phase = |phase| replay.texts.phase(phase);
    let name = match turn.phase {
        "setup" => phase(Phase::Setup),
        "emergence" => phase(Phase::Emergence),
        "travel" => phase(Phase::Travel),
        "creation" => phase(Phase::Creation),
        "nightmare-travel" => replay.label(Phrase::LabelHisTravel),
        "nightmare-creation" => replay.label(Phrase::LabelHisCreation),
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
fn sentences(replay: &Replay<'_, Dreamscape>, events: &[Event]) -> String {
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
                (_, Some((List::Refill, ..))) => list_of_shards(replay, &shards) + ".",
                ([_, _, ..], Some((List::Loot, ..))) => {
                    let list = list_of_shards(replay, &shards);
                    replay.texts.deed_takes_list(list)
                }
                _ => Dreamscape::sentence(replay, &run[0]),
            }
        })
        .collect();
    told.join(" ")
}

/// Events that are listed in one line.
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
        Event::Nightmare(NightmareStep::Takes { colour, location }) => {
            Some((List::Loot, location, colour))
        }
        _ => None,
    }
}

fn list_of_shards(replay: &Replay<'_, Dreamscape>, shards: &[(Location, Colour)]) -> String {
    let parts: Vec<String> = shards
        .chunk_by(|a, b| a.0 == b.0)
        .map(|shards| {
            let letters: String = shards.iter().map(|(_, c)| c.letter()).collect();
            format!("{} +{letters}", short_name(replay, shards[0].0))
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
