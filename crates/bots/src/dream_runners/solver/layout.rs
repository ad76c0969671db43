//! How segments can lie, grouped by what they do.

use lucid_dream_runners::{BOARD, Cell, Nightmare, SIDE, SPOTS, Segment, Spot, Symbol};

/// Where a segment lies on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct BoardPosition {
    pub(super) turn: u8,
    pub(super) column: u8,
    pub(super) row: u8,
}

/// One of the positions of a [`Footprint`], linked to the next one.
#[derive(Clone, Copy, Debug)]
pub(super) struct FootprintPosition {
    pub(super) position: BoardPosition,
    /// The cells that it covers outside of the dream, as bits of the board.
    pub(super) outside: u64,
    pub(super) next: Option<u16>,
}

/// Some cells under a segment, and what it does there. At how many positions of the board
/// it can do that does not matter until the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Footprint {
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
    pub(super) cost: u16,
    /// Bats and octopuses under it that are not banished.
    pub(super) bats: u8,
    pub(super) octopuses: u8,
    first: u16,
    last: u16,
}

/// Segments with the same shape, symbols and cost of losing them.
#[derive(Clone, Debug)]
pub(super) struct SegmentClass {
    /// Their numbers, in order.
    pub(super) members: Vec<u8>,
    /// How many of the cells of each collect (R11).
    pub(super) collects: u8,
    /// What it costs to lose one.
    pub(super) loss: i64,
}

/// All footprints of all classes.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) classes: Vec<SegmentClass>,
    /// By class.
    pub(super) footprints: Vec<Footprint>,
    choices: Vec<FootprintPosition>,
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
            footprints: Vec::with_capacity(512),
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
                    layout.classes.push(SegmentClass {
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

    /// Adds the footprints of the last class.
    fn add(&mut self, segment: &Segment, cells: &[Cell; SPOTS], step: &[u32; SPOTS]) {
        let start = self.footprints.len();
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
                    let position = BoardPosition { turn, column, row };
                    let (footprint, outside) = turned.at(position, class, cells, step);
                    if footprint.cells != 0 {
                        self.push(start, footprint, position, outside);
                    }
                }
            }
        }
    }

    fn push(&mut self, start: usize, footprint: Footprint, position: BoardPosition, outside: u64) {
        let new = self.choices.len() as u16;
        self.choices.push(FootprintPosition {
            position,
            outside,
            next: None,
        });
        let same = self.footprints[start..].iter_mut().find(|other| {
            other.cells == footprint.cells
                && other.times == footprint.times
                && other.banished == footprint.banished
                && other.outside == footprint.outside
        });
        match same {
            Some(same) => {
                self.choices[usize::from(same.last)].next = Some(new);
                same.last = new;
            }
            None => self.footprints.push(Footprint {
                first: new,
                last: new,
                ..footprint
            }),
        }
    }

    /// The places of a lie, in order.
    pub(super) fn choices(
        &self,
        footprint: &Footprint,
    ) -> impl Iterator<Item = &FootprintPosition> {
        let first = Some(footprint.first);
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
        let mut positions = [(0i8, 0i8); 3];
        for (position, (column, row)) in positions.iter_mut().zip(segment.shape.cells()) {
            // Quarter turns clockwise, rows counted downwards.
            *position = match turn {
                0 => (*column, *row),
                1 => (-row, *column),
                2 => (-column, -row),
                _ => (*row, -column),
            };
        }
        let positions = &positions[..count];
        let left = positions
            .iter()
            .map(|position| position.0)
            .min()
            .unwrap_or(0);
        let top = positions
            .iter()
            .map(|position| position.1)
            .min()
            .unwrap_or(0);
        let mut turned = Turned {
            cells: [(0, 0, Symbol::Blank); 3],
            count: count as u8,
            size: (0, 0),
        };
        for ((cell, position), symbol) in
            turned.cells.iter_mut().zip(positions).zip(&segment.symbols)
        {
            *cell = ((position.0 - left) as u8, (position.1 - top) as u8, *symbol);
            turned.size.0 = turned.size.0.max(cell.0 + 1);
            turned.size.1 = turned.size.1.max(cell.1 + 1);
        }
        // In one order, so that turns that look alike are alike.
        turned.cells[..count].sort_unstable_by_key(|cell| (cell.1, cell.0));
        turned
    }

    fn at(
        &self,
        position: BoardPosition,
        class: u8,
        cells: &[Cell; SPOTS],
        step: &[u32; SPOTS],
    ) -> (Footprint, u64) {
        let mut footprint = Footprint {
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
            let (column, row) = (position.column + column, position.row + row);
            let inside = |at: u8| (MARGIN..MARGIN + SIDE as u8).contains(&at);
            if !inside(column) || !inside(row) {
                footprint.outside += 1;
                outside |= 1u64 << (usize::from(row) * BOARD + usize::from(column));
                continue;
            }
            let spot = usize::from(row - MARGIN) * SIDE + usize::from(column - MARGIN);
            footprint.cells |= 1 << spot;
            footprint.times += step[spot] * u32::from(symbol.times());
            let nightmare = NightmareEffect::of(&cells[spot]);
            if cells[spot].is_nightmare() && symbol.banishes() {
                footprint.banished |= 1 << spot;
            } else {
                footprint.cost += nightmare.cost;
                footprint.bats += nightmare.bats;
                footprint.octopuses += nightmare.octopuses;
            }
        }
        (footprint, outside)
    }
}

/// What the nightmare on a cell does unless it is banished.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct NightmareEffect {
    /// Serenity, octopuses aside.
    pub(super) cost: u16,
    pub(super) bats: u8,
    pub(super) octopuses: u8,
}

impl NightmareEffect {
    pub(super) fn of(cell: &Cell) -> NightmareEffect {
        let mut nightmare = NightmareEffect::default();
        match cell {
            Cell::Nightmare(Nightmare::Loss(loss)) => nightmare.cost = u16::from(*loss),
            Cell::Nightmare(Nightmare::Spider(_)) => nightmare.cost = 1,
            Cell::Nightmare(Nightmare::Bat) => nightmare.bats = 1,
            Cell::Nightmare(Nightmare::Octopus) => nightmare.octopuses = 1,
            _ => {}
        }
        nightmare
    }
}

/// The cells of a set, in reading order.
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
