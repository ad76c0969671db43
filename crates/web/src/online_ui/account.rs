//! The account page: changing the name, keeping it with a password, signing in and out.

use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_protocol::account::{Erase, Me, Rename, SetPassword, SignIn};
use lucid_protocol::{Code, limits};
use lucid_texts::Phrase;

use super::net::{self, Trouble};
use super::{problem, session};
use crate::app::{App, app, say};
use crate::ui::{Top, icon};

/// What the page knows.
#[derive(Clone, Copy)]
struct Account {
    app: App,
    me: RwSignal<Option<Me>>,
    /// Whether the server has been asked.
    asked: RwSignal<bool>,
    /// The last message, and whether it is a problem.
    said: RwSignal<Option<(Phrase, bool)>>,
}

impl Account {
    fn ask(self) {
        spawn_local(async move {
            match session::me().await {
                Ok(me) => drop(self.me.try_set(me)),
                Err(why) => drop(self.said.try_set(Some((problem::phrase(&why), true)))),
            }
            let _ = self.asked.try_set(true);
        });
    }

    /// Runs a request, says how it went, and reloads. After a failure, the fields keep their
    /// text.
    fn run(self, done: impl Future<Output = Result<(), Trouble>> + 'static) {
        spawn_local(async move {
            let done = done.await;
            let said = match &done {
                Ok(()) => (Phrase::OnlineAccountDone, false),
                Err(why) => (problem::phrase(why), true),
            };
            let changed = match &done {
                Ok(()) => true,
                Err(why) => why.code() == Some(Code::NoSession),
            };
            let texts = self.app.texts.get_untracked();
            self.app.tell(texts.phrase(said.0));
            if self.said.try_set(Some(said)).is_none() && changed {
                self.ask();
            }
        });
    }
}

/// The page.
pub fn account_page() -> AnyView {
    let app = app();
    let account = Account {
        app,
        me: RwSignal::new(None),
        asked: RwSignal::new(false),
        said: RwSignal::new(None),
    };
    account.ask();
    let said = move || {
        account.said.get().map(|(phrase, bad)| {
            view! { <p class:no=bad>{icon(if bad { "why" } else { "check" })} {say(phrase)}</p> }
        })
    };
    let parts = move || match (account.asked.get(), account.me.get()) {
        (false, _) => ().into_any(),
        (true, Some(me)) => known(account, me).into_any(),
        (true, None) => unknown(account).into_any(),
    };
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="form-page" tabindex="-1">
            <section class="sheet form account">
                <h1 class="title">{icon("people")} {say(Phrase::OnlineAccount)}</h1>
                <div role="status" class="account-message">{said}</div>
                {parts}
                <p class="ways">
                    <a class="btn quiet" href="/tables">{icon("arrow")} {say(Phrase::OnlineTitle)}</a>
                </p>
            </section>
        </main>
    }
    .into_any()
}

/// A field for text.
fn field(
    id: &'static str,
    kind: &'static str,
    label: Phrase,
    complete: &'static str,
    longest: usize,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="field" for=id>
            <span>{say(label)}</span>
            <input id=id type=kind autocomplete=complete maxlength=longest required=true
                prop:value=move || value.get()
                on:input=move |event| value.set(event_target_value(&event))/>
        </label>
    }
}

