//! Home, as somebody sees it who has just come.

use crate::{home, stage};

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
