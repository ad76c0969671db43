//! A pack to look through, and one of its items large.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use lucid_texts::{Phrase, arg};
use lucid_titles::with_title;
use lucid_web::gallery::{FilterGroup, GalleryItem, Section, contents, sections};
use lucid_web::titles::ClientTitle as _;

use super::{Origin, PacksPage, report};
use crate::app::say;
use crate::ui::{icon, jump_to, segment};
use lucid_web::drawing::seat_class;

/// The pack that is chosen.
pub(super) fn gallery(page: PacksPage) -> Option<AnyView> {
    let texts = page.app.texts.get();
    let at = page.at.get();
    let shown = page.packs.with(|packs| packs.get(at).cloned())?;
    let about = shown.pack.about().clone();
    let name = texts.name(&about.name.en, &about.name.de).to_owned();
    let words = about.about.as_ref();
    let words = words.map(|about| texts.name(&about.en, &about.de).to_owned());
    let hash = shown.pack.hash().to_owned();
    let all = StoredValue::new(sections(&shown.pack, &texts));
    let filters = with_title!(shown.pack.game(), G => G::filters(&texts));
    let keep = match shown.origin {
        Origin::BuiltIn => ().into_any(),
        Origin::Loaded => view! {
            <div class="pack-keep">
                <button class="btn primary" id="keep" on:click=move |_| page.keep()>{icon("check")} {say(Phrase::PacksKeep)}</button>
                <small>{say(Phrase::PacksKeepAbout)}</small>
            </div>
        }
        .into_any(),
        Origin::Kept => view! {
            <div class="pack-keep">
                <button class="btn quiet" id="forget" on:click=move |_| page.forget(&hash)>{icon("close")} {say(Phrase::PacksForget)}</button>
                <small>{say(Phrase::PacksForgetAbout)}</small>
            </div>
        }
        .into_any(),
    };
    Some(
        view! {
            <section class="sheet pack-sheet" id="pack-sheet" tabindex="-1" aria-labelledby="pack-name">
                <div class="pack-about">
                    <div>
                        <h2 id="pack-name">{name}</h2>
                        {words.map(|words| view! { <p>{words}</p> })}
                        <p class="note">{texts.pack_origin(arg::Author(&about.author), arg::Licence(&about.licence))} " · " {contents(&shown.pack, &texts)}</p>
                    </div>
                    {keep}
                </div>
                {report::advice(page, &shown)}
                {(!filters.is_empty()).then(|| filter_form(page, all, filters))}
                {move || large(page, all)}
                {move || things(page, all)}
            </section>
        }
        .into_any(),
    )
}

type All = StoredValue<Vec<Section>>;

/// The filters, and how many items they show.
fn filter_form(page: PacksPage, all: All, groups: Vec<FilterGroup>) -> impl IntoView {
    let group = |(place, group): (usize, FilterGroup)| {
        let name = group.name;
        let choice = move |choice: Option<usize>, word: String| {
            segment(
                name,
                move || word.clone(),
                move || page.filter.with(|filter| filter.choice(place) == choice),
                move || page.filter.update(|filter| filter.choose(place, choice)),
            )
        };
        let any = page
            .app
            .texts
            .with_untracked(|texts| texts.phrase(Phrase::PacksAll));
        let choices = group.choices.into_iter().enumerate();
        let choices: Vec<_> = [(None, any)]
            .into_iter()
            .chain(choices.map(|(number, word)| (Some(number), word)))
            .map(|(number, word)| choice(number, word))
            .collect();
        view! {
            <fieldset>
                <legend>{say(group.title)}</legend>
                <div class="segs">{choices}</div>
            </fieldset>
        }
    };
    let groups: Vec<_> = groups.into_iter().enumerate().map(group).collect();
    let count = move || {
        let filter = page.filter.get();
        let cards = all.with_value(|all| {
            let items = all.iter().flat_map(|section| &section.items);
            let cards = items.filter(|item| !item.choices.is_empty());
            cards.filter(|item| filter.shows(item)).count()
        });
        page.app.texts.with(|texts| texts.packs_shown(cards))
    };
    view! {
        <div class="pack-filters">
            {groups}
            <p class="note" role="status">{count}</p>
        </div>
    }
}

