//! Advice for Dream Runners, ready to be shown: a board, or a choice.

#[cfg(test)]
mod tests;
mod whys;

use lucid_bots::dream_runners::advice::{Advice, Decision, Effect, WorthSource};
use lucid_dream_runners::{Action, Draft, DreamRunners, Phase, Placed, View};
use lucid_texts::{Phrase, Texts};

pub(super) use whys::whys_of_board;

use crate::advice::Standing;
use crate::advice::review::hundredths;

/// The advice for a view.
#[derive(Clone, Debug)]
pub struct RunnersHint {
    kind: AdviceKind,
    /// The view that it was asked for.
    view: View,
}

#[derive(Clone, Debug)]
enum AdviceKind {
    /// Boards with their effects.
    Boards(Advice, Vec<Effect>),
    Choices(Decision),
}

/// A line as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunnersShown {
    /// Whether it is a board instead of a choice.
    pub is_board: bool,
    /// The segments with their places, or what to choose.
    pub steps: Vec<String>,
    /// Why, in short sentences.
    pub whys: Vec<String>,
    /// What it is worth; nothing for a choice.
    pub worths: Option<Worths>,
    /// How certain it is that this is best.
    pub known: Phrase,
}

/// What a board is worth by source, in hundredths of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worths {
    /// Points on both tracks.
    pub now: Vec<(Phrase, i32)>,
    /// Their sum.
    pub points: i32,
    /// What may turn into points later.
    pub later: Vec<(Phrase, i32)>,
    /// All together.
    pub total: i32,
}

impl Worths {
    /// The worths of an effect.
    pub fn new(effect: &Effect) -> Worths {
        let of = |points: bool| {
            let sources = effect.sources.iter();
            let sources = sources.filter(move |(source, _)| source.is_points() == points);
            sources.map(|(source, worth)| (phrase(*source), hundredths(*worth)))
        };
        Worths {
            now: of(true).collect(),
            points: of(true).map(|(_, worth)| worth).sum(),
            later: of(false).collect(),
            total: effect.sources.iter().map(|(_, w)| hundredths(*w)).sum(),
        }
    }
}

impl RunnersHint {
    /// Parses advice for the view that it was asked for.
    pub fn new(game: &DreamRunners, view: &View, text: &str) -> Option<RunnersHint> {
        let kind = match Advice::parse(game, text) {
            Ok(advice) => {
                let effects = advice.lines.iter().map(|line| line.effect(game, view));
                let effects = effects.collect::<Option<Vec<Effect>>>()?;
                AdviceKind::Boards(advice, effects)
            }
            Err(_) => AdviceKind::Choices(Decision::parse(game, text).ok()?),
        };
        Some(RunnersHint {
            kind,
            view: view.clone(),
        })
    }

    /// How many lines there are.
    pub fn lines(&self) -> usize {
        match &self.kind {
            AdviceKind::Boards(advice, _) => advice.lines.len(),
            AdviceKind::Choices(decision) => decision.ways.len(),
        }
    }

    /// How much less a line is worth than the best, in hundredths.
    pub fn behind(&self, line: usize) -> i32 {
        hundredths(match &self.kind {
            AdviceKind::Boards(advice, _) => advice.behind(line),
            AdviceKind::Choices(decision) => decision.behind(line),
        })
    }

    /// The board of a line; empty where it is a choice.
    pub fn board(&self, line: usize) -> &[Placed] {
        match &self.kind {
            AdviceKind::Boards(advice, _) => advice.lines.get(line).map_or(&[], |line| &line.board),
            AdviceKind::Choices(_) => &[],
        }
    }

    /// The choice of a line.
    pub fn choice(&self, line: usize) -> Option<Action> {
        match &self.kind {
            AdviceKind::Boards(..) => None,
            AdviceKind::Choices(decision) => decision.ways.get(line).map(|way| way.action),
        }
    }

    /// The next action of a line; nothing when it is done. Locking the board is left to the
    /// player.
    pub fn next(&self, line: usize, view: &View) -> Option<Action> {
        match self.standing(line, view) {
            Standing::Next(_) => {}
            Standing::Done | Standing::Elsewhere => return None,
        }
        match &self.kind {
            AdviceKind::Boards(advice, _) => Some(advice.lines.get(line)?.next(view.own_draft()?)),
            AdviceKind::Choices(_) => self.choice(line),
        }
    }

    /// How far a table has followed a line.
    pub fn standing(&self, line: usize, view: &View) -> Standing {
        let asked = &self.view;
        let same = (asked.viewer, asked.table.round, asked.table.phase)
            == (view.viewer, view.table.round, view.table.phase);
        match &self.kind {
            AdviceKind::Boards(advice, _) => match (advice.lines.get(line), view.own_draft()) {
                (Some(line), Some(draft)) if same && !is_locked(view) => match line.next(draft) {
                    Action::Lock => Standing::Done,
                    _ => Standing::Next(0),
                },
                _ => Standing::Elsewhere,
            },
            AdviceKind::Choices(_) if same && asked.table == view.table => Standing::Next(0),
            AdviceKind::Choices(_) => Standing::Elsewhere,
        }
    }

    /// The segments of a line that are not in place yet.
    pub fn missing(&self, line: usize, draft: &Draft) -> Vec<Placed> {
        let board = self.board(line).iter().copied();
        board
            .filter(|placed| draft.find(placed.segment) != Some(*placed))
            .collect()
    }

    /// A line in words.
    pub fn show(&self, texts: &Texts, game: &DreamRunners, line: usize) -> Option<RunnersShown> {
        match &self.kind {
            AdviceKind::Boards(advice, effects) => {
                let (line, effect) = (advice.lines.get(line)?, effects.get(line)?);
                let steps = line.board.iter();
                let whys = whys_of_board(effect);
                Some(RunnersShown {
                    is_board: true,
                    steps: steps
                        .map(|placed| texts.segment_laid(game, *placed))
                        .collect(),
                    whys: whys
                        .iter()
                        .map(|why| texts.runners_why(game, why))
                        .collect(),
                    worths: Some(Worths::new(effect)),
                    known: Phrase::RunnersAdviceExact,
                })
            }
            AdviceKind::Choices(decision) => {
                let way = decision.ways.get(line)?;
                let whys = whys::whys_of_choice(game, &self.view, way);
                Some(RunnersShown {
                    is_board: false,
                    steps: vec![texts.runners_choice(game, way.action)],
                    whys: whys
                        .iter()
                        .map(|why| texts.runners_why(game, why))
                        .collect(),
                    worths: None,
                    known: match self.view.table.phase {
                        Phase::Improve => Phrase::RunnersAdviceEstimate,
                        _ => Phrase::AdviceSearched,
                    },
                })
            }
        }
    }
}

/// Whether the viewer has locked.
fn is_locked(view: &View) -> bool {
    view.viewer
        .is_some_and(|seat| view.table.done.contains(seat))
}

fn phrase(source: WorthSource) -> Phrase {
    match source {
        WorthSource::Serenity => Phrase::RunnersSourceSerenity,
        WorthSource::Stars => Phrase::RunnersSourceStars,
        WorthSource::Fragments => Phrase::RunnersSourceFragments,
        WorthSource::Keys => Phrase::RunnersSourceKeys,
        WorthSource::Coins => Phrase::RunnersSourceCoins,
        WorthSource::Chests => Phrase::RunnersSourceChests,
        WorthSource::Segments => Phrase::RunnersSourceSegments,
        WorthSource::Risk => Phrase::RunnersSourceRisk,
    }
}
