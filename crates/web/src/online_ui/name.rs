//! How people are called: by their name, and those who were erased "a player".

use leptos::prelude::*;
use lucid_protocol::{ERASED_NAME, Seated};
use lucid_texts::{Phrase, Texts};

use crate::app::say;

/// A name as it is shown.
pub fn shown(texts: &Texts, name: &str) -> String {
    match name {
        ERASED_NAME => texts.phrase(Phrase::OnlineErased),
        name => name.to_owned(),
    }
}

/// The name of whoever sits on a seat.
pub fn of_seat(texts: &Texts, seated: &Seated) -> Option<String> {
    seated.name().map(|name| shown(texts, name))
}

/// Says that no password keeps a name: somebody else may have worn it yesterday.
pub fn guest_mark(guest: bool) -> impl IntoView {
    guest.then(|| {
        view! {
            <span class="tag guest" title=say(Phrase::OnlineGuestAbout)>{say(Phrase::OnlineGuest)}</span>
        }
    })
}

/// Whether whoever sits there is a guest.
pub fn is_guest(seated: &Seated) -> bool {
    matches!(seated, Seated::Person { guest: true, .. })
}
