//! The best composition for a dream, proved.
//!
//! [`solve`] finds for an [`Instance`] (dream, segments, what their owner has)
//! the composition of the greatest worth, where a [`Value`] says what things are
//! worth; [`best`] finds the best few. Orders, chests and the colours of wild
//! fragments are chosen as well as can be, by hand if need be (R5).
//!
//! # Why the answer is right
//!
//! 1. *What a board does* is told by few numbers: how often each cell is
//!    collected, which nightmares are banished, how many cells are missing or
//!    outside, and what bats find. Segments that lie in different ways but do the
//!    same are tried once.
//! 2. *Goods* depend on how often each cell is collected and on nothing else.
//!    All such vectors that the segments' symbols allow are worked out at first,
//!    each with every order of keys and chests and every choice of colours.
//! 3. *The bound* is a plane above all of them: a weight for each cell and count,
//!    and one for each point of serenity lost. Its height is the greatest
//!    difference between true worth and plane, taken over all vectors and
//!    losses, so nothing is ever above it, whatever the weights are; good weights
//!    only make it tight. On the plane, the best cover of every set of cells is a
//!    small table, in which a segment may be used twice but pays a price for it
//!    (Lagrange's multipliers).
//! 4. *The search* decides the cells as they are read and leaves out what cannot
//!    be better than what it has. On the way the plane sinks: what is decided
//!    says more about goods, serenity and bats than the plane does.
//! 5. *Parts*: where no plane is low, boards are divided by how often a cell is
//!    collected, and each part gets a plane of its own. Boards with an octopus
//!    that haunts are always apart, and so are those that wake their owner.
//!
//! Nothing is asked of [`Value::goods`], not even that more is better: a chest
//! that must be opened (R14), or the end of the star track (R10), can make more
//! worse. Serenity must not fall in worth, and losing a segment must not be a
//! gain; both are checked.
//!
//! # Ties
//!
//! Of boards of equal worth the first is taken, when boards are compared cell by
//! cell as one reads: by the number of the segment there, then by its turn, its
//! column and its row; a covered cell comes before one that is not. Where so
//! many boards are equal that looking for the first would take longer than a
//! fixed number of steps, the one that the search met first is taken. Either
//! way the answer follows from instance and value alone.

mod bound;
mod harvest;
mod instance;
mod layout;
mod model;
mod search;
mod solution;
mod ties;
mod value;

pub use instance::{Instance, MOST_SEGMENTS, Problem};
pub use solution::{Laid, Solution};
pub use value::{Holdings, Value, Weights, Worth};

use bound::{Octopuses, Part, Plane};
use lucid_dream_runners::SPOTS;
use model::Model;
use search::{Found, Search};

/// How often the first plane is mended, and how often again once a good board
/// is known. More rounds make the search shorter and cost more than that.
const FIRST_ROUNDS: u32 = 6;
const ROUNDS: u32 = 30;
/// How often a plane above a part is mended, which begins as the one above all.
const DIVIDED_ROUNDS: u32 = 10;
/// How many nodes are looked at before a part of the boards is divided.
const PATIENCE: u64 = 1_000;

/// The most compositions that [`best`] lists.
pub const MOST_BEST: usize = 1_000;

