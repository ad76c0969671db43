//! The whole page: what all parts share, which page is shown, and notices.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_texts::{Language, Phrase, Texts};
use lucid_web::route::Route;
use lucid_web::saved::Saved;
use lucid_web::settings::{Motion, Settings, Theme};
use lucid_web::shelf::{Shelf as _, is_told_here};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;

use crate::device::{self, Device};
use crate::dom::{self, Dom, follow, of, row, tag};
use crate::parts::{button, icon, link, missing};
use crate::rooms::{self, Door};
use crate::thinker::Thinker;
use crate::{crash, pages};

/// Fluent files.
type Sources = &'static [&'static str];

const SETTINGS: &str = "lucid.settings";

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub struct App {
    /// How the client behaves.
    pub settings: RwSignal<Settings>,
    /// Everything that can be said, in the language that is spoken.
    pub texts: RwSignal<Arc<Texts>>,
    /// The page that is shown.
    pub route: RwSignal<Route>,
    /// What slides in from above.
    pub notice: RwSignal<Option<Notice>>,
    /// What a screen reader is told.
    told: RwSignal<String>,
    /// What the first screens say, in each language that has been spoken.
    words: StoredValue<Vec<(Language, Sources)>>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
}

/// Something that concerns the whole client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The device has no room left.
    StorageFull,
    /// The browser keeps nothing.
    NothingKept,
    /// A newer version waits.
    Update,
}

/// What all parts of the page share.
pub fn app() -> App {
    expect_context()
}

/// A phrase in the language that is spoken, as it changes.
pub fn say(phrase: Phrase) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let texts = app().texts;
    move || texts.with(|texts| texts.phrase(phrase))
}

impl App {
    fn new(settings: Settings, words: Sources) -> App {
        let language = language(&settings);
        let texts = Texts::of_parts(language, &[words]);
        let path = window().location().pathname().unwrap_or_default();
        App {
            settings: RwSignal::new(settings),
            texts: RwSignal::new(Arc::new(texts)),
            route: RwSignal::new(Route::of(&path)),
            notice: RwSignal::new(None),
            told: RwSignal::new(String::new()),
            words: StoredValue::new(vec![(language, words)]),
            thinker: StoredValue::new_local(None),
        }
    }

    /// The same with texts of its own, for views: signals remember whoever has read
    /// them, and views leave without a word. These texts go with their owner.
    pub fn for_a_while(&self) -> App {
        let (all, texts) = (self.texts, RwSignal::new(self.texts.get_untracked()));
        follow(Box::new(move || texts.set(all.get())));
        App { texts, ..*self }
    }

    /// Tells a screen reader what happened.
    pub fn tell(&self, what: String) {
        self.told.set(what);
    }

    /// The worker where bots think, started when it is first needed.
    pub fn thinker(&self) -> Thinker {
        if let Some(thinker) = self.thinker.get_value() {
            return thinker;
        }
        let thinker = Thinker::new();
        self.thinker.set_value(Some(thinker.clone()));
        thinker
    }

    /// Speaks of all rooms that are open, in the language that is chosen, once it
    /// has been loaded.
    pub fn relearn(&self) {
        let app = *self;
        let language = language(&app.settings.get_untracked());
        let known = app.words.with_value(|words| {
            let known = words.iter().find(|(of, _)| *of == language);
            known.map(|(_, words)| *words)
        });
        let speak = move |words: Sources| {
            let parts: Vec<Sources> = [words].into_iter().chain(rooms::words(language)).collect();
            app.texts.set(Arc::new(Texts::of_parts(language, &parts)));
            app.texts.with_untracked(|texts| crash::speak(texts));
            if let Some(root) = document().document_element() {
                dom::set(&root, "lang", Some(language.tag().to_owned()));
            }
        };
        match known {
            Some(words) => speak(words),
            None => spawn_local(async move {
                if let Ok(words) = rooms::first_words(language).await {
                    app.words
                        .update_value(|known| known.push((language, words)));
                    speak(words);
                }
            }),
        }
    }

    /// Goes to a page.
    pub fn go(&self, route: &Route) {
        self.go_to(&route.to_string());
    }

