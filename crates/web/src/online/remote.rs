//! A table on a server. What the viewer chooses is shown at once where nothing
//! but the rules decides what it brings; the server's word confirms it or takes
//! it back.

use std::collections::VecDeque;
use std::sync::Arc;

use lucid_protocol::{Change, Code};
use lucid_tabletop::{Choices, Seat, ToAct, UndoRefusal};

use super::follow::{Astray, Follow};
use crate::table::{LocalTable, Scene, Table, TableGame, Waiting, WholeTable};

/// A game on a server, as a viewer plays it.
#[derive(Debug)]
pub struct RemoteTable<G: TableGame> {
    follow: Follow<G>,
    /// What the viewer chose and the stream has not yet shown, the oldest first.
    wishes: VecDeque<Wish<G>>,
    /// The state with all wishes whose outcome is sure.
    state: G::State,
    /// How many steps of the stream the page has seen.
    seen: usize,
    /// Steps of the stream that the page saw as wishes.
    foreseen: Vec<usize>,
    /// Whether what the page has seen is no longer how it was.
    retold: bool,
    /// Whether the table was ended before the game was.
    ended: bool,
    /// How often in a row the server could not save the first wish; while it is more
    /// than 0 nothing is sent until [`RemoteTable::retry`].
    unsaved: u32,
    /// Whether the time to send it again has come.
    retrying: bool,
    /// Whether the viewer no longer wants it, which the server may not know yet.
    withdrawn: bool,
}

#[derive(Debug)]
struct Wish<G: TableGame> {
    what: Want<G::Action>,
    /// The question to the server, once it was sent.
    id: Option<u32>,
    /// The last change that was known when it was sent last.
    expected: Option<u32>,
    /// What it brings, if that is sure.
    events: Option<Vec<G::Event>>,
    /// Whether the page has seen it.
    seen: bool,
}

#[derive(Clone, Copy, Debug)]
enum Want<A> {
    Act(A),
    /// Takes back steps until so many are left.
    Back(usize),
}

/// What is to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outgoing {
    /// An action, in notation.
    Do {
        /// The last change that is known.
        expected: u32,
        /// The action.
        action: String,
    },
    /// Taking back own steps.
    Undo {
        /// The last change that is known.
        expected: u32,
        /// The last change whose steps remain.
        to: u32,
    },
}

/// What became of a choice that the server refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setback {
    /// It was not the table's, or is tried again.
    None,
    /// The server cannot save it now: it is kept, and to be sent again after a while.
    Kept {
        /// How often in a row that has happened.
        times: u32,
    },
    /// It is taken back.
    Lost,
}

impl<G: TableGame> RemoteTable<G> {
    /// A table before its first change.
    pub fn new(game: &'static G, viewer: Option<Seat>) -> RemoteTable<G> {
        let follow = Follow::new(game, viewer);
        let state = follow.shadow().clone();
        RemoteTable {
            follow,
            wishes: VecDeque::new(),
            state,
            seen: 0,
            foreseen: Vec::new(),
            retold: false,
            ended: false,
            unsaved: 0,
            retrying: false,
            withdrawn: false,
        }
    }

    /// The game as the stream tells it.
    pub fn follow(&self) -> &Follow<G> {
        &self.follow
    }

    /// Whether something that the viewer chose is not yet confirmed.
    pub fn is_waiting(&self) -> bool {
        !self.wishes.is_empty()
    }

    /// Whether a choice is kept because the server could not save it. It is not shown
    /// on the boards until the server has taken it.
    pub fn is_kept(&self) -> bool {
        self.unsaved > 0
    }

    /// Whether a kept choice has been taken back, and the server is still to say
    /// whether it was quicker.
    pub fn is_withdrawn(&self) -> bool {
        self.withdrawn
    }

    /// The time has come to send a kept choice again.
    pub fn retry(&mut self) {
        self.retrying = self.is_kept();
    }

