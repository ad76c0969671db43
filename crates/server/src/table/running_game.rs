//! A game at a table, whichever title it is.

use std::fmt;
use std::sync::Arc;

use lucid_tabletop::record::{self, Seating, Sheet};
use lucid_tabletop::{
    Commitment, Dealer, Draws, History, Outcome, Playthrough, Seat, SeatSet, Seed, Step, ToAct,
};
use lucid_texts::Texts;
use sha2::{Digest as _, Sha256};

use super::bot_task::BotTask;
use super::hosted_game::HostedGame;
use super::redacted_steps::{Audience, RedactedSteps};

/// Why an action cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The rule that refuses it, if one does.
    pub rule: Option<&'static str>,
    /// The reason in English.
    pub message: String,
}

/// The sand of a part of the game that runs against time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sand {
    /// The round.
    pub round: u8,
    /// Whether somebody has turned the glass.
    pub turned: bool,
    /// The milliseconds that it runs once turned.
    pub runs: u64,
    /// The milliseconds after which the part ends if nobody turns the glass.
    pub limit: u64,
}

/// A running game of any title, as a table needs it. Words are in the notation of the
/// game.
pub trait AnyGame: Send + Sync + fmt::Debug {
    /// Who may act; nobody when it is over.
    fn to_act(&self) -> SeatSet;
    /// Whether it is over.
    fn is_over(&self) -> bool;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// The round, 0 before the first.
    fn round(&self) -> u8;
    /// The round and phase: the turn clock restarts with the next one.
    fn phase(&self) -> (u8, &'static str);
    /// How many steps have been played.
    fn steps(&self) -> usize;
    /// The ruleset in the notation of records.
    fn rules(&self) -> String;
    /// The pack in the notation of records.
    fn pack(&self) -> String;
    /// Deals until somebody is to act.
    fn deal(&mut self, steps: &mut RedactedSteps, audience: Audience);
    /// Whether a seat may play an action.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, word: &str) -> Result<(), Refused>;
    /// Plays actions and the chance after each.
    ///
    /// # Errors
    /// Why one of them cannot be played; those before it have been.
    fn act(
        &mut self,
        seat: Seat,
        words: &str,
        steps: &mut RedactedSteps,
        audience: Audience,
    ) -> Result<(), Refused>;
    /// The sand runs out; says whether it could.
    fn expire(&mut self, steps: &mut RedactedSteps, audience: Audience) -> bool;
    /// The sand, if the game runs against it now.
    fn sand(&self) -> Option<Sand>;
    /// The fewest steps that remain when a seat takes back all it may alone.
    fn floor(&self, seat: Seat) -> usize;
    /// Takes back steps, no matter who played them.
    fn back_to(&mut self, steps: usize, draws: Draws);
    /// Takes back a seat's own steps; says whether it may.
    fn undo(&mut self, seat: Seat, steps: usize) -> bool;
    /// What is played for seats whose time is up, until their turns are over.
    fn safe(&self) -> Vec<(Seat, String)>;
    /// What a bot has to work out; it knows no more than its seat.
    fn bot_task(&self, seat: Seat, level: &str) -> Option<BotTask>;
    /// How many milliseconds a bot thinks if the game runs against the sand.
    fn delay(&self, seat: Seat, level: &str) -> u32;
    /// The commitment that is published when the game begins.
    fn commitment(&self, seating: &Seating) -> Commitment;
    /// The record so far; seed and salts are shown only if they may be revealed.
    fn record(&self, seating: &Seating, reveal: bool) -> String;
}

/// A running game of one title.
pub(super) struct RunningGame<G: HostedGame> {
    pub(super) game: Arc<G>,
    pub(super) history: History<G>,
    seed: Seed,
    /// What bots remember.
    memory: G::Memory,
}

// The seed must not reach a log through a debug print.
impl<G: HostedGame> fmt::Debug for RunningGame<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Playing")
            .field("game", &G::NAME)
            .field("steps", &self.history.steps().len())
            .finish_non_exhaustive()
    }
}

impl<G: HostedGame> RunningGame<G> {
    pub(super) fn new(game: Arc<G>, seed: Seed) -> RunningGame<G> {
        let history = History::new(&*game);
        RunningGame {
            game,
            history,
            seed,
            memory: G::Memory::default(),
        }
    }

    fn parse(&self, word: &str) -> Result<G::Action, Refused> {
        self.game.parse_action(word).ok_or_else(|| Refused {
            rule: None,
            message: format!("{word:?} is no action in the notation of this game"),
        })
    }

    fn refused(&self, refusal: G::Refusal) -> Refused {
        Refused {
            rule: Some(G::rule(refusal)),
            message: ENGLISH.with(|texts| self.game.sentence(texts, refusal)),
        }
    }

    /// A random number for a bot, the same on every node, which does not reveal the seed.
    fn number(&self, what: &[u8], moment: u64, seat: Seat) -> u64 {
        let mut hash = Sha256::new();
        hash.update(what);
        hash.update(self.seed.0);
        hash.update(moment.to_le_bytes());
        hash.update([seat.index() as u8]);
        let hash: [u8; 32] = hash.finalize().into();
        u64::from_le_bytes(std::array::from_fn(|byte| hash[byte]))
    }
}

