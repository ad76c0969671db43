//! The laws that every game must obey, checked along random games.

use std::collections::HashSet;

use lucid_tabletop::record::{Record, Sheet, replay, write};
use lucid_tabletop::{
    BySeat, Choices, Dealer, Game, Outcome, Playthrough, Random, Redacted, Seat, Seed, ToAct,
};

use crate::Habit;

/// What a game must offer so that its laws can be checked.
pub trait Lawful: Redacted {
    /// A state as text.
    fn position(&self, state: &Self::State) -> String;
    /// A state from its text.
    fn parse_position(&self, text: &str) -> Result<Self::State, String>;
    /// The id of the rule that refuses.
    fn rule(&self, refusal: &Self::Refusal) -> &'static str;
    /// What is the same at every moment of a game, or how it is not.
    fn conserved(&self, state: &Self::State) -> Result<(), String>;
    /// The points that an event brings.
    fn points(&self, event: &Self::Event) -> Option<(Seat, i32)>;
    /// The scores now.
    fn scores(&self, state: &Self::State) -> BySeat<i32>;
    /// The points that an event brings to a rival who is part of the rules.
    fn rival_points(&self, _event: &Self::Event) -> i32 {
        0
    }
    /// The score of such a rival now, if the game has one.
    fn rival_score(&self, _state: &Self::State) -> Option<i32> {
        None
    }
    /// Every action that can be written down, legal or not.
    fn universe(&self) -> Vec<Self::Action>;
    /// Whether an action ends a phase, a power or a draw.
    fn ends(&self, action: Self::Action) -> bool;
    /// What a random player with a habit does.
    fn pick(
        &self,
        _state: &Self::State,
        _seat: Seat,
        habit: Habit,
        random: &mut Random,
        choices: &[Self::Action],
    ) -> Self::Action {
        habit.pick(random, choices, |action| self.ends(action))
    }
    /// Whether nobody with fewer points than another can win.
    fn best_score_wins(&self) -> bool {
        true
    }
    /// Whether a game that is over must have a winner.
    fn somebody_wins(&self, _state: &Self::State) -> bool {
        true
    }
}

/// How much is checked at each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rigour {
    /// Conservation, legality and scores at every step, the rest now and then.
    Quick,
    /// Everything at every step.
    Full,
}

/// More steps than any game has.
const ENDLESS: usize = 20_000;

/// Plays a random game and checks all laws on the way.
///
/// # Panics
/// When a law is broken, with the position and the step.
pub fn obey<G: Lawful>(game: &G, seed: Seed, habit: Habit, rigour: Rigour) -> usize {
    let mut random = Random::new(u64::from_le_bytes(seed.0[8..16].try_into().expect("bytes")));
    let universe = game.universe();
    let mut dealer = Dealer::new(seed);
    let mut play = Playthrough::new(game);
    let mut choices = Choices::new();
    let mut sums = BySeat::<i32>::default();
    let mut rival = 0;
    loop {
        let state = play.state();
        let full = rigour == Rigour::Full || random.below(64) == 0;
        let say = |law: &str| {
            format!(
                "{law}\nseed {seed}, step {}\n{}",
                play.steps().len(),
                game.position(state)
            )
        };
        game.conserved(state)
            .unwrap_or_else(|flaw| panic!("{}", say(&flaw)));
        assert_eq!(
            game.scores(state),
            sums,
            "{}",
            say("scores are the sum of their events")
        );
        if let Some(score) = game.rival_score(state) {
            assert_eq!(
                score,
                rival,
                "{}",
                say("a rival's score is the sum of its events")
            );
        }
        if full {
            position_round_trip(game, state, &say);
            views_hide_secrets(game, state, &mut random, &say);
        }
        let mut events = Vec::new();
        match play.to_act() {
            ToAct::Over => break,
            ToAct::Chance => {
                chance_is_exact(game, state, &say);
                assert!(seats(game).all(|seat| legal(game, state, seat).is_empty()));
                let chance = dealer.deal(game, state);
                notation_of_chance(game, chance);
                play.resolve(chance, &mut events);
            }
            ToAct::Seats(_) if game.may_expire(state) && random.below(200) == 0 => {
                assert!(play.expire(&mut events), "the clock may run out");
            }
            ToAct::Seats(acting) => {
                assert!(!acting.is_empty(), "{}", say("somebody acts"));
                for seat in seats(game) {
                    game.legal_actions(state, seat, &mut choices);
                    let to_act = acting.contains(seat);
                    assert_eq!(
                        choices.is_empty(),
                        !to_act,
                        "{}",
                        say("who acts has choices")
                    );
                    let tries = if full { universe.len() } else { 24 };
                    legal_is_what_plays(
                        game,
                        state,
                        seat,
                        &choices,
                        &universe,
                        tries,
                        &mut random,
                        &say,
                    );
                }
                let able: Vec<Seat> = acting.iter().collect();
                let seat = random.pick(&able).expect("somebody acts");
                game.legal_actions(state, seat, &mut choices);
                let action = game.pick(state, seat, habit, &mut random, &choices);
                play.play(seat, action, &mut events)
                    .expect("a legal action plays");
            }
        }
        for (seat, points) in events.iter().filter_map(|event| game.points(event)) {
            sums[seat] += points;
        }
        rival += events
            .iter()
            .map(|event| game.rival_points(event))
            .sum::<i32>();
        assert!(play.steps().len() < ENDLESS, "every game ends");
    }
    let outcome = play.outcome().expect("a game that is over has an outcome");
    assert_eq!(outcome.scores, sums);
    assert_eq!(outcome.rival, game.rival_score(play.state()));
    winners_are_right(game, &outcome, play.state());
    record_round_trip(game, &play, seed);
    play.steps().len()
}

