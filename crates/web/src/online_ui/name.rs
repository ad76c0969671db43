//! The names of people; those who were erased are called "a player".

use leptos::prelude::*;
use lucid_protocol::{ERASED_NAME, Seated};
use lucid_texts::{Phrase, Texts};

use crate::app::say;

/// The name to show for a person.
pub fn shown(texts: &Texts, name: &str) -> String {
    match name {
        ERASED_NAME => texts.phrase(Phrase::OnlineErased),
        name => name.to_owned(),
    }
}

/// The name of the person or bot on a seat.
pub fn of_seat(texts: &Texts, seated: &Seated) -> Option<String> {
    seated.name().map(|name| shown(texts, name))
}

/// Marks a name without a password: somebody else may have used it yesterday.
pub fn guest_mark(guest: bool) -> impl IntoView {
    guest.then(|| {
        view! {
            <span class="tag guest" title=say(Phrase::OnlineGuestAbout)>{say(Phrase::OnlineGuest)}</span>
        }
    })
}

/// Whether a guest sits there.
pub fn is_guest(seated: &Seated) -> bool {
    matches!(seated, Seated::Person { guest: true, .. })
}
