//! The laws of following a game from redacted steps ([`lucid_tabletop::redacted`]), checked along
//! random games.

use lucid_tabletop::{Choices, Dealer, Game, Random, Seat, Seed, Step, ToAct};

use crate::{Habit, Lawful};

/// A game that was followed, with all redacted steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Followed {
    /// Steps.
    pub steps: usize,
    /// Steps that looked the same to everybody.
    pub open: usize,
    /// What each viewer saw, a word for each step; some are empty.
    pub told: Vec<(Option<Seat>, String)>,
    /// How often a step that is not open would have been told alike, had the
    /// secrets been others.
    pub twins: usize,
}

impl Followed {
    /// All words that were sent.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.told.iter().flat_map(|(_, told)| told.split(' '))
    }
}

/// Who follows a game: one shadow from the start, one of somebody who now and
/// then joins anew, with nothing but a view.
struct ShadowedViewer<G: Game> {
    viewer: Option<Seat>,
    shadow: G::State,
    late: G::State,
    told: String,
}

/// Plays a random game that everybody follows, and checks on the way that
/// shadows look like the truth, and that nobody is told a secret.
///
/// # Panics
/// When a law is broken, with the position and the step.
pub fn follow<G: Lawful>(game: &G, seed: Seed, habit: Habit) -> Followed {
    let mut random = Random::new(u64::from_le_bytes(seed.0[8..16].try_into().expect("bytes")));
    let mut dealer = Dealer::new(seed);
    let mut state = game.start();
    let mut followed = Followed::default();
    let viewers = Seat::first(game.seats()).map(Some).chain([None]);
    let mut followers: Vec<ShadowedViewer<G>> = viewers
        .map(|viewer| ShadowedViewer {
            viewer,
            shadow: game.start(),
            late: game.start(),
            told: String::new(),
        })
        .collect();
    while let Some(step) = next_step(game, &state, &mut dealer, habit, &mut random) {
        let mut after = state.clone();
        let mut events = Vec::new();
        game.take(&mut after, &step, &mut events);
        let open = game.is_public(&state, &step);
        followed.steps += 1;
        followed.open += usize::from(open);
        let mut first: Option<String> = None;
        for follower in &mut followers {
            let moment = ObservedStep {
                game,
                viewer: follower.viewer,
                before: &state,
                step,
                after: &after,
                events: &events,
            };
            let word = moment.told();
            let say = |law: &str| moment.say(law, &word);
            let same = *first.get_or_insert_with(|| word.clone()) == word;
            assert!(
                same || !open,
                "{}",
                say("an open step is told to all alike")
            );
            assert!(!word.contains(' '), "{}", say("a step is one word"));
            moment.is_heard(&mut follower.shadow, &word);
            moment.is_heard(&mut follower.late, &word);
            if !open || random.below(16) == 0 {
                followed.twins += moment.is_told_alike(&word, &mut random);
            }
            if random.below(40) == 0 {
                let view = game.view(&after, follower.viewer);
                follower.late = game.resample(&view, &mut random);
            }
            if followed.steps > 1 {
                follower.told.push(' ');
            }
            follower.told.push_str(&word);
        }
        state = after;
    }
    for ShadowedViewer {
        viewer,
        shadow,
        told,
        ..
    } in followers
    {
        let mut again = game.start();
        (game.apply_all_redacted(&mut again, &told, viewer, &mut ()))
            .unwrap_or_else(|unheard| panic!("{unheard}, in\n{told}"));
        assert!(again == shadow, "hearing the same again is the same");
        followed.told.push((viewer, told));
    }
    followed
}

/// Tells a viewer any words: each is refused and changes nothing, or leaves a
/// sound shadow. Counts those that were heard.
///
/// # Panics
/// When a law is broken, with the word.
pub fn overhear<G: Lawful>(
    game: &G,
    shadow: &mut G::State,
    words: &str,
    viewer: Option<Seat>,
) -> usize {
    let mut heard = 0;
    for word in words.split(' ') {
        let before = shadow.clone();
        let mut events = Vec::new();
        match game.apply_redacted(shadow, word, viewer, &mut events) {
            Err(unheard) => {
                assert!(*shadow == before, "{word}: a refusal changes nothing");
                assert!(events.is_empty(), "{word}: nothing happens in a refusal");
                assert_eq!(unheard.word, word);
            }
            Ok(()) => {
                let position = game.position(shadow);
                let again = game.parse_position(&position);
                assert!(
                    again.as_ref() == Ok(&*shadow),
                    "{word}: {again:?}\n{position}"
                );
                heard += 1;
            }
        }
    }
    heard
}