/// Somebody wins unless the rules say nobody does, or a rival is not below all: a
/// tie is the rival's (L16).
fn winners_are_right<G: Lawful>(game: &G, outcome: &Outcome, state: &G::State) {
    let best = (seats(game).map(|seat| outcome.scores[seat]).max()).expect("somebody plays");
    let beaten = outcome.rival.is_none_or(|rival| best > rival);
    let wins = beaten && game.somebody_wins(state);
    assert_eq!(!outcome.winners.is_empty(), wins, "{outcome:?}");
    for winner in outcome.winners.iter().filter(|_| game.best_score_wins()) {
        assert_eq!(outcome.scores[winner], best, "{outcome:?}");
    }
}

fn seats<G: Game>(game: &G) -> impl Iterator<Item = Seat> + use<G> {
    Seat::first(game.seats())
}

fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut choices = Choices::new();
    game.legal_actions(state, seat, &mut choices);
    choices.to_vec()
}

/// `is_legal(a) == legal_actions().contains(a)`, no action twice, and notation round trips.
#[expect(
    clippy::too_many_arguments,
    reason = "all of it is the setting of one law"
)]
fn legal_is_what_plays<G: Lawful>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choices: &[G::Action],
    universe: &[G::Action],
    tries: usize,
    random: &mut Random,
    say: &impl Fn(&str) -> String,
) {
    for action in choices {
        if let Err(refusal) = game.check(state, seat, *action) {
            panic!(
                "{}",
                say(&format!("{action:?} is listed but refused: {refusal:?}"))
            );
        }
    }
    if tries == universe.len() {
        let listed: HashSet<G::Action> = choices.iter().copied().collect();
        assert_eq!(
            listed.len(),
            choices.len(),
            "{}",
            say("no action is listed twice")
        );
        for action in universe {
            if game.check(state, seat, *action).is_ok() != listed.contains(action) {
                panic!("{}", say(&format!("{action:?}: list and check disagree")));
            }
        }
        for action in choices {
            let mut text = String::new();
            game.write_action(*action, &mut text);
            assert_eq!(
                game.parse_action(&text),
                Some(*action),
                "{text} reads as it was written"
            );
            let mut next = state.clone();
            game.play_unchecked(&mut next, seat, *action, &mut ());
            game.conserved(&next)
                .unwrap_or_else(|flaw| panic!("{}", say(&format!("{flaw} after {action:?}"))));
        }
        return;
    }
    for _ in 0..tries {
        let action = random.pick(universe).expect("the universe is not empty");
        if game.check(state, seat, action).is_ok() != choices.contains(&action) {
            panic!("{}", say(&format!("{action:?}: list and check disagree")));
        }
    }
}

/// The weights of all outcomes make the total, and each number has its outcome.
fn chance_is_exact<G: Game>(game: &G, state: &G::State, say: &impl Fn(&str) -> String) {
    let mut n = 0;
    game.chance_outcomes(state, |chance, weight| {
        assert!(weight > 0, "{}", say("an outcome without weight is none"));
        for number in [n, n + weight - 1] {
            let found = game.chance_nth(state, number);
            assert_eq!(found, chance, "{}", say("numbers follow the weights"));
        }
        n += weight;
    });
    assert_eq!(
        n,
        game.chance_total(state),
        "{}",
        say("the weights make the total")
    );
    assert!(n > 0, "{}", say("an awaited chance step has an outcome"));
}

fn notation_of_chance<G: Game>(game: &G, chance: G::Chance) {
    let mut text = String::new();
    game.write_chance(chance, &mut text);
    assert_eq!(
        game.parse_chance(&text),
        Some(chance),
        "{text} reads as it was written"
    );
}

fn position_round_trip<G: Lawful>(game: &G, state: &G::State, say: &impl Fn(&str) -> String) {
    match game.parse_position(&game.position(state)) {
        Ok(again) => assert!(
            again == *state,
            "{}",
            say("a position reads as it was written")
        ),
        Err(error) => panic!(
            "{}",
            say(&format!("a position reads as it was written: {error}"))
        ),
    }
}

/// States that differ only in what a viewer may not know look the same to it.
fn views_hide_secrets<G: Lawful>(
    game: &G,
    state: &G::State,
    random: &mut Random,
    say: &impl Fn(&str) -> String,
) {
    for viewer in seats(game).map(Some).chain([None]) {
        let view = game.view(state, viewer);
        let other = game.resample(&view, random);
        assert!(
            game.view(&other, viewer) == view,
            "{}",
            say("views of equal knowledge are equal")
        );
        game.conserved(&other)
            .unwrap_or_else(|flaw| panic!("{}", say(&format!("resampled: {flaw}"))));
        assert_eq!(game.to_act(&other), game.to_act(state));
        if let Some(seat) = viewer {
            let own = legal(game, state, seat);
            let mut choices = Choices::new();
            game.choices_of(&view, &mut choices);
            assert_eq!(*choices, *own, "{}", say("a view knows its choices"));
            assert_eq!(legal(game, &other, seat), own);
        }
    }
}

/// A game is its record: what is printed replays to the same state.
fn record_round_trip<G: Game>(game: &G, play: &Playthrough<'_, G>, seed: Seed) {
    let text = write(
        play,
        &Sheet {
            seating: &crate::seating(game.seats(), &seed),
            seed: &seed,
            reveal: true,
        },
    );
    let record = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let again = replay(game, &record).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    assert!(
        again.play.state() == play.state(),
        "a record replays to the same state"
    );
    assert_eq!(again.dealt_by_seed, Some(play.dealt()));
    assert_eq!(again.play.steps(), play.steps());
}
