//! A server that cannot reach its database: pages say so calmly, and nothing that was composed
//! or written is lost.

use lucid_testkit::services::Postgres;

use super::{complaints, gather, play_until, write};
use crate::chrome::Chrome;
use crate::{browser, stage_with};

const BUSY: &str = "[...document.querySelectorAll('.connection-notice, .arriving')]\
    .some(line => /cannot (reach|save)/.test(line.innerText))";

/// Waits until a page says so. Requests that were in flight are retried a few times before
/// that, so it takes a while.
fn told(chrome: &mut Chrome) {
    chrome.wait(BUSY);
}

#[test]
fn clients_wait_for_an_unreachable_database() {
    if std::env::var_os("LUCID_BROWSER").is_none() {
        return;
    }
    let mut postgres = Postgres::start();
    let settings = format!("database = {:?}\n", postgres.url());
    let Some((server, ada)) = stage_with("away-ada", &settings) else {
        return;
    };
    let bo = browser("away-bo").expect("a second browser");
    let mut both = [ada, bo];
    gather(&server, &mut both, "/tables/new?title=runners&with=people");
    let [ada, bo] = &mut both;
    for chrome in [&mut *ada, &mut *bo] {
        chrome.wait("!!document.querySelector('.quilt [data-cell]')");
    }
    postgres.stop();
    bo.press(".tray [data-piece]");
    bo.press(".quilt [data-cell=d4]");
    let laid = "document.querySelectorAll('.quilt .laid').length === 1";
    bo.wait(laid);
    told(bo);
    bo.press("#online-chat");
    write(bo, "#chat", "Are you there?");
    // A visitor at this point is not told that the table does not exist.
    ada.reload_slowly();
    told(ada);
    postgres.restart();
    for chrome in [&mut *ada, &mut *bo] {
        chrome.wait("!!document.querySelector('.quilt [data-cell]') && !document.querySelector('.connection-notice')");
    }
    bo.wait(laid);
    assert_eq!(
        bo.eval("document.querySelector('#chat').value"),
        "Are you there?"
    );
    bo.press(".chat-form .btn");
    ada.press("#online-chat");
    ada.wait("document.querySelector('.chat-lines')?.innerText.includes('Are you there?')");
    // The server has what was laid: a reloaded page shows it.
    bo.reload();
    bo.wait(laid);
    play_until(&mut both, "!!document.querySelector('.end-page')");
    for chrome in &mut both {
        let mut all = complaints(chrome);
        all.retain(|told| !told.contains("503"));
        assert_eq!(all, Vec::<String>::new());
    }
}
