//! A Dreamscape in its frame: the dusk behind it, its title, the switch of views, and the
//! details below.

use lucid_dreamscape::{Action, CardId, Colour, Phase, Slot};
use lucid_tabletop::Seat;
use lucid_texts::{BoardCount, Phrase};

use super::fit::{Fit, best_fit};
use super::outlook::{Outlook, foresee};
use super::placed_choices::{SlotActs, meant_on_slot, on_slots};
use super::shapes::{icon, mark, spoken, token};
use super::{BoardProps, BySlot, Intent, oblique, overhead};
use super::{El, el};
use crate::drawing::dusk;
use crate::drawing::seat_class;
use crate::points::written;

/// The state of the board beyond the view.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DreamscapeBoardUi {
    /// Whether it is shown from above.
    pub flat: bool,
    /// The slot whose stack is listed.
    pub open: Option<Slot>,
    /// The part of a stack that is lifted.
    pub lifted: Option<(Slot, u8)>,
    /// The slot under the pointer or the focus.
    pub near: Option<Slot>,
    /// The card whose place is shown.
    pub card: Option<CardId>,
}

/// What both views draw of a Dreamscape.
#[derive(Debug)]
pub(crate) struct Ground<'a> {
    /// The table.
    pub(crate) props: &'a BoardProps,
    /// Whose it is.
    pub(crate) seat: Seat,
    /// What is open.
    pub(crate) ui: DreamscapeBoardUi,
    /// What can be done on each slot.
    pub(crate) slots: BySlot<SlotActs>,
    /// What the first act of each slot brings.
    pub(crate) outlooks: BySlot<Outlook>,
    /// The shown card, and where it fits best.
    pub(crate) fit: Option<(CardId, Fit)>,
}

