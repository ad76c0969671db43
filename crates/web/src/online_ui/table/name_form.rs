//! The form that asks new visitors of a table for a name.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_protocol::{Code, TableInfo};
use lucid_texts::Phrase;

use super::trouble::Matter;
use super::{OnlineTable, Screen};
use crate::app::say;
use crate::online_ui::net::{self, Trouble};
use crate::online_ui::{name, problem, session};
use crate::ui::{Top, icon, scene};

/// The form for a new visitor's name.
pub fn name_form(table: OnlineTable, enter: Callback<()>) -> AnyView {
    let app = table.app;
    let name = RwSignal::new(session::usual_name(app));
    let info = RwSignal::new(None::<TableInfo>);
    let bad = RwSignal::new(None::<Phrase>);
    let invite = table.invite.get_value();
    spawn_local(async move {
        let path = match invite {
            Some(invite) => format!("/api/tables/{}?invite={invite}", table.id),
            None => format!("/api/tables/{}", table.id),
        };
        match net::get::<TableInfo>(&path).await {
            Ok(found) => drop(info.try_set(Some(found))),
            Err(Trouble::Refused(why)) if why.code == Code::NotFound => {
                let _ = table.shown.try_set(Screen::Trouble(Matter::NoTable));
            }
            Err(_) => {}
        }
    });
    let who = move || {
        info.with(|info| {
            let texts = app.texts.get();
            let names: Vec<String> = (info.as_ref()?.seats.iter())
                .filter_map(|seated| name::of_seat(&texts, seated))
                .collect();
            (!names.is_empty()).then(|| texts.online_at_table(&names))
        })
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked();
        spawn_local(async move {
            match session::begin(&name).await {
                Ok(_) => {
                    let _ = table.shown.try_set(Screen::Nothing);
                    // The page may be gone by now.
                    let _ = enter.try_run(());
                }
                Err(why) => drop(bad.try_set(Some(problem::phrase(&why)))),
            }
        });
    };
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="lonely" tabindex="-1">
            <section class="sheet state name-form">
                {scene("vignette", "handover")}
                <h1 class="title">{say(Phrase::OnlineComeIn)}</h1>
                <p>{say(Phrase::OnlineComeInAbout)}</p>
                <p class="note">{who}</p>
                <form class="online-form" on:submit=submit>
                    <label class="field" for="online-name">
                        <span>{say(Phrase::OnlineName)}</span>
                        <input id="online-name" type="text" autocomplete="nickname" required=true
                            maxlength=lucid_protocol::limits::NAME
                            prop:value=move || name.get()
                            on:input=move |event| name.set(event_target_value(&event))/>
                        <small>{say(Phrase::OnlineNameAbout)}</small>
                    </label>
                    <div role="alert">{move || bad.get().map(|why| view! { <p class="no">{say(why)}</p> })}</div>
                    <p class="ways">
                        <button class="btn primary" id="come-in" type="submit">{icon("check")} {say(Phrase::OnlineComeIn)}</button>
                        <a class="btn quiet" href="/account">{say(Phrase::OnlineAccountSignIn)}</a>
                    </p>
                </form>
            </section>
        </main>
    }
    .into_any()
}
