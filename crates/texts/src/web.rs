//! The browser client: its pages.

use lucid_tabletop::Seat;

use crate::Texts;
use crate::bundle::Args;
use crate::phrases::Phrase;

impl Texts {
    /// A phrase of a page.
    pub fn phrase(&self, phrase: Phrase) -> String {
        self.plain(phrase.id())
    }

    /// `Cycle 3`
    pub fn cycle(&self, cycle: u8) -> String {
        self.say("web-cycle", &Args::new().with("cycle", cycle))
    }

    /// `of 6`
    pub fn of_cycles(&self, cycles: u8) -> String {
        self.say("web-of-cycles", &Args::new().with("cycles", cycles))
    }

    /// `cycle 3 of 6`
    pub fn at_cycle(&self, cycle: u8, cycles: u8) -> String {
        let args = Args::new().with("cycle", cycle).with("cycles", cycles);
        self.say("web-at-cycle", &args)
    }

    /// `37 points`
    pub fn points(&self, points: i32) -> String {
        self.say("web-points", &Args::new().with("points", points))
    }

    /// How many action points, drawn as candles, are left.
    pub fn points_left(&self, points: u8) -> String {
        self.say("web-points-left", &Args::new().with("points", points))
    }

    /// In how many things an edition differs from the first printed one.
    pub fn differs(&self, edition: String, count: usize) -> String {
        let args = Args::new().with("edition", edition).with("count", count);
        self.say("web-differs", &args)
    }

    /// The title of the screen that hides what only a player may see.
    pub fn hand_over(&self, player: &str) -> String {
        self.of_player("web-hand-over", player)
    }

    /// Whose turn of which phase it is.
    pub fn turn_of(&self, player: &str, phase: String) -> String {
        let args = Args::new().with("player", player.to_owned());
        self.say("web-turn-of", &args.with("phase", phase))
    }

    /// Whom everybody waits for.
    pub fn waits_for(&self, player: &str) -> String {
        self.of_player("web-waits-for", player)
    }

    /// Who has won.
    pub fn winner(&self, winners: &[String]) -> String {
        let args = Args::new().with("count", winners.len());
        self.say("web-winner", &args.with("winners", self.list(winners)))
    }

    /// That the rival of a solo game has won.
    pub fn rival_wins(&self) -> String {
        self.plain("web-rival-wins")
    }

    /// A bot's name, where it must not be taken for a person's.
    pub fn bot_name(&self, name: &str) -> String {
        let args = Args::new().with("name", name.to_owned());
        self.say("web-bot-name", &args)
    }

    /// A game of Dreamscape by those who play it.
    pub fn game_of(&self, names: &[String]) -> String {
        let args = Args::new().with("names", self.list(names));
        self.say("web-game-of", &args)
    }

    /// A game of Dream Runners by those who play it.
    pub fn runners_of(&self, names: &[String]) -> String {
        let args = Args::new().with("names", self.list(names));
        self.say("web-runners-of", &args)
    }

    /// A solo game by how hard it is.
    pub fn solo_of(&self, profile: String) -> String {
        self.say("web-solo-of", &Args::new().with("profile", profile))
    }

    /// `Rule K1`
    pub fn rule_named(&self, rule: &str) -> String {
        self.say("web-rule", &Args::new().with("rule", rule.to_owned()))
    }

    /// Which step of a lesson is shown.
    pub fn lesson_step(&self, number: usize, count: usize) -> String {
        let args = Args::new().with("number", number).with("count", count);
        self.say("web-lesson-step", &args)
    }

    /// How many steps of a lesson are done.
    pub fn lesson_steps(&self, done: usize, count: usize) -> String {
        let args = Args::new().with("done", done).with("count", count);
        self.say("web-lesson-steps", &args)
    }

    /// How many rules were found.
    pub fn rules_found(&self, count: usize) -> String {
        self.say("web-rules-found", &Args::new().with("count", count))
    }

    /// `Seat 2`
    pub fn seat_number(&self, seat: Seat) -> String {
        self.say("web-seat", &Args::new().with("number", seat.index() + 1))
    }

    /// A game before it begins, in a few words.
    pub fn setup_line(
        &self,
        people: usize,
        bots: usize,
        nightmare: bool,
        simultaneous: bool,
    ) -> String {
        let mut parts = vec![self.say("web-setup-bots", &Args::new().with("bots", bots))];
        if people > 1 {
            parts.push(self.say("web-setup-people", &Args::new().with("people", people)));
        }
        if nightmare {
            parts.push(self.plain("web-nightmares"));
        }
        if simultaneous {
            parts.push(self.plain("web-simultaneous"));
        }
        parts.join(", ")
    }

    /// `24 shards`
    pub fn end_shards(&self, count: usize) -> String {
        self.say("web-end-shards", &Args::new().with("count", count))
    }

    /// `step 61 of 143`
    pub fn replay_step(&self, step: usize, steps: usize) -> String {
        let args = Args::new().with("step", step).with("steps", steps);
        self.say("web-replay-step", &args)
    }

    /// `Round 3`, of a game whose rounds are not cycles.
    pub fn replay_round(&self, round: u8) -> String {
        self.say("web-replay-round", &Args::new().with("round", round))
    }

    /// A turn in its round: `Cycle 4, Noor: Creation`.
    pub fn replay_in(&self, round: String, turn: String) -> String {
        let args = Args::new().with("round", round).with("turn", turn);
        self.say("web-replay-in", &args)
    }

    /// That so many draws of chance agree with the seed.
    pub fn replay_verified(&self, dealt: u64) -> String {
        self.say("web-replay-verified", &Args::new().with("dealt", dealt))
    }

    /// That no game of this name is known.
    pub fn replay_other_game(&self, game: &str) -> String {
        let args = Args::new().with("game", game.to_owned());
        self.say("web-replay-other-game", &args)
    }

    /// That a version of the rules is not known: it is still to come, or never was.
    pub fn replay_version(&self, version: u16, newer: bool) -> String {
        let id = match newer {
            true => "web-replay-newer",
            false => "web-replay-no-version",
        };
        self.say(id, &Args::new().with("version", version))
    }

    /// That a record needs a pack which is not here.
    pub fn replay_no_pack(&self, pack: &str) -> String {
        let args = Args::new().with("pack", pack.to_owned());
        self.say("web-replay-no-pack", &args)
    }

    /// Names one after the other: `Ada, Bruno and Noor`.
    pub fn list(&self, names: &[String]) -> String {
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                let args = Args::new().with("seats", rest.join(", "));
                self.say("seats-and", &args.with("last", last.clone()))
            }
            _ => names.concat(),
        }
    }

    fn of_player(&self, id: &str, player: &str) -> String {
        self.say(id, &Args::new().with("player", player.to_owned()))
    }
}
