//! A stage of a lesson: the dream, the segments, and what can be chosen.

use leptos::prelude::*;
use lucid_dream_runners::resolution::Stock;
use lucid_dream_runners::{Action, BOARD, Colour, DreamRunners, Phase, SegmentId};
use lucid_texts::{Phrase, Texts};
use lucid_web::dream_runners::draw::{BoardLook, Hand, board, covering, preview, token};
use lucid_web::learn::Stage;

use crate::app::{app, say};
use crate::pages::learn::class::Class;
use crate::pages::learn::lesson::LessonPage;
use crate::ui::icon;

/// A stage with the selected segment.
#[derive(Clone, Copy)]
struct StageSelection {
    class: Class<DreamRunners>,
    held: RwSignal<Option<Hand>>,
}

pub(super) fn stage(page: LessonPage, stage: &'static Stage) -> AnyView {
    let Some(class) = Class::<DreamRunners>::new(app(), stage, page.mood) else {
        return ().into_any();
    };
    let play = StageSelection {
        class,
        held: RwSignal::new(None),
    };
    class.follow(page, move || play.held.set(None));
    let composing = move || {
        class
            .scene
            .with(|scene| scene.view.table.phase == Phase::Compose)
    };
    view! {
        <div class="stage single of-runners">
            <div class="stage-large"><div class="part dream seat-violet">{dream(play)}</div></div>
            <div class="stage-small">
                <div class="part"><section class="sheet purse">{purse(class)}</section></div>
                <Show when=composing><div class="part">{tray(play)}</div></Show>
            </div>
            {bar(play)}
        </div>
    }
    .into_any()
}

/// The dream with its segments. While a segment is selected, every cell where it can be laid is
/// a button.
fn dream(play: StageSelection) -> impl IntoView {
    let app = app();
    let class = play.class;
    let drawing = move || {
        let (scene, texts) = (class.scene.get(), app.texts.get());
        let (game, table) = (&class.game(), &scene.view.table);
        let draft = scene.view.own_draft().copied().unwrap_or_default();
        let composing = table.phase == Phase::Compose;
        let brings = composing
            .then(|| preview(game, table, lucid_tabletop::Seat::new(0), &draft))
            .flatten();
        let look = BoardLook {
            game,
            table,
            draft: &draft,
            preview: brings.as_ref(),
            hand: play
                .held
                .get()
                .filter(|_| composing)
                .map(|hand| (hand, true)),
            advised: &[],
            lit: None,
            open: &[],
            texts: &texts,
            label: texts.dream_of(texts.phrase(Phrase::You)),
        };
        board(&look).markup()
    };
    let places = move || {
        let segment = play
            .held
            .with(|held| held.map(|hand| (hand.segment, hand.turn)))?;
        class.is_open().then(|| {
            let (scene, texts) = (class.scene.get(), app.texts.get());
            let game = &*class.game();
            let draft = scene.view.own_draft().copied().unwrap_or_default();
            let hand = Hand {
                turn: segment.1,
                ..Hand::take(&draft, segment.0)
            };
            let cells = (0..BOARD as u8).flat_map(|row| (0..BOARD as u8).map(move |at| (at, row)));
            let buttons = cells.filter_map(|cell| {
                let placed = covering(game, &scene.choices, &draft, &hand, cell)?;
                let action = Action::Put(placed);
                scene.choices.contains(&action).then(|| {
                    let name = texts.segment_over(game, placed, true);
                    let over = move || {
                        play.held.update(|held| {
                            if let Some(held) = held {
                                (held.column, held.row) = (placed.column, placed.row);
                            }
                        });
                    };
                    let put = move |_| {
                        play.held.set(None);
                        class.act(action);
                    };
                    view! {
                        <button class="spot" aria-label=name
                            style:grid-column=(cell.0 + 1).to_string() style:grid-row=(cell.1 + 1).to_string()
                            on:pointerenter=move |_| over() on:focus=move |_| over() on:click=put></button>
                    }
                })
            });
            view! { <div class="spots">{buttons.collect_view()}</div> }
        })
    };
    // The buttons must not be rebuilt while the segment moves over them.
    let held = Memo::new(move |_| {
        play.held
            .with(|held| held.map(|hand| (hand.segment, hand.turn)))
    });
    view! {
        <div class="quilt-host">
            <div class="quilt-drawing" inner_html=drawing></div>
            {move || {
                held.track();
                class.scene.track();
                untrack(places)
            }}
        </div>
    }
}

