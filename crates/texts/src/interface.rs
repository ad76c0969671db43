//! The program itself: labels of pictures and tables, and lines about games.

use lucid_tabletop::record::{Format, Header, Replayed};
use lucid_tabletop::{Game, Outcome, Seat, SeatSet, ToAct};

use crate::{Phrase, Texts, arg};

impl Texts {
    /// Which moment of a game it is, and who is next.
    pub fn moment<G: Game>(&self, game: &G, state: &G::State, step: usize) -> String {
        match game.to_act(state) {
            ToAct::Over => {
                let victory = self.victory(game.outcome(state), game.seats());
                self.moment_over(arg::Step(step), arg::Victory(victory))
            }
            ToAct::Chance => self.moment_chance(step),
            ToAct::Seats(seats) => self.moment_seats(
                arg::Count(seats.len()),
                arg::Seats(self.seats(seats)),
                arg::Step(step),
            ),
        }
    }

    /// What a record was played with, and whether its chance can be checked.
    pub fn record_origin(&self, header: &Header) -> String {
        match header.seed {
            Some(_) => self.origin_seed_shown(&header.pack),
            None => self.origin_seed_hidden(&header.pack),
        }
    }

    /// What is in a record that has been checked, and what its commitment covers.
    pub fn verified(&self, header: &Header, replayed: &Replayed<'_, impl Game>) -> String {
        let play = &replayed.play;
        let steps = play.steps().len();
        let victory = self.victory(play.outcome(), play.game().seats());
        let mut parts = vec![match replayed.dealt_by_seed {
            Some(dealt) => {
                self.messages
                    .verified(arg::Dealt(dealt), arg::Steps(steps), arg::Victory(victory))
            }
            None => self.verified_no_seed(arg::Steps(steps), arg::Victory(victory)),
        }];
        if let draws @ 1.. = play.used_up() {
            parts.push(self.verified_used_up(draws));
        }
        parts.push(self.phrase(match (header.format(), header.seed) {
            (Format::One, _) => Phrase::VerifiedUnbound,
            (Format::Two, Some(_)) => Phrase::VerifiedBound,
            (Format::Two, None) => Phrase::VerifiedNotChecked,
        }));
        let erased: SeatSet = header.seating.erased().collect();
        if header.seed.is_some() && !erased.is_empty() {
            parts.push(
                self.verified_erased(arg::Count(erased.len()), arg::Seats(self.seats(erased))),
            );
        }
        parts.join("; ")
    }

    /// Where friends in the same networks find the game.
    pub fn serving_network(&self, urls: &[String]) -> String {
        self.messages.serving_network(urls.join(", "))
    }

    /// What a series of games was played with.
    pub fn series_origin(&self, pack: &str, seed: u64, bots: &[String]) -> String {
        let seed = seed.to_string();
        self.messages
            .series_origin(arg::Bots(bots.join(", ")), arg::Pack(pack), arg::Seed(seed))
    }

    /// That a series was stopped before its last game.
    pub fn series_stopped(
        &self,
        arg::Played(played): arg::Played<u64>,
        arg::Wanted(wanted): arg::Wanted<u64>,
    ) -> String {
        let (played, wanted) = (self.number(played), self.number(wanted));
        self.messages
            .series_stopped(arg::Played(played), arg::Wanted(wanted))
    }

    /// How far a series has come; `left` is the time that it still needs.
    pub fn series_progress(
        &self,
        arg::Played(played): arg::Played<u64>,
        arg::Wanted(wanted): arg::Wanted<u64>,
        left: String,
    ) -> String {
        let (played, wanted) = (self.number(played), self.number(wanted));
        self.messages
            .series_progress(arg::Left(left), arg::Played(played), arg::Wanted(wanted))
    }

    /// So many a second, on how many threads and in what time.
    pub fn speed_on_threads(&self, speed: String, threads: usize, seconds: f64) -> String {
        let seconds = self.decimal(seconds, 2);
        self.messages.speed_on_threads(
            arg::Seconds(seconds),
            arg::Speed(speed),
            arg::Threads(threads),
        )
    }

    /// Who won, and the scores: first those of the winners, then the others from
    /// the best on; or that nobody has won yet.
    pub(crate) fn victory(&self, outcome: Option<Outcome>, seats: usize) -> String {
        let Some(outcome) = outcome else {
            return self.phrase(Phrase::VictoryOpen);
        };
        if let Some(rival) = outcome.rival {
            return self.duel_victory(&outcome, rival);
        }
        let mut order: Vec<Seat> = Seat::first(seats).collect();
        order.sort_by_key(|seat| (!outcome.winners.contains(*seat), -outcome.scores[*seat]));
        let scores: Vec<String> = (order.iter())
            .map(|seat| outcome.scores[*seat].to_string())
            .collect();
        let scores = scores.join(" : ");
        let winners = outcome.winners;
        if winners.is_empty() {
            return self.victory_nobody(scores);
        }
        let names = self.seats(winners);
        self.messages.victory(
            arg::Count(winners.len()),
            arg::Scores(scores),
            arg::Winners(names),
        )
    }

    /// The same for a solo game, where the better of two stands first (L16).
    fn duel_victory(&self, outcome: &Outcome, rival: i32) -> String {
        let yours = outcome.scores[Seat::new(0)];
        let winners = outcome.winners;
        if winners.is_empty() {
            return self.victory_rival(
                arg::Margin(rival - yours),
                arg::Scores(format!("{rival} : {yours}")),
            );
        }
        let scores = format!("{yours} : {rival}");
        let names = self.seats(winners);
        self.messages.victory(
            arg::Count(winners.len()),
            arg::Scores(scores),
            arg::Winners(names),
        )
    }

    /// Seats one after the other: `A, B and C`.
    fn seats(&self, seats: SeatSet) -> String {
        let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
        self.list(&letters)
    }
}
