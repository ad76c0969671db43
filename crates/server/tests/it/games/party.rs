//! People at a table who play a game to its end.

use lucid_protocol::table::{Join, Made, SeatPlan};
use lucid_protocol::{ClientMessage, Code, Pace, Plan, ServerMessage};
use lucid_tabletop::{Random, Seat};
use lucid_testkit::Habit;
use lucid_testkit::online::{Answer, Playable, Player, http};

use super::House;

/// The most turns that are played before the test gives up.
const HABIT: Habit = Habit::Busy(6);

/// Everybody at a table, and somebody who watches.
pub(crate) struct Party<G: Playable> {
    pub(crate) made: Made,
    pub(crate) players: Vec<Player<G>>,
    pub(crate) watcher: Player<G>,
    random: Random,
}

impl<G: Playable> Party<G> {
    /// People on all seats of a game.
    pub(crate) fn of_people(house: &House, rules: &str) -> Party<G> {
        let game = G::of_rules(rules).expect("playable rules");
        let mut seats = vec![SeatPlan::Open; game.seats()];
        seats[0] = SeatPlan::Me;
        Party::sit(house, rules, seats)
    }

    /// One person on the first seat, bots on the others.
    pub(crate) fn with_bots(house: &House, rules: &str, level: &str) -> Party<G> {
        let game = G::of_rules(rules).expect("playable rules");
        let mut seats = vec![SeatPlan::Bot(level.to_owned()); game.seats()];
        seats[0] = SeatPlan::Me;
        Party::sit(house, rules, seats)
    }

    fn sit(house: &House, rules: &str, seats: Vec<SeatPlan>) -> Party<G> {
        let plan = Plan {
            game: G::TITLE,
            rules: rules.to_owned(),
            pack: None,
            seats: seats.clone(),
            pace: Pace::default(),
            spectators: true,
            listed: false,
        };
        let host = house.guest("Host");
        let made = host.make(&plan).expect("a table");
        let invite = Some(made.invite.as_str());
        let mut guests = vec![host];
        for (index, seat) in seats.iter().enumerate() {
            if *seat == SeatPlan::Open {
                let guest = house.guest(&format!("Guest {index}"));
                let join = Join {
                    invite: Some(made.invite.clone()),
                    seat: Some(Seat::new(index).into()),
                };
                assert_eq!(guest.join(made.id, &join).expect("a seat").0.index(), index);
                guests.push(guest);
            }
        }
        let open = |guest| Player::open(guest, made.id, invite).expect("the table is shown");
        let watcher = open(house.guest("Watcher"));
        assert_eq!(watcher.seat, None);
        let mut players: Vec<Player<G>> = guests.into_iter().map(open).collect();
        if seats.contains(&SeatPlan::Open) {
            let started = players[0]
                .ask(|id| ClientMessage::Start { id })
                .expect("an answer");
            assert!(matches!(started, Answer::Done(_)), "{started:?}");
        }
        Party {
            random: Random::new(seats.len() as u64),
            made,
            players,
            watcher,
        }
    }

    /// Plays until the game is over; says how many steps were taken by hand.
    pub(crate) fn play_out(&mut self) -> usize {
        let mut steps = 0;
        while self.step() {
            steps += 1;
            assert!(steps < 5_000, "the game does not end");
        }
        steps
    }

    /// Plays one action; `false` once the game is over.
    pub(crate) fn step(&mut self) -> bool {
        loop {
            self.catch_up();
            if self.players[0].follower.is_over() {
                return false;
            }
            let able: Vec<usize> = (0..self.players.len())
                .filter(|index| self.players[*index].follower.may_act())
                .collect();
            let Some(index) = self.random.pick(&able) else {
                // A bot thinks.
                let heard = self.players[0].next_within(http::PATIENCE);
                heard.expect("the game goes on");
                continue;
            };
            let player = &mut self.players[index];
            let action = player
                .choose(HABIT, &mut self.random)
                .expect("something to do");
            match player.act(action).expect("an answer") {
                Answer::Done(_) => return true,
                // A bot was quicker.
                Answer::Refused(problem) => assert_eq!(problem.code, Code::Stale, "{problem:?}"),
            }
        }
    }

    /// Everybody hears what the best informed knows.
    pub(crate) fn catch_up(&mut self) {
        let numbers = self.players.iter().map(|player| player.follower.number());
        let newest = numbers.max().expect("somebody sits there");
        for player in self.players.iter_mut().chain([&mut self.watcher]) {
            player.follow_to(newest).expect("the changes come");
        }
    }

    /// The record, once the game is over.
    pub(crate) fn record(&self) -> String {
        let guest = &self.players[0].guest;
        guest.record(self.made.id).expect("a record")
    }

    /// What a late-comer finds: the status and every change from the first on.
    pub(crate) fn look(&self, seat: usize) -> Player<G> {
        let guest = self.players[seat].guest.clone();
        Player::open(guest, self.made.id, None).expect("the table is shown")
    }
}

/// Waits until somebody has heard something.
pub(crate) fn hear<G: Playable>(
    player: &mut Player<G>,
    what: &str,
    is_it: impl Fn(&ServerMessage) -> bool,
) {
    hear_all(player, &[(what, &is_it)]);
}

/// What to wait for: its name, and how it is recognised.
type Wanted<'a> = (&'a str, &'a dyn Fn(&ServerMessage) -> bool);

/// Waits until somebody has heard several things, in any order.
pub(crate) fn hear_all<G: Playable>(player: &mut Player<G>, wanted: &[Wanted<'_>]) {
    let mut missing = wanted.to_vec();
    let mut heard = Vec::new();
    while !missing.is_empty() {
        match player.next_within(http::PATIENCE) {
            Ok(news) => {
                missing.retain(|(_, is_it)| !is_it(&news));
                heard.push(news);
            }
            Err(trouble) => {
                let missing: Vec<_> = missing.iter().map(|(what, _)| what).collect();
                panic!("{missing:?} never came, but {heard:?}: {trouble}");
            }
        }
    }
}