/// The segments, to select, turn and lay.
fn tray(play: StageSelection) -> impl IntoView {
    let app = app();
    let class = play.class;
    let own: Vec<SegmentId> = (class.game().content())
        .set_of(lucid_tabletop::Seat::new(0))
        .collect();
    let pieces = own.into_iter().map(|segment| {
        let is_held = move || play.held.with(|held| held.is_some_and(|hand| hand.segment == segment));
        let turn = move || play.held.with(|held| held.filter(|hand| hand.segment == segment).map_or(0, |hand| hand.turn));
        let drawing = move || token(&class.game(), segment, turn()).markup();
        let name = move || app.texts.with(|texts| texts.segment(&class.game(), segment));
        let choose = move |_| {
            let draft = class.scene.with_untracked(|scene| scene.view.own_draft().copied());
            let hand = Hand::take(&draft.unwrap_or_default(), segment);
            play.held.update(|held| {
                *held = held.is_none_or(|held| held.segment != segment).then_some(hand);
            });
        };
        view! {
            <li>
                <button class="piece" class:held=is_held aria-pressed=move || is_held().to_string() aria-label=name
                    disabled=move || !class.is_open() on:click=choose>
                    <span class="drawn" inner_html=drawing></span>
                </button>
            </li>
        }
    });
    let turn = move |_| {
        play.held
            .update(|held| *held = held.map(|hand| hand.turned(&class.game(), 1)));
    };
    let none = move || play.held.with(Option::is_none);
    view! {
        <section class="sheet lesson-tray" aria-label=say(Phrase::Segments)>
            <h2>{say(Phrase::Segments)}</h2>
            <ul>{pieces.collect_view()}</ul>
            <button class="btn quiet turn" disabled=none on:click=turn>{icon("turn")} <span class="words">{say(Phrase::TurnSegment)}</span></button>
        </section>
    }
}

/// What the learner has.
fn purse(class: Class<DreamRunners>) -> impl IntoView {
    let app = app();
    move || {
        let (scene, texts) = (class.scene.get(), app.texts.get());
        let has = scene.view.table.players[lucid_tabletop::Seat::new(0)].situation;
        let mut all = vec![
            (Stock::Serenity, u16::from(has.serenity)),
            (Stock::Coin, has.coins),
            (Stock::Key, has.keys),
            (Stock::Star, has.stars.into()),
        ];
        all.extend(
            Colour::ALL.map(|colour| (Stock::Fragment(colour), has.fragments[colour as usize])),
        );
        let rows = (all.into_iter())
            .filter(|(stock, count)| *count > 0 || *stock == Stock::Serenity)
            .map(
                |(stock, count)| view! { <li class="tag">{texts.runners_stock(stock, count)}</li> },
            );
        view! {
            <h2>{texts.runners_phase(scene.view.table.phase)}</h2>
            <ul>{rows.collect_view()}</ul>
        }
    }
}

fn words(texts: &Texts, game: &DreamRunners, action: Action) -> Option<String> {
    match action {
        Action::Put(_) => None,
        Action::Lock => Some(texts.phrase(Phrase::Lock)),
        Action::Clear => Some(texts.phrase(Phrase::ClearBoard)),
        Action::Lift(segment) => {
            let taken = texts.phrase(Phrase::TakeBack);
            Some(format!("{taken}: {}", texts.segment(game, segment)))
        }
        action => Some(texts.runners_action(game, action)),
    }
}

/// All other choices, and the answer to “why not?”.
fn bar(play: StageSelection) -> impl IntoView {
    let app = app();
    let class = play.class;
    let items = move || {
        let (scene, texts) = (class.scene.get(), app.texts.get());
        let open = class.is_open();
        let choices = scene.choices.iter().copied().filter(|_| open);
        let buttons = choices.filter_map(|action| {
            let words = words(&texts, &class.game(), action)?;
            let lock = action == Action::Lock;
            let lifted = match action {
                Action::Lift(segment) => Some(segment),
                _ => None,
            };
            let act = move |_| {
                play.held.set(None);
                class.act(action);
            };
            // On a phone a segment is told by its picture.
            let drawn = lifted.map(|segment| {
                let drawing = token(&class.game(), segment, 0).markup();
                view! { <span class="drawn" aria-hidden="true" inner_html=drawing></span> }
            });
            Some(view! {
                <button class="btn act" class:primary=lock class:lift=lifted.is_some() on:click=act>
                    {lock.then(|| icon("lock"))} {drawn} <span class="words">{words}</span>
                </button>
            })
        });
        buttons.collect::<Vec<_>>()
    };
    let can_undo = move || class.is_open() && class.scene.with(|scene| scene.can_undo);
    let why = move || {
        class.why.get().map(|refusal| {
            let texts = app.texts.get();
            let rule = refusal.rule();
            view! {
                <p class="why-not" role="alert">
                    {icon("why")}
                    <span><b>{say(Phrase::WhyNot)}</b> " " {texts.runners_refusal(&class.game(), refusal)}</span>
                    <a class="tag no" href=format!("/learn/rules/{rule}")>{texts.rule(rule)}</a>
                </p>
            }
        })
    };
    view! {
        <section class="actions" aria-label=say(Phrase::Choices)>
            {why}
            <div class="choices">{items}</div>
            <div class="ends">
                <button class="btn bare undo" disabled=move || !can_undo() on:click=move |_| class.undo()>
                    {icon("undo")} <span class="words">{say(Phrase::Undo)}</span>
                </button>
            </div>
        </section>
    }
}