/// The best composition.
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
/// use lucid_bots::runners::players::{Outlook, instance};
/// use lucid_bots::runners::solver::solve;
///
/// let outlook = Outlook::new(&game, state.table(), seat);
/// let (instance, ids) = instance(&game, state.table(), seat, &outlook).unwrap();
/// let solution = solve(&instance, &outlook.weights).unwrap();
/// let board: Vec<_> = solution.laid.iter().map(|laid| laid.placed(&ids)).collect();
/// assert!(solution.asleep && game.draft(&board).is_some());
/// ```
pub fn solve(instance: &Instance, value: &impl Value) -> Result<Solution, Vec<Problem>> {
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
/// use lucid_bots::runners::players::{Outlook, instance};
/// use lucid_bots::runners::solver::best;
///
/// let outlook = Outlook::new(&game, state.table(), seat);
/// let (instance, _) = instance(&game, state.table(), seat, &outlook).unwrap();
/// let three = best(&instance, &outlook.weights, 3).unwrap();
/// assert!(three.is_sorted_by(|better, worse| better.value >= worse.value));
/// ```
pub fn best(
    instance: &Instance,
    value: &impl Value,
    count: usize,
) -> Result<Vec<Solution>, Vec<Problem>> {
    let problems = instance::problems(instance, value);
    if !problems.is_empty() {
        return Err(problems);
    }
    Ok(best_with(instance, value, count, PATIENCE))
}

/// As [`best`], of an instance that is sound; `patience` changes how long it
/// takes and nothing else.
fn best_with(
    instance: &Instance,
    value: &impl Value,
    count: usize,
    patience: u64,
) -> Vec<Solution> {
    let model = Model::new(instance, value);
    let count = count.clamp(1, MOST_BEST);
    let mut found: Vec<Found> = Vec::with_capacity(count + 1);
    for asleep in [true, false] {
        if found.len() < count {
            search(&model, asleep, (count, patience), &mut found);
        }
    }
    let solutions = found.iter();
    solutions
        .map(|found| Solution::new(&model, value, found))
        .collect()
}

/// The best that can be made of segments that lie already: order, colours and
/// what bats take.
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
/// use lucid_bots::runners::players::{Outlook, instance};
/// use lucid_bots::runners::solver::{judge, solve};
///
/// let outlook = Outlook::new(&game, state.table(), seat);
/// let (instance, _) = instance(&game, state.table(), seat, &outlook).unwrap();
/// let best = solve(&instance, &outlook.weights).unwrap();
/// let empty = judge(&instance, &outlook.weights, &[]).unwrap();
/// assert!(empty.value <= best.value);
/// assert_eq!(judge(&instance, &outlook.weights, &best.laid).unwrap().value, best.value);
/// ```
pub fn judge(
    instance: &Instance,
    value: &impl Value,
    laid: &[Laid],
) -> Result<Solution, Vec<Problem>> {
    let mut problems = instance::problems(instance, value);
    if problems.is_empty() && !solution::is_sound(instance, laid) {
        problems.push(Problem::Board);
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let model = Model::new(instance, value);
    let found = solution::found(&model, laid);
    Ok(Solution::new(&model, value, &found))
}

/// Adds the best boards that leave their owner asleep, or of those that do not,
/// until there are `count`.
fn search(
    model: &Model<'_>,
    asleep: bool,
    (count, patience): (usize, u64),
    found: &mut Vec<Found>,
) {
    let first = found.is_empty();
    let parts = parts(model);
    let mut planes: Vec<Plane> = Vec::with_capacity(parts.len());
    for part in parts.iter().copied() {
        search_part(model, (asleep, part), (count, patience), found, &mut planes);
    }
    if first {
        ties::settle(model, &planes, found, count);
    }
}

/// All boards, those with octopuses that haunt apart.
fn parts(model: &Model<'_>) -> &'static [Part] {
    const PARTS: [Part; 2] = [
        Part {
            octopuses: Octopuses::Banished,
            times: [None; SPOTS],
        },
        Part {
            octopuses: Octopuses::Haunting,
            times: [None; SPOTS],
        },
    ];
    match model.octopuses {
        0 => &PARTS[..1],
        _ => &PARTS,
    }
}

/// A board that leaves its owner asleep, if there is one: that with the highest
/// serenity.
fn sleeper(model: &Model<'_>, patience: u64) -> Option<Found> {
    /// Serenity, and nothing else.
    struct Calm;
    impl Value for Calm {
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
    let (mut found, mut planes) = (Vec::new(), Vec::new());
    for part in parts(&calm) {
        search_part(&calm, (true, *part), (1, patience), &mut found, &mut planes);
    }
    let laid = found.first()?.laid();
    Some(solution::found(model, &laid))
}

/// Searches a part of all boards.
fn search_part(
    model: &Model<'_>,
    (asleep, part): (bool, Part),
    (count, patience): (usize, u64),
    found: &mut Vec<Found>,
    planes: &mut Vec<Plane>,
) {
    let last = (found.len() == count).then(|| found[count - 1].worth);
    let last = last.or(model.floor);
    let mut plane = Plane::new(model, asleep, part);
    plane.lower(model, FIRST_ROUNDS, last);
    let mut known = last.or_else(|| search::dive(model, &plane));
    if known.is_none() && asleep && found.is_empty() {
        // Perhaps every board wakes the owner: that is proved faster for itself.
        let Some(sleeper) = sleeper(model, patience) else {
            return;
        };
        known = Some(sleeper.worth);
        found.push(sleeper);
    }
    plane.lower(model, ROUNDS, known);
    search_below(model, plane, (count, patience), found, planes);
}

/// Searches the boards below a plane. If that takes too long, because worths
/// are such that no plane is low, they are divided by how often a cell is
/// collected: above each part there is a lower plane.
fn search_below(
    model: &Model<'_>,
    plane: Plane,
    (count, patience): (usize, u64),
    found: &mut Vec<Found>,
    planes: &mut Vec<Plane>,
) {
    let nodes = plane.split.map_or(u64::MAX, |_| patience);
    let done = Search::new(model, &plane, count, found)
        .patient(nodes)
        .run();
    match plane.split {
        Some(spot) if !done => {
            for times in 0..=2 {
                let mut part = plane.part;
                part.times[spot] = Some(times);
                let known = (found.len() == count).then(|| found[count - 1].worth);
                let mut lower = plane.above(model, part);
                lower.lower(model, DIVIDED_ROUNDS, known.or(model.floor));
                search_below(model, lower, (count, patience), found, planes);
            }
        }
        _ => planes.push(plane),
    }
}

#[cfg(test)]
mod tests;
