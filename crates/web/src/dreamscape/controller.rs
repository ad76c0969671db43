//! What the table of Dreamscape adds to its controller: hardly anything.

use leptos::prelude::WithUntracked as _;
use lucid_dreamscape::Dreamscape;
use lucid_web::saved::Saved;
use lucid_web::table::TableScene;

use crate::controller::{TableController, TitlePage};

/// The controller of a table of Dreamscape.
pub type Controller = TableController<Dreamscape>;

impl TitlePage for Dreamscape {
    type Extra = ();

    fn extra(&self, _scene: &TableScene<Dreamscape>, _saved: Option<&Saved>) {}

    /// Nothing of a turn is told by itself, so that bots must not be too quick.
    fn bot_pause(controller: &Controller) -> u32 {
        let settings = controller.app.settings;
        settings.with_untracked(|settings| settings.pace.pause())
    }
}