/// The pictures, by section.
fn things(page: PacksPage, all: All) -> AnyView {
    let filter = page.filter.get();
    let shown = all.with_value(|all| {
        let sections = all.iter().map(|section| {
            let items = section.items.iter().filter(|item| filter.shows(item));
            let items: Vec<_> = items.map(|item| thing(page, item)).collect();
            (section.title.clone(), items)
        });
        let sections = sections.filter(|(_, items)| !items.is_empty());
        // On a phone only the first is open: all of them would be one endless list.
        let small = crate::device::prefers("(max-width: 37.4375em)");
        let sections = sections.enumerate().map(|(place, (title, items))| {
            let count = items.len();
            view! {
                <details class="pack-section" open=!small || place == 0>
                    <summary><h3>{title}</h3> <span class="tag">{count}</span></summary>
                    <ul>{items}</ul>
                </details>
            }
        });
        sections.collect::<Vec<_>>()
    });
    if shown.is_empty() {
        let all = move |_| page.filter.set(lucid_web::gallery::Filter::default());
        return view! {
            <p class="pack-none">
                {say(Phrase::PacksNone)}
                <button class="btn quiet" on:click=all>{say(Phrase::PacksAllCards)}</button>
            </p>
        }
        .into_any();
    }
    shown.into_any()
}

fn thing(page: PacksPage, item: &GalleryItem) -> impl IntoView + use<> {
    let id = item.id.clone();
    let class = format!("pack-thing {}", colours(item));
    let open = move |_| {
        page.open.set(Some(id.clone()));
        jump_to("pack-large");
    };
    view! {
        <li>
            <button class=class id=format!("thing-{}", item.id) title=item.name.clone() on:click=open>
                <span class="pic" aria-hidden="true" inner_html=item.picture.clone()></span>
                <span class="sr">{item.name.clone()}</span>
            </button>
        </li>
    }
}

/// The class that gives an item its seat's colours.
fn colours(item: &GalleryItem) -> &'static str {
    item.seat.map_or("seat-violet", |seat| {
        seat_class(lucid_tabletop::Seat::new(seat))
    })
}

/// One item, large, with the facts about it.
fn large(page: PacksPage, all: All) -> Option<AnyView> {
    let open = page.open.get()?;
    let filter = page.filter.get_untracked();
    let items: Vec<GalleryItem> = all.with_value(|all| {
        let items = all.iter().flat_map(|section| &section.items);
        let items = items.filter(|item| filter.shows(item) || item.id == open);
        items.cloned().collect()
    });
    let place = items.iter().position(|item| item.id == open)?;
    let neighbour = |step: usize| {
        let next = items[(place + step) % items.len()].id.clone();
        move || {
            page.open.set(Some(next.clone()));
            jump_to("pack-large");
        }
    };
    let (next, previous) = (neighbour(1), neighbour(items.len() - 1));
    let item = items[place].clone();
    let back = item.id.clone();
    let close = move || {
        page.open.set(None);
        jump_to(format!("thing-{back}"));
    };
    let (on_next, on_previous, on_close) = (next.clone(), previous.clone(), close.clone());
    let keys = move |event: KeyboardEvent| {
        match event.key().as_str() {
            "Escape" => on_close(),
            "ArrowRight" => on_next(),
            "ArrowLeft" => on_previous(),
            _ => return,
        }
        event.prevent_default();
    };
    let about: Vec<_> = (item.about.iter())
        .map(|(title, text)| view! { <dt>{title.clone()}</dt> <dd>{text.clone()}</dd> })
        .collect();
    let class = format!("pic {}", colours(&item));
    Some(
        view! {
            <section class="pack-large" id="pack-large" tabindex="-1" aria-labelledby="pack-large-name" on:keydown=keys>
                <div class=class aria-hidden="true" inner_html=item.picture.clone()></div>
                <div class="pack-words">
                    <h3 id="pack-large-name">{item.name}</h3>
                    <dl>{about}</dl>
                    <div class="ways">
                        <button class="btn quiet" on:click=move |_| previous()>{say(Phrase::PacksPrevious)} <kbd>"←"</kbd></button>
                        <button class="btn quiet" on:click=move |_| next()>{say(Phrase::PacksNext)} <kbd>"→"</kbd></button>
                        <button class="btn quiet" id="close-large" on:click=move |_| close()>{say(Phrase::PacksClose)} <kbd>"Esc"</kbd></button>
                    </div>
                </div>
            </section>
        }
        .into_any(),
    )
}
