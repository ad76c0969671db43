//! What a board gives and costs.

use lucid_dream_runners::resolution::{Happening, Reason, Situation, Stock};
use lucid_dream_runners::{Cell, Colour, DreamRunners, SPOTS, SegmentId};

use super::super::players::POINT;
use super::super::solver::Solution;
use super::ComposeTask;

/// What a board does to its owner (R5 to R16).
///
/// Chests that are not turned over yet are opened but count nothing here, and converging
/// cells count what can be expected of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// What is collected from cells and known chests, by kind.
    pub gains: Vec<(Stock, u16)>,
    /// How often a chest for 1, 2 and 3 keys is opened (R14).
    pub opened: [u8; 3],
    /// How many sets of four colours are turned in (R10).
    pub sets: u16,
    /// Cells of the dream that are not covered (R6).
    pub missing: u8,
    /// Cells that lie outside (R6).
    pub outside: u8,
    /// Nightmares that are banished (R7).
    pub banished: u8,
    /// Serenity that the other nightmares cost (R7, R11, R13).
    pub haunted: u16,
    /// The segments that bats take (R12).
    pub lost: Vec<SegmentId>,
    /// The change in points on both tracks.
    pub points: i16,
    /// What the board is worth by source, in hundredths of a point. Sources that add nothing
    /// are left out.
    pub sources: Vec<(WorthSource, i64)>,
    /// Whether the owner stays asleep (R9).
    pub asleep: bool,
}

/// Where the worth of a board comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WorthSource {
    /// Points on the track of serenity (R9).
    Serenity,
    /// Points on the track of stars (R10).
    Stars,
    /// Fragments that are kept for further stars.
    Fragments,
    /// Keys that are kept for chests.
    Keys,
    /// Coins that buy calm (R17).
    Coins,
    /// The mean of chests that are not turned over yet (R14).
    Chests,
    /// Segments that bats take (R12).
    Segments,
    /// The risk of waking up in a later round.
    Risk,
}

impl WorthSource {
    /// Whether it is points already, and not something that may become points.
    pub fn is_points(self) -> bool {
        matches!(self, WorthSource::Serenity | WorthSource::Stars)
    }
}

impl Effect {
    pub(super) fn new(game: &DreamRunners, task: &ComposeTask, solution: &Solution) -> Effect {
        let (instance, composition) = (&task.instance, &solution.composition);
        let banished = (0..SPOTS).filter(|spot| {
            let symbol = composition.symbols[*spot];
            matches!(instance.dream.cells[*spot], Cell::Nightmare(_))
                && symbol.is_some_and(|symbol| symbol.banishes())
        });
        let tracks = game.content().tracks();
        let points = |serenity: u8, stars: u8| {
            let at = |track: &[u8], space: u8| track.get(usize::from(space)).copied();
            let serenity = at(&tracks.serenity, serenity).unwrap_or_default();
            i16::from(serenity) + i16::from(at(&tracks.stars, stars).unwrap_or_default())
        };
        let (before, after) = (instance.situation, solution.resolved.situation);
        let mut effect = Effect {
            missing: composition.missing(),
            outside: composition.outside,
            banished: banished.count() as u8,
            lost: solution.lost.iter().map(|n| task.ids[*n]).collect(),
            points: points(after.serenity, after.stars) - points(before.serenity, before.stars),
            sources: sources(game, task, solution),
            asleep: solution.asleep,
            ..Effect::default()
        };
        let mut gained = [0u16; KINDS.len()];
        for happening in &solution.happenings {
            effect.note(happening, &mut gained);
        }
        let some = KINDS
            .into_iter()
            .zip(gained)
            .filter(|(_, count)| *count > 0);
        effect.gains = some.collect();
        effect
    }

    fn note(&mut self, happening: &Happening, gained: &mut [u16; KINDS.len()]) {
        match *happening {
            Happening::Changed {
                stock,
                amount,
                reason: Reason::Cell(_) | Reason::Chest(_),
            } => {
                if let Some(kind) = KINDS.iter().position(|kind| *kind == stock)
                    && amount > 0
                {
                    gained[kind] += amount.unsigned_abs();
                }
                // Keys are what chests cost; serenity is what nightmares do.
                if stock == Stock::Serenity && amount < 0 {
                    self.haunted += amount.unsigned_abs();
                }
            }
            Happening::Changed {
                stock: Stock::Star,
                amount,
                ..
            } => self.sets += amount.unsigned_abs(),
            Happening::Opened { keys, .. } => {
                if let Some(opened) = self.opened.get_mut(usize::from(keys).wrapping_sub(1)) {
                    *opened += 1;
                }
            }
            _ => {}
        }
    }
}

/// What can be collected, in the order of display.
const KINDS: [Stock; 7] = [
    Stock::Fragment(Colour::ALL[0]),
    Stock::Fragment(Colour::ALL[1]),
    Stock::Fragment(Colour::ALL[2]),
    Stock::Fragment(Colour::ALL[3]),
    Stock::Key,
    Stock::Coin,
    Stock::Serenity,
];

/// What a board is worth more than nothing at all, by source.
fn sources(
    game: &DreamRunners,
    task: &ComposeTask,
    solution: &Solution,
) -> Vec<(WorthSource, i64)> {
    let weights = &task.valuation.weights;
    let (before, after) = (&task.instance.situation, &solution.resolved.situation);
    let more = |worth: &dyn Fn(&Situation) -> i64| worth(after) - worth(before);
    let track = &game.content().tracks().serenity;
    let points = |situation: &Situation| {
        let points = track.get(usize::from(situation.serenity)).copied();
        i64::from(points.unwrap_or_default()) * POINT
    };
    let fragments = |situation: &Situation| {
        let held = weights.fragments.iter().zip(situation.fragments);
        held.map(|(worth, count)| worth.of(count)).sum()
    };
    let known = task.instance.dream.chests;
    let mut chests = 0;
    for happening in &solution.happenings {
        if let Happening::Opened { keys, .. } = happening {
            let pile = usize::from(*keys).clamp(1, 3) - 1;
            chests += known[pile].map_or(weights.chests[pile], |_| 0);
        }
    }
    let losses = solution.lost.iter();
    let losses = losses.map(|segment| weights.losses.get(*segment).copied().unwrap_or(0));
    let serenity = |situation: &Situation| weights.serenity.of(situation.serenity.into());
    let all = [
        (WorthSource::Serenity, more(&points)),
        (
            WorthSource::Stars,
            more(&|has| weights.stars.of(has.stars.into())),
        ),
        (WorthSource::Fragments, more(&fragments)),
        (WorthSource::Keys, more(&|has| weights.keys.of(has.keys))),
        (WorthSource::Coins, more(&|has| weights.coins.of(has.coins))),
        (WorthSource::Chests, chests),
        (WorthSource::Segments, -losses.sum::<i64>()),
        (WorthSource::Risk, more(&serenity) - more(&points)),
    ];
    all.into_iter().filter(|(_, worth)| *worth != 0).collect()
}
