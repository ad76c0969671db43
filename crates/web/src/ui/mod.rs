//! Small components of many pages.

mod effects;
mod fit;
mod keyboard;
mod page;

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_texts::arg;
use lucid_web::drawing::{self, seat_class, seat_colour};

pub use effects::{follow, follow_later, on_window, scoped, staged};
pub use fit::keep_fitting;
pub use keyboard::{focus, has_modifier, is_typing, jump_to, press};
pub use page::{FRAME_OF_NAME, Logo, Tools, Top, loading, message_page, missing, sheet_page};

/// The view box of Mr Nightmare.
pub const FRAME_OF_RIVAL: &str = "-40 -112 80 120";

/// A line icon.
pub fn icon(name: &str) -> AnyView {
    used("i", "0 0 24 24", format!("#i-{name}"))
}

/// A drawing of the page's sprite in a view box.
pub fn drawing(class: &'static str, frame: &'static str, name: &str) -> AnyView {
    used(class, frame, format!("#{name}"))
}

/// A drawing in a view box, by its address.
pub fn used(class: &'static str, frame: &'static str, href: String) -> AnyView {
    view! { <svg class=class viewBox=frame aria-hidden="true"><use_ href=href></use_></svg> }
        .into_any()
}

/// A scene that fills its container.
pub fn scene(class: &'static str, name: &str) -> AnyView {
    let href = format!("#scene-{name}");
    view! { <svg class=class aria-hidden="true"><use_ href=href></use_></svg> }.into_any()
}

/// Mr Nightmare as a small figure.
pub fn rival() -> AnyView {
    drawing("rival", FRAME_OF_RIVAL, "nightmare")
}

/// Action points as candles, burning or spent.
pub fn candles(texts: &lucid_texts::Texts, left: u8, all: u8) -> AnyView {
    let all = all.max(left);
    let candle = |index: u8| {
        let name = if index < left { "candle" } else { "candle-out" };
        drawing("", "-20 -52 40 58", name)
    };
    let candles: Vec<_> = (0..all).map(candle).collect();
    let told = texts.board_action_points(arg::All(all), arg::Left(left));
    view! { <span class="candles" role="img" aria-label=told>{candles}</span> }.into_any()
}

/// The badge of a seat: its colour and its sign.
pub fn badge(seat: Seat) -> AnyView {
    let class = format!("mark {}", seat_class(seat));
    let href = format!("#{}", seat_colour(seat).sign());
    view! {
        <svg class=class viewBox="-11 -11 22 22" aria-hidden="true">
            <circle r="11" class="badge-ground"></circle>
            <g class="badge-sign"><use_ href=href></use_></g>
        </svg>
    }
    .into_any()
}

/// The night sky behind a dream.
pub fn sky() -> AnyView {
    let sheets: String = drawing::sky::<()>()
        .iter()
        .map(drawing::El::markup)
        .collect();
    view! { <span class="skies" aria-hidden="true" inner_html=sheets></span> }.into_any()
}

/// The shortcut on a button. Screen readers get it from `aria-keyshortcuts` or the list of keys
/// instead.
pub fn key(name: &str) -> AnyView {
    let name = name.to_owned();
    view! { <kbd aria-hidden="true">{name}</kbd> }.into_any()
}

/// One of several options in a hollow track.
pub fn segment(
    group: &'static str,
    words: impl Fn() -> String + Send + Sync + 'static,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
) -> AnyView {
    view! {
        <label>
            <input type="radio" name=group prop:checked=chosen on:change=move |_| choose()/>
            <span>{words}</span>
        </label>
    }
    .into_any()
}
