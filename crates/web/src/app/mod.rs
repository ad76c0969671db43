//! The application shell: shared state, the current page, and notices.

pub mod chunks;
pub mod crash;
pub mod device;
pub mod files;
#[cfg(feature = "heard")]
pub mod heard;
pub mod sound;
mod synthesiser;

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_texts::locales::Sources;
use lucid_texts::{Language, Phrase, Texts};
use lucid_web::route::Route;
use lucid_web::saved_game::SavedGame;
use lucid_web::settings::{Motion, Settings, Theme};
use lucid_web::storage::{Storage as _, is_told_here};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;

use self::chunks::Chunk;
use self::device::Device;
use crate::bot_worker::BotWorker;
use crate::controller::keep_what_is_not;
use crate::pages;
use crate::ui::{icon, missing, scoped, staged};

const SETTINGS: &str = "lucid.settings";

/// State that all pages share.
#[derive(Clone, Copy)]
pub struct App {
    /// The settings.
    pub settings: RwSignal<Settings>,
    /// All texts in the current language: a copy that belongs to the page that is shown.
    pub texts: RwSignal<Arc<Texts>>,
    /// The texts that live as long as the program.
    all_texts: RwSignal<Arc<Texts>>,
    /// The page that is shown.
    pub route: RwSignal<Route>,
    /// The notice that slides in from above.
    pub notice: RwSignal<Option<Notice>>,
    /// What screen readers announce.
    told: RwSignal<String>,
    /// The texts of the first screens, in each language used so far.
    words: StoredValue<Vec<(Language, Sources)>>,
    bot_worker: StoredValue<Option<BotWorker>, LocalStorage>,
}

/// Something that concerns the whole client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Storage is full.
    StorageFull,
    /// The browser stores nothing.
    NothingKept,
    /// A new version is ready.
    Update,
}

/// State that all pages share.
pub fn app() -> App {
    expect_context()
}

/// A phrase that follows the current language.
pub fn say(phrase: Phrase) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let texts = app().texts;
    move || texts.with(|texts| texts.phrase(phrase))
}

impl App {
    fn new(settings: Settings, words: Sources) -> App {
        let language = language(&settings);
        let texts = RwSignal::new(Arc::new(Texts::of_parts(language, &[words])));
        let path = window().location().pathname().unwrap_or_default();
        App {
            settings: RwSignal::new(settings),
            texts,
            all_texts: texts,
            route: RwSignal::new(Route::of(&path)),
            notice: RwSignal::new(None),
            told: RwSignal::new(String::new()),
            words: StoredValue::new(vec![(language, words)]),
            bot_worker: StoredValue::new_local(None),
        }
    }

    /// The same with its own copy of the texts, for one page: the copy is dropped with its
    /// owner, and its subscribers with it.
    pub fn scoped(&self) -> App {
        let all = self.all_texts;
        let texts = scoped(move || all.get());
        App { texts, ..*self }
    }

    /// Has screen readers announce something.
    pub fn tell(&self, what: String) {
        self.told.set(what);
    }

    /// The worker where bots think, started when it is first needed.
    pub fn bot_worker(&self) -> BotWorker {
        if let Some(bot_worker) = self.bot_worker.get_value() {
            return bot_worker;
        }
        let bot_worker = BotWorker::new();
        self.bot_worker.set_value(Some(bot_worker.clone()));
        bot_worker
    }

