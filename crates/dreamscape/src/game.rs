//! Dreamscape as a [`Game`].

use lucid_tabletop::{
    BySeat, Choices, Events, Game, Outcome, Random, Seat, SeatSet, Step, ToAct, Turn,
};

use crate::chance::Await;
use crate::legality::Legality;
use crate::play::{self, Playing};
use crate::state::Phase;
use crate::{
    Action, CardId, Chance, Content, Event, Level, Refusal, Rules, RulesProblem, State, Table, View,
};

/// A ruleset and content that can be played together.
///
/// ```
/// use lucid_dreamscape::{Dreamscape, Rules, RulesProblem};
/// use lucid_tabletop::Game;
///
/// let content = lucid_packs::dreamscape().content.clone();
/// let game = Dreamscape::new(Rules { players: 3, ..Rules::huch() }, content.clone()).unwrap();
/// assert_eq!((game.seats(), game.rules_text().as_str()), (3, "huch players=3"));
///
/// let problems = Dreamscape::new(Rules { players: 9, ..Rules::huch() }, content).unwrap_err();
/// assert_eq!(problems, [RulesProblem::Players(9)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dreamscape {
    pub(crate) rules: Rules,
    pub(crate) content: Content,
    /// One of [`Dreamscape::VERSIONS`].
    version: u16,
}

impl Dreamscape {
    /// Joins rules and content, by the present version of the rules.
    ///
    /// # Errors
    /// All reasons why they cannot be played.
    pub fn new(rules: Rules, content: Content) -> Result<Dreamscape, Vec<RulesProblem>> {
        let mut problems = rules.problems();
        let game = Dreamscape {
            rules,
            content,
            version: Dreamscape::RULES_VERSION,
        };
        let players = usize::from(rules.players);
        let (needed, there) = (
            players * (players + 1) / 2,
            game.content.level(Level::One).len(),
        );
        // With an impossible number of players the number of cards says nothing.
        if there < needed && (1..=4).contains(&players) {
            problems.push(RulesProblem::TooFewCards { needed, there });
        }
        let tiles: u32 = game
            .content
            .purposes()
            .map(|(tile, _)| game.tiles_in_box(tile))
            .sum();
        let tiles = tiles as usize;
        if tiles < rules.tiles() {
            problems.push(match rules.solo {
                Some(_) => RulesProblem::TooFewSoloPurposes(tiles),
                None => RulesProblem::TooFewPurposes(tiles),
            });
        }
        if problems.is_empty() {
            Ok(game)
        } else {
            Err(problems)
        }
    }

    /// The versions of the rules that records can be replayed with.
    ///
    /// Since version 2 a completion restarts the Dreamer's track (D7).
    pub const VERSIONS: &'static [u16] = &[1, 2];

    /// The game as it was under a version of the rules; `None` if the version is not
    /// one of [`Dreamscape::VERSIONS`]. So records of older versions keep replaying, and
    /// games that began under one end under it.
    ///
    /// ```
    /// use lucid_dreamscape::{Dreamscape, Rules};
    /// use lucid_tabletop::Game;
    ///
    /// let content = lucid_packs::dreamscape().content.clone();
    /// let at = |version| Dreamscape::at_version(version, Rules::sylex(), content.clone());
    /// assert_eq!(at(1).unwrap().unwrap().version(), 1);
    /// assert!(at(0).is_none() && at(Dreamscape::RULES_VERSION + 1).is_none());
    /// ```
    pub fn at_version(
        version: u16,
        rules: Rules,
        content: Content,
    ) -> Option<Result<Dreamscape, Vec<RulesProblem>>> {
        if !Dreamscape::VERSIONS.contains(&version) {
            return None;
        }
        let game = Dreamscape::new(rules, content);
        Some(game.map(|game| Dreamscape { version, ..game }))
    }

    /// D7: since version 2 of the rules a completion restarts the Dreamer's track.
    pub(crate) fn completion_restarts_track(&self) -> bool {
        self.version >= 2
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The content.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// How well a seat fulfils the purpose at an index from 0; more is better.
    /// `None` if there is no such purpose.
    ///
    /// For U7 it is the number of shards and for U11 the points; for U3 and U9,
    /// where less is better, it is the number below zero.
    pub fn standing(&self, table: &Table, seat: Seat, place: usize) -> Option<i32> {
        let (tile, tint) = table.tiles().nth(place)?;
        let player = &table.players[seat];
        Some(play::purpose_standing(
            &self.rules,
            &self.content,
            player,
            tile,
            tint,
        ))
    }

    /// F4: who wins, if the game ends with this table. A tie may have several winners;
    /// alone there is none unless the player beats Mr Nightmare (L16).
    pub fn winners(&self, table: &Table) -> SeatSet {
        play::winners(&self.rules, table)
    }

    /// The legal actions of the viewer, from its view alone.
    ///
    /// ```
    /// # use lucid_dreamscape::{Dreamscape, Rules};
    /// # let game = Dreamscape::new(Rules::sylex(), lucid_packs::dreamscape().content.clone()).unwrap();
    /// # use lucid_tabletop::{Dealer, Game, Seed};
    /// # let mut state = game.start();
    /// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
    /// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
    /// # let seat = seats.iter().next().unwrap();
    ///
    /// use lucid_tabletop::Choices;
    ///
    /// let (mut from_state, mut from_view) = (Choices::new(), Choices::new());
    /// game.legal_actions(&state, seat, &mut from_state);
    /// game.choices(&game.view(&state, Some(seat)), &mut from_view);
    /// assert_eq!(*from_state, *from_view);
    /// ```
    pub fn choices(&self, view: &View, choices: &mut Choices<Action>) {
        choices.clear();
        let Some(seat) = view.viewer else { return };
        if let ToAct::Seats(seats) = self.who_acts(&view.table)
            && seats.contains(seat)
        {
            let drawn = view.own_drawn();
            self.legality(&view.table, seat, &drawn).fill(choices);
        }
    }

    fn legality<'a>(&'a self, table: &'a Table, seat: Seat, drawn: &'a [CardId]) -> Legality<'a> {
        Legality {
            rules: &self.rules,
            content: &self.content,
            table,
            seat,
            drawn,
        }
    }

    #[inline]
    fn who_acts(&self, table: &Table) -> ToAct {
        if table.awaits != Await::Nothing {
            return ToAct::Chance;
        }
        match table.phase {
            Phase::Over => ToAct::Over,
            Phase::Creation if self.rules.simultaneous => {
                let all = SeatSet::first(self.rules.players.into());
                ToAct::Seats(table.finished.iter().fold(all, SeatSet::without))
            }
            _ => ToAct::Seats(SeatSet::only(table.active())),
        }
    }
}