fn known(account: Account, me: Me) -> impl IntoView {
    let name = RwSignal::new(me.name.clone());
    let (current, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let kept = me.kept;
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        account.run(async move {
            net::submit("PATCH", "/api/me", &Rename { name })
                .await
                .map(drop)
        });
    };
    let keep = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let password = new.get_untracked();
        let current = kept.then(|| current.get_untracked());
        account.run(async move {
            let body = SetPassword { password, current };
            net::submit("PUT", "/api/me/password", &body)
                .await
                .map(drop)
        });
    };
    let out = move |path: &'static str| {
        account.run(async move {
            net::text("POST", path, Some(("application/json", "{}"))).await?;
            session::forget();
            Ok(())
        });
    };
    let state = match kept {
        true => Phrase::OnlineAccountKept,
        false => Phrase::OnlineAccountGuest,
    };
    let sessions = move || {
        account
            .app
            .texts
            .with(|texts| texts.online_account_sessions(me.sessions))
    };
    view! {
        <p>{say(state)} " " {sessions}</p>
        <form class="online-form" on:submit=rename>
            {field("account-name", "text", Phrase::OnlineName, "username", limits::NAME, name)}
            <button class="btn" type="submit">{icon("check")} {say(Phrase::OnlineAccountRename)}</button>
        </form>
        <form class="online-form" on:submit=keep>
            {kept.then(|| field("account-current", "password", Phrase::OnlineAccountPasswordCurrent, "current-password", limits::PASSWORD_MOST, current))}
            {field("account-new", "password", Phrase::OnlineAccountPasswordNew, "new-password", limits::PASSWORD_MOST, new)}
            <small>{say(Phrase::OnlineAccountPasswordAbout)}</small>
            <button class="btn" type="submit">
                {icon("lock")} {say(if kept { Phrase::OnlineAccountChange } else { Phrase::OnlineAccountKeep })}
            </button>
        </form>
        {(!kept).then(|| view! { <p class="note">{say(Phrase::OnlineAccountGuestWarning)}</p> })}
        <p class="ways">
            <button class="btn quiet" id="sign-out" on:click=move |_| out("/api/sign-out")>{say(Phrase::OnlineAccountSignOut)}</button>
            <button class="btn quiet" id="sign-out-all" on:click=move |_| out("/api/sign-out-everywhere")>{say(Phrase::OnlineAccountSignOutAll)}</button>
        </p>
        {erase(account, kept)}
    }
}

/// Erasing the account: explains what happens and asks for confirmation.
fn erase(account: Account, kept: bool) -> impl IntoView {
    let sure = RwSignal::new(false);
    let password = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let password = kept.then(|| password.get_untracked());
        account.run(async move {
            net::submit("DELETE", "/api/me", &Erase { password }).await?;
            session::forget();
            Ok(())
        });
    };
    let open = move |_| sure.set(true);
    let shut = move |_| sure.set(false);
    let form = move || {
        match sure.get() {
        false => view! {
            <p class="ways">
                <button class="btn quiet" id="erase" on:click=open>{say(Phrase::OnlineErase)}</button>
            </p>
        }
        .into_any(),
        true => view! {
            <form class="online-form" id="erase-form" on:submit=submit>
                <h2>{say(Phrase::OnlineErase)}</h2>
                <p>{say(Phrase::OnlineEraseAbout)}</p>
                {kept.then(|| field("erase-password", "password", Phrase::OnlineAccountPasswordCurrent, "current-password", limits::PASSWORD_MOST, password))}
                <p class="ways">
                    <button class="btn" type="submit" id="erase-sure">{icon("close")} {say(Phrase::OnlineEraseSure)}</button>
                    <button class="btn quiet" type="button" on:click=shut>{say(Phrase::OnlineEraseNot)}</button>
                </p>
            </form>
        }
        .into_any(),
    }
    };
    view! { <div>{form}</div> }
}

fn unknown(account: Account) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = SignIn {
            name: name.get_untracked().trim().to_owned(),
            password: password.get_untracked(),
        };
        account.run(async move {
            net::submit("POST", "/api/sign-in", &body).await?;
            session::remember(&body.name);
            Ok(())
        });
    };
    view! {
        <p>{say(Phrase::OnlineAccountNone)}</p>
        <form class="online-form" on:submit=enter>
            <h2>{say(Phrase::OnlineAccountSignInTitle)}</h2>
            {field("account-name", "text", Phrase::OnlineName, "username", limits::NAME, name)}
            {field("account-password", "password", Phrase::OnlineAccountPassword, "current-password", limits::PASSWORD_MOST, password)}
            <button class="btn primary" type="submit" id="sign-in">{icon("check")} {say(Phrase::OnlineAccountSignIn)}</button>
        </form>
    }
}
