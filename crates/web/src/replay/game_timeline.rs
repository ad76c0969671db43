//! A record that has been replayed, so that every moment of it can be shown.

use std::fmt::Debug;
use std::sync::Arc;

use lucid_packs::TitleContent as _;
use lucid_tabletop::record::{Fault, Header, Record, RecordDigest, Replayed};
use lucid_tabletop::{Game, History, Outcome, Seat, Step, ToAct, Turn};
use lucid_texts::Texts;

use super::problem::{Remedy, Said, Wrong};
use super::{Curve, Eye, Gain, JournalLine, Timeline, Who, link};
use crate::content::{self, PackContent as _};
use crate::storage::Storage;
use crate::titles::ClientTitle;

/// What a replay must know of a game beyond its rules.
pub trait Recorded: ClientTitle + Debug {
    /// The rules of a record.
    ///
    /// # Errors
    /// What is wrong with them.
    fn parse_rules(text: &str) -> Result<Self::Rules, Said>;

    /// Why rules cannot be played.
    fn unplayable(texts: &Texts, problem: Self::Unplayable) -> String;

    /// The game by the rules of a version.
    ///
    /// # Errors
    /// Why it cannot be played.
    fn of_version(version: u16, rules: Self::Rules, content: Self::Content) -> Result<Self, Said> {
        match Self::at_version(version, rules, content) {
            Some(Ok(game)) => Ok(game),
            problems => Err(Box::new(move |texts| {
                let problems = problems.iter().flat_map(|problems| problems.as_ref().err());
                let told = problems.flatten();
                let told = told.map(|problem| Self::unplayable(texts, *problem));
                told.collect::<Vec<_>>().join(" ")
            })),
        }
    }

    /// Explains why a record is not a legal game.
    fn fault(&self, texts: &Texts, fault: &Fault<Self::Refusal>) -> String;

    /// How many rounds a whole game has.
    fn rounds(&self) -> u8;

    /// The name of a turn's phase.
    fn phase(&self, texts: &Texts, turn: &Turn) -> String;

    /// The view of everything that the players together know.
    fn open_view(&self, state: &Self::State) -> Self::View;

    /// Whether an event is worth a line of the journal.
    fn is_told(_event: &Self::Event) -> bool {
        true
    }

    /// Whose event it is.
    fn whose(event: &Self::Event) -> Option<Who>;

    /// Whether a round begins with the event.
    fn begins_round(event: &Self::Event) -> bool;

    /// The points that an event brings.
    fn gain(&self, event: &Self::Event) -> Option<Gain>;
}

/// The game of a record, with the built-in pack or one of the storage's.
///
/// # Errors
/// The header field that names none, and why.
pub(super) fn game_of<G: Recorded>(header: &Header, storage: &dyn Storage) -> Result<G, Wrong> {
    // Checked first, because a later version may contain rules that this one cannot read.
    if !G::VERSIONS.contains(&header.version) {
        return Err(Wrong::version(header.version, G::RULES_VERSION));
    }
    let wrong = |said| Wrong::new("rules", Remedy::Original, said);
    let rules = G::parse_rules(&header.rules).map_err(wrong)?;
    let hash = header.pack.split(' ').next_back().unwrap_or_default();
    let content = content::named::<G::Content>(storage, hash).map(|pack| pack.content);
    let is_it =
        |content: &G::Content| header.pack == format!("{} {}", content.id(), content.hash());
    let Some(content) = content.filter(is_it) else {
        return Err(Wrong::pack(header.pack.clone()));
    };
    G::of_version(header.version, rules, content).map_err(wrong)
}

/// The steps of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The seat, round and phase; no seat where several act at once.
    pub turn: Turn,
    /// The moment before its first step.
    pub from: usize,
    /// The moment after its last step.
    pub to: usize,
}

/// A record that has been replayed.
#[derive(Debug)]
pub struct GameTimeline<G: Recorded> {
    game: Arc<G>,
    header: Header,
    record: String,
    names: Vec<String>,
    digest: RecordDigest,
    history: History<G>,
    events: Vec<Vec<G::Event>>,
    spans: Vec<Span>,
    curve: Curve,
    outcome: Option<Outcome>,
    dealt_by_seed: Option<u64>,
    packed: Option<String>,
}

impl<G: Recorded> GameTimeline<G> {
    pub(super) fn new(
        game: Arc<G>,
        record: &Record,
        text: &str,
        replayed: Replayed<'_, G>,
    ) -> GameTimeline<G> {
        let spans = spans(&*game, replayed.play.steps());
        let outcome = replayed.play.outcome();
        let curve = Curve::new::<G>(&game, &spans, &replayed.events, outcome.as_ref());
        let packed = link::pack(record, text, &replayed.play);
        GameTimeline {
            names: names(&record.header.seating.names),
            header: record.header.clone(),
            record: text.to_owned(),
            digest: record.digest(),
            dealt_by_seed: replayed.dealt_by_seed,
            events: replayed.events,
            history: replayed.play.into_history(),
            packed,
            curve,
            spans,
            outcome,
            game,
        }
    }

    /// The rules and content.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The digest of the record.
    pub fn digest(&self) -> RecordDigest {
        self.digest
    }

