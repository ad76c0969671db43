//! The bar of choices: one row with the likeliest actions, the rest behind More; the step of a
//! power, undo, and a confirmation before something is lost for good.

use leptos::html;
use leptos::prelude::*;
use lucid_dreamscape::{Action, Colour};
use lucid_texts::Phrase;
use lucid_web::dreamscape::bar::{Bar, BarChoice, BarItem, Face, Price, Sign};
use lucid_web::dreamscape::guide::loss::{Loss, loss};
use lucid_web::settings::Caution;
use lucid_web::table::Waiting;
use lucid_web::titles::dreamscape::hint::place;

use super::nightmare_story::{self, Storyteller};
use super::{procedure, prompt};
use crate::app::{App, app, say};
use crate::board::mark_at;
use crate::dreamscape::{Controller, token};
use crate::ui::{icon, keep_fitting, key, used};

pub(super) fn bar(
    controller: Controller,
    storyteller: Storyteller,
    act: Callback<Action>,
    select: Callback<Option<Colour>>,
    look: RwSignal<bool>,
    hint: RwSignal<bool>,
) -> AnyView {
    let telling = Memo::new(move |_| storyteller.is_telling());
    let content = move || match telling.get() {
        true => nightmare_story::panel(storyteller),
        false => choices(controller, storyteller, act, select, look, hint),
    };
    view! {
        <section class="actions" tabindex="-1" aria-label=say(Phrase::Choices)>{content}</section>
    }
    .into_any()
}

/// What is open in the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    /// A group, whose choices replace the row.
    Group(usize),
    /// The menu of what does not fit into the row.
    More,
}

/// What the parts of the row share.
#[derive(Clone, Copy)]
pub(crate) struct BarParts {
    bar: Memo<Bar>,
    act: Callback<Action>,
    select: Callback<Option<Colour>>,
    /// Marks on the boards where an action is played.
    point: Callback<Option<Action>>,
    open: RwSignal<Option<Open>>,
    /// How many items fit into the row.
    fits: RwSignal<usize>,
}

impl BarParts {
    /// A row of choices; what is open in it ends with the moment.
    pub(crate) fn new(
        bar: Memo<Bar>,
        act: Callback<Action>,
        select: Callback<Option<Colour>>,
        point: Callback<Option<Action>>,
    ) -> BarParts {
        let parts = BarParts {
            bar,
            act,
            select,
            point,
            open: RwSignal::new(None),
            fits: RwSignal::new(usize::MAX),
        };
        Effect::new(move |_| {
            bar.track();
            parts.open.set(None);
        });
        on_cleanup(|| mark_at(&[]));
        parts
    }

    /// Opens something, or closes what is open. If a place for a shard is to be chosen, selects
    /// the shard, so that the board shows the places.
    fn open(self, open: Option<Open>) {
        let before = self.open.get_untracked();
        self.open.set(open);
        mark_at(&[]);
        let colour = |open| match open {
            Some(Open::Group(index)) => self
                .bar
                .with_untracked(|bar| bar.items.get(index).and_then(BarItem::takes_up)),
            _ => None,
        };
        let taken = colour(open);
        if taken.is_some() || colour(before).is_some() {
            self.select.run(taken);
        }
        // A player who opened it with a key continues with keys.
        if open.is_some() {
            request_animation_frame(|| super::focus(".parts .part"));
        }
    }

    fn point(self, action: Option<Action>) {
        self.point.run(action);
    }
}

/// Marks on the boards of a table where an action is played.
fn point(controller: Controller, action: Option<Action>) {
    let place = action.and_then(|action| {
        let scene = controller.scene.get_untracked();
        let seat = scene.viewer?;
        let game = controller.game.get_value();
        place(&game, &scene.view.table, seat, action)
    });
    mark_at(place.as_slice());
}

/// The row itself, with what is open in it; a question may stand in its place.
pub(crate) fn row(
    parts: BarParts,
    asking: impl Fn() -> bool + Copy + Send + Sync + 'static,
    question: AnyView,
) -> AnyView {
    let middle = NodeRef::<html::Div>::new();
    // While a group has the row its buttons have no size.
    let is_row = move || {
        parts.bar.track();
        !matches!(parts.open.get(), Some(Open::Group(_)))
    };
    keep_fitting(middle, is_row, parts.fits);
    // Buttons are updated in place, so they keep the focus.
    let items = move || {
        let Bar { items, leads, .. } = parts.bar.get();
        let buttons = items.into_iter().enumerate();
        let buttons = buttons.map(|(index, item)| button(parts, index, item, leads && index == 0));
        buttons.collect::<Vec<_>>()
    };
    let grouped = move || matches!(parts.open.get(), Some(Open::Group(_)));
    // The choices keep their place while the question stands there.
    view! {
        <div class="middle" class:asking=asking class:opened=grouped node_ref=middle>
            {opened(parts)}
            <div class="choices">{items}</div>
            {more(parts)}
            {question}
        </div>
    }
    .into_any()
}