thread_local! {
    /// Refusals are in English; a client finds the sentence in its own language with its own
    /// engine.
    static ENGLISH: Texts = Texts::new(lucid_texts::Language::English);
}

impl<G: HostedGame> AnyGame for RunningGame<G> {
    fn to_act(&self) -> SeatSet {
        match self.history.to_act(&self.game) {
            ToAct::Seats(seats) => seats,
            ToAct::Chance | ToAct::Over => SeatSet::EMPTY,
        }
    }

    fn is_over(&self) -> bool {
        self.history.to_act(&self.game) == ToAct::Over
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(self.history.state())
    }

    fn round(&self) -> u8 {
        self.game.round(self.history.state())
    }

    fn phase(&self) -> (u8, &'static str) {
        let seat = self.to_act().iter().next().unwrap_or(Seat::new(0));
        let step = Step::Action(seat, G::Action::default());
        let turn = self.game.turn(self.history.state(), &step);
        (turn.round, turn.phase)
    }

    fn steps(&self) -> usize {
        self.history.steps().len()
    }

    fn rules(&self) -> String {
        self.game.rules_text()
    }

    fn pack(&self) -> String {
        self.game.pack_text()
    }

    fn deal(&mut self, steps: &mut RedactedSteps, audience: Audience) {
        while self.history.to_act(&self.game) == ToAct::Chance {
            let mut dealer = Dealer::after(self.seed, self.history.next_draw());
            let chance = dealer.deal(&*self.game, self.history.state());
            let step = Step::Chance(chance);
            steps.push(&*self.game, self.history.state(), &step, audience);
            self.history.resolve(&self.game, chance, &mut ());
        }
    }

    fn check(&self, seat: Seat, word: &str) -> Result<(), Refused> {
        let action = self.parse(word)?;
        let checked = self.game.check(self.history.state(), seat, action);
        checked.map_err(|refusal| self.refused(refusal))
    }

    fn act(
        &mut self,
        seat: Seat,
        words: &str,
        steps: &mut RedactedSteps,
        audience: Audience,
    ) -> Result<(), Refused> {
        for word in words.split(' ') {
            let action = self.parse(word)?;
            let checked = self.game.check(self.history.state(), seat, action);
            checked.map_err(|refusal| self.refused(refusal))?;
            let step = Step::Action(seat, action);
            steps.push(&*self.game, self.history.state(), &step, audience);
            let played = self.history.play(&self.game, seat, action, &mut ());
            played.map_err(|refusal| self.refused(refusal))?;
            self.deal(steps, audience);
        }
        Ok(())
    }

    fn expire(&mut self, steps: &mut RedactedSteps, audience: Audience) -> bool {
        if !self.game.may_expire(self.history.state()) {
            return false;
        }
        steps.push(&*self.game, self.history.state(), &Step::Expiry, audience);
        self.history.expire(&self.game, &mut ());
        self.deal(steps, audience);
        true
    }

    fn sand(&self) -> Option<Sand> {
        self.game.sand(self.history.state())
    }

    fn floor(&self, seat: Seat) -> usize {
        self.history.undo_floor(seat)
    }

    fn back_to(&mut self, steps: usize, draws: Draws) {
        self.history = self.history.back_to(&self.game, steps, draws);
    }

    fn undo(&mut self, seat: Seat, steps: usize) -> bool {
        self.history.undo(&self.game, seat, steps).is_ok()
    }

    fn safe(&self) -> Vec<(Seat, String)> {
        /// More actions than any turn has, so that the loop always ends.
        const MOST: usize = 128;
        let mut after = RunningGame {
            game: self.game.clone(),
            history: self.history.clone(),
            seed: self.seed,
            memory: G::Memory::default(),
        };
        let phase = self.phase();
        let mut played = Vec::new();
        for seat in self.to_act().iter() {
            while after.to_act().contains(seat) && after.phase() == phase && played.len() < MOST {
                let Some(action) = after.game.safe(after.history.state(), seat) else {
                    break;
                };
                let mut word = String::new();
                after.game.write_action(action, &mut word);
                let steps = &mut RedactedSteps::default();
                if after.act(seat, &word, steps, Audience::Nobody).is_err() {
                    break;
                }
                played.push((seat, word));
            }
        }
        played
    }

    fn bot_task(&self, seat: Seat, level: &str) -> Option<BotTask> {
        let view = self.game.view(self.history.state(), Some(seat));
        // After an agreed undo, a bot's chance is as new as the table's.
        let moment = self.history.steps().len() as u64 + self.history.used_up();
        let number = self.number(b"bot", moment, seat);
        G::bot_task(&self.game, view, level, number, &self.memory)
    }

    fn delay(&self, seat: Seat, level: &str) -> u32 {
        G::delay(level, self.number(b"delay", self.round().into(), seat))
    }

    fn commitment(&self, seating: &Seating) -> Commitment {
        record::commitment(&*self.game, seating, &self.seed)
    }

    fn record(&self, seating: &Seating, reveal: bool) -> String {
        let play = Playthrough::of(&*self.game, self.history.clone());
        let sheet = Sheet {
            seating,
            seed: &self.seed,
            reveal,
        };
        record::write(&play, &sheet)
    }
}