impl Game for Dreamscape {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const NAME: &'static str = "dreamscape";
    const RULES_VERSION: u16 = 2;

    fn version(&self) -> u16 {
        self.version
    }

    fn seats(&self) -> usize {
        self.rules.players.into()
    }

    fn start(&self) -> State {
        play::start(&self.rules, &self.content)
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        self.who_acts(&state.table)
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, choices: &mut Choices<Action>) {
        choices.clear();
        if let ToAct::Seats(seats) = self.to_act(state)
            && seats.contains(seat)
        {
            self.legality(&state.table, seat, state.decks.drawn[seat].as_slice())
                .fill(choices);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.to_act(state) {
            ToAct::Over => Err(Refusal::GameOver),
            ToAct::Seats(seats) if seats.contains(seat) => self
                .legality(&state.table, seat, state.decks.drawn[seat].as_slice())
                .check(action),
            _ => Err(Refusal::NotYourTurn),
        }
    }

    #[inline]
    fn play_unchecked(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl Events<Event>,
    ) {
        Playing::new(self, state, events).act(seat, action);
    }

    #[inline]
    fn chance_total(&self, state: &State) -> u32 {
        self.total_weight(state)
    }

    #[inline]
    fn chance_nth(&self, state: &State, n: u32) -> Chance {
        self.nth_outcome(state, n)
    }

    fn chance_outcomes(&self, state: &State, each: impl FnMut(Chance, u32)) {
        self.each_outcome(state, each);
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance, events: &mut impl Events<Event>) {
        Playing::new(self, state, events).resolve(chance);
    }

    fn turn(&self, state: &State, step: &Step<Action, Chance>) -> Turn {
        let table = &state.table;
        let seat = match (*step, table.awaits) {
            (Step::Action(seat, _), _)
            | (_, Await::Card(seat) | Await::Archives(seat) | Await::Harvest(seat)) => Some(seat),
            _ => None,
        };
        let (phase, seat) = match table.phase {
            // The deal of the first cards is nobody's turn, keeping one is.
            Phase::Setup => ("setup", seat.filter(|_| matches!(step, Step::Action(..)))),
            Phase::Emergence => ("emergence", None),
            // The player answers for Mr Nightmare: that is a turn of his.
            Phase::Nightmare if self.rules.solo.is_some() => ("nightmare-travel", seat),
            Phase::Creation if matches!(step, Step::Action(_, Action::Yield(_))) => {
                ("nightmare-creation", seat)
            }
            Phase::Travel | Phase::Nightmare => ("travel", seat),
            Phase::Creation => ("creation", seat),
            Phase::LastPlacement => ("last", seat),
            Phase::Over => ("over", None),
        };
        let round = match table.phase {
            Phase::Emergence => table.cycle + 1,
            Phase::LastPlacement => 0,
            _ => table.cycle,
        };
        Turn { round, phase, seat }
    }

    fn is_private_look(&self, event: &Event) -> bool {
        matches!(event, Event::Drew { .. })
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        View::new(&self.content, state, seat)
    }

    fn resample(&self, view: &View, random: &mut Random) -> State {
        view.resample(random)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.table.phase != Phase::Over {
            return None;
        }
        let scores = BySeat::from_fn(|seat| i32::from(state.table.players[seat].score));
        Some(Outcome {
            scores,
            winners: self.winners(&state.table),
            rival: (self.rules.solo).map(|_| i32::from(state.table.duel.score)),
        })
    }

    fn rules_text(&self) -> String {
        self.rules.to_string()
    }

    fn pack_text(&self) -> String {
        format!("{} {}", self.content.id(), self.content.hash())
    }

    fn write_action(&self, action: Action, out: &mut String) {
        crate::notation::write_action(&self.content, action, out);
    }

    fn parse_action(&self, text: &str) -> Option<Action> {
        crate::notation::parse_action(&self.content, text)
    }

    fn write_chance(&self, chance: Chance, out: &mut String) {
        crate::notation::write_chance(&self.content, chance, out);
    }

    fn parse_chance(&self, text: &str) -> Option<Chance> {
        crate::notation::parse_chance(&self.content, text)
    }
}
