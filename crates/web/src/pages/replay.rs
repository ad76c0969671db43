//! The replay page: own games, files, and links to moments.

pub(crate) mod boards;
mod chooser;
mod controls;
mod files;
mod head;
pub(crate) mod journal;
mod keys;
pub(crate) mod player;
mod share;
mod timeline;

use std::sync::Arc;

use leptos::prelude::*;
use lucid_tabletop::Seat;
use lucid_texts::Phrase;
use lucid_web::replay::{Eye, Moment, Opened, Problem, open, unpack};
use lucid_web::saved_game::SavedGame;

use crate::app::{app, say};
use crate::device::{self, Device};
use player::RecordOrigin;

/// What the page shows.
#[derive(Clone)]
enum PageState {
    /// Own games, and a place for files.
    Choosing,
    /// A game.
    Open(player::RecordPlayer),
    /// A file that cannot be shown, with its name.
    Problem(String, Arc<Problem>),
    /// A link whose record comes as a file.
    NeedsFile,
    /// A link that is incomplete.
    BrokenLink,
    /// A game that is not on this device.
    Gone,
}

/// The page.
pub fn replay_page() -> AnyView {
    let (wanted, first) = arrived();
    let stage = RwSignal::new(first);
    // File callbacks have no reactive owner, so the page passes its own.
    let (app, owner) = (app(), Owner::current());
    let take = Callback::new(move |(name, text): (String, String)| {
        let next = match open(&text, &Device) {
            Ok(opened) => {
                // A link may name only the moment, with the record in a file.
                let moment = wanted.try_update_value(Option::take).flatten();
                let make = || player::RecordPlayer::new(app, opened, RecordOrigin::File, moment);
                PageState::Open(match &owner {
                    Some(owner) => owner.with(make),
                    None => make(),
                })
            }
            Err(problem) => PageState::Problem(name, Arc::new(problem)),
        };
        stage.set(next);
    });
    let search = window().location().search().unwrap_or_default();
    if let Some(id) = search.strip_prefix("?table=") {
        let (id, path) = (id.to_owned(), format!("/api/tables/{id}/record"));
        leptos::task::spawn_local(async move {
            match device::fetched(&path).await {
                Some(record) => {
                    fetch_pack(&record).await;
                    // The page may be gone by now.
                    let _ = take.try_run((id, record));
                }
                None => drop(stage.try_set(PageState::Gone)),
            }
        });
    }
    let over = files::listen(take);
    view! {
        {move || match stage.get() {
            PageState::Open(player) => player::page(player),
            PageState::Choosing => chooser::page(None, take),
            PageState::Problem(name, problem) => chooser::page(Some(problem_sheet(name, problem)), take),
            PageState::NeedsFile => {
                let sheet = sheet("link", Phrase::ReplayFileToo, Phrase::ReplayFileTooAbout);
                chooser::page(Some(sheet), take)
            }
            PageState::BrokenLink => {
                let sheet = sheet("why", Phrase::ReplayBrokenLinkTitle, Phrase::ReplayBrokenLink);
                chooser::page(Some(sheet), take)
            }
            PageState::Gone => {
                let sheet = sheet("why", Phrase::ReplayGoneTitle, Phrase::ReplayGone);
                chooser::page(Some(sheet), take)
            }
        }}
        <Show when=move || over.get()>
            <div class="drop-veil" aria-hidden="true"><p class="sheet">{say(Phrase::ReplayDropHere)}</p></div>
        </Show>
    }
    .into_any()
}

/// A game on a server may have been played with its host's pack: the server has it, under the
/// hash in the record.
pub(super) async fn fetch_pack(record: &str) {
    let Ok(read) = lucid_tabletop::record::Record::parse(record) else {
        return;
    };
    if let Some((_, hash)) = read.header.pack.split_once(' ')
        && open(record, &Device).is_err()
    {
        // If it cannot be fetched, the page says what is missing.
        let _ = crate::online_ui::pack::fetch(hash).await;
    }
}

/// Reads the address: the moment that still needs its record, and the state of the page.
fn arrived() -> (StoredValue<Option<Moment>>, PageState) {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let id = search.strip_prefix("?game=");
    let Ok(moment) = Moment::parse(&location.hash().unwrap_or_default()) else {
        return (StoredValue::new(None), PageState::BrokenLink);
    };
    let packed = moment.as_ref().and_then(|moment| moment.packed.clone());
    let stage = match (id, packed) {
        (Some(id), _) => own_game(id, moment.clone()),
        (None, Some(packed)) => match unpack(&packed, &Device)
            .ok()
            .and_then(|text| open(&text, &Device).ok())
        {
            Some(opened) => PageState::Open(player::RecordPlayer::new(
                app(),
                opened,
                RecordOrigin::Link,
                moment.clone(),
            )),
            None => PageState::BrokenLink,
        },
        (None, None) if moment.is_some() => PageState::NeedsFile,
        (None, None) => PageState::Choosing,
    };
    let waits = matches!(stage, PageState::NeedsFile);
    (StoredValue::new(moment.filter(|_| waits)), stage)
}

fn own_game(id: &str, moment: Option<Moment>) -> PageState {
    let Some(saved) = SavedGame::find(&Device, id) else {
        return PageState::Gone;
    };
    match open(&saved.record, &Device) {
        Ok(opened) => {
            let eyes = own_eyes(&opened, &saved);
            let source = RecordOrigin::Own(id.to_owned(), eyes);
            PageState::Open(player::RecordPlayer::new(app(), opened, source, moment))
        }
        Err(problem) => PageState::Problem(id.to_owned(), Arc::new(problem)),
    }
}

/// While a game is running on this device, its replay shows no more than the table: bots keep
/// their secrets, and so do several people from each other.
fn own_eyes(opened: &Opened, saved: &SavedGame) -> Vec<Eye> {
    let mut eyes = opened.timeline().eyes();
    if opened.timeline().outcome().is_some() {
        return eyes;
    }
    let setup = &saved.setup;
    let alone = setup.people() == 1;
    let allowed = |seat: Seat| alone && setup.first_person() == Some(seat.index());
    eyes.retain(|eye| eye.seat().is_none_or(allowed));
    eyes
}

/// A page with one calm message.
fn sheet(sign: &'static str, title: Phrase, about: Phrase) -> AnyView {
    view! {
        <section class="sheet trouble" role="alert">
            {crate::ui::icon(sign)}
            <div>
                <h2>{say(title)}</h2>
                <p>{say(about)}</p>
            </div>
        </section>
    }
    .into_any()
}

/// What is wrong with a file, where, and what to do about it.
fn problem_sheet(name: String, problem: Arc<Problem>) -> AnyView {
    let app = app();
    let advice = problem.advice.phrase();
    let excerpt = problem.excerpt.clone();
    let told = move || app.texts.with(|texts| problem.describe(texts));
    view! {
        <section class="sheet trouble" role="alert">
            {crate::ui::icon("why")}
            <div>
                <h2>{say(Phrase::ReplayProblemTitle)}</h2>
                <p class="note">{name}</p>
                <p class="wrong">{told}</p>
                {(!excerpt.is_empty()).then(|| view! { <pre><code>{excerpt}</code></pre> })}
                <p>{say(advice)}</p>
            </div>
        </section>
    }
    .into_any()
}
