//! The best composition for a dream, proved.
//!
//! [`solve`] finds for an [`Instance`] (dream, segments, what their owner has)
//! the composition with the greatest value, where a [`Objective`] says what things are worth;
//! [`best`] finds the best few. Orders, chests and the colours of wild fragments are chosen
//! in the best way, by hand if necessary (R5).
//!
//! # Why the answer is right
//!
//! 1. *What a board does* is described by a few numbers: how often each cell is collected,
//!    which nightmares are banished, how many cells are missing or outside, and which
//!    segments bats find. Placements of a segment that do the same are tried once.
//! 2. *Goods* depend only on how often each cell is collected. All such vectors that the
//!    segments' symbols allow are evaluated in advance, each with every order of keys and
//!    chests and every choice of colours.
//! 3. *The bound* is a Lagrangian relaxation: a linear function with a weight for each
//!    cell and count, and one for each point of serenity lost, raised until it lies above
//!    the true value of every vector and loss. So it is a bound whatever the weights are;
//!    good weights only make it tight. Under the linear function, the best cover of every
//!    set of cells is a small table, in which a segment may be used twice but pays a price
//!    for it (its multiplier).
//! 4. *The search* decides the cells in reading order and leaves out what cannot beat the
//!    best board found. The bound falls on the way: what has been decided says more about
//!    goods, serenity and bats than the linear function does.
//! 5. *Subproblems*: where the bound stays loose, boards are divided by how often a cell is
//!    collected, and each subproblem gets a relaxation of its own. Boards with an octopus
//!    that is not banished are always separate, and so are those that wake their owner.
//!
//! Nothing is assumed about [`Objective::goods`], not even that more is better: a chest that
//! must be opened (R14), or the end of the star track (R10), can make more worse. Serenity
//! must not fall in value, and losing a segment must not be a gain; both are checked.
//!
//! # Ties
//!
//! Of boards with equal value the first is taken, comparing them cell by cell in reading
//! order: by the number of the segment there, then by its turn, column and row; a covered
//! cell comes before a bare one. Where so many boards are equal that looking for the first
//! would take more than a fixed number of steps, the one that the search met first is
//! taken. Either way the answer follows from instance and value alone.

mod collection;
mod instance;
mod layout;
mod model;
mod relaxation;
mod search;
mod solution;
mod tie_breaking;
mod value;

pub use instance::{Instance, InstanceError, MOST_SEGMENTS};
pub use solution::{Laid, Solution};
pub use value::{Holdings, Objective, Weights, Worth};

use lucid_dream_runners::SPOTS;
use model::Model;
use relaxation::{FINE, Octopuses, Relaxation, Subproblem};
use search::{BoardSearch, FoundBoard};

/// How many rounds improve the first relaxation, and how many more once a good board is
/// known. More rounds cost more time than they save in the search.
const FIRST_ROUNDS: u32 = 6;
const ROUNDS: u32 = 30;
/// How many rounds improve the relaxation of a subproblem, which starts as that of the
/// whole.
const DIVIDED_ROUNDS: u32 = 8;
/// How many nodes are searched before a subproblem is divided.
const NODE_LIMIT: u64 = 500;

/// The most compositions that [`best`] lists.
pub const MOST_BEST: usize = 1_000;

/// The best composition.
///
/// # Errors
/// Everything that is wrong with the instance or the value.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
/// # let seat = Seat::new(0);
///
/// use lucid_bots::dream_runners::players::{Valuation, instance};
/// use lucid_bots::dream_runners::solver::solve;
///
/// let outlook = Valuation::new(&game, state.table(), seat);
/// let (instance, ids) = instance(&game, state.table(), seat, &outlook).unwrap();
/// let solution = solve(&instance, &outlook.weights).unwrap();
/// let board: Vec<_> = solution.laid.iter().map(|laid| laid.placed(&ids)).collect();
/// assert!(solution.asleep && game.draft(&board).is_some());
/// ```
pub fn solve(instance: &Instance, value: &impl Objective) -> Result<Solution, Vec<InstanceError>> {
    let mut found = best(instance, value, 1)?;
    Ok(found.swap_remove(0))
}

