//! A fake server: it does with a table what a follower can observe.

use std::sync::Arc;

use lucid_protocol::{Change, Code, TableEvent};
use lucid_tabletop::{Choices, Dealer, History, Random, Seat, Seed, Step, ToAct};

use crate::online::{FollowError, Outgoing, RemoteTable, Setback};
use crate::table::{Rewind as _, Table as _, TableGame};

/// The true game.
pub(super) struct FakeServer<G: TableGame> {
    pub(super) game: Arc<G>,
    pub(super) course: History<G>,
    seed: Seed,
    /// How many steps there were after each change.
    marks: Vec<usize>,
    /// The changes for each viewer.
    told: Vec<(Option<Seat>, Vec<Change>)>,
}

impl<G: TableGame> FakeServer<G> {
    pub(super) fn new(game: Arc<G>, seed: Seed) -> FakeServer<G> {
        let viewers = Seat::first(game.seats()).map(Some).chain([None]);
        let mut server = FakeServer {
            course: History::new(&*game),
            game,
            seed,
            marks: Vec::new(),
            told: viewers.map(|viewer| (viewer, Vec::new())).collect(),
        };
        server.push(|_| TableEvent::Made {});
        let told = server.run(|_, _, _| ());
        let mut told = told.into_iter();
        server.push(|_| TableEvent::Started {
            commitment: String::new(),
            told: told.next().unwrap_or_default(),
        });
        server
    }

    pub(super) fn head(&self) -> u32 {
        self.marks.len() as u32
    }

    pub(super) fn changes(&self, viewer: Option<Seat>, after: u32) -> Vec<Change> {
        let told = self.told.iter().find(|(of, _)| *of == viewer);
        told.map_or_else(Vec::new, |(_, told)| told[after as usize..].to_vec())
    }

    fn push(&mut self, mut event: impl FnMut(Option<Seat>) -> TableEvent) {
        let n = self.head() + 1;
        for (viewer, told) in &mut self.told {
            told.push(Change {
                n,
                event: event(*viewer),
                due: None,
                over: None,
                digest: None,
            });
        }
        self.marks.push(self.course.steps().len());
    }

    /// Plays a step and the chance after it, and tells each viewer.
    fn run(
        &mut self,
        first: impl FnOnce(&mut History<G>, &G, &mut dyn FnMut(&History<G>, Step<G::Action, G::Chance>)),
    ) -> Vec<String> {
        let viewers: Vec<Option<Seat>> = self.told.iter().map(|(viewer, _)| *viewer).collect();
        let mut words: Vec<Vec<String>> = vec![Vec::new(); viewers.len()];
        let game = &*self.game;
        let mut tell = |course: &History<G>, step: Step<G::Action, G::Chance>| {
            for (viewer, words) in viewers.iter().zip(&mut words) {
                let mut word = String::new();
                game.redact_step(course.state(), &step, *viewer, &mut word);
                words.push(word);
            }
        };
        first(&mut self.course, game, &mut tell);
        while self.course.to_act(game) == ToAct::Chance {
            let mut dealer = Dealer::after(self.seed, self.course.next_draw());
            let chance = dealer.deal(game, self.course.state());
            tell(&self.course, Step::Chance(chance));
            self.course.resolve(game, chance, &mut ());
        }
        words.into_iter().map(|words| words.join(" ")).collect()
    }

    /// A seat plays an action.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<u32, Code> {
        if (self.game.check(self.course.state(), seat, action)).is_err() {
            return Err(Code::Refused);
        }
        let told = self.run(|course, game, tell| {
            tell(course, Step::Action(seat, action));
            let played = course.play(game, seat, action, &mut ());
            assert!(played.is_ok());
        });
        let mut told = told.into_iter();
        self.push(|_| TableEvent::Played(told.next().unwrap_or_default()));
        Ok(self.head())
    }

    /// Lets the time run out.
    pub(super) fn expire(&mut self) {
        if !self.game.may_expire(self.course.state()) {
            return;
        }
        let told = self.run(|course, game, tell| {
            tell(course, Step::Expiry);
            course.expire(game, &mut ());
        });
        let mut told = told.into_iter();
        self.push(|_| TableEvent::Lapsed(told.next().unwrap_or_default()));
    }

    /// Takes a request of a client.
    pub(super) fn take(&mut self, seat: Seat, sent: &Outgoing) -> Result<u32, Code> {
        match sent {
            Outgoing::Do { expected, action } => {
                if *expected != self.head() {
                    return Err(Code::Stale);
                }
                let action = self.game.parse_action(action).ok_or(Code::Malformed)?;
                self.act(seat, action)
            }
            Outgoing::Undo { expected, to } => {
                if *expected != self.head() {
                    return Err(Code::Stale);
                }
                let remaining = self.marks[*to as usize - 1];
                (self.course.undo(&self.game, seat, remaining)).map_err(|_| Code::NotNow)?;
                self.push(|_| TableEvent::Undone {
                    seat: seat.into(),
                    to: *to,
                });
                Ok(self.head())
            }
        }
    }

    /// A random seat plays a random action; returns whether any could.
    pub(super) fn wander(&mut self, random: &mut Random) -> bool {
        let ToAct::Seats(seats) = self.course.to_act(&self.game) else {
            return false;
        };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = random.pick(&seats).unwrap();
        let mut choices = Choices::new();
        self.game
            .legal_actions(self.course.state(), seat, &mut choices);
        let action = random.pick(&choices).unwrap();
        self.act(seat, action).is_ok()
    }
}

