//! Cards and tiles to look through, and pack files with their problems.

mod gallery;
mod report;

use std::sync::Arc;

use leptos::prelude::*;
use lucid_packs::{Pack, Report, TitleContent};
use lucid_texts::Phrase;
use lucid_titles::{TitleId, with_title};
use lucid_web::content;
use lucid_web::gallery::Filter;
use lucid_web::titles::{ClientTitle as _, ContentOf};

use crate::app::{App, Notice, app, say};
use crate::device::{self, Device};
use crate::files::{self, Read};
use crate::ui::{Top, icon, jump_to};

/// Where a pack comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    BuiltIn,
    Kept,
    Loaded,
}

/// A pack on the page.
#[derive(Clone)]
struct ShownPack {
    origin: Origin,
    pack: Arc<Pack>,
    /// Its file name and its text.
    file: Arc<(String, String)>,
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct PacksPage {
    app: App,
    packs: RwSignal<Vec<ShownPack>>,
    /// The index of the pack that is shown.
    at: RwSignal<usize>,
    filter: RwSignal<Filter>,
    /// The id of the item that is shown large.
    open: RwSignal<Option<String>>,
    /// The problems of the file that was loaded last.
    report: RwSignal<Option<Arc<Report>>>,
}

/// The page.
pub fn packs_page() -> AnyView {
    let app = app();
    let page = PacksPage {
        app,
        packs: RwSignal::new(packs()),
        at: RwSignal::new(0),
        filter: RwSignal::new(Filter::default()),
        open: RwSignal::new(None),
        report: RwSignal::new(None),
    };
    let over = RwSignal::new(false);
    let drop = move |event: leptos::ev::DragEvent| {
        event.prevent_default();
        over.set(false);
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            files::read(&file, Callback::new(move |file| page.load(&file)));
        }
    };
    let drag = move |event: leptos::ev::DragEvent| {
        event.prevent_default();
        over.set(true);
    };
    let template = |game: TitleId| {
        let save = move |_| {
            // If the download fails, the browser says so itself.
            let _ = device::download(
                &format!("{}.toml", game.name()),
                lucid_packs::template(game),
            );
        };
        let words = with_title!(game, G => G::TEMPLATE);
        view! { <button class="btn quiet" on:click=save>{icon("download")} {say(words)}</button> }
    };
    let templates = TitleId::ALL.map(template);
    view! {
        <Top><b class="where">{say(Phrase::Packs)}</b><span class="spring"></span></Top>
        <main id="main" class="pack-page" class:over=over tabindex="-1"
            on:drop=drop on:dragover=drag on:dragleave=move |_| over.set(false)>
            <section class="sheet pack-head">
                <h1 class="title">{icon("pack")} {say(Phrase::Packs)}</h1>
                <p>{say(Phrase::PacksIntro)}</p>
                <div class="ways">
                    {files::chooser("pack-file", Phrase::PacksLoad, ".toml,text/plain", Callback::new(move |file| page.load(&file)))}
                    {Vec::from(templates)}
                </div>
                <p class="note">{say(Phrase::PacksDrop)}</p>
            </section>
            {move || page.report.get().map(|report| report::broken(page, &report))}
            {move || choice(page)}
            {move || gallery::gallery(page)}
        </main>
    }
    .into_any()
}

/// The built-in packs, then the stored ones.
fn packs() -> Vec<ShownPack> {
    let shown = |origin, pack, name: &str, text: &str| ShownPack {
        origin,
        pack: Arc::new(pack),
        file: Arc::new((name.to_owned(), text.to_owned())),
    };
    fn built_in<C: TitleContent>() -> (Pack, &'static str) {
        (C::into_pack(C::built_in_pack().clone()), C::BUILT_IN)
    }
    let titles = TitleId::ALL.into_iter();
    let built_in = titles.map(|title| with_title!(title, G => built_in::<ContentOf<G>>()));
    let built_in = built_in.map(|(pack, text)| shown(Origin::BuiltIn, pack, "lucid.toml", text));
    let mut all: Vec<ShownPack> = built_in.collect();
    let kept = content::kept_texts(&Device).into_iter();
    all.extend(kept.filter_map(|text| {
        let pack = lucid_packs::read("kept", &text).ok()?;
        let name = format!("{}.toml", pack.about().id);
        Some(shown(Origin::Kept, pack, &name, &text))
    }));
    all
}