    /// Reloads the texts of all chunks shown so far, in the chosen language.
    pub fn relearn(&self) {
        let app = *self;
        let language = language(&app.settings.get_untracked());
        let known = app.words.with_value(|words| {
            let known = words.iter().find(|(of, _)| *of == language);
            known.map(|(_, words)| *words)
        });
        let speak = move |words: Sources| {
            let parts: Vec<Sources> = [words].into_iter().chain(chunks::words(language)).collect();
            let texts = Texts::of_parts(language, &parts);
            crash::speak(&texts);
            app.all_texts.set(Arc::new(texts));
            if let Some(root) = document().document_element() {
                set(&root, "lang", language.tag());
            }
        };
        match known {
            Some(words) => speak(words),
            None => spawn_local(async move {
                if let Ok(words) = chunks::first_words(language).await {
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

    /// Goes to a page by its address, which may have a query string.
    pub fn go_to(&self, address: &str) {
        let history = window().history();
        let entered = history.and_then(|history| {
            history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address))
        });
        if entered.is_ok() {
            // Let the click's task end first.
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
        keep_what_is_not();
        let path = window().location().pathname().unwrap_or_default();
        self.route.set(Route::of(&path));
    }
}

/// The chosen language, or the first of the browser's that we support.
fn language(settings: &Settings) -> Language {
    let browser = || {
        let tags = device::languages();
        tags.iter().find_map(|tag| Language::from_tag(tag))
    };
    settings.language.or_else(browser).unwrap_or_default()
}

/// Starts the client as soon as its first texts have loaded.
pub fn show() {
    #[cfg(feature = "heard")]
    heard::listen();
    // Leptos starts its executor with the first mount, so this uses that of wasm-bindgen.
    wasm_bindgen_futures::spawn_local(async {
        let settings = Settings::parse(&Device.get(SETTINGS).unwrap_or_default());
        match chunks::first_words(language(&settings)).await {
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

/// Mounts the page for the lifetime of the document.
fn begin(settings: Settings, words: Sources) {
    mount_to_body(move || page(settings, words));
}

fn page(settings: Settings, words: Sources) -> AnyView {
    let app = App::new(settings, words);
    provide_context(app);
    follow_settings(app);
    listen(app);
    sound::listen(app);
    tell_what_is_kept(app);
    let main = staged(
        move || app.route.get(),
        move |route| {
            provide_context(app.scoped());
            page_of(route)
        },
    );
    let notice = move || app.notice.get().map(|notice| sheet(app, notice));
    view! {
        <a class="skip" href="#main" data-load="">{say(Phrase::Skip)}</a>
        <div class="page">{main}</div>
        {notice}
        <p class="sr" role="status" aria-live="polite">{move || app.told.get()}</p>
    }
    .into_any()
}

fn page_of(route: Route) -> AnyView {
    match route {
        Route::Home => pages::home_page(),
        Route::New => chunks::page(Chunk::New),
        Route::Game(id) => pages::game_page(&id),
        Route::Table(_) => chunks::page(Chunk::OnlineTable),
        Route::Settings => chunks::page(Chunk::Settings),
        Route::Tables => chunks::page(Chunk::Lobby),
        Route::NewTable => chunks::page(Chunk::NewTable),
        Route::Account => chunks::page(Chunk::Account),
        Route::Replay => chunks::page(Chunk::Replay),
        Route::Review => chunks::page(Chunk::Review),
        Route::Learn(_) | Route::Rules(_) => chunks::page(Chunk::Learn),
        Route::Packs => chunks::page(Chunk::Packs),
        Route::Companion => chunks::page(Chunk::Companion),
        Route::Missing => missing(Phrase::NotFoundTitle, Phrase::NotFound),
    }
}

/// A sheet that slides in from above, with one sentence and a way out.
fn sheet(app: App, notice: Notice) -> AnyView {
    let (phrase, sign) = match notice {
        Notice::StorageFull => (Phrase::StorageFull, "why"),
        Notice::NothingKept => (Phrase::NothingKept, "why"),
        Notice::Update => (Phrase::UpdateReady, "replay"),
    };
    let later = match notice {
        Notice::Update => Phrase::Later,
        Notice::NothingKept => Phrase::GoOn,
        Notice::StorageFull => Phrase::Close,
    };
    let way = match notice {
        Notice::Update => Some(
            view! { <button class="btn primary" on:click=|_| renew()>{say(Phrase::UpdateNow)}</button> }
                .into_any(),
        ),
        // The home page is where old games can be deleted.
        Notice::StorageFull => {
            Some(view! { <a class="btn primary" href="/">{say(Phrase::Home)}</a> }.into_any())
        }
        Notice::NothingKept => game_here(app).map(|id| {
            let save = move |_| {
                if let Some(game) = SavedGame::find(&Device, &id) {
                    let _ = device::download("game.lucid", &game.record);
                }
            };
            view! { <button class="btn primary" on:click=save>{say(Phrase::DownloadRecord)}</button> }
                .into_any()
        }),
    };
    view! {
        <aside class="notice sheet" role="status">
            {icon(sign)}
            <p>{say(phrase)}</p>
            {way}
            <button class="btn quiet" on:click=move |_| app.notice.set(None)>{say(later)}</button>
        </aside>
    }
    .into_any()
}

/// Asks the service worker (`page/boot.js`) for the new version.
fn renew() {
    if let Ok(event) = web_sys::CustomEvent::new("lucid-renew") {
        let _ = window().dispatch_event(&event);
    }
}

/// The local game that is currently shown.
fn game_here(app: App) -> Option<String> {
    match app.route.get() {
        Route::Game(id) if SavedGame::text(&Device, &id).is_some() => Some(id),
        _ => None,
    }
}

/// Warns once, on the first page where it matters, that the browser stores nothing.
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

/// Applies the settings to the page and saves them.
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
                set(root, name, value);
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

/// Sets an attribute only if it changes: some make the browser restyle the whole page even when
/// set to the same value.
fn set(element: &web_sys::Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        let _ = element.set_attribute(name, value);
    }
}

/// Handles in-app links, the back button, and new versions.
fn listen(app: App) {
    let click = Closure::<dyn Fn(web_sys::MouseEvent)>::new(move |event: web_sys::MouseEvent| {
        if let Some(address) = inner_link(&event) {
            event.prevent_default();
            app.go_to(&address);
        }
    });
    let back = Closure::<dyn Fn()>::new(move || app.arrive());
    let update = Closure::<dyn Fn()>::new(move || app.notice.set(Some(Notice::Update)));
    let leave = Closure::<dyn Fn()>::new(keep_what_is_not);
    let hide = Closure::<dyn Fn()>::new(|| {
        if document().hidden() {
            keep_what_is_not();
        }
    });
    // Lets the tests trigger a panic.
    let stumble = Closure::<dyn Fn()>::new(|| panic!("on purpose"));
    for (name, listener) in [
        ("click", click.as_ref()),
        ("lucid-stumble", stumble.as_ref()),
        ("popstate", back.as_ref()),
        ("lucid-update", update.as_ref()),
        ("pagehide", leave.as_ref()),
        ("visibilitychange", hide.as_ref()),
    ] {
        let _ = window().add_event_listener_with_callback(name, listener.unchecked_ref());
    }
    click.forget();
    stumble.forget();
    back.forget();
    update.forget();
    leave.forget();
    hide.forget();
}

/// The address of an in-app link, if it was clicked without modifier keys or a new-tab target.
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