/// A client whose connection loses, repeats and delays messages.
pub(super) struct Client<G: TableGame> {
    pub(super) table: RemoteTable<G>,
    /// Messages in flight.
    pub(super) coming: Vec<Change>,
    /// How many changes the server has sent.
    sent: u32,
    asked: u32,
    pub(super) resyncs: usize,
    pub(super) setbacks: usize,
    /// The journal as the page has written it.
    pub(super) page: Vec<G::Event>,
}

impl<G: TableGame> Client<G> {
    pub(super) fn new(game: Arc<G>, viewer: Option<Seat>) -> Client<G> {
        Client {
            table: RemoteTable::new(game, viewer),
            coming: Vec::new(),
            sent: 0,
            asked: 0,
            resyncs: 0,
            setbacks: 0,
            page: Vec::new(),
        }
    }

    fn viewer(&self) -> Option<Seat> {
        self.table.follower().viewer()
    }

    /// The server sends what is new, and now and then something twice.
    pub(super) fn send(&mut self, server: &FakeServer<G>, random: &mut Random) {
        self.coming.extend(server.changes(self.viewer(), self.sent));
        self.sent = server.head();
        if random.below(6) == 0 && self.sent > 2 {
            let late = 1 + random.below(self.sent as usize - 1) as u32;
            self.coming
                .extend(server.changes(self.viewer(), late).into_iter().take(1));
        }
    }

    /// Some of the messages in flight arrive; a few are lost.
    pub(super) fn receive(&mut self, server: &FakeServer<G>, random: &mut Random) {
        let count = random.below(self.coming.len() + 1);
        for change in self.coming.drain(..count).collect::<Vec<_>>() {
            if random.below(60) == 0 {
                continue;
            }
            match self.table.fold(&change) {
                Ok(_) => {}
                Err(FollowError::Gap(last)) => {
                    self.resyncs += 1;
                    for change in server.changes(self.viewer(), last) {
                        self.table.fold(&change).unwrap();
                    }
                }
                Err(FollowError::Impossible(why)) => panic!("{why}"),
            }
        }
        if random.below(100) == 0 {
            self.table.restart();
            for change in server.changes(self.viewer(), 0) {
                self.table.fold(&change).unwrap();
            }
        }
        self.show();
    }

    /// Delivers everything.
    pub(super) fn settle(&mut self, server: &FakeServer<G>) {
        for change in server.changes(self.viewer(), self.table.follower().last()) {
            self.table.fold(&change).unwrap();
        }
        self.coming.clear();
        self.sent = server.head();
        self.show();
    }

    /// The page shows the current state.
    pub(super) fn show(&mut self) {
        let scene = self.table.scene();
        self.page.extend(scene.fresh.iter().copied());
        if self.table.take_rewritten() {
            self.page = self.table.journal().into_iter().flatten().collect();
        }
    }

    /// Sends what is pending, and takes the answers.
    pub(super) fn post(&mut self, server: &mut FakeServer<G>) {
        while let Some(sent) = self.table.to_send() {
            self.asked += 1;
            self.table.sent(self.asked);
            let seat = self.viewer().unwrap();
            if let Err(code) = server.take(seat, &sent)
                && self.table.refused(self.asked, code) == Setback::Lost
            {
                self.setbacks += 1;
            }
        }
        self.show();
    }

    /// Checks that the view is the true one.
    pub(super) fn is_true(&self, server: &FakeServer<G>) {
        let follow = self.table.follower();
        let (state, viewer) = (server.course.state(), follow.viewer());
        assert!(
            follow.game().view(follow.shadow(), viewer) == follow.game().view(state, viewer),
            "a follower sees the truth"
        );
        assert_eq!(follow.last(), server.head());
        if let Some(seat) = viewer {
            let floor = server.course.undo_floor(seat);
            let mine = self.table.undo_floor();
            let marks = |steps: usize| server.marks.iter().rposition(|mark| *mark <= steps);
            assert_eq!(
                server.marks[marks(floor).unwrap()],
                follow_steps(server, follow.change_of(mine)),
                "the way back is known"
            );
        }
    }
}

fn follow_steps<G: TableGame>(server: &FakeServer<G>, change: u32) -> usize {
    server.marks[(change as usize).max(1) - 1]
}
