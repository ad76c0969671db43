//! The settings page: language, theme, motion, sound, pace, name.

use leptos::prelude::*;
use lucid_texts::{Language, Phrase};
use lucid_web::settings::{Caution, MAX_NAME, Motion, Pace, Settings, Theme, Volume, tidy_name};

use crate::app::{app, say};
use crate::ui::{Top, segment};

#[component]
pub fn SettingsPage() -> impl IntoView {
    view! {
        <Top><span class="spring"></span></Top>
        <main id="main" class="form-page" tabindex="-1">
            <section class="sheet form">
                <h1 class="title">{say(Phrase::Settings)}</h1>
                <NameField/>
                <fieldset>
                    <legend>{say(Phrase::Language)}</legend>
                    <div class="segs wide">{languages()}</div>
                </fieldset>
                {choices(
                    Phrase::Theme,
                    "theme",
                    [
                        (Theme::Night, Phrase::ThemeNight),
                        (Theme::Day, Phrase::ThemeDay),
                        (Theme::System, Phrase::ThemeSystem),
                    ],
                    |settings| settings.theme,
                    |settings, theme| settings.theme = theme,
                )}
                {choices(
                    Phrase::Motion,
                    "motion",
                    [(Motion::System, Phrase::MotionSystem), (Motion::Calm, Phrase::MotionCalm)],
                    |settings| settings.motion,
                    |settings, motion| settings.motion = motion,
                )}
                {choices(
                    Phrase::Sound,
                    "sound",
                    [
                        (Volume::Off, Phrase::SoundOff),
                        (Volume::Soft, Phrase::SoundSoft),
                        (Volume::Full, Phrase::SoundFull),
                    ],
                    |settings| settings.sound,
                    |settings, sound| settings.sound = sound,
                )}
                <p class="note">{say(Phrase::SoundAbout)}</p>
                {choices(
                    Phrase::Pace,
                    "pace",
                    [
                        (Pace::Slow, Phrase::PaceSlow),
                        (Pace::Normal, Phrase::PaceNormal),
                        (Pace::Quick, Phrase::PaceQuick),
                        (Pace::Instant, Phrase::PaceInstant),
                    ],
                    |settings| settings.pace,
                    |settings, pace| settings.pace = pace,
                )}
                {choices(
                    Phrase::LossSetting,
                    "caution",
                    [(Caution::Ask, Phrase::LossAsk), (Caution::Go, Phrase::LossGo)],
                    |settings| settings.caution,
                    |settings, caution| settings.caution = caution,
                )}
                <p class="note">{say(Phrase::Offline)}</p>
            </section>
        </main>
    }
}

#[component]
fn NameField() -> impl IntoView {
    let app = app();
    let change = move |event| {
        let name = tidy_name(&event_target_value(&event));
        app.settings.update(|settings| settings.name = name);
    };
    view! {
        <label class="field">
            <span>{say(Phrase::YourName)}</span>
            <input
                type="text"
                maxlength=MAX_NAME
                autocomplete="nickname"
                prop:value=move || app.settings.with(|settings| settings.name.clone())
                on:change=change
            />
            <small>{say(Phrase::NameAbout)}</small>
        </label>
    }
}

fn languages() -> impl IntoView {
    let app = app();
    let all = Language::ALL.map(|language| {
        segment(
            "language",
            move || language.own_name().to_owned(),
            move || app.texts.with(|texts| texts.language()) == language,
            move || {
                let chosen = Some(language);
                app.settings.update(|settings| settings.language = chosen);
            },
        )
    });
    all.collect_view()
}

fn choices<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    legend: Phrase,
    group: &'static str,
    options: [(T, Phrase); N],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let app = app();
    let options = options.map(|(value, phrase)| {
        segment(
            group,
            say(phrase),
            move || app.settings.with(get) == value,
            move || app.settings.update(|settings| set(settings, value)),
        )
    });
    view! {
        <fieldset>
            <legend>{say(legend)}</legend>
            <div class="segs wide">{options.collect_view()}</div>
        </fieldset>
    }
}