fn choices(
    controller: Controller,
    storyteller: Storyteller,
    act: Callback<Action>,
    select: Callback<Option<Colour>>,
    look: RwSignal<bool>,
    hint: RwSignal<bool>,
) -> AnyView {
    let app = app();
    let bar = Memo::new(move |_| {
        let scene = controller.scene.get();
        let texts = app.texts.get();
        controller
            .game
            .with_value(|game| Bar::new(&texts, game, &scene.view.table, &scene.choices))
    });
    let point = Callback::new(move |action| point(controller, action));
    let parts = BarParts::new(bar, act, select, point);
    // What would be lost ends with the moment.
    let asked = RwSignal::new(None::<Loss>);
    Effect::new(move |_| {
        bar.track();
        asked.set(None);
    });
    // Ends the turn or power, at once or after a confirmation.
    let go_on = Callback::new(move |action: Action| {
        let careful = app.settings.with_untracked(|settings| settings.caution) == Caution::Ask;
        let lost = (careful && asked.get_untracked().is_none()).then(|| lost(controller, action));
        match lost.flatten() {
            Some(loss) => {
                app.tell(describe(app, controller, loss));
                asked.set(Some(loss));
            }
            None => act.run(action),
        }
    });
    let question = move || {
        let loss = asked.get()?;
        app.texts.track();
        Some(
            view! { <p class="lost-ask">{icon("why")}<span>{describe(app, controller, loss)}</span></p> },
        )
    };
    let panel = move || match procedure::now(controller) {
        Some(now) => procedure::panel(controller, now),
        None => prompt::prompt(controller),
    };
    let over = Memo::new(move |_| controller.is_over());
    let scores = move || {
        let scores = || {
            view! {
                <button class="btn primary" on:click=move |_| look.set(false)>{say(Phrase::Scores)}</button>
            }
        };
        over.get().then(scores)
    };
    view! {
        {panel}
        {row(parts, move || asked.get().is_some(), question.into_any())}
        <div class="ends">
            {again(controller, storyteller, over)}
            {hint_button(controller, hint)}
            {move || back(controller, asked)}
            {move || ways_on(app, bar, asked, go_on)}
            {scores}
        </div>
    }
    .into_any()
}

/// The More button, with the number of items behind it.
fn more(parts: BarParts) -> AnyView {
    let hidden = move || {
        let count = parts.bar.with(|bar| bar.items.len());
        count.saturating_sub(parts.fits.get())
    };
    let count = Memo::new(move |_| hidden());
    let is_open = move || parts.open.get() == Some(Open::More);
    let toggle = move |_| {
        let open = parts.open.get_untracked() != Some(Open::More);
        parts.open(open.then_some(Open::More));
    };
    view! {
        <button class="btn act more-acts" hidden=move || count.get() == 0 aria-expanded=move || is_open().to_string()
            on:click=toggle>
            {icon("more")} <span class="verb">{say(Phrase::SignMore)}</span>
            <span class="price">{move || count.get().to_string()}</span> {key("M")}
        </button>
    }
    .into_any()
}

/// The open group or menu.
fn opened(parts: BarParts) -> AnyView {
    let shown = move || {
        let open = parts.open.get()?;
        let items = parts.bar.get().items;
        match open {
            Open::Group(index) => items.into_iter().nth(index).and_then(|item| match item {
                BarItem::Many {
                    ref title,
                    ref choices,
                    ..
                } => {
                    let class = match (item.is_of_places(), choices.len()) {
                        (true, 0..=6) => "parts placed",
                        (true, _) => "parts placed dense",
                        (false, _) => "parts",
                    };
                    let buttons = choices.iter().cloned().map(|choice| part(parts, choice));
                    Some(panel(parts, class, title.clone(), buttons.collect()))
                }
                BarItem::One(_) => None,
            }),
            Open::More => {
                let title = app().texts.with(|texts| texts.phrase(Phrase::SignMore));
                let fits = parts.fits.get();
                let rest = items.into_iter().enumerate().skip(fits);
                let rest: Vec<_> = rest
                    .map(|(index, item)| entry(parts, index, item))
                    .collect();
                (!rest.is_empty()).then(|| panel(parts, "parts menu", title, rest))
            }
        }
    };
    shown.into_any()
}