impl<'a> Ground<'a> {
    /// Collects what to draw; only the viewer's own board has choices.
    pub(crate) fn new(props: &'a BoardProps, seat: Seat, ui: DreamscapeBoardUi) -> Ground<'a> {
        let grid = props.game.content().grid();
        let slots = match props.view.viewer == Some(seat) {
            true => on_slots(&props.choices, grid, props.selected, ui.lifted),
            false => BySlot::default(),
        };
        let outlooks = (slots.iter())
            .filter_map(|(slot, offered)| {
                let first = offered.acts.first()?;
                Some((*slot, foresee(&props.game, &props.view, *first)))
            })
            .collect();
        let fit = ui.card.and_then(|card| {
            let content = props.game.content();
            let board = &props.player(seat).board;
            let mirrored = props.game.rules().mirrored;
            Some((card, best_fit(content.card(card), board, grid, mirrored)?))
        });
        Ground {
            props,
            seat,
            ui,
            slots,
            outlooks,
            fit,
        }
    }

    /// The intent of a press on a slot.
    pub(crate) fn press(&self, slot: Slot) -> Option<Intent> {
        let ui = &self.ui;
        if let Some(offered) = self.slots.get(slot) {
            return Some(match (offered.acts.as_slice(), offered.lifts.last()) {
                ([], Some(top)) => Intent::Lift(slot, *top),
                ([only], None) => Intent::Act(*only),
                // While a stack is lifted, a single action is unambiguous.
                ([only], Some(_)) if ui.lifted.is_some() => Intent::Act(*only),
                _ => Intent::OpenSlot(slot),
            });
        }
        if let Some((from, _)) = ui.lifted
            && from == slot
        {
            return Some(Intent::Close);
        }
        let own = self.props.view.viewer == Some(self.seat) && !self.props.choices.is_empty();
        match meant_on_slot(slot, self.props.selected, ui.lifted).filter(|_| own) {
            Some(meant) if self.builds() => Some(Intent::Ask(meant)),
            _ => Some(Intent::OpenSlot(slot)),
        }
    }

    /// Whether shards are placed from Hands in this phase.
    fn builds(&self) -> bool {
        matches!(
            self.props.view.table.phase,
            Phase::Creation | Phase::LastPlacement
        )
    }

    /// Whether a slot is highlighted as actionable. While a part of a stack is lifted, only its
    /// destinations are, not the other stacks that could be lifted instead.
    pub(crate) fn lit(&self, slot: Slot) -> bool {
        (self.slots.get(slot))
            .is_some_and(|offered| !offered.acts.is_empty() || self.ui.lifted.is_none())
    }

    /// The word or number on an actionable slot, if any.
    pub(crate) fn sign(&self, slot: Slot) -> Option<(&'static str, String)> {
        let offered = self.slots.get(slot)?;
        let outlook = self.outlooks.get(slot).copied().unwrap_or_default();
        if outlook.points != 0 {
            return Some(("best", format!("{:+}", outlook.points).replace('-', "−")));
        }
        Some(match offered.acts.as_slice() {
            [Action::Enter] => ("", self.props.word(Phrase::SignEnter)),
            [Action::FreeStep(_)] => ("dim", self.props.word(Phrase::SignFree)),
            [Action::Step(_)] => ("dim", "0".to_owned()),
            _ => return None,
        })
    }

    /// A slot in words: its content and its actions.
    pub(crate) fn describe(&self, slot: Slot) -> String {
        let (props, texts) = (self.props, &self.props.texts);
        let board = &props.player(self.seat).board;
        let stack = board.stack(slot);
        let mut parts = vec![match stack.is_empty() {
            true => props.word(Phrase::BoardEmpty),
            false => texts.shard_list(stack.iter()),
        }];
        if stack.height() > 1 {
            parts.push(texts.board_count(BoardCount::Height(stack.height())));
        }
        let marks = [
            (
                board.is_mountain(slot, props.game.rules().mountain),
                Phrase::BoardMountain,
            ),
            (board.trees().contains(slot), Phrase::BoardTree),
            (board.dreamer() == Some(slot), Phrase::BoardDreamer),
            (
                props.game.content().grid().entry() == slot,
                Phrase::BoardEntry,
            ),
        ];
        let there = marks.into_iter().filter(|(is, _)| *is);
        parts.extend(there.map(|(_, word)| props.word(word)));
        if let Some(offered) = self.slots.get(slot) {
            parts.extend(offered.acts.iter().map(|action| props.describe(*action)));
            if !offered.lifts.is_empty() {
                parts.push(props.word(Phrase::SignLift));
            }
            let outlook = self.outlooks.get(slot).copied().unwrap_or_default();
            if outlook.points != 0 {
                parts.push(texts.board_count(BoardCount::Score(outlook.points)));
            }
            if let Some(card) = outlook.completes {
                parts.push(texts.completes(&props.game, card));
            }
        }
        texts.slot_with(&props.game, slot, parts.join("; "))
    }

    /// What the shown card still needs, in one line.
    fn fit_line(&self) -> Option<(u8, String)> {
        let (card, fit) = self.fit.as_ref()?;
        let texts = &self.props.texts;
        let mut missing: Vec<String> = (fit.missing().into_iter())
            .map(|(colour, count)| texts.shards_of(colour, count))
            .collect();
        let trees = fit.trees();
        if trees > 0 {
            missing.push(texts.count_trees(trees));
        }
        if fit.in_the_way() > 0 {
            missing.push(texts.board_count(BoardCount::InTheWay(fit.in_the_way())));
        }
        if fit.steps > 0 {
            missing.push(texts.board_count(BoardCount::Steps(fit.steps)));
        }
        let level = self.props.game.content().card(*card).level.number();
        Some((level, texts.fit(&self.props.game, *card, &missing)))
    }
}

/// Draws a Dreamscape in its frame.
pub fn dreamscape_board(props: &BoardProps, seat: Seat, ui: DreamscapeBoardUi) -> El {
    let ground = Ground::new(props, seat, ui);
    let title = match props.view.viewer == Some(seat) {
        true => props.word(Phrase::BoardYourDreamscape),
        false => props.texts.board_dreamscape(props.name(seat)),
    };
    let board = match ui.flat {
        true => overhead::board(&ground, &title),
        false => oblique::board(&ground, &title),
    };
    let mut frame = el("section")
        .class(format_args!(
            "dreamscape scene grain {}{}",
            seat_class(seat),
            if ui.flat { " from-above" } else { "" }
        ))
        .attr("aria-label", &title)
        .attr("data-place", format_args!("dreamscape-{seat}"))
        .child(dusk())
        .child(caption(props, seat, &title))
        .child(views(props, ui.flat))
        .child(board);
    if let Some((level, line)) = ground.fit_line() {
        frame = frame.child(
            el("p")
                .class(format_args!("fit-note level-{level}"))
                .key("fit")
                .child(el("span").class("fit-key"))
                .child(el("span").text(line)),
        );
    }
    match reading(&ground) {
        Some(panel) => frame.child(panel.key("reading")),
        None => frame,
    }
}

fn caption(props: &BoardProps, seat: Seat, title: &str) -> El {
    let score = props.player(seat).score;
    let word = props.texts.board_count(BoardCount::ScoreWord(score));
    el("div")
        .class("caption")
        .key("caption")
        .child(el("h2").child(mark(seat)).text(title))
        .child(
            el("span")
                .class("num")
                .attr("data-place", format_args!("score-{seat}"))
                .text(written(score.into())),
        )
        .child(el("span").class("note").text(word))
}

fn views(props: &BoardProps, flat: bool) -> El {
    let button = |name: &str, to: bool, word: Phrase| {
        el("button")
            .attr("type", "button")
            .class(if flat == to { "on" } else { "" })
            .attr("aria-pressed", flat == to)
            .attr("aria-label", props.word(word))
            .attr("title", props.word(word))
            .press(Intent::Flat(to))
            .child(icon(name))
    };
    el("div")
        .class("views")
        .key("views")
        .attr("role", "group")
        .attr("aria-label", props.word(Phrase::BoardView))
        .child(button("i-depth", false, Phrase::BoardRaised))
        .child(button("i-flat", true, Phrase::BoardFlat))
}

/// The stack that is open or lifted, and its actions.
fn reading(ground: &Ground<'_>) -> Option<El> {
    let (props, ui) = (ground.props, ground.ui);
    let slot = ui.lifted.map(|(slot, _)| slot).or(ui.open)?;
    let stack = props.player(ground.seat).board.stack(slot);
    let offered = ground.slots.get(slot).cloned().unwrap_or_default();
    if stack.is_empty() && offered.acts.is_empty() {
        return None;
    }
    let shards = (stack.iter().enumerate()).map(|(height, colour)| {
        let height = height as u8;
        let lifted = ui.lifted.is_some_and(|(_, from)| height >= from);
        let liftable = offered.lifts.contains(&height) || ui.lifted == Some((slot, height));
        shard_of_stack(props, slot, height, colour, lifted, liftable)
    });
    let mut panel = el("div")
        .class("reading")
        .attr("role", "group")
        .attr("aria-label", props.texts.bottom_up(&props.game, slot));
    if !stack.is_empty() {
        panel = panel
            .child(el("p").text(props.texts.bottom_up(&props.game, slot)))
            .child(el("ol").class("stackline").children(shards));
    }
    if ui.lifted.is_none() {
        panel = panel.children(offered.acts.iter().map(|action| {
            el("button")
                .class("btn act")
                .attr("type", "button")
                .text(props.describe(*action))
                .press(Intent::Act(*action))
        }));
    }
    Some(
        panel.child(
            el("button")
                .class("btn bare")
                .attr("type", "button")
                .attr("aria-label", props.word(Phrase::BoardClose))
                .press(Intent::Close)
                .child(icon("i-close")),
        ),
    )
}

fn shard_of_stack(
    props: &BoardProps,
    slot: Slot,
    height: u8,
    colour: Colour,
    lifted: bool,
    liftable: bool,
) -> El {
    let name = props.texts.shard(colour);
    let class = if lifted { "up" } else { "" };
    match liftable {
        true => el("li").class(class).child(
            el("button")
                .attr("type", "button")
                .class("lift")
                .attr("aria-pressed", lifted)
                .attr(
                    "aria-label",
                    format_args!("{}: {name}", props.word(Phrase::SignLift)),
                )
                .press(Intent::Lift(slot, height))
                .child(token(colour)),
        ),
        false => el("li")
            .class(class)
            .child(token(colour))
            .child(spoken(name)),
    }
}