impl PacksPage {
    /// Reads a file: a sound pack is added and shown, otherwise its problems are.
    fn load(self, file: &Read) {
        self.packs
            .update(|packs| packs.retain(|shown| shown.origin != Origin::Loaded));
        self.open.set(None);
        self.filter.set(Filter::default());
        let texts = self.app.texts.get_untracked();
        match lucid_packs::read_bytes(&file.name, &file.bytes) {
            Ok(pack) => {
                let shown = ShownPack {
                    origin: Origin::Loaded,
                    pack: Arc::new(pack),
                    file: Arc::new((file.name.clone(), file.text())),
                };
                let contents = lucid_web::gallery::contents(&shown.pack, &texts);
                let advice = shown.pack.advice().len();
                self.app.tell(texts.pack_sound(contents, advice));
                self.report.set(None);
                self.packs.update(|packs| packs.push(shown));
                let last = self.packs.with_untracked(Vec::len) - 1;
                self.at.set(last);
                jump_to("pack-sheet");
            }
            Err(report) => {
                self.app.tell(texts.pack_errors(report.problems.len()));
                self.at.set(0);
                self.report.set(Some(Arc::new(report)));
                jump_to("pack-report");
            }
        }
    }

    /// Stores the pack that is shown.
    fn keep(self) {
        let at = self.at.get_untracked();
        let Some(shown) = self.packs.with_untracked(|packs| packs.get(at).cloned()) else {
            return;
        };
        match content::keep(&Device, &shown.pack) {
            Ok(()) => self.again(shown.pack.hash()),
            Err(_) => self.app.notice.set(Some(Notice::StorageFull)),
        }
    }

    /// Deletes the pack that is shown.
    fn forget(self, hash: &str) {
        content::forget(&Device, hash);
        self.again("");
    }

    /// Reloads the packs and shows the one with a hash.
    fn again(self, hash: &str) {
        let packs = packs();
        let place = |shown: &ShownPack| shown.origin == Origin::Kept && shown.pack.hash() == hash;
        let at = packs.iter().position(place).unwrap_or(0);
        self.open.set(None);
        self.packs.set(packs);
        self.at.set(at);
        jump_to("pack-sheet");
    }
}

/// The tabs of the packs.
fn choice(page: PacksPage) -> impl IntoView {
    let texts = page.app.texts.get();
    let tabs: Vec<_> = (page.packs.get().iter().enumerate())
        .map(|(index, shown)| {
            let about = shown.pack.about();
            let name = texts.name(&about.name.en, &about.name.de).to_owned();
            let title = shown.pack.game().title();
            let origin = texts.phrase(match shown.origin {
                Origin::BuiltIn => Phrase::PacksBuiltIn,
                Origin::Kept => Phrase::PacksKept,
                Origin::Loaded => Phrase::PacksLoaded,
            });
            let now = move || (page.at.get() == index).to_string();
            let choose = move |_| {
                page.open.set(None);
                page.filter.set(Filter::default());
                page.at.set(index);
            };
            view! {
                <li>
                    <button class="pack-tab" aria-pressed=now on:click=choose>
                        <b>{name}</b> <small>{title} " · " {origin}</small>
                    </button>
                </li>
            }
        })
        .collect();
    view! { <nav class="pack-tabs" aria-label=texts.phrase(Phrase::PacksShelf)><ul>{tabs}</ul></nav> }
}