    /// Takes back a kept choice, and all that was chosen after it. One that is on its
    /// way at this moment goes when the server refuses it; should it be taken, it
    /// has been played.
    pub fn withdraw(&mut self) {
        if !self.is_kept() {
            return;
        }
        let under_way = self.wishes.front().is_some_and(|wish| wish.id.is_some());
        self.wishes.truncate(usize::from(under_way));
        self.withdrawn = under_way;
        if !under_way {
            self.release();
        }
        self.foresee();
    }

    /// Nothing is kept any more.
    fn release(&mut self) {
        (self.unsaved, self.retrying, self.withdrawn) = (0, false, false);
    }

    /// Folds a change; says whether anything is new.
    ///
    /// # Errors
    /// When it cannot be folded; nothing has changed then.
    pub fn fold(&mut self, change: &Change) -> Result<bool, Astray> {
        let before = self.follow.steps().len();
        if !self.follow.fold(change)? {
            return Ok(false);
        }
        let now = self.follow.steps().len();
        if now < before {
            self.retold = true;
            self.seen = self.seen.min(now);
            self.foreseen.retain(|step| *step < now);
            let undo = |wish: &Wish<G>| matches!(wish.what, Want::Back(_));
            if self.wishes.front().is_some_and(undo) {
                self.wishes.pop_front();
                self.release();
            }
        }
        for step in before.min(now)..now {
            self.confirm(step);
        }
        if matches!(change.what, lucid_protocol::What::Ended { .. }) {
            self.ended = true;
            self.wishes.clear();
            self.release();
        }
        self.foresee();
        Ok(true)
    }

    /// A step of the stream may be what was wished for first.
    fn confirm(&mut self, step: usize) {
        let heard = &self.follow.steps()[step];
        let told = heard.word.split(lucid_tabletop::told::SHOWS).next();
        let Some((Want::Act(action), viewer)) =
            (self.wishes.front().map(|wish| wish.what)).zip(self.follow.viewer())
        else {
            return;
        };
        let mut word = format!("{viewer}:");
        self.follow.game().write_action(action, &mut word);
        if told != Some(word.as_str()) {
            return;
        }
        if let Some(wish) = self.wishes.pop_front()
            && wish.seen
        {
            // It came otherwise than it was shown, if others were quicker.
            self.retold |= wish.events.as_ref() != Some(&heard.events);
            self.foreseen.push(step);
        }
        self.release();
    }

    /// Plays all wishes onto the shadow, as far as their outcome is sure.
    fn foresee(&mut self) {
        self.state = self.follow.shadow().clone();
        let game = self.follow.game();
        let Some(seat) = self.follow.viewer() else {
            return;
        };
        // What the server could not save is not shown as if it had been played.
        let mut sure = !self.is_kept();
        for wish in &mut self.wishes {
            let events = match wish.what {
                Want::Act(action) if sure => foreseen(game, &mut self.state, seat, action),
                _ => None,
            };
            sure &= events.is_some();
            if wish.seen && events != wish.events {
                wish.seen &= events.is_some();
                self.retold = true;
            }
            wish.events = events;
        }
    }

    /// What is to be sent next, one thing at a time.
    pub fn to_send(&mut self) -> Option<Outgoing> {
        if self.is_kept() && !self.retrying {
            return None;
        }
        let expected = self.follow.last();
        loop {
            // Who came late sends again when the stream has shown why.
            let ready = |wish: &&Wish<G>| wish.id.is_none() && wish.expected != Some(expected);
            let wish = self.wishes.front().filter(ready)?;
            match wish.what {
                Want::Act(action) => {
                    let mut text = String::new();
                    self.follow.game().write_action(action, &mut text);
                    return Some(Outgoing::Do {
                        expected,
                        action: text,
                    });
                }
                Want::Back(steps) if steps < self.follow.steps().len() => {
                    let to = self.follow.change_of(steps);
                    return Some(Outgoing::Undo { expected, to });
                }
                Want::Back(_) => {
                    self.wishes.pop_front();
                    self.release();
                }
            }
        }
    }