    /// The steps with everything that was used up between them.
    pub(super) fn history(&self) -> &History<G> {
        &self.history
    }

    /// The state at a moment, replayed from the start: 300 steps take microseconds, so nothing
    /// is cached.
    pub fn state(&self, moment: usize) -> G::State {
        let mut state = self.game.start();
        for step in self.history.steps().iter().take(moment) {
            advance(&*self.game, &mut state, step);
        }
        state
    }

    /// What the eye sees at a moment.
    pub fn view(&self, moment: usize, eye: Eye) -> G::View {
        let state = self.state(moment);
        match eye {
            Eye::All => self.game.open_view(&state),
            eye => self.game.view(&state, eye.seat()),
        }
    }

    /// An event as the eye saw it; nothing if it did not.
    fn seen(&self, event: G::Event, eye: Eye) -> Option<G::Event> {
        match eye {
            Eye::All => Some(event),
            eye => self.game.redact_event(event, eye.seat()),
        }
    }

    /// What happened in the step that leads to a moment, as the eye saw it.
    pub fn fresh(&self, moment: usize, eye: Eye) -> Vec<G::Event> {
        let step = moment
            .checked_sub(1)
            .and_then(|index| self.events.get(index));
        let events = step.map_or(&[][..], Vec::as_slice);
        let seen = |event: &G::Event| self.seen(*event, eye);
        events.iter().filter_map(seen).collect()
    }

    /// What a seat chose between two moments, each with the moment before it.
    pub fn actions(&self, seat: Seat, from: usize, to: usize) -> Vec<(usize, G::Action)> {
        let steps = self.history.steps().iter().enumerate().take(to).skip(from);
        let own = steps.filter_map(|(moment, step)| match *step {
            Step::Action(who, action) if who == seat => Some((moment, action)),
            _ => None,
        });
        own.collect()
    }
}

impl<G: Recorded> Timeline for GameTimeline<G> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn record(&self) -> &str {
        &self.record
    }

    fn names(&self) -> &[String] {
        &self.names
    }

    fn steps(&self) -> usize {
        self.history.steps().len()
    }

    fn rounds(&self) -> u8 {
        self.game.rounds()
    }

    fn spans(&self) -> &[Span] {
        &self.spans
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn dealt_by_seed(&self) -> Option<u64> {
        self.dealt_by_seed
    }

    fn phase(&self, texts: &Texts, span: &Span) -> String {
        self.game.phase(texts, &span.turn)
    }

    fn journal(&self, texts: &Texts, eye: Eye) -> Vec<JournalLine> {
        let names = |seat: Seat| self.names.get(seat.index()).cloned().unwrap_or_default();
        let mut lines = Vec::new();
        for (index, events) in self.events.iter().enumerate() {
            let told = events.iter().filter(|event| G::is_told(event));
            let seen = told.filter_map(|event| self.seen(*event, eye));
            lines.extend(seen.map(|event| JournalLine {
                step: index + 1,
                who: G::whose(&event),
                words: self.game.event_text(texts, &names, &event),
                points: self.game.gain(&event).map(|gain| gain.points),
                chapter: G::begins_round(&event),
            }));
        }
        lines
    }

    fn curve(&self) -> &Curve {
        &self.curve
    }

    fn packed(&self) -> Option<String> {
        self.packed.clone()
    }
}

/// Plays a step that was played before.
pub(super) fn advance<G: Game>(game: &G, state: &mut G::State, step: &Step<G::Action, G::Chance>) {
    match *step {
        Step::Action(seat, action) => game.play_unchecked(state, seat, action, &mut ()),
        Step::Chance(chance) => game.resolve(state, chance, &mut ()),
        Step::Expiry => game.expire(state, &mut ()),
    }
}

/// The turns of a game. Where several seats act at once, the whole phase is one turn without a
/// seat, however often they alternate.
fn spans<G: Game>(game: &G, steps: &[Step<G::Action, G::Chance>]) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let mut state = game.start();
    for (index, step) in steps.iter().enumerate() {
        let mut turn = game.turn(&state, step);
        let together = matches!(game.to_act(&state), ToAct::Seats(seats) if seats.len() > 1);
        if together {
            turn.seat = None;
        }
        let goes_on = |span: &Span| {
            let same = (span.turn.round, span.turn.phase) == (turn.round, turn.phase);
            // The last of several seats acts alone, but the phase is still shared.
            same && (span.turn.seat == turn.seat || span.turn.seat.is_none())
        };
        match spans.last_mut().filter(|span| goes_on(span)) {
            Some(span) => span.to = index + 1,
            None => spans.push(Span {
                turn,
                from: index,
                to: index + 1,
            }),
        }
        advance(game, &mut state, step);
    }
    spans
}

/// The names of the seats in sentences; letters where two names could be confused.
fn names(given: &[String]) -> Vec<String> {
    let clear =
        |(index, name): (usize, &String)| !name.trim().is_empty() && !given[..index].contains(name);
    match given.iter().enumerate().all(clear) {
        true => given.to_vec(),
        false => Seat::first(given.len().min(4))
            .map(|seat| seat.to_string())
            .collect(),
    }
}