fn panel(parts: BarParts, class: &'static str, title: String, buttons: Vec<AnyView>) -> AnyView {
    let label = title.clone();
    view! {
        <div class=class role="group" aria-label=label on:pointerleave=move |_| parts.point(None)>
            <b>{title}</b>
            <p class="tap" aria-hidden="true">{say(Phrase::SignOnBoard)}</p>
            <div>{buttons}</div>
            <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| parts.open(None)>
                {icon("close")}
            </button>
        </div>
    }
    .into_any()
}

/// A choice of a group; while it is pointed at, its place on the boards is marked.
fn part(parts: BarParts, choice: BarChoice) -> AnyView {
    let action = choice.action;
    let pressed = move |_| {
        mark_at(&[]);
        parts.act.run(action);
    };
    let point = move || parts.point(Some(action));
    view! {
        <button class="btn act part" title=choice.words on:click=pressed
            on:pointerenter=move |_| point() on:focus=move |_| point()>
            {face(choice.face)}
        </button>
    }
    .into_any()
}

/// An item of the menu.
fn entry(parts: BarParts, index: usize, item: BarItem) -> AnyView {
    let (action, words, face_of) = match &item {
        BarItem::One(choice) => (
            Some(choice.action),
            choice.words.clone(),
            choice.face.clone(),
        ),
        BarItem::Many { title, face, .. } => (None, title.clone(), face.clone()),
    };
    let pressed = move |_| match action {
        Some(action) => {
            mark_at(&[]);
            parts.act.run(action);
        }
        None => parts.open(Some(Open::Group(index))),
    };
    let point = move || parts.point(action);
    view! {
        <button class="btn act part" on:click=pressed on:pointerenter=move |_| point() on:focus=move |_| point()>
            {sign(face_of.sign)} <span>{words}</span> {price(face_of.price)}
        </button>
    }
    .into_any()
}

/// The button for a hint, if hints are fair.
fn hint_button(controller: Controller, hint: RwSignal<bool>) -> AnyView {
    let fair = controller.hints_are_fair();
    let mine = Memo::new(move |_| {
        controller
            .scene
            .with(|scene| matches!(scene.waiting, Waiting::Person(_)) && scene.choices.len() > 1)
    });
    let ask = move || {
        view! {
            <button class="btn bare hint-ask" aria-expanded=move || hint.get().to_string()
                on:click=move |_| hint.update(|open| *open = !*open)>
                {icon("hint")} <span class="said">{say(Phrase::HintAsk)}</span> {key("H")}
            </button>
        }
    };
    let button = move || (fair && mine.get()).then(ask);
    button.into_any()
}

/// The button to retell Mr Nightmare's last turn.
fn again(controller: Controller, storyteller: Storyteller, over: Memo<bool>) -> AnyView {
    let alone = controller.setup().rules.solo.is_some();
    let has_told = Memo::new(move |_| !over.get() && alone && storyteller.can_tell_again());
    let again = move || {
        view! {
            <button class="btn bare again" aria-label=say(Phrase::StoryAgain) title=say(Phrase::StoryAgain)
                on:click=move |_| storyteller.tell_again()>
                {icon("replay")} {key("R")}
            </button>
        }
    };
    let button = move || has_told.get().then(again);
    button.into_any()
}

/// The button to undo a step, or to leave the confirmation.
fn back(controller: Controller, asked: RwSignal<Option<Loss>>) -> AnyView {
    if asked.get().is_some() {
        return view! {
            <button class="btn primary stay" on:click=move |_| asked.set(None)>{say(Phrase::LossStay)}</button>
        }
        .into_any();
    }
    // Spectators have nothing to undo.
    if controller.scene.with(|scene| scene.viewer.is_none()) {
        return ().into_any();
    }
    let cannot = move || !controller.scene.with(|scene| scene.can_undo);
    view! {
        <button class="btn bare undo" disabled=cannot on:click=move |_| controller.undo()>
            {icon("undo")} <span class="said">{say(Phrase::Undo)}</span> {key("U")}
        </button>
    }
    .into_any()
}