/// The `count` best compositions that differ in effect, the best first; fewer if
/// there are no more, at least one and at most [`MOST_BEST`].
///
/// Two boards differ in effect when their resolutions do: other cells are
/// collected, or not as often; other nightmares are banished; more or fewer
/// cells are missing or outside; an octopus counts other collects (R11); bats
/// find other segments (R12). Boards on which the owner stays asleep come before
/// all others.
///
/// # Errors
/// All that is wrong with the instance or the value.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
/// # let seat = Seat::new(0);
///
/// use lucid_bots::dream_runners::players::{Valuation, instance};
/// use lucid_bots::dream_runners::solver::best;
///
/// let outlook = Valuation::new(&game, state.table(), seat);
/// let (instance, _) = instance(&game, state.table(), seat, &outlook).unwrap();
/// let three = best(&instance, &outlook.weights, 3).unwrap();
/// assert!(three.is_sorted_by(|better, worse| better.value >= worse.value));
/// ```
pub fn best(
    instance: &Instance,
    value: &impl Objective,
    count: usize,
) -> Result<Vec<Solution>, Vec<InstanceError>> {
    let problems = instance::problems(instance, value);
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(best_with(instance, value, count, NODE_LIMIT))
}

/// As [`best`], of an instance that is sound; `node_limit` changes how long it
/// takes and nothing else.
fn best_with(
    instance: &Instance,
    value: &impl Objective,
    count: usize,
    node_limit: u64,
) -> Vec<Solution> {
    let model = Model::new(instance, value);
    let count = count.clamp(1, MOST_BEST);
    let mut found: Vec<FoundBoard> = Vec::with_capacity(count + 1);
    for asleep in [true, false] {
        if found.len() < count {
            search(&model, asleep, (count, node_limit), &mut found);
        }
    }
    let solutions = found.iter();
    solutions
        .map(|found| Solution::new(&model, value, found))
        .collect()
}

