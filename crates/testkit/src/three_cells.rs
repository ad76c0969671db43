//! A title that nobody ships: three cells in a row, and two players who fill them.
//!
//! It is as small as a title can be and still has turns, chance, refusals and points. Tests
//! play it with what plays the real titles, and `docs/src/third-title.md` tells how it was
//! added.
//!
//! | rule | |
//! |---|---|
//! | Z1 | Seats take turns. Before each, the wind blows on one of the three cells. |
//! | Z2 | Whoever is to act puts a stone on an empty cell. |
//! | Z3 | Not on the windy one, unless no other is empty. |
//! | Z4 | A stone in the middle brings two points, any other one. When all cells are full, the game is over. |

use lucid_tabletop::redacted::{RedactedErrorKind, parse_step, write_step};
use lucid_tabletop::{
    BySeat, Choices, Events, Game, Outcome, Random, Redacted, Seat, SeatSet, Step, ToAct, Turn,
};

use crate::Lawful;

/// The game. It has no rules to choose and no content.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ThreeCells;

/// One of the three cells. It is not called so: that word means something else in both
/// engines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Plot {
    /// On the left.
    #[default]
    A,
    /// In the middle.
    B,
    /// On the right.
    C,
}

impl Plot {
    /// All three.
    pub const ALL: [Plot; 3] = [Plot::A, Plot::B, Plot::C];

    /// The letter in notation.
    pub const fn letter(self) -> char {
        ['a', 'b', 'c'][self as usize]
    }

    /// The cell with a letter.
    pub fn named(name: &str) -> Option<Plot> {
        let mut all = Plot::ALL.into_iter();
        all.find(|cell| name.chars().eq([cell.letter()]))
    }

    /// What a stone in it brings (Z4).
    const fn points(self) -> i32 {
        match self {
            Plot::B => 2,
            Plot::A | Plot::C => 1,
        }
    }
}

/// The whole state: nothing is secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells {
    /// Whose stone lies in each cell.
    pub stones: [Option<Seat>; 3],
    /// Where the wind blows, once it does.
    pub wind: Option<Plot>,
}

impl Cells {
    fn placed(&self) -> usize {
        self.stones.iter().flatten().count()
    }

    fn active(&self) -> Seat {
        Seat::new(self.placed() % 2)
    }

    fn points(&self, seat: Seat) -> i32 {
        let own = Plot::ALL.into_iter();
        let own = own.filter(|cell| self.stones[*cell as usize] == Some(seat));
        own.map(Plot::points).sum()
    }
}

/// What a viewer sees: everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellsView {
    /// The state.
    pub cells: Cells,
    /// Who looks.
    pub viewer: Option<Seat>,
}

/// What has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellsEvent {
    /// The wind blows on a cell (Z1).
    Blew(Plot),
    /// A seat has put a stone on a cell, which brings points (Z2, Z4).
    Placed(Seat, Plot, i32),
}

/// Why a stone cannot be put there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellsRefusal {
    /// Another seat is to act.
    OthersTurn,
    /// A stone lies there already.
    Full,
    /// The wind blows there, and another cell is empty.
    Windy,
}

impl CellsRefusal {
    /// The rule that refuses.
    pub const fn rule(self) -> &'static str {
        ["Z1", "Z2", "Z3"][self as usize]
    }
}

impl Game for ThreeCells {
    type State = Cells;
    type Action = Plot;
    type Chance = Plot;
    type Event = CellsEvent;
    type Refusal = CellsRefusal;
    type View = CellsView;

    const NAME: &'static str = "three-cells";
    const RULES_VERSION: u16 = 1;

    fn seats(&self) -> usize {
        2
    }

    fn start(&self) -> Cells {
        Cells::default()
    }

    fn to_act(&self, cells: &Cells) -> ToAct {
        match (cells.placed(), cells.wind) {
            (3, _) => ToAct::Over,
            (_, None) => ToAct::Chance,
            _ => ToAct::Seats(SeatSet::only(cells.active())),
        }
    }

    fn legal_actions(&self, cells: &Cells, seat: Seat, choices: &mut Choices<Plot>) {
        choices.clear();
        let legal = |cell: &Plot| self.check(cells, seat, *cell).is_ok();
        (Plot::ALL.into_iter().filter(legal)).for_each(|cell| choices.push(cell));
    }

    fn check(&self, cells: &Cells, seat: Seat, cell: Plot) -> Result<(), CellsRefusal> {
        let acts = matches!(self.to_act(cells), ToAct::Seats(seats) if seats.contains(seat));
        match cells.stones[cell as usize] {
            _ if !acts => Err(CellsRefusal::OthersTurn),
            Some(_) => Err(CellsRefusal::Full),
            None if cells.wind == Some(cell) && cells.placed() < 2 => Err(CellsRefusal::Windy),
            None => Ok(()),
        }
    }

    fn play_unchecked(
        &self,
        cells: &mut Cells,
        seat: Seat,
        cell: Plot,
        events: &mut impl Events<CellsEvent>,
    ) {
        cells.stones[cell as usize] = Some(seat);
        cells.wind = None;
        events.happened(CellsEvent::Placed(seat, cell, cell.points()));
    }

    fn chance_total(&self, cells: &Cells) -> u32 {
        match self.to_act(cells) {
            ToAct::Chance => 3,
            _ => 0,
        }
    }

    fn chance_nth(&self, _cells: &Cells, n: u32) -> Plot {
        Plot::ALL[n as usize]
    }

