//! The visitor's identity on the server. The session itself is a cookie that scripts cannot
//! read; the device only remembers that there is one.

use leptos::prelude::*;
use lucid_protocol::Code;
use lucid_protocol::account::{Me, Rename};
use lucid_web::storage::Storage as _;

use super::net::{self, Trouble};
use crate::app::App;
use crate::device::Device;
use crate::pages::home::{ONLINE, own_name};

/// The visitor's account; nothing without a session.
pub async fn me() -> Result<Option<Me>, Trouble> {
    // Without a session there is nothing to ask for.
    if Device.get(ONLINE).is_none() {
        return Ok(None);
    }
    match net::get::<Me>("/api/me").await {
        Ok(me) => {
            remember(&me.name);
            Ok(Some(me))
        }
        Err(trouble) if trouble.code() == Some(Code::NoSession) => {
            Device.remove(ONLINE);
            Ok(None)
        }
        Err(trouble) => Err(trouble),
    }
}

/// The name to suggest: the one on the server, or that of the settings.
pub fn usual_name(app: App) -> String {
    known_name(app).unwrap_or_else(|| own_name(app))
}

/// The same, where somebody has said it.
pub fn known_name(app: App) -> Option<String> {
    let online = Device.get(ONLINE).filter(|name| !name.is_empty());
    online.or_else(|| {
        let name = (app.settings).with_untracked(|settings| settings.name.clone());
        (!name.is_empty()).then_some(name)
    })
}

/// Ensures that there is a session; a new one gets this name.
pub async fn begin(name: &str) -> Result<Me, Trouble> {
    if let Some(me) = me().await? {
        return Ok(me);
    }
    let name = name.trim().to_owned();
    let me: Me = net::send("POST", "/api/session", &Rename { name }).await?;
    remember(&me.name);
    Ok(me)
}

/// Remembers on the device that there is a session.
pub fn remember(name: &str) {
    // If this fails, only the list on the home page is missing.
    let _ = Device.put(ONLINE, name);
}

/// Forgets the session.
pub fn forget() {
    Device.remove(ONLINE);
}