/// What a random player, the dealer or the clock does next.
fn next_step<G: Lawful>(
    game: &G,
    state: &G::State,
    dealer: &mut Dealer,
    habit: Habit,
    random: &mut Random,
) -> Option<Step<G::Action, G::Chance>> {
    match game.to_act(state) {
        ToAct::Over => None,
        ToAct::Chance => Some(Step::Chance(dealer.deal(game, state))),
        ToAct::Seats(_) if game.may_expire(state) && random.below(100) == 0 => Some(Step::Expiry),
        ToAct::Seats(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = random.pick(&seats).expect("somebody acts");
            let mut choices = Choices::new();
            game.legal_actions(state, seat, &mut choices);
            let action = game.pick(state, seat, habit, random, &choices);
            Some(Step::Action(seat, action))
        }
    }
}

/// A step, and who looks at it.
struct ObservedStep<'a, G: Game> {
    game: &'a G,
    viewer: Option<Seat>,
    before: &'a G::State,
    step: Step<G::Action, G::Chance>,
    after: &'a G::State,
    events: &'a [G::Event],
}

impl<G: Lawful> ObservedStep<'_, G> {
    fn told(&self) -> String {
        let mut word = String::new();
        self.game
            .redact_step(self.before, &self.step, self.viewer, &mut word);
        word
    }

    fn say(&self, law: &str, word: &str) -> String {
        let viewer = self.viewer.map_or('-', Seat::letter);
        let position = self.game.position(self.before);
        format!(
            "{law}\n{viewer} is told {word:?} of {:?}\n{position}",
            self.step
        )
    }

    fn seen(&self, events: &[G::Event]) -> Vec<G::Event> {
        let seen = events
            .iter()
            .map(|event| self.game.redact_event(*event, self.viewer));
        seen.flatten().collect()
    }

    /// A shadow that has heard the word looks like the truth, and so did what happened.
    fn is_heard(&self, shadow: &mut G::State, word: &str) {
        let (game, viewer) = (self.game, self.viewer);
        let mut events = Vec::new();
        if let Err(error) = game.apply_redacted(shadow, word, viewer, &mut events) {
            panic!("{}", self.say(&error.to_string(), word));
        }
        let same = game.view(shadow, viewer) == game.view(self.after, viewer);
        assert!(same, "{}", self.say("a shadow looks like the truth", word));
        assert_eq!(
            events,
            self.seen(self.events),
            "{}",
            self.say("events are the same", word)
        );
        assert_eq!(
            events,
            self.seen(&events),
            "{}",
            self.say("who sees, sees again", word)
        );
        (game.conserved(shadow)).unwrap_or_else(|flaw| panic!("{}", self.say(&flaw, word)));
        let round = game.round(shadow);
        assert_eq!(
            round,
            game.round(self.after),
            "{}",
            self.say("the round is known", word)
        );
    }

    /// In games that differ only in secrets, steps that look the same are told alike.
    /// Counts those that were found.
    fn is_told_alike(&self, word: &str, random: &mut Random) -> usize {
        let (game, viewer) = (self.game, self.viewer);
        let (before, after) = (
            game.view(self.before, viewer),
            game.view(self.after, viewer),
        );
        let seen = self.seen(self.events);
        let mut found = 0;
        for _ in 0..4 {
            let twin = game.resample(&before, random);
            for step in [Some(self.step), self.other_step(&twin, random)] {
                let Some(step) = step.filter(|step| game.is_possible(&twin, step)) else {
                    continue;
                };
                let (mut then, mut events) = (twin.clone(), Vec::new());
                game.take(&mut then, &step, &mut events);
                if game.view(&then, viewer) != after || self.seen(&events) != seen {
                    continue;
                }
                let mut other = String::new();
                game.redact_step(&twin, &step, viewer, &mut other);
                assert_eq!(other, word, "{}", self.say("no secret is told", word));
                let open = game.is_public(self.before, &self.step);
                found += usize::from(!open && (twin != *self.before || step != self.step));
            }
        }
        found
    }

    /// What could have happened instead, where not everybody knows the step.
    fn other_step(
        &self,
        twin: &G::State,
        random: &mut Random,
    ) -> Option<Step<G::Action, G::Chance>> {
        let other = match self.step {
            _ if self.game.is_public(self.before, &self.step) => None,
            Step::Action(seat, _) => {
                let mut choices = Choices::new();
                self.game.legal_actions(twin, seat, &mut choices);
                random
                    .pick(&choices)
                    .map(|action| Step::Action(seat, action))
            }
            Step::Chance(_) => {
                let total = self.game.chance_total(twin) as usize;
                let n = random.below(total) as u32;
                Some(Step::Chance(self.game.chance_nth(twin, n)))
            }
            Step::Expiry => None,
        };
        other.filter(|step| !self.game.is_public(twin, step))
    }
}
