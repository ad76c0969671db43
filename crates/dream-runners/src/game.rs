//! Dream Runners as a [`Game`].

use lucid_tabletop::{
    BySeat, Choices, Events, Game, Outcome, Random, Seat, SeatSet, Step, ToAct, Turn,
};

use crate::board::SPOTS;
use crate::chance::Await;
use crate::legality::{Legality, unplayed};
use crate::pieces::Piece;
use crate::play::{self, Playing};
use crate::resolution::{ComposedDream, Composition, Dream};
use crate::rules::content_problems;
use crate::state::Phase;
use crate::{
    Action, Cell, Chance, ChestId, ChestSet, Content, Draft, Event, Goods, PLAYER_SETS, Placed,
    Refusal, Rules, RulesProblem, SegmentId, SegmentSet, Shape, State, Table, TileId, TileSet,
    View,
};

/// Options and content that can be played together.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # let mut dealer = Dealer::new(Seed::of_series(1, 0));
/// # let seats = dealer.until_seats(&game, &mut state, &mut ()).unwrap();
///
/// use lucid_tabletop::ToAct;
///
/// // The driver's clock runs out: whatever lies on the boards is resolved.
/// assert!(game.may_expire(&state));
/// let mut events = Vec::new();
/// game.expire(&mut state, &mut events);
/// assert_eq!(events[0], lucid_dream_runners::Event::TimeUp);
/// assert!(!game.may_expire(&state) && game.to_act(&state) != ToAct::Over);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DreamRunners {
    pub(crate) rules: Rules,
    pub(crate) content: Content,
    /// One of [`DreamRunners::VERSIONS`].
    version: u16,
    /// How each segment can lie.
    pub(crate) pieces: Vec<Piece>,
    /// The neutral segments by shape (B2).
    pub(crate) piles: [SegmentSet; 4],
    /// The tiles in play by level (B1).
    pub(crate) levels: [TileSet; 4],
    /// The chests by the keys that they need (B4).
    pub(crate) tokens: [ChestSet; 3],
}

impl DreamRunners {
    /// Joins rules and content, by the present version of the rules.
    ///
    /// # Errors
    /// All reasons why they cannot be played.
    pub fn new(rules: Rules, content: Content) -> Result<DreamRunners, Vec<RulesProblem>> {
        let mut problems = rules.problems();
        problems.extend(content_problems(&content));
        if !problems.is_empty() {
            return Err(problems);
        }
        let own = PLAYER_SETS * Shape::ALL.len();
        let piles = Shape::ALL.map(|shape| {
            let neutral = content.neutral().iter().enumerate();
            neutral
                .filter(|(_, segment)| segment.shape == shape)
                .map(|(index, _)| SegmentId::new(own + index))
                .collect()
        });
        let levels = [1, 2, 3, 4].map(|level| {
            let tiles = content.tiles().iter().enumerate();
            tiles
                .filter(|(_, tile)| tile.level == level && !(rules.beginners && tile.star))
                .map(|(index, _)| TileId::new(index))
                .collect()
        });
        let tokens = [1, 2, 3].map(|keys| {
            let chests = content.chests().iter().enumerate();
            chests
                .filter(|(_, chest)| chest.keys == keys)
                .map(|(index, _)| ChestId::new(index))
                .collect()
        });
        Ok(DreamRunners {
            rules,
            pieces: Piece::all(&content),
            content,
            version: DreamRunners::RULES_VERSION,
            piles,
            levels,
            tokens,
        })
    }

    /// The versions of the rules that records can be replayed with.
    ///
    /// Since version 2 a chest that nobody can open stays face down (R14).
    pub const VERSIONS: &'static [u16] = &[1, 2];

    /// The game as it was under a version of the rules; `None` if the version is not
    /// one of [`DreamRunners::VERSIONS`]. So records of older versions keep replaying, and
    /// games that began under one end under it.
    ///
    /// ```
    /// use lucid_dream_runners::{DreamRunners, Rules};
    /// use lucid_tabletop::Game;
    ///
    /// let content = lucid_packs::dream_runners().content.clone();
    /// let at = |version| DreamRunners::at_version(version, Rules::default(), content.clone());
    /// assert_eq!(at(1).unwrap().unwrap().version(), 1);
    /// assert!(at(0).is_none() && at(DreamRunners::RULES_VERSION + 1).is_none());
    /// ```
    pub fn at_version(
        version: u16,
        rules: Rules,
        content: Content,
    ) -> Option<Result<DreamRunners, Vec<RulesProblem>>> {
        if !DreamRunners::VERSIONS.contains(&version) {
            return None;
        }
        let game = DreamRunners::new(rules, content);
        Some(game.map(|game| DreamRunners { version, ..game }))
    }