    /// What was to be sent has been, as the question with an id.
    pub fn sent(&mut self, id: u32) {
        let last = self.follow.last();
        if let Some(wish) = self.wishes.front_mut() {
            (wish.id, wish.expected) = (Some(id), Some(last));
        }
    }

    /// The line was lost, and the stream has shown what happened: what is still
    /// wished for did not, and is to be sent again.
    pub fn unsent(&mut self) {
        if self.withdrawn {
            self.wishes.clear();
            self.release();
            self.foresee();
        }
        self.retry();
        for wish in &mut self.wishes {
            (wish.id, wish.expected) = (None, None);
        }
    }

    /// The server refused a question. Composing is everybody's own affair, so a
    /// choice that only came late is made again; others are taken back, with
    /// all that followed from them. What the server could not do just then stays
    /// wished for until the table is shown again, and what it could not save until
    /// it is sent again.
    pub fn refused(&mut self, id: u32, code: Code) -> Setback {
        let Some(at) = self.wishes.iter().position(|wish| wish.id == Some(id)) else {
            return Setback::None;
        };
        if code == Code::Unavailable {
            return Setback::None;
        }
        if code == Code::NotSaved && !self.withdrawn {
            self.keep();
            return Setback::Kept {
                times: self.unsaved,
            };
        }
        let wish = &mut self.wishes[at];
        if code == Code::Stale && wish.events.is_some() {
            wish.id = None;
            return Setback::None;
        }
        self.retold |= self.wishes.iter().skip(at).any(|wish| wish.seen);
        self.wishes.truncate(at);
        let withdrawn = self.withdrawn;
        self.release();
        self.foresee();
        match withdrawn {
            true => Setback::None,
            false => Setback::Lost,
        }
    }

    /// Keeps what is wished for until it is sent again.
    fn keep(&mut self) {
        self.unsaved += 1;
        self.retrying = false;
        for wish in &mut self.wishes {
            (wish.id, wish.expected) = (None, None);
        }
        self.foresee();
    }

    /// Whether the page has to tell the journal anew; asking answers it.
    pub fn take_retold(&mut self) -> bool {
        std::mem::take(&mut self.retold)
    }

    /// Begins again, to fold all changes anew; what was wished for is kept.
    pub fn begin_again(&mut self) {
        self.follow = Follow::new(self.follow.game(), self.follow.viewer());
        (self.seen, self.retold) = (0, true);
        self.foreseen.clear();
        self.foresee();
    }

    /// All of the stream has been seen: nothing of it is news.
    pub fn catch_up(&mut self) {
        self.seen = self.follow.steps().len();
    }

    fn waits_for_server(&self) -> bool {
        self.wishes.iter().any(|wish| wish.events.is_none())
    }

    fn waiting(&self) -> Waiting {
        let game = self.follow.game();
        if self.ended {
            return Waiting::Nobody;
        }
        let viewer = self.follow.viewer();
        match game.to_act(&self.state) {
            ToAct::Over => Waiting::Nobody,
            ToAct::Chance => Waiting::Other(viewer.unwrap_or(Seat::new(0))),
            ToAct::Seats(seats) => match viewer.filter(|seat| seats.contains(*seat)) {
                Some(seat) => Waiting::Person(seat),
                None => match seats.iter().next() {
                    Some(seat) => Waiting::Other(seat),
                    None => Waiting::Nobody,
                },
            },
        }
    }

    fn wished(&self) -> impl Iterator<Item = &Vec<G::Event>> {
        self.wishes.iter().filter_map(|wish| wish.events.as_ref())
    }
}

/// Plays an action and says what happens, if nothing but the rules decides it.
fn foreseen<G: TableGame>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
) -> Option<Vec<G::Event>> {
    let (mut next, mut events) = (state.clone(), Vec::new());
    game.play(&mut next, seat, action, &mut events).ok()?;
    let sure = game.to_act(&next) != ToAct::Chance
        && !events.iter().any(|event| game.is_private_look(event))
        && !game.uncovers(state, &next);
    sure.then(|| {
        *state = next;
        events.retain_mut(|event| match game.seen_by(*event, Some(seat)) {
            Some(seen) => {
                *event = seen;
                true
            }
            None => false,
        });
        events
    })
}

