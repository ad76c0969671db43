//! How segments can lie, put together by what they do.

use lucid_dream_runners::{BOARD, Cell, Nightmare, SIDE, SPOTS, Segment, Spot, Symbol};

/// A segment at a place of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) turn: u8,
    pub(super) column: u8,
    pub(super) row: u8,
}

/// One of the places of a [`Lie`], with the next one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) place: Place,
    /// The cells that it covers outside of the dream, as bits of the board.
    pub(super) outside: u64,
    pub(super) next: Option<u16>,
}

/// A segment that lies on some cells and does something there. In how many
/// places of the board it can do that does not matter before the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lie {
    /// The dream's cells under it, as bits.
    pub(super) cells: u16,
    pub(super) class: u8,
    /// How many cells lie outside (R6).
    pub(super) outside: u8,
    /// What it adds to the index of the harvest.
    pub(super) times: u32,
    /// Nightmares that it banishes, as bits (R7).
    pub(super) banished: u16,
    /// What the nightmares under it still cost, octopuses aside.
    pub(super) cost: u8,
    /// Bats and octopuses under it that are not banished.
    pub(super) bats: u8,
    pub(super) octopuses: u8,
    first: u16,
    last: u16,
}

/// Segments that are alike.
#[derive(Clone, Debug)]
pub(super) struct Class {
    /// Their numbers, in order.
    pub(super) members: Vec<u8>,
    /// How many of the cells of each collect (R11).
    pub(super) collects: u8,
    /// What it costs to lose one.
    pub(super) loss: i64,
}

/// All lies of all classes.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) classes: Vec<Class>,
    /// By class.
    pub(super) lies: Vec<Lie>,
    choices: Vec<Choice>,
}

impl Layout {
    /// `step` is what collecting once on a cell adds to the index of the harvest;
    /// `loss` is what losing a segment costs, all the same without bats.
    pub(super) fn new(
        segments: &[Segment],
        cells: &[Cell; SPOTS],
        step: &[u32; SPOTS],
        loss: impl Fn(usize) -> i64,
    ) -> Layout {
        let mut layout = Layout {
            classes: Vec::with_capacity(segments.len()),
            lies: Vec::with_capacity(512),
            choices: Vec::with_capacity(512),
        };
        let mut firsts: Vec<usize> = Vec::with_capacity(segments.len());
        for (index, segment) in segments.iter().enumerate() {
            let loss = loss(index);
            let alike = firsts
                .iter()
                .zip(&layout.classes)
                .position(|(first, class)| {
                    let first = &segments[*first];
                    first.shape == segment.shape
                        && first.symbols == segment.symbols
                        && class.loss == loss
                });
            match alike {
                Some(class) => layout.classes[class].members.push(index as u8),
                None => {
                    firsts.push(index);
                    let collects = segment.symbols.iter().filter(|s| s.times() > 0);
                    layout.classes.push(Class {
                        members: vec![index as u8],
                        collects: collects.count() as u8,
                        loss,
                    });
                    layout.add(segment, cells, step);
                }
            }
        }
        layout
    }

    /// Adds the lies of the last class.
    fn add(&mut self, segment: &Segment, cells: &[Cell; SPOTS], step: &[u32; SPOTS]) {
        let start = self.lies.len();
        let class = self.classes.len() as u8 - 1;
        let turns: [Turned; 4] = std::array::from_fn(|turn| Turned::new(segment, turn as u8));
        for turn in 0..4u8 {
            let turned = &turns[usize::from(turn)];
            if turns[..usize::from(turn)].contains(turned) {
                continue;
            }
            let (width, height) = turned.size;
            for row in (MARGIN + 1).saturating_sub(height)..MARGIN + SIDE as u8 {
                for column in (MARGIN + 1).saturating_sub(width)..MARGIN + SIDE as u8 {
                    let place = Place { turn, column, row };
                    let (lie, outside) = turned.at(place, class, cells, step);
                    if lie.cells != 0 {
                        self.push(start, lie, place, outside);
                    }
                }
            }
        }
    }

    fn push(&mut self, start: usize, lie: Lie, place: Place, outside: u64) {
        let new = self.choices.len() as u16;
        self.choices.push(Choice {
            place,
            outside,
            next: None,
        });
        let same = self.lies[start..].iter_mut().find(|other| {
            other.cells == lie.cells
                && other.times == lie.times
                && other.banished == lie.banished
                && other.outside == lie.outside
        });
        match same {
            Some(same) => {
                self.choices[usize::from(same.last)].next = Some(new);
                same.last = new;
            }
            None => self.lies.push(Lie {
                first: new,
                last: new,
                ..lie
            }),
        }
    }

    /// The places of a lie, in order.
    pub(super) fn choices(&self, lie: &Lie) -> impl Iterator<Item = &Choice> {
        let first = Some(lie.first);
        std::iter::successors(first.map(|at| &self.choices[usize::from(at)]), |choice| {
            choice.next.map(|at| &self.choices[usize::from(at)])
        })
    }
}