    /// Goes to a page by its address, which may carry a question.
    pub fn go_to(&self, address: &str) {
        let history = window().history();
        let entered = history.and_then(|history| {
            history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address))
        });
        if entered.is_ok() {
            // Whoever pressed has done enough for one task.
            let app = *self;
            let arrive = move || {
                app.arrive();
                request_animation_frame(|| window().scroll_to_with_x_and_y(0.0, 0.0));
            };
            set_timeout(arrive, Duration::ZERO);
        }
    }

    /// Shows the page of the address.
    fn arrive(&self) {
        let path = window().location().pathname().unwrap_or_default();
        self.route.set(Route::of(&path));
    }
}

/// The language that is chosen, or the first of the browser's that is spoken here.
fn language(settings: &Settings) -> Language {
    let browser = || {
        let tags = device::languages();
        tags.iter().find_map(|tag| Language::from_tag(tag))
    };
    settings.language.or_else(browser).unwrap_or_default()
}

/// Starts the client in the page, as soon as it can speak.
pub fn show() {
    // Nothing is mounted yet, so this waits without help of the pages.
    wasm_bindgen_futures::spawn_local(async {
        let settings = Settings::parse(&Device.get(SETTINGS).unwrap_or_default());
        match rooms::first_words(language(&settings)).await {
            Ok(words) => {
                if let Some(loading) = document().get_element_by_id("loading") {
                    loading.remove();
                }
                begin(settings, words);
            }
            Err(_) => {
                if let Some(unable) = document().get_element_by_id("unable") {
                    let _ = unable.remove_attribute("hidden");
                }
            }
        }
    });
}

/// Puts the page into the document, for as long as it is open.
fn begin(settings: Settings, words: Sources) {
    // It can only have been started before.
    let _ = any_spawner::Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(|| {
        let page = page(settings, words);
        if let Some(body) = document().body() {
            let _ = body.append_child(page.node());
        }
    });
    std::mem::forget(owner);
}

fn page(settings: Settings, words: Sources) -> Dom {
    let app = App::new(settings, words);
    provide_context(app);
    follow_settings(app);
    listen(app);
    tell_what_is_kept(app);
    let main = move || match app.route.get() {
        Route::Home => pages::home_page(),
        Route::New => rooms::enter(app, Door::New),
        Route::Table(id) => pages::table_page(&id),
        Route::Settings => rooms::enter(app, Door::Settings),
        Route::Tables => rooms::enter(app, Door::Lobby),
        Route::NewTable => rooms::enter(app, Door::Make),
        Route::Account => rooms::enter(app, Door::Account),
        Route::Replay => rooms::enter(app, Door::Replay),
        Route::Review => rooms::enter(app, Door::Review),
        Route::Learn(_) => rooms::enter(app, Door::Learn),
        Route::Packs => rooms::enter(app, Door::Packs),
        Route::Companion => rooms::enter(app, Door::Companion),
        #[cfg(feature = "gallery")]
        Route::Missing if window().location().pathname().as_deref() == Ok("/gallery") => {
            rooms::view(|| {
                let language = self::app().texts.with(|texts| texts.language());
                let only = window().location().search().unwrap_or_default();
                let only = only.trim_start_matches('?').to_owned();
                view! { <crate::boards::Gallery language only/> }.into_any()
            })
        }
        Route::Missing => missing(Phrase::NotFoundTitle, Phrase::NotFound),
    };
    let skip = link("skip", "#main")
        .attr("data-load", "")
        .say(Phrase::Skip);
    let told = of("p", "sr")
        .attr("role", "status")
        .attr("aria-live", "polite")
        .live_text(move || app.told.get());
    let page = of("div", "page").stage(move || Some(main()));
    row(vec![skip, page])
        .slot(move || app.notice.get().map(|notice| sheet(app, notice)))
        .with(told)
}

