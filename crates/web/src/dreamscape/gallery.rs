//! Fixed positions, one below the other, for looking at and for tests.

use leptos::prelude::*;
use lucid_dreamscape::Colour;
use lucid_texts::Language;
use lucid_web::draw::BoardProps;
use lucid_web::draw::gallery::{EXHIBITS, Exhibit};

use super::{Cards, Dreamscape3d, Dreamworld, Hands, Others, Purposes, Store};

/// Every position of the gallery, or the one with a name. Presses select, and
/// otherwise change nothing.
#[component]
pub(crate) fn Gallery(
    /// The language of the boards.
    language: Language,
    /// The name of the only position to show; all when empty.
    #[prop(optional, into)]
    only: String,
) -> impl IntoView {
    let wanted = |exhibit: &Exhibit| only.is_empty() || exhibit.name == only;
    let shown: Vec<Exhibit> = EXHIBITS.into_iter().filter(wanted).collect();
    (shown.into_iter())
        .map(|exhibit| exhibit_view(exhibit, language))
        .collect_view()
}

fn exhibit_view(exhibit: Exhibit, language: Language) -> impl IntoView {
    let first = exhibit.props(language);
    let seat = first.own();
    use lucid_dreamscape::Phase::{Creation, LastPlacement};
    let creating = matches!(first.view.table.phase, Creation | LastPlacement);
    let selected = RwSignal::new(first.selected);
    let props = Signal::derive(move || BoardProps {
        selected: selected.get(),
        ..first.clone()
    });
    let nothing = Callback::new(|_| ());
    let select = Callback::new(move |colour: Option<Colour>| selected.set(colour));
    view! {
        <section class="table" class:creating=creating id=exhibit.name aria-label=exhibit.name>
            <div class="area-world"><Dreamworld props act=nothing ask=nothing/></div>
            <div class="area-scape"><Dreamscape3d props seat act=nothing ask=nothing/></div>
            <div class="area-strip">
                <Hands props act=nothing select/>
                <Cards props act=nothing ask=nothing/>
                <Store props/>
            </div>
            <div class="area-rail"><Purposes props/><Others props/></div>
        </section>
    }
}