    /// R14: since version 2 of the rules only chests that somebody can open are turned over.
    pub(crate) fn turns_over_what_can_be_opened(&self) -> bool {
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

    /// The top space of the serenity track (B5).
    #[inline]
    pub fn top(&self) -> u8 {
        (self.content.tracks().serenity.len() - 1) as u8
    }

    /// The last space of the star track (B5).
    #[inline]
    pub fn last_star(&self) -> u8 {
        (self.content.tracks().stars.len() - 1) as u8
    }

    /// A board with these segments, whoever owns them; `None` if one of them cannot be
    /// placed like that (R1, B3) or is there twice.
    pub fn draft(&self, placed: &[Placed]) -> Option<Draft> {
        let mut draft = Draft::default();
        for placed in placed {
            let known = placed.segment.index() < self.pieces.len();
            if !known || draft.find(placed.segment).is_some() || !self.fits(&draft, *placed) {
                return None;
            }
            draft.put(*placed);
        }
        Some(draft)
    }

    /// The segments of a seat that do not lie on its board (R12).
    pub fn unplayed(&self, table: &Table, seat: Seat, draft: &Draft) -> SegmentSet {
        unplayed(&table.players[seat], draft)
    }

    /// The orientations of a segment of the pack.
    pub fn piece(&self, segment: SegmentId) -> &Piece {
        &self.pieces[segment.index()]
    }

    /// The composition that a board makes, without shares of converging cells.
    pub fn composition(&self, draft: &Draft) -> Composition {
        let mut composition = Composition::default();
        for placed in draft.placed() {
            let turned = self.pieces[placed.segment.index()].turned(placed.turn);
            composition.lay(turned, placed.column, placed.row);
        }
        composition
    }

    /// The cells of the round's tile; nothing on them before it is revealed.
    pub(crate) fn tile_cells(&self, table: &Table) -> [Cell; SPOTS] {
        let empty = [Cell::Reward(Goods::default()); SPOTS];
        table
            .tile
            .map_or(empty, |tile| self.content.tile(tile).cells)
    }

    /// The dream of the round, for [`resolution`](crate::resolution); nothing
    /// before its tile is revealed. Chests that are not turned over are not known.
    pub fn dream(&self, table: &Table) -> Option<Dream> {
        table.tile.map(|tile| self.dream_of(table, tile))
    }

    fn dream_of(&self, table: &Table, tile: TileId) -> Dream {
        self.dream_with(tile, table.chests)
    }

    /// A dream with these chests turned over.
    pub(crate) fn dream_with(&self, tile: TileId, chests: [Option<ChestId>; 3]) -> Dream {
        Dream {
            cells: self.content.tile(tile).cells,
            chests: chests.map(|chest| chest.map(|chest| self.content.chest(chest).goods)),
            top: self.top(),
            last_star: self.last_star(),
        }
    }

    /// Which chests the round's tile has, for 1, 2 and 3 keys.
    pub(crate) fn chests_on(&self, table: &Table) -> [bool; 3] {
        let mut on_tile = [false; 3];
        for cell in &self.tile_cells(table) {
            if let Cell::Reward(goods) = cell
                && let Some(index) = usize::from(goods.chest).checked_sub(1)
            {
                on_tile[index] = true;
            }
        }
        on_tile
    }

    /// Looks at a seat's composition on the round's dream.
    pub(crate) fn with_scene<T>(
        &self,
        table: &Table,
        seat: Seat,
        draft: &Draft,
        look: impl FnOnce(&ComposedDream<'_>) -> T,
    ) -> T {
        let dream = self.dream_of(table, table.tile.unwrap_or_default());
        let mut composition = self.composition(draft);
        composition.shares = table.players[seat].shares;
        look(&ComposedDream::new(&dream, &composition))
    }

    /// The place of each seat once the game is over, from 1 (R19): those who
    /// woke up come after the sleepers, by the round of waking.
    ///
    /// ```
    /// # use lucid_dream_runners::{DreamRunners, Rules};
    /// # let content = lucid_packs::dream_runners().content.clone();
    /// # let game = DreamRunners::new(Rules::default(), content).unwrap();
    ///
    /// use lucid_tabletop::{Choices, Dealer, Game, Seed};
    ///
    /// let (mut state, mut choices) = (game.start(), Choices::new());
    /// let mut dealer = Dealer::new(Seed::of_series(1, 0));
    /// while let Some(seats) = dealer.until_seats(&game, &mut state, &mut ()) {
    ///     assert_eq!(game.places(&state), None);
    ///     let seat = seats.iter().next().unwrap();
    ///     game.legal_actions(&state, seat, &mut choices);
    ///     game.play(&mut state, seat, choices[choices.len() - 1], &mut ()).unwrap();
    /// }
    /// let outcome = game.outcome(&state).unwrap();
    /// for seat in outcome.winners.iter() {
    ///     assert_eq!(game.places(&state).unwrap()[seat], 1);
    /// }
    /// ```
    pub fn places(&self, state: &State) -> Option<BySeat<u8>> {
        let over = state.table.phase == Phase::Over;
        over.then(|| play::places(self.rules.players, &state.table))
    }

    /// The legal actions of the viewer, from its view alone.
    pub fn choices(&self, view: &View, choices: &mut Choices<Action>) {
        choices.clear();
        if let (Some(seat), Some(draft)) = (view.viewer, view.own_draft()) {
            self.fill(&view.table, draft, seat, choices);
        }
    }

    fn fill(&self, table: &Table, draft: &Draft, seat: Seat, choices: &mut Choices<Action>) {
        if let ToAct::Seats(seats) = self.who_acts(table)
            && seats.contains(seat)
        {
            self.legality(table, draft, seat).fill(choices);
        }
    }

    fn legality<'a>(&'a self, table: &'a Table, draft: &'a Draft, seat: Seat) -> Legality<'a> {
        Legality {
            game: self,
            table,
            draft,
            seat,
        }
    }

