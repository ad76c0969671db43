//! Small parts of the first screens; [`crate::ui`] has them as views, for the rooms.

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_texts::{Language, Phrase};
use lucid_web::settings::Theme;

use crate::app::{App, app};
use crate::dom::{Dom, of, row, svg, tag};

/// The frame of the program's name.
pub const FRAME_OF_NAME: &str = "-4 -68 194 76";
/// The frame of Mr Nightmare.
pub const FRAME_OF_RIVAL: &str = "-40 -112 80 120";

/// A line icon.
pub fn icon(name: &str) -> Dom {
    used("i", "0 0 24 24", &format!("#i-{name}"))
}

/// A drawing of the page's library in its own frame.
pub fn drawing(class: &str, frame: &str, name: &str) -> Dom {
    used(class, frame, &format!("#{name}"))
}

/// A drawing in a frame, by its address.
pub fn used(class: &str, frame: &str, href: &str) -> Dom {
    framed(class).attr("viewBox", frame).with(drawn(href))
}

/// A scene that fills its place.
pub fn scene(class: &str, name: &str) -> Dom {
    framed(class).with(drawn(&format!("#scene-{name}")))
}

/// A frame for drawings, which says nothing.
pub fn framed(class: &str) -> Dom {
    svg("svg").attr("class", class).attr("aria-hidden", "true")
}

/// A drawing of the library.
pub fn drawn(href: &str) -> Dom {
    svg("use").attr("href", href)
}

/// Mr Nightmare as a small figure.
pub fn rival() -> Dom {
    drawing("rival", FRAME_OF_RIVAL, "nightmare")
}

/// The class that colours a seat.
pub const fn seat_class(seat: Seat) -> &'static str {
    ["seat-violet", "seat-teal", "seat-apricot", "seat-rose"][seat.index() & 3]
}

/// The address of a seat's sign.
pub const fn seat_sign(seat: Seat) -> &'static str {
    ["#seat-moon", "#seat-cloud", "#seat-sun", "#seat-star"][seat.index() & 3]
}

/// The badge of a seat: its colour and its sign.
pub fn badge(seat: Seat) -> Dom {
    let ground = svg("circle").attr("r", "11").attr("class", "badge-ground");
    let sign = svg("g").attr("class", "badge-sign");
    framed(&format!("mark {}", seat_class(seat)))
        .attr("viewBox", "-11 -11 22 22")
        .with(ground)
        .with(sign.with(drawn(seat_sign(seat))))
}

/// A key that does the same; those who do not see it are told otherwise.
pub fn key(name: &str) -> Dom {
    tag("kbd").attr("aria-hidden", "true").text(name)
}

/// A button.
pub fn button(class: &str, pressed: impl Fn() + 'static) -> Dom {
    of("button", class).click(pressed)
}

/// A link.
pub fn link(class: &str, href: &str) -> Dom {
    of("a", class).attr("href", href)
}

/// The name of the program, which leads home.
pub fn logo() -> Dom {
    let texts = app().texts;
    let home = move || texts.with(|texts| texts.phrase(Phrase::Home));
    link("logo", "/")
        .live_attr("aria-label", move || Some(format!("Lucid, {}", home())))
        .with(drawing("", FRAME_OF_NAME, "wordmark"))
}

/// The language that is not spoken now.
pub fn other_language(app: App) -> Language {
    match app.texts.with(|texts| texts.language()) {
        Language::English => Language::German,
        Language::German => Language::English,
    }
}

/// Speaks the other language.
pub fn switch_language(app: App) {
    let next = untrack(|| other_language(app));
    app.settings
        .update(|settings| settings.language = Some(next));
}

/// Makes day of night, and night of day.
pub fn switch_theme(app: App) {
    let root = document().document_element();
    let now = root.and_then(|root| root.get_attribute("data-theme"));
    let next = match now.as_deref() {
        Some("day") => Theme::Night,
        _ => Theme::Day,
    };
    app.settings.update(|settings| settings.theme = next);
}

/// Language, theme and settings.
pub fn tools() -> Dom {
    let app = app();
    let language = button("btn bare lang", move || switch_language(app))
        .live_attr("lang", move || Some(other_language(app).tag().to_owned()))
        .with(icon("language"))
        .with(of("span", "sr").say(Phrase::Language).text(": "))
        .with(tag("span").live_text(move || other_language(app).own_name().to_owned()));
    let theme = button("btn bare theme", move || switch_theme(app)).named(Phrase::Theme);
    let settings = link("btn bare", "/settings").named(Phrase::Settings);
    of("nav", "tools")
        .attr("aria-label", "Lucid")
        .with(language)
        .with(theme.with(icon("theme")))
        .with(settings.with(icon("gear")))
}

/// What pushes the rest to the side.
pub fn spring() -> Dom {
    of("span", "spring")
}

/// The bar at the top of pages without a scene.
pub fn top() -> Dom {
    of("header", "top")
        .with(logo())
        .with(spring())
        .with(tools())
}

/// The main part of a page.
pub fn main(class: &str) -> Dom {
    of("main", class).attr("id", "main").attr("tabindex", "-1")
}

/// A page with one sheet: a picture, what is the matter, and ways out.
pub fn state_page(class: &str, picture: &str, title: Dom, about: Phrase, ways: Vec<Dom>) -> Dom {
    let sheet = of("section", class)
        .with(scene("vignette", picture))
        .with(title)
        .with(tag("p").say(about))
        .with(of("p", "ways").all(ways));
    main("lonely").with(sheet)
}

/// The title of such a page.
pub fn title(phrase: Phrase) -> Dom {
    of("h1", "title").say(phrase)
}

/// A page with nothing on it but why, and the way home.
pub fn missing(named: Phrase, about: Phrase) -> Dom {
    let ways = vec![
        link("btn primary", "/")
            .with(icon("arrow"))
            .say(Phrase::Home),
        link("btn quiet", "/new")
            .with(icon("plus"))
            .say(Phrase::NewGame),
    ];
    let page = state_page("sheet state", "astray", title(named), about, ways);
    row(vec![top(), page])
}

/// One of several options in a hollow track.
pub fn segment(
    group: &str,
    words: Phrase,
    chosen: impl Fn() -> bool + 'static,
    choose: impl Fn() + 'static,
) -> Dom {
    use wasm_bindgen::JsCast as _;
    let field = tag("input").attr("type", "radio").attr("name", group);
    let input: web_sys::HtmlInputElement = field.element().clone().unchecked_into();
    crate::dom::follow(Box::new(move || input.set_checked(chosen())));
    tag("label")
        .with(field.on("change", move |_| choose()))
        .with(tag("span").say(words))
}
