//! A link to the current moment.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lucid_texts::Phrase;
use wasm_bindgen_futures::JsFuture;

use super::player::RecordPlayer;
use crate::app::say;
use crate::device;
use crate::ui::icon;

/// The result of copying.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Copied {
    NotYet,
    Done,
    Refused,
}

/// The panel's state, which the button shares with it.
#[derive(Clone, Copy)]
pub(super) struct Share {
    /// The link, once it was asked for.
    link: RwSignal<Option<String>>,
    copied: RwSignal<Copied>,
    field: NodeRef<html::Input>,
}

impl Share {
    pub(super) fn new() -> Share {
        Share {
            link: RwSignal::new(None),
            copied: RwSignal::new(Copied::NotYet),
            field: NodeRef::new(),
        }
    }
}

/// Makes the link and copies it.
pub(super) fn button(player: RecordPlayer, share: Share) -> impl IntoView {
    let make = move |_| {
        let host = window().location().origin().unwrap_or_default();
        let link = format!("{host}{}", player.address_for_others());
        player.playing.set(false);
        share.link.set(Some(link.clone()));
        copy(player, share, link);
    };
    // At another moment, the link is outdated.
    Effect::new(move |before: Option<()>| {
        player.moment.track();
        player.eye.track();
        if before.is_some() {
            share.link.set(None);
        }
    });
    view! {
        <button class="btn quiet link-here" on:click=make>{icon("link")} {say(Phrase::ReplayLink)}</button>
    }
}

/// The link, with an explanation.
pub(super) fn panel(player: RecordPlayer, share: Share) -> impl IntoView {
    let fits = player.timeline(|timeline| timeline.packed().is_some());
    let about = if fits {
        Phrase::ReplayLinkAbout
    } else {
        Phrase::ReplayLinkLong
    };
    let again = move |_| {
        if let Some(link) = share.link.get_untracked() {
            copy(player, share, link);
        }
    };
    let label = move || match share.copied.get() {
        Copied::Done => Phrase::ReplayCopied,
        Copied::NotYet | Copied::Refused => Phrase::ReplayCopy,
    };
    let words = move || player.app.texts.with(|texts| texts.phrase(label()));
    let refused = move || share.copied.get() == Copied::Refused;
    move || {
        share.link.get().map(|link| {
            view! {
                <div class="share" role="group" aria-label=say(Phrase::ReplayLink)>
                    <input class="link" type="text" readonly=true node_ref=share.field prop:value=link
                        aria-label=say(Phrase::ReplayLink) on:focus=move |_| select(share)/>
                    <button class="btn copy" on:click=again>
                        {move || icon(if share.copied.get() == Copied::Done { "check" } else { "link" })} {words}
                    </button>
                    <button class="btn bare" aria-label=say(Phrase::Close) on:click=move |_| share.link.set(None)>{icon("close")}</button>
                    <p class="note">
                        {say(about)}
                        <Show when=refused>" " <b>{say(Phrase::ReplayCopyFailed)}</b></Show>
                    </p>
                </div>
            }
        })
    }
}

fn select(share: Share) {
    if let Some(field) = share.field.get_untracked() {
        field.select();
    }
}

/// Copies the link; if the browser refuses, selects it in its field.
fn copy(player: RecordPlayer, share: Share, link: String) {
    share.copied.set(Copied::NotYet);
    let Some(written) = device::copy(&link) else {
        refuse(share);
        return;
    };
    spawn_local(async move {
        let done = JsFuture::from(written).await.is_ok();
        if share.link.try_get_untracked().flatten().is_none() {
            return;
        }
        if done {
            share.copied.set(Copied::Done);
            let texts = player.app.texts.get_untracked();
            player.app.tell(texts.phrase(Phrase::ReplayCopied));
        } else {
            refuse(share);
        }
    });
}

fn refuse(share: Share) {
    share.copied.set(Copied::Refused);
    request_animation_frame(move || {
        if let Some(Some(field)) = share.field.try_get_untracked() {
            let _ = field.focus();
            field.select();
        }
    });
}