    fn chance_outcomes(&self, cells: &Cells, each: impl FnMut(Plot, u32)) {
        let mut each = each;
        if self.chance_total(cells) > 0 {
            Plot::ALL.into_iter().for_each(|cell| each(cell, 1));
        }
    }

    fn resolve(&self, cells: &mut Cells, cell: Plot, events: &mut impl Events<CellsEvent>) {
        cells.wind = Some(cell);
        events.happened(CellsEvent::Blew(cell));
    }

    fn turn(&self, cells: &Cells, _step: &Step<Plot, Plot>) -> Turn {
        Turn {
            round: cells.placed() as u8 + 1,
            phase: "turn",
            seat: Some(cells.active()),
        }
    }

    fn is_private_look(&self, _event: &CellsEvent) -> bool {
        false
    }

    fn view(&self, cells: &Cells, viewer: Option<Seat>) -> CellsView {
        CellsView {
            cells: *cells,
            viewer,
        }
    }

    fn resample(&self, view: &CellsView, _random: &mut Random) -> Cells {
        view.cells
    }

    fn outcome(&self, cells: &Cells) -> Option<Outcome> {
        let seats = || Seat::first(self.seats());
        let best = seats().map(|seat| cells.points(seat)).max();
        let won = |seat: &Seat| Some(cells.points(*seat)) == best;
        (self.to_act(cells) == ToAct::Over).then(|| Outcome {
            scores: self.scores(cells),
            winners: seats().filter(won).collect(),
            rival: None,
        })
    }

    fn rules_text(&self) -> String {
        "players=2".to_owned()
    }

    fn pack_text(&self) -> String {
        "none 0000000000000000".to_owned()
    }

    fn write_action(&self, cell: Plot, out: &mut String) {
        out.push(cell.letter());
    }

    fn parse_action(&self, text: &str) -> Option<Plot> {
        Plot::named(text)
    }

    fn write_chance(&self, cell: Plot, out: &mut String) {
        out.push('?');
        out.push(cell.letter());
    }

    fn parse_chance(&self, text: &str) -> Option<Plot> {
        Plot::named(text.strip_prefix('?')?)
    }
}

impl Redacted for ThreeCells {
    fn redact_step(
        &self,
        _before: &Cells,
        step: &Step<Plot, Plot>,
        _viewer: Option<Seat>,
        out: &mut String,
    ) {
        write_step(self, step, out);
    }

    fn is_public(&self, _before: &Cells, _step: &Step<Plot, Plot>) -> bool {
        true
    }

    fn prepare(
        &self,
        shadow: &mut Cells,
        redacted: &str,
        _viewer: Option<Seat>,
    ) -> Result<Step<Plot, Plot>, RedactedErrorKind> {
        let step = parse_step(self, redacted).ok_or(RedactedErrorKind::Unreadable)?;
        match self.is_possible(shadow, &step) {
            true => Ok(step),
            false => Err(RedactedErrorKind::Impossible),
        }
    }

    fn redact_event(&self, event: CellsEvent, _viewer: Option<Seat>) -> Option<CellsEvent> {
        Some(event)
    }

    fn choices_of(&self, view: &CellsView, choices: &mut Choices<Plot>) {
        choices.clear();
        if let Some(seat) = view.viewer {
            self.legal_actions(&view.cells, seat, choices);
        }
    }

    fn round(&self, cells: &Cells) -> u8 {
        cells.placed() as u8
    }
}

impl Lawful for ThreeCells {
    /// `A-B b`: the stones from left to right, and where the wind blows.
    fn position(&self, cells: &Cells) -> String {
        let stones = cells.stones.map(|stone| stone.map_or('-', Seat::letter));
        let wind = cells.wind.map_or('-', Plot::letter);
        format!("{} {wind}", stones.into_iter().collect::<String>())
    }

    fn parse_position(&self, text: &str) -> Result<Cells, String> {
        let (stones, wind) = text.split_once(' ').ok_or("no wind")?;
        let mut cells = Cells::default();
        if stones.len() != cells.stones.len() {
            return Err("three cells are needed".to_owned());
        }
        for (cell, stone) in cells.stones.iter_mut().zip(stones.chars()) {
            *cell = match stone {
                '-' => None,
                letter => Some(letter.to_string().parse().map_err(|_| "no seat")?),
            };
        }
        cells.wind = match wind {
            "-" => None,
            name => Some(Plot::named(name).ok_or("no such cell")?),
        };
        self.conserved(&cells).map(|()| cells)
    }

    fn rule(&self, refusal: &CellsRefusal) -> &'static str {
        refusal.rule()
    }

    /// Seats take turns, and the wind lies when the game is over.
    fn conserved(&self, cells: &Cells) -> Result<(), String> {
        let stones_of =
            |seat| (cells.stones.iter().flatten()).filter(move |of| **of == Seat::new(seat));
        let (first, second) = (stones_of(0).count(), stones_of(1).count());
        let in_turn = first + second == cells.placed() && (first == second || first == second + 1);
        match in_turn && (cells.placed() < 3 || cells.wind.is_none()) {
            true => Ok(()),
            false => Err(self.position(cells)),
        }
    }

    fn points(&self, event: &CellsEvent) -> Option<(Seat, i32)> {
        match *event {
            CellsEvent::Placed(seat, _, points) => Some((seat, points)),
            CellsEvent::Blew(_) => None,
        }
    }

    fn scores(&self, cells: &Cells) -> BySeat<i32> {
        BySeat::from_fn(|seat| cells.points(seat))
    }

    fn universe(&self) -> Vec<Plot> {
        Plot::ALL.to_vec()
    }

    fn ends(&self, _action: Plot) -> bool {
        false
    }
}