impl<G: TableGame> Table<G> for RemoteTable<G> {
    fn scene(&mut self) -> Scene<G> {
        let (game, viewer) = (self.follow.game(), self.follow.viewer());
        let waiting = self.waiting();
        let view = game.view(&self.state, viewer);
        let mut choices = Choices::new();
        if let Waiting::Person(_) = waiting
            && !self.waits_for_server()
        {
            game.choices_of(&view, &mut choices);
        }
        let steps = self.follow.steps();
        let news = (self.seen.min(steps.len())..steps.len())
            .filter(|step| !self.foreseen.contains(step))
            .flat_map(|step| steps[step].events.iter());
        let wished = self.wishes.iter().filter(|wish| !wish.seen);
        let fresh = news.chain(wished.filter_map(|wish| wish.events.as_ref()).flatten());
        let fresh = fresh.copied().collect();
        self.seen = steps.len();
        self.foreseen.clear();
        let step = self.steps();
        for wish in &mut self.wishes {
            wish.seen |= wish.events.is_some();
        }
        let can_undo = matches!(waiting, Waiting::Person(_)) && self.undo_floor() < step;
        Scene {
            step,
            waiting,
            view,
            viewer,
            choices: Arc::new(choices.to_vec()),
            fresh: Arc::new(fresh),
            can_undo,
            outcome: game.outcome(&self.state),
        }
    }

    fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        let game = self.follow.game();
        let Some(seat) = self.follow.viewer() else {
            return Ok(());
        };
        // The page offers nothing while the server is asked, or after the end.
        if self.ended || self.waits_for_server() {
            return Ok(());
        }
        game.check(&self.state, seat, action)?;
        let events = foreseen(game, &mut self.state, seat, action);
        self.wishes.push_back(Wish {
            what: Want::Act(action),
            id: None,
            expected: None,
            events,
            seen: false,
        });
        Ok(())
    }

    fn why_not(&self, action: G::Action) -> Option<G::Refusal> {
        let seat = self.follow.viewer()?;
        let game = self.follow.game();
        game.check(&self.state, seat, action).err()
    }

    fn undo(&mut self) -> Result<(), UndoRefusal> {
        let remaining = self.steps().checked_sub(1).ok_or(UndoRefusal::NotPast)?;
        self.undo_to(remaining)
    }

    fn journal(&self) -> Vec<Vec<G::Event>> {
        let told = self.follow.steps().iter().map(|step| &step.events);
        told.chain(self.wished()).cloned().collect()
    }
}

impl<G: TableGame> WholeTable<G> for RemoteTable<G> {
    fn steps(&self) -> usize {
        self.follow.steps().len() + self.wished().count()
    }

    fn undo_floor(&self) -> usize {
        self.follow.undo_floor()
    }

    fn undo_to(&mut self, remaining: usize) -> Result<(), UndoRefusal> {
        if !matches!(self.waiting(), Waiting::Person(_)) || remaining >= self.steps() {
            return Err(UndoRefusal::NotPast);
        }
        let floor = self.undo_floor();
        if remaining < floor {
            return Err(UndoRefusal::Beyond(floor));
        }
        if !self.waits_for_server() {
            self.wishes.push_back(Wish {
                what: Want::Back(remaining),
                id: None,
                expected: None,
                events: None,
                seen: false,
            });
        }
        Ok(())
    }

    fn view_after(&self, steps: usize) -> G::View {
        self.follow.view_after(steps)
    }

    fn take_device(&mut self, _seat: Seat) {}

    fn local(&mut self) -> Option<&mut LocalTable<G>> {
        None
    }

    fn here(&self) -> Option<&LocalTable<G>> {
        None
    }
}
