//! Home, as somebody sees it who has just come.

use lucid_dreamscape::Phase;
use serde_json::json;

use crate::kept::kept;
use crate::{AT_ONCE, home, stage};

/// Whoever comes to play with friends finds the way without scrolling, on the first visit
/// and later.
#[test]
fn playing_with_friends_is_above_the_fold() {
    let Some((server, mut chrome)) = stage("front") else {
        return;
    };
    let below = "['#play-now', '.cta a[href=\"/tables\"]'].filter((name) => { \
        const box = document.querySelector(name).getBoundingClientRect(); \
        return box.top < 0 || box.bottom > innerHeight || box.width < 44; }).join()";
    for visit in ["first", "second"] {
        for (width, height) in [(1366, 768), (360, 740)] {
            chrome.size(width, height);
            match visit {
                "first" => chrome.open(&server.url),
                _ => home(&server, &mut chrome),
            }
            chrome.wait("!!document.querySelector('#play-now')");
            assert_eq!(
                chrome.eval(below),
                "",
                "{visit} visit at {width} x {height}"
            );
        }
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// A game to go on with shows the sign of the seat of whoever plays it here.
#[test]
fn a_game_to_go_on_with_shows_the_own_seat() {
    let Some((server, mut chrome)) = stage("front-seat") else {
        return;
    };
    let game = kept("sylex players=2", 5, |state| {
        state.table().phase == Phase::Travel
    });
    let second = game.replace(
        "person Ada / bot random Noor",
        "bot random Ada / person Noor",
    );
    assert_ne!(game, second);
    let keep = |name: &str, game: &str| {
        format!(
            "localStorage.setItem('lucid.table.{name}', {})",
            json!(game)
        )
    };
    let both = format!(
        "{AT_ONCE}; {}; {}",
        keep("first", &game),
        keep("second", &second)
    );
    chrome.open_with(&server.url, &both);
    chrome.wait("document.querySelectorAll('.continue li').length === 2");
    for (name, sign) in [("first", "moon"), ("second", "cloud")] {
        let shown = format!(
            "document.querySelector('.continue a[href$={name}] .badge-sign use').getAttribute('href')"
        );
        let shown = chrome.eval(&shown);
        assert!(
            shown.as_str().unwrap_or_default().contains(sign),
            "{name}: {shown}"
        );
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