fn ways_on(
    app: App,
    bar: Memo<Bar>,
    asked: RwSignal<Option<Loss>>,
    go_on: Callback<Action>,
) -> Vec<AnyView> {
    let anyway = asked.get().is_some();
    let Bar { ways_on, leads, .. } = bar.get();
    let ways = ways_on.into_iter().map(|choice| {
        let words = match anyway {
            true => app.texts.with(|texts| texts.phrase(Phrase::LossEndAnyway)),
            false => choice.words,
        };
        let short = if anyway {
            words.clone()
        } else {
            choice.face.verb
        };
        let pressed = move |_| go_on.run(choice.action);
        let class = match leads || anyway {
            true => "btn quiet act way-on",
            false => "btn primary act way-on",
        };
        view! {
            <button class=class class:sure=anyway on:click=pressed>
                {icon("end")} <span class="long">{words}</span>
                <span class="short" aria-hidden="true">{short}</span> {key("E")}
            </button>
        }
        .into_any()
    });
    ways.collect()
}

/// What an action would irrevocably waste.
fn lost(controller: Controller, action: Action) -> Option<Loss> {
    let scene = controller.scene.get_untracked();
    controller
        .game
        .with_value(|game| loss(game, &scene.view, &scene.choices, action))
}

fn describe(app: App, controller: Controller, loss: Loss) -> String {
    let texts = app.texts.get_untracked();
    match loss {
        Loss::Points(points) => texts.loss_points(points),
        Loss::Shards(shards) => texts.loss_shards(shards),
        Loss::Card(card) => controller
            .game
            .with_value(|game| texts.loss_card(game, card)),
    }
}

/// The button of an item in the row.
fn button(parts: BarParts, index: usize, item: BarItem, likeliest: bool) -> AnyView {
    let number = number_key(index);
    let sign = number.as_deref().map(key);
    let off = move || index >= parts.fits.get();
    match item {
        BarItem::One(choice) => {
            let pressed = move |_| parts.act.run(choice.action);
            view! {
                <button class="btn act" class:primary=likeliest class:off=off data-key=number on:click=pressed>
                    {spoken(choice.words)} {face(choice.face)} {sign}
                </button>
            }
            .into_any()
        }
        BarItem::Many {
            title,
            face: of,
            choices,
        } => {
            let is_open = move || parts.open.get() == Some(Open::Group(index));
            let toggle = move |_| {
                let open = parts.open.get_untracked() != Some(Open::Group(index));
                parts.open(open.then_some(Open::Group(index)));
            };
            let count = matches!(of.price, Price::Unsaid).then(|| choices.len().to_string());
            let count =
                count.map(|count| view! { <span class="price" aria-hidden="true">{count}</span> });
            view! {
                <button class="btn act many" class:primary=likeliest class:off=off aria-expanded=move || is_open().to_string()
                    data-key=number on:click=toggle>
                    {spoken(title)} {face(of)} {count} {sign}
                </button>
            }
            .into_any()
        }
    }
}

/// The whole sentence, for screen readers.
fn spoken(words: String) -> AnyView {
    view! { <span class="sr">{words}</span> }.into_any()
}

/// The face of a button: a picture, a verb, a price.
fn face(face: Face) -> AnyView {
    view! {
        {sign(face.sign)} <span class="verb" aria-hidden="true">{face.verb}</span> {price(face.price)}
    }
    .into_any()
}

fn sign(sign: Sign) -> Option<AnyView> {
    Some(match sign {
        Sign::Icon("") => return None,
        Sign::Icon(name) => icon(name),
        Sign::Shard(colour) => token(colour),
        Sign::Power(power) => {
            let href = format!("#{}", lucid_art::drawings::power(power));
            used("pow", "-16 -16 32 32", href)
        }
        Sign::Level(level, value) => {
            let class = format!("lv level-{level}");
            view! { <span class=class aria-hidden="true">{value.to_string()}</span> }.into_any()
        }
    })
}

fn price(price: Price) -> Option<AnyView> {
    let inside = match price {
        Price::Unsaid => return None,
        Price::Free(word) => view! { {word} }.into_any(),
        Price::Candles(count) => {
            view! { {count.to_string()} {used("cdl", "-9 -48 18 52", "#candle".to_owned())} }
                .into_any()
        }
        Price::Shards(colours) => {
            let tokens: Vec<_> = colours.into_iter().map(token).collect();
            view! { {tokens} }.into_any()
        }
    };
    Some(view! { <span class="price" aria-hidden="true">{inside}</span> }.into_any())
}

/// The key for an item, if it is among the first nine.
fn number_key(index: usize) -> Option<String> {
    (index < 9).then(|| (index + 1).to_string())
}
