//! Four people at one table.

use lucid_testkit::length::Length;

use super::{complaints, cycle, gather, people, play_until, seen_alike};
use crate::chrome::Chrome;

/// The first Travel of Dreamscape.
const TRAVEL: &str = "document.querySelector('.phases .now')?.innerText === 'Travel'";

/// Everybody is connected, and no page says otherwise.
fn all_are_here(all: &mut [Chrome]) {
    for chrome in all {
        chrome.wait(
            "document.querySelectorAll('.online-seats li').length === 4 && \
             !document.querySelector('.online-seats .away, .connection-notice')",
        );
    }
}

#[test]
fn four_people_play_dreamscape_through_a_reconnect_and_a_server_that_dies() {
    let Some((mut server, mut all)) = people::<4>("online-four") else {
        return;
    };
    gather(&server, &mut all, "/tables/new?with=people");
    for chrome in &mut all {
        chrome
            .wait("!!document.querySelector('.table') && !!document.querySelector('.status-bar')");
    }
    all_are_here(&mut all);
    // In the full run, the trouble comes a cycle later, when there is more to lose.
    let (trouble, end) = match Length::wanted() {
        Length::Short => (TRAVEL.to_owned(), cycle(2)),
        Length::Full => (cycle(2), cycle(3)),
    };
    play_until(&mut all, &trouble);
    let before = seen_alike(&mut all);
    // One leaves and comes back; the others see both.
    let here = all[3].eval("location.href");
    all[3].open(&server.url);
    all[0].wait("document.querySelectorAll('.online-seats .away').length === 1");
    all[3].open(here.as_str().expect("an address"));
    all[3].wait("!!document.querySelector('.table')");
    all_are_here(&mut all);
    assert_eq!(seen_alike(&mut all), before);
    // The server dies and restarts; nobody presses anything.
    server.kill();
    for chrome in &mut all {
        chrome.wait("!!document.querySelector('.connection-notice.lost')");
    }
    server.again();
    all_are_here(&mut all);
    assert_eq!(seen_alike(&mut all), before, "nothing is lost");
    play_until(&mut all, &end);
    seen_alike(&mut all);
    for chrome in &mut all {
        assert_eq!(complaints(chrome), Vec::<String>::new());
    }
}

#[test]
fn four_people_play_dream_runners_to_the_end_although_the_server_dies() {
    let Some((mut server, mut all)) = people::<4>("online-four-run") else {
        return;
    };
    gather(&server, &mut all, "/tables/new?title=runners&with=people");
    for chrome in &mut all {
        chrome.wait("!!document.querySelector('.runners') && !!document.querySelector('#lock')");
    }
    all_are_here(&mut all);
    // Three have locked when it dies: the fourth is what the round waits for.
    for chrome in &mut all[..3] {
        chrome.press(".tray [data-piece]");
        chrome.press(".quilt [data-cell=d4]");
        chrome.wait("!!document.querySelector('.quilt .laid')");
        chrome.press("#lock");
        chrome.wait("!document.querySelector('#lock:not(:disabled)')");
    }
    server.kill();
    all[3].wait("!!document.querySelector('.connection-notice.lost')");
    server.again();
    all_are_here(&mut all);
    // What is locked stays so, unless the sand has run out in the meantime.
    let unlocked = "!!document.querySelector('#lock') && !!document.querySelector('.quilt .laid')";
    for chrome in &mut all[..3] {
        assert_eq!(chrome.eval(unlocked), false);
    }
    play_until(&mut all, "!!document.querySelector('.end-page')");
    let verdicts: Vec<String> = all.iter_mut().map(|one| one.text(".verdict h1")).collect();
    assert!(
        verdicts.iter().all(|verdict| *verdict == verdicts[0]),
        "{verdicts:?}"
    );
    for chrome in &mut all {
        assert_eq!(complaints(chrome), Vec::<String>::new());
    }
}