    #[inline]
    pub(crate) fn who_acts(&self, table: &Table) -> ToAct {
        if table.awaits != Await::Nothing {
            return ToAct::Chance;
        }
        let left = || {
            let sleepers = table.sleepers(self.rules.players);
            table.done.iter().fold(sleepers, SeatSet::without)
        };
        match table.phase {
            // The first three always await chance.
            Phase::Setup | Phase::Reveal | Phase::Chests | Phase::Over => ToAct::Over,
            Phase::Compose | Phase::Resolve => ToAct::Seats(left()),
            Phase::Share => {
                let taker = table.sharing.map(|sharing| SeatSet::only(sharing.taker));
                ToAct::Seats(taker.unwrap_or_default())
            }
            Phase::Improve => ToAct::Seats(table.waiting.iter().fold(left(), SeatSet::without)),
        }
    }
}

impl Game for DreamRunners {
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    const NAME: &'static str = "dream-runners";
    const RULES_VERSION: u16 = 2;

    fn version(&self) -> u16 {
        self.version
    }

    fn seats(&self) -> usize {
        self.rules.players.into()
    }

    fn start(&self) -> State {
        play::start(self)
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        self.who_acts(&state.table)
    }

    #[inline]
    fn legal_actions(&self, state: &State, seat: Seat, choices: &mut Choices<Action>) {
        choices.clear();
        self.fill(&state.table, &state.drafts[seat], seat, choices);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.legality(&state.table, &state.drafts[seat], seat)
            .check(action)
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
        self.total_weight(&state.table)
    }

    #[inline]
    fn chance_nth(&self, state: &State, n: u32) -> Chance {
        self.nth_outcome(&state.table, n)
    }

    fn chance_outcomes(&self, state: &State, each: impl FnMut(Chance, u32)) {
        self.each_outcome(&state.table, each);
    }

    #[inline]
    fn resolve(&self, state: &mut State, chance: Chance, events: &mut impl Events<Event>) {
        Playing::new(self, state, events).resolve(chance);
    }

    /// Time can be up while dreams are created, unless the table plays without
    /// a timer: after the first lock when the sand has run (R3), before it when
    /// the round has lasted too long (R4).
    fn may_expire(&self, state: &State) -> bool {
        state.table.phase == Phase::Compose && self.rules.timer.is_some()
    }

    fn expire(&self, state: &mut State, events: &mut impl Events<Event>) {
        Playing::new(self, state, events).expire();
    }

    fn turn(&self, state: &State, step: &Step<Action, Chance>) -> Turn {
        let phase = match state.table.phase {
            Phase::Setup => "setup",
            Phase::Reveal | Phase::Compose => "dream",
            Phase::Chests => "chests",
            Phase::Share => "share",
            Phase::Resolve => "resolve",
            Phase::Improve => "improve",
            Phase::Over => "over",
        };
        let seat = match *step {
            Step::Action(seat, _) => Some(seat),
            Step::Chance(_) | Step::Expiry => None,
        };
        Turn {
            round: state.table.round,
            phase,
            seat,
        }
    }

    /// Nobody looks at anything alone, but a lock is final (R2): like a look it
    /// seals what was before it.
    fn is_private_look(&self, event: &Event) -> bool {
        matches!(event, Event::FirstLocked(_) | Event::Locked(_))
    }

    fn view(&self, state: &State, seat: Option<Seat>) -> View {
        View::new(&self.rules, state, seat)
    }

    fn resample(&self, view: &View, random: &mut Random) -> State {
        self.resampled(view, random)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.table.phase != Phase::Over {
            return None;
        }
        Some(Outcome {
            scores: BySeat::from_fn(|seat| i32::from(state.table.players[seat].score)),
            winners: play::winners(self.rules.players, &state.table),
            rival: None,
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
