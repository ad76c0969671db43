//! A new table: the form of a new game, with time limits and who may join.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_protocol::table::{Made, SeatPlan};
use lucid_protocol::{Pace, Plan};
use lucid_texts::Phrase;
use lucid_web::content;
use lucid_web::settings::{MAX_NAME, tidy_name};
use lucid_web::setup::AnySetup;

use super::net::{self, Trouble};
use super::{problem, session};
use crate::app::{App, app, say};
use crate::device::Device;
use crate::pages::{Beyond, new_page};
use crate::ui::{icon, segment};

/// Seconds for a turn in live games.
const LIVE: [Option<u32>; 4] = [None, Some(60), Some(90), Some(300)];
/// Days for a turn by correspondence.
const DAYS: [u32; 4] = [1, 2, 3, 7];
const DAY: u32 = 24 * 60 * 60;

/// The questions beyond the game itself.
#[derive(Clone, Copy)]
struct Wishes {
    clock: RwSignal<Option<u32>>,
    listed: RwSignal<bool>,
    spectators: RwSignal<bool>,
    /// The name of whoever opens the table, where it is not known yet.
    name: RwSignal<Option<String>>,
}

/// The page.
pub fn new_table_page() -> AnyView {
    let app = app();
    let wishes = Wishes {
        clock: RwSignal::new(None),
        listed: RwSignal::new(false),
        spectators: RwSignal::new(true),
        name: RwSignal::new(session::known_name(app).is_none().then(String::new)),
    };
    let busy = RwSignal::new(false);
    let trouble = RwSignal::new(None::<Phrase>);
    let open = Callback::new(move |setup: AnySetup| {
        if busy.get_untracked() {
            return;
        }
        if let Some(typed) = wishes.name.get_untracked() {
            let name = tidy_name(&typed);
            if name.is_empty() {
                app.tell(app.texts.get_untracked().phrase(Phrase::OnlineNameFirst));
                trouble.set(Some(Phrase::OnlineNameFirst));
                return crate::ui::focus("#host-name");
            }
            app.settings.update(|settings| settings.name = name);
        }
        busy.set(true);
        trouble.set(None);
        spawn_local(async move {
            match make(app, setup, wishes).await {
                Ok(made) => app.go_to(&format!("/table/{}?invite={}", made.id, made.invite)),
                Err(why) => {
                    let phrase = problem::phrase(&why);
                    app.tell(app.texts.get_untracked().phrase(phrase));
                    let _ = trouble.try_set(Some(phrase));
                }
            }
            let _ = busy.try_set(false);
        });
    });
    new_page(Some(Beyond {
        name: session::usual_name(app),
        open,
        busy,
        trouble,
        parts: Callback::new(move |()| parts(app, wishes)),
    }))
}

/// Creates the table: first a session, then the pack, if it is a custom one.
async fn make(app: App, setup: AnySetup, wishes: Wishes) -> Result<Made, Trouble> {
    session::begin(&session::usual_name(app)).await?;
    let pack = match setup.pack() {
        Some(hash) => {
            let text = content::kept_text(&Device, hash).unwrap_or_default();
            Some(net::upload(&text).await?.hash)
        }
        None => None,
    };
    let plan = Plan {
        game: setup.title(),
        rules: setup.rules(),
        pack,
        seats: seats(setup.bots()),
        pace: Pace {
            clock: wishes.clock.get_untracked(),
        },
        spectators: wishes.spectators.get_untracked(),
        listed: wishes.listed.get_untracked(),
    };
    net::send("POST", "/api/tables", &plan).await
}

/// The first person is the host; other people join.
fn seats(bots: Vec<Option<&'static str>>) -> Vec<SeatPlan> {
    let mut own = false;
    let plans = bots.into_iter().map(|bot| match bot {
        Some(level) => SeatPlan::Bot(level.to_owned()),
        None if own => SeatPlan::Open,
        None => {
            own = true;
            SeatPlan::Me
        }
    });
    plans.collect()
}

fn parts(app: App, wishes: Wishes) -> AnyView {
    let letters = RwSignal::new(false);
    let paces = [
        (false, Phrase::OnlinePaceLive),
        (true, Phrase::OnlinePaceLetters),
    ];
    let paces = paces.map(|(slow, words)| {
        segment(
            "online-pace",
            say(words),
            move || letters.get() == slow,
            move || {
                letters.set(slow);
                wishes.clock.set(slow.then_some(3 * DAY));
            },
        )
    });
    let clocks = move || {
        let all: Vec<Option<u32>> = match letters.get() {
            true => DAYS.map(|days| Some(days * DAY)).to_vec(),
            false => LIVE.to_vec(),
        };
        let all = all.into_iter().map(|clock| {
            segment(
                "online-clock",
                move || {
                    app.texts.with(|texts| match clock {
                        None => texts.phrase(Phrase::OnlineNoClock),
                        Some(clock) if clock >= DAY => texts.online_days(clock / DAY),
                        Some(clock) => texts.online_clock(clock),
                    })
                },
                move || wishes.clock.get() == clock,
                move || wishes.clock.set(clock),
            )
        });
        all.collect_view()
    };
    let doors =
        [(true, Phrase::OnlineListed), (false, Phrase::OnlineByLink)].map(|(listed, words)| {
            segment(
                "online-listed",
                say(words),
                move || wishes.listed.get() == listed,
                move || wishes.listed.set(listed),
            )
        });
    let watch = move |event| wishes.spectators.set(event_target_checked(&event));
    let asks = wishes.name.with_untracked(Option::is_some);
    let name = asks.then(|| {
        let write = move |event| wishes.name.set(Some(event_target_value(&event)));
        view! {
            <label class="field" for="host-name">
                <span>{say(Phrase::OnlineName)}</span>
                <input id="host-name" type="text" autocomplete="nickname" required=true maxlength=MAX_NAME
                    prop:value=move || wishes.name.get().unwrap_or_default() on:input=write/>
                <small>{say(Phrase::OnlineNameAbout)}</small>
            </label>
        }
    });
    view! {
        {name}
        <fieldset>
            <legend>{say(Phrase::OnlinePace)}</legend>
            <div class="segs wide">{paces.collect_view()}</div>
            <div class="segs wide online-clocks" role="group" aria-label=say(Phrase::OnlineClock)>{clocks}</div>
            <p class="note">{say(Phrase::OnlineClockAbout)}</p>
        </fieldset>
        <fieldset>
            <legend>{say(Phrase::OnlineWhoComes)}</legend>
            <div class="segs wide">{doors.collect_view()}</div>
        </fieldset>
        <label class="toggle">
            <span class="ic">{icon("eye")}</span>
            <span class="tx"><b>{say(Phrase::OnlineWatchers)}</b><small>{say(Phrase::OnlineWatchersAbout)}</small></span>
            <input type="checkbox" role="switch" prop:checked=move || wishes.spectators.get() on:change=watch/>
            <i></i>
        </label>
    }
    .into_any()
}