/// A sheet that slides in from above, with one sentence and a way out.
fn sheet(app: App, notice: Notice) -> Dom {
    let (phrase, sign) = match notice {
        Notice::StorageFull => (Phrase::StorageFull, "why"),
        Notice::NothingKept => (Phrase::NothingKept, "why"),
        Notice::Update => (Phrase::UpdateReady, "replay"),
    };
    let renew = || {
        if let Ok(event) = web_sys::CustomEvent::new("lucid-renew") {
            let _ = window().dispatch_event(&event);
        }
    };
    let later = match notice {
        Notice::Update => Phrase::Later,
        Notice::NothingKept => Phrase::GoOn,
        Notice::StorageFull => Phrase::Close,
    };
    let way = match notice {
        Notice::Update => Some(button("btn primary", renew).say(Phrase::UpdateNow)),
        // Old games can be deleted there.
        Notice::StorageFull => Some(link("btn primary", "/").say(Phrase::Home)),
        Notice::NothingKept => game_here(app).map(|id| {
            let save = move || {
                if let Some(game) = Saved::find(&Device, &id) {
                    let _ = device::download("game.lucid", &game.record);
                }
            };
            button("btn primary", save).say(Phrase::DownloadRecord)
        }),
    };
    of("aside", "notice sheet")
        .attr("role", "status")
        .with(icon(sign))
        .with(tag("p").say(phrase))
        .maybe(way)
        .with(button("btn quiet", move || app.notice.set(None)).say(later))
}

/// The game of this device that the page shows.
fn game_here(app: App) -> Option<String> {
    match app.route.get() {
        Route::Table(id) if Saved::text(&Device, &id).is_some() => Some(id),
        _ => None,
    }
}

/// Says once, where it matters first, that the browser keeps nothing.
fn tell_what_is_kept(app: App) {
    Effect::new(move |told: Option<bool>| {
        let told = told.unwrap_or(false);
        let due = !told && is_told_here(&Device, &app.route.get());
        if due {
            app.notice.set(Some(Notice::NothingKept));
        }
        told || due
    });
}

/// Lets the page look and speak as the settings say, and keeps them.
fn follow_settings(app: App) {
    let root = document().document_element();
    Effect::new(move |before: Option<Settings>| {
        let settings = app.settings.get();
        let spoken = app.texts.with_untracked(|texts| texts.language());
        if before.is_none() || spoken != language(&settings) {
            app.relearn();
        }
        let day = match settings.theme {
            Theme::System => device::prefers("(prefers-color-scheme: light)"),
            Theme::Night => false,
            Theme::Day => true,
        };
        let motion = match settings.motion {
            Motion::System => "system",
            Motion::Calm => "calm",
        };
        if let Some(root) = &root {
            let theme = if day { "day" } else { "night" };
            for (name, value) in [("data-theme", theme), ("data-motion", motion)] {
                dom::set(root, name, Some(value.to_owned()));
            }
        }
        if before.is_some_and(|before| before != settings)
            && Device.put(SETTINGS, &settings.to_string()).is_err()
        {
            app.notice.set(Some(Notice::StorageFull));
        }
        settings
    });
}

/// Follows links within the page, the browser's back button, and new versions.
fn listen(app: App) {
    let click = Closure::<dyn Fn(web_sys::MouseEvent)>::new(move |event: web_sys::MouseEvent| {
        if let Some(address) = inner_link(&event) {
            event.prevent_default();
            app.go_to(&address);
        }
    });
    let back = Closure::<dyn Fn()>::new(move || app.arrive());
    let update = Closure::<dyn Fn()>::new(move || app.notice.set(Some(Notice::Update)));
    // What happens when something goes wrong is tried out in the tests.
    let stumble = Closure::<dyn Fn()>::new(|| panic!("on purpose"));
    for (name, listener) in [
        ("click", click.as_ref()),
        ("lucid-stumble", stumble.as_ref()),
        ("popstate", back.as_ref()),
        ("lucid-update", update.as_ref()),
    ] {
        let _ = window().add_event_listener_with_callback(name, listener.unchecked_ref());
    }
    click.forget();
    stumble.forget();
    back.forget();
    update.forget();
}

/// The address of a link of ours that was pressed without any special wish.
fn inner_link(event: &web_sys::MouseEvent) -> Option<String> {
    let special = event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key();
    if event.default_prevented() || event.button() != 0 || special {
        return None;
    }
    let target: web_sys::Element = event.target()?.dyn_into().ok()?;
    let link = target.closest("a[href]").ok().flatten()?;
    let address = link.get_attribute("href")?;
    let ours = address.starts_with('/') && !link.has_attribute("data-load");
    ours.then_some(address)
}