/// The first column and row of the dream on the board.
const MARGIN: u8 = ((BOARD - SIDE) / 2) as u8;

/// A turned segment: column, row and symbol of its cells (B3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turned {
    cells: [(u8, u8, Symbol); 3],
    count: u8,
    size: (u8, u8),
}

impl Turned {
    fn new(segment: &Segment, turn: u8) -> Turned {
        let count = segment.symbols.len();
        let mut places = [(0i8, 0i8); 3];
        for (place, (column, row)) in places.iter_mut().zip(segment.shape.cells()) {
            // Quarter turns clockwise, rows counted downwards.
            *place = match turn {
                0 => (*column, *row),
                1 => (-row, *column),
                2 => (-column, -row),
                _ => (*row, -column),
            };
        }
        let places = &places[..count];
        let left = places.iter().map(|place| place.0).min().unwrap_or(0);
        let top = places.iter().map(|place| place.1).min().unwrap_or(0);
        let mut turned = Turned {
            cells: [(0, 0, Symbol::Blank); 3],
            count: count as u8,
            size: (0, 0),
        };
        for ((cell, place), symbol) in turned.cells.iter_mut().zip(places).zip(&segment.symbols) {
            *cell = ((place.0 - left) as u8, (place.1 - top) as u8, *symbol);
            turned.size.0 = turned.size.0.max(cell.0 + 1);
            turned.size.1 = turned.size.1.max(cell.1 + 1);
        }
        // In one order, so that turns that look alike are alike.
        turned.cells[..count].sort_unstable_by_key(|cell| (cell.1, cell.0));
        turned
    }

    fn at(
        &self,
        place: Place,
        class: u8,
        cells: &[Cell; SPOTS],
        step: &[u32; SPOTS],
    ) -> (Lie, u64) {
        let mut lie = Lie {
            cells: 0,
            class,
            outside: 0,
            times: 0,
            banished: 0,
            cost: 0,
            bats: 0,
            octopuses: 0,
            first: 0,
            last: 0,
        };
        let mut outside = 0;
        for (column, row, symbol) in &self.cells[..self.count.into()] {
            let (column, row) = (place.column + column, place.row + row);
            let inside = |at: u8| (MARGIN..MARGIN + SIDE as u8).contains(&at);
            if !inside(column) || !inside(row) {
                lie.outside += 1;
                outside |= 1u64 << (usize::from(row) * BOARD + usize::from(column));
                continue;
            }
            let spot = usize::from(row - MARGIN) * SIDE + usize::from(column - MARGIN);
            lie.cells |= 1 << spot;
            lie.times += step[spot] * u32::from(symbol.times());
            let haunt = Haunt::of(&cells[spot]);
            if cells[spot].is_nightmare() && symbol.banishes() {
                lie.banished |= 1 << spot;
            } else {
                lie.cost += haunt.cost;
                lie.bats += haunt.bats;
                lie.octopuses += haunt.octopuses;
            }
        }
        (lie, outside)
    }
}

/// What a cell does that is not banished.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Haunt {
    /// Serenity, octopuses aside.
    pub(super) cost: u8,
    pub(super) bats: u8,
    pub(super) octopuses: u8,
}

impl Haunt {
    pub(super) fn of(cell: &Cell) -> Haunt {
        let mut haunt = Haunt::default();
        match cell {
            Cell::Nightmare(Nightmare::Loss(loss)) => haunt.cost = *loss,
            Cell::Nightmare(Nightmare::Spider(_)) => haunt.cost = 1,
            Cell::Nightmare(Nightmare::Bat) => haunt.bats = 1,
            Cell::Nightmare(Nightmare::Octopus) => haunt.octopuses = 1,
            _ => {}
        }
        haunt
    }
}

/// The cells of a set, as one reads.
pub(super) fn spots(cells: u16) -> impl Iterator<Item = Spot> {
    Spot::all().filter(move |spot| cells & (1 << spot.index()) != 0)
}

/// Column, row and symbol of the cells of a segment on the board.
pub(super) fn cells(
    segment: &Segment,
    turn: u8,
    column: u8,
    row: u8,
) -> impl Iterator<Item = (u8, u8, Symbol)> + use<> {
    let turned = Turned::new(segment, turn);
    let cells = turned.cells.into_iter().take(turned.count.into());
    cells.map(move |(x, y, symbol)| (column + x, row + y, symbol))
}

/// The dream's cell at a place of the board, if it is one.
pub(super) fn spot_at(column: u8, row: u8) -> Option<Spot> {
    let (column, row) = (column.wrapping_sub(MARGIN), row.wrapping_sub(MARGIN));
    let side = SIDE as u8;
    (column < side && row < side).then(|| Spot::new(usize::from(row * side + column)))
}