/// The best that can be made of segments that already lie on the board: order, colours
/// and what bats take.
///
/// # Errors
/// All that is wrong with the instance or the value, or with the board.
///
/// ```
/// # use lucid_dream_runners::{DreamRunners, Rules};
/// # let content = lucid_packs::dream_runners().content.clone();
/// # let game = DreamRunners::new(Rules::default(), content).unwrap();
/// # use lucid_tabletop::{Dealer, Game, Seat, Seed};
/// # let mut state = game.start();
/// # Dealer::new(Seed::of_series(1, 0)).until_seats(&game, &mut state, &mut ());
/// # let seat = Seat::new(0);
///
/// use lucid_bots::dream_runners::players::{Valuation, instance};
/// use lucid_bots::dream_runners::solver::{judge, solve};
///
/// let outlook = Valuation::new(&game, state.table(), seat);
/// let (instance, _) = instance(&game, state.table(), seat, &outlook).unwrap();
/// let best = solve(&instance, &outlook.weights).unwrap();
/// let empty = judge(&instance, &outlook.weights, &[]).unwrap();
/// assert!(empty.value <= best.value);
/// assert_eq!(judge(&instance, &outlook.weights, &best.laid).unwrap().value, best.value);
/// ```
pub fn judge(
    instance: &Instance,
    value: &impl Objective,
    laid: &[Laid],
) -> Result<Solution, Vec<InstanceError>> {
    let mut problems = instance::problems(instance, value);
    if problems.is_empty() && !solution::is_sound(instance, laid) {
        problems.push(InstanceError::Board);
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let model = Model::new(instance, value);
    let found = solution::found(&model, laid);
    Ok(Solution::new(&model, value, &found))
}

/// Adds the best boards that leave their owner asleep, or the best of the others, until
/// there are `count`.
fn search(
    model: &Model<'_>,
    asleep: bool,
    (count, node_limit): (usize, u64),
    found: &mut Vec<FoundBoard>,
) {
    let first = found.is_empty();
    let subproblems = subproblems(model);
    let mut relaxations: Vec<Relaxation> = Vec::with_capacity(subproblems.len());
    for subproblem in subproblems.iter().copied() {
        search_part(
            model,
            (asleep, subproblem),
            (count, node_limit),
            found,
            &mut relaxations,
        );
    }
    if first {
        tie_breaking::settle(model, &relaxations, found, count);
    }
}

/// All boards, with those separate on which an octopus is not banished.
fn subproblems(model: &Model<'_>) -> &'static [Subproblem] {
    const SUBPROBLEMS: [Subproblem; 2] = [
        Subproblem {
            octopuses: Octopuses::Banished,
            times: [None; SPOTS],
        },
        Subproblem {
            octopuses: Octopuses::Haunting,
            times: [None; SPOTS],
        },
    ];
    match model.octopuses {
        0 => &SUBPROBLEMS[..1],
        _ => &SUBPROBLEMS,
    }
}

/// The board with the highest serenity, if there is one that leaves its owner asleep.
fn calmest_board(model: &Model<'_>, node_limit: u64) -> Option<FoundBoard> {
    /// Serenity, and nothing else.
    struct Calm;
    impl Objective for Calm {
        fn serenity(&self, space: u8) -> i64 {
            space.into()
        }
        fn goods(&self, _: &Holdings) -> i64 {
            0
        }
        fn loss(&self, _: usize) -> i64 {
            0
        }
    }
    let mut calm = Model::new(model.instance, &Calm);
    calm.floor = Some(0);
    let (mut found, mut relaxations) = (Vec::new(), Vec::new());
    for subproblem in subproblems(&calm) {
        search_part(
            &calm,
            (true, *subproblem),
            (1, node_limit),
            &mut found,
            &mut relaxations,
        );
    }
    let laid = found.first()?.laid();
    Some(solution::found(model, &laid))
}

/// Searches a subproblem.
fn search_part(
    model: &Model<'_>,
    (asleep, subproblem): (bool, Subproblem),
    (count, node_limit): (usize, u64),
    found: &mut Vec<FoundBoard>,
    relaxations: &mut Vec<Relaxation>,
) {
    let last = (found.len() == count).then(|| found[count - 1].worth);
    let last = last.or(model.floor);
    let mut relaxation = Relaxation::new(model, asleep, subproblem);
    relaxation.lower(model, FIRST_ROUNDS, last);
    let mut known = last.or_else(|| search::quick_incumbent(model, &relaxation));
    if known.is_none() && asleep && found.is_empty() {
        // Perhaps every board wakes the owner, which is proved faster on its own.
        let Some(calmest_board) = calmest_board(model, node_limit) else {
            return;
        };
        known = Some(calmest_board.worth);
        found.push(calmest_board);
    }
    relaxation.lower(model, ROUNDS, known);
    search_below(model, relaxation, (count, node_limit), found, relaxations);
}

/// Searches the boards of a relaxation. If that takes too long because the bound is
/// loose, they are divided by how often a cell is collected: each subproblem has a
/// tighter bound.
fn search_below(
    model: &Model<'_>,
    relaxation: Relaxation,
    (count, node_limit): (usize, u64),
    found: &mut Vec<FoundBoard>,
    relaxations: &mut Vec<Relaxation>,
) {
    let nodes = relaxation.split.map_or(u64::MAX, |_| node_limit);
    let done = BoardSearch::new(model, &relaxation, count, found)
        .with_node_limit(nodes)
        .run();
    match relaxation.split {
        Some(spot) if !done => {
            for times in 0..=2 {
                let mut subproblem = relaxation.subproblem;
                subproblem.times[spot] = Some(times);
                let known = (found.len() == count).then(|| found[count - 1].worth);
                let known = known.or(model.floor);
                let mut part = relaxation.above(model, subproblem);
                let height = part.tighten(model, DIVIDED_ROUNDS, known);
                if known.is_some_and(|known| height < known * FINE) {
                    // No board in it is even as good as the last one.
                    continue;
                }
                part.finish(model);
                search_below(model, part, (count, node_limit), found, relaxations);
            }
        }
        _ => relaxations.push(relaxation),
    }
}

#[cfg(test)]
mod tests;
