//! People at one table who play on, whatever happens to the servers.

use std::net::SocketAddr;
use std::sync::{Condvar, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use lucid_protocol::table::{Join, Made, SeatPlan};
use lucid_protocol::{ClientMessage, Code, Pace, Plan};
use lucid_tabletop::{Random, Seat};
use lucid_testkit::Habit;
use lucid_testkit::online::{Answer, ClientError, Guest, Playable, Player};

use crate::ledger::Sent;

/// Turns are played out, but they end.
const HABIT: Habit = Habit::Busy(6);
/// How long the test waits for something that must come.
pub(crate) const LIMIT: Duration = Duration::from_secs(120);

/// Everybody at a table.
pub(crate) struct Crew<G: Playable> {
    pub(crate) made: Made,
    pub(crate) players: Vec<Player<G>>,
    /// Every step that was sent, in order.
    pub(crate) sent: Vec<Sent>,
    nodes: Vec<SocketAddr>,
    random: Random,
}

impl<G: Playable> Crew<G> {
    /// Makes a table with people on all seats, each at the next node, and
    /// starts it. The servers may die meanwhile.
    pub(crate) fn gather(nodes: &[SocketAddr], rules: &str, seed: u64) -> Crew<G> {
        let mut crew = Crew::waiting(nodes, rules, seed);
        crew.start();
        crew
    }

    /// The same, not yet started.
    pub(crate) fn waiting(nodes: &[SocketAddr], rules: &str, seed: u64) -> Crew<G> {
        let game = G::of_rules(rules).expect("playable rules");
        let mut seats = vec![SeatPlan::Open; game.seats()];
        seats[0] = SeatPlan::Me;
        Crew::seated(nodes, rules, &seats, seed)
    }

    /// A table with bots on some seats; without an open seat it starts by itself.
    pub(crate) fn seated(
        nodes: &[SocketAddr],
        rules: &str,
        seats: &[SeatPlan],
        seed: u64,
    ) -> Crew<G> {
        let plan = Plan {
            game: G::TITLE,
            rules: rules.to_owned(),
            pack: None,
            seats: seats.to_vec(),
            pace: Pace::default(),
            spectators: true,
            listed: false,
        };
        let node = |index: usize| nodes[(index + seed as usize) % nodes.len()];
        let host = again(|| Guest::arrive(node(0), "Host"));
        let made = again(|| host.make(&plan));
        let mut guests = vec![host];
        for (index, _) in (seats.iter().enumerate()).filter(|(_, seat)| **seat == SeatPlan::Open) {
            let guest = again(|| Guest::arrive(node(index), &format!("Guest {index}")));
            let join = Join {
                invite: Some(made.invite.clone()),
                seat: Some(Seat::new(index).into()),
            };
            let seat = again(|| guest.join(made.id, &join));
            assert_eq!(seat.0.index(), index);
            guests.push(guest);
        }
        let players = (guests.into_iter())
            .map(|guest| again(|| Player::open(guest.clone(), made.id, None)))
            .collect();
        Crew::of(made, players, nodes, seed)
    }

    /// People who are at a table already.
    pub(crate) fn of(
        made: Made,
        players: Vec<Player<G>>,
        nodes: &[SocketAddr],
        seed: u64,
    ) -> Crew<G> {
        Crew {
            made,
            players,
            sent: Vec::new(),
            nodes: nodes.to_vec(),
            random: Random::new(seed),
        }
    }

    pub(crate) fn start(&mut self) {
        loop {
            match self.players[0].ask(|id| ClientMessage::Start { id }) {
                Ok(Answer::Done(_)) => return,
                // It was started, but the answer was lost.
                Ok(Answer::Refused(why)) if why.code == Code::NotNow => return,
                Ok(Answer::Refused(why)) => pardon(&ClientError::Refused(0, why)),
                Err(trouble) => self.come_back(0, &trouble),
            }
        }
    }

    /// Plays to the end of the game.
    pub(crate) fn play_out(&mut self) {
        self.play_out_telling(&Progress::default());
    }

    /// The same, counting every step as progress.
    pub(crate) fn play_out_telling(&mut self, progress: &Progress) {
        while self.step() {
            assert!(self.sent.len() < 20_000, "the game does not end");
            if (self.sent.last()).is_some_and(|sent| sent.acknowledged.is_some()) {
                progress.add();
            }
        }
    }

    /// Tries to play one action; `false` once the game is over.
    pub(crate) fn step(&mut self) -> bool {
        self.catch_up();
        if self.players[0].follower.is_over() {
            return false;
        }
        let able: Vec<usize> = (0..self.players.len())
            .filter(|index| self.players[*index].follower.may_act())
            .collect();
        let Some(index) = self.random.pick(&able) else {
            // A bot is choosing, or the sand is running.
            self.listen(0, Duration::from_secs(1));
            return true;
        };
        self.act(index);
        true
    }

    /// Lets somebody play any legal action.
    fn act(&mut self, index: usize) {
        let player = &self.players[index];
        let action = player.choose(HABIT, &mut self.random);
        let action = action.expect("something to do");
        self.play(index, action);
    }

    /// Lets somebody play an action.
    pub(crate) fn play(&mut self, index: usize, action: G::Action) {
        let player = &mut self.players[index];
        self.sent.push(Sent {
            seat: player.seat.expect("a seat").index(),
            words: player.notation(action),
            acknowledged: None,
            refused: false,
        });
        match player.act(action) {
            Ok(Answer::Done(number)) => {
                self.sent.last_mut().expect("just sent").acknowledged = Some(number);
            }
            // A bot or the clock was quicker.
            Ok(Answer::Refused(why)) if why.code == Code::Stale => {}
            Ok(Answer::Refused(why)) if why.code == Code::NotSaved => {
                self.sent.last_mut().expect("just sent").refused = true;
                sleep(Duration::from_millis(10));
            }
            Ok(Answer::Refused(why)) => pardon(&ClientError::Refused(0, why)),
            Err(trouble) => self.come_back(index, &trouble),
        }
    }

    /// Takes the messages that come within a time.
    pub(crate) fn listen(&mut self, index: usize, time: Duration) {
        match self.players[index].next_within(time) {
            Ok(_) | Err(ClientError::Silence) => {}
            Err(trouble) => self.come_back(index, &trouble),
        }
    }

    /// Everybody follows to the last change that anybody knows.
    pub(crate) fn catch_up(&mut self) {
        let numbers = self.players.iter().map(|player| player.follower.number());
        let newest = numbers.max().expect("somebody sits there");
        for index in 0..self.players.len() {
            if let Err(trouble) = self.players[index].follow_to(newest) {
                self.come_back(index, &trouble);
            }
        }
    }

    /// Plays at another server from now on.
    pub(crate) fn move_to(&mut self, at: SocketAddr) {
        self.nodes = vec![at];
        for player in &mut self.players {
            player.guest.server = at;
        }
    }

    /// Connects again, to any node that answers, and learns what was missed.
    pub(crate) fn come_back(&mut self, index: usize, trouble: &ClientError) {
        pardon(trouble);
        let player = &mut self.players[index];
        let own = self
            .nodes
            .iter()
            .position(|node| *node == player.guest.server);
        let mut next = own.unwrap_or(0);
        let begun = Instant::now();
        loop {
            // A frozen node lets people connect, but does not answer.
            next = (next + 1) % self.nodes.len();
            player.guest.server = self.nodes[next];
            let Err(trouble) = player.reconnect() else {
                return;
            };
            pardon(&trouble);
            assert!(begun.elapsed() < LIMIT, "nobody answers: {trouble}");
        }
    }

    /// The record, once the game is over.
    pub(crate) fn record(&self) -> String {
        again(|| self.players[0].guest.record(self.made.id))
    }
}

/// The number of steps that were acknowledged at all tables of a test. Whatever kills servers
/// waits for some of them instead of sleeping, so that it works however busy the machine is.
#[derive(Default)]
pub(crate) struct Progress {
    steps: Mutex<u64>,
    more: Condvar,
}

impl Progress {
    fn add(&self) {
        *self.steps.lock().expect("nobody panics here") += 1;
        self.more.notify_all();
    }

    /// Waits until so many more steps are acknowledged.
    pub(crate) fn wait(&self, steps: u64) {
        let now = self.steps.lock().expect("nobody panics here");
        let goal = *now + steps;
        let waited = self.more.wait_timeout_while(now, LIMIT, |now| *now < goal);
        let (now, waited) = waited.expect("nobody panics here");
        assert!(!waited.timed_out(), "{} of {goal} steps", *now);
    }
}

/// Tries until it succeeds.
pub(crate) fn again<T>(mut attempt: impl FnMut() -> Result<T, ClientError>) -> T {
    let begun = Instant::now();
    loop {
        match attempt() {
            Ok(done) => return done,
            Err(trouble) => pardon(&trouble),
        }
        assert!(begun.elapsed() < LIMIT, "nobody answers");
    }
}

/// What may happen while servers die and come back; anything else is wrong.
fn pardon(trouble: &ClientError) {
    let passing = match trouble {
        ClientError::Gone(_) | ClientError::Silence => true,
        ClientError::Refused(_, why) => matches!(why.code, Code::Unavailable | Code::NotSaved),
        ClientError::Unreadable(_)
        | ClientError::RedactedError(_)
        | ClientError::OutOfOrder(..) => false,
    };
    assert!(passing, "{trouble}");
    sleep(Duration::from_millis(10));
}
