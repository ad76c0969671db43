//! Somebody who only watches, and somebody who opens a table without a name.

use super::{begin, cycle, join, open_table, people, play_until, write};
use crate::axe::{axe, violations};
use crate::chrome::Chrome;
use crate::fold::SIZES;
use crate::{stage, visit};

/// What is wrong with a table on a server, for who plays and for who watches, at every size.
fn wrong_for_both(playing: &mut Chrome, watching: &mut Chrome) -> Vec<String> {
    let mut wrong = Vec::new();
    for (chrome, name) in [(playing, "playing"), (watching, "watching")] {
        chrome.settle();
        for size in SIZES {
            wrong.extend(chrome.wrong_at(size, name));
        }
        chrome.size(1440, 1000);
        if let Some(axe) = axe() {
            wrong.extend(violations(chrome, &axe, name));
        }
    }
    wrong
}

/// What is said to somebody who plays, and to nobody who watches.
const MINE: &str = "(() => {
    const said = document.body.innerText + [...document.querySelectorAll('[aria-label]')].map((it) => it.ariaLabel).join();
    return ['You are here', 'Your Dreamscape', 'Mine', 'Your board'].filter((word) => said.includes(word)).join();
})()";

#[test]
fn who_watches_reads_names_and_can_take_nothing_back() {
    let Some((server, mut all)) = people::<3>("watching") else {
        return;
    };
    let (both, rest) = all.split_at_mut(2);
    let link = open_table(&server, &mut both[0], "/tables/new?with=people", 2);
    join(&mut both[1], &link, "Bo");
    begin(&mut both[0]);
    for chrome in both.iter_mut() {
        chrome.wait("!!document.querySelector('.table')");
    }
    let watcher = &mut rest[0];
    watcher.open_with(&link, crate::AT_ONCE);
    write(watcher, "#online-name", "Cleo");
    watcher.press("#come-in");
    watcher.wait("!!document.querySelector('.table') && !!document.querySelector('.status-bar')");
    watcher.wait("document.querySelector('.status-bar').innerText.includes('atching')");
    play_until(both, &cycle(2));
    watcher.wait(&cycle(2));
    let wrong = wrong_for_both(&mut both[0], watcher);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for (width, height) in [(1440, 1000), (360, 740)] {
        watcher.size(width, height);
        watcher.settle();
        assert_eq!(watcher.eval(MINE), "", "at {width}");
        assert_eq!(watcher.count(".undo, .switch-undo"), 0, "at {width}");
    }
    // On a phone the switch names the seat whose board it shows.
    let switch = watcher.text(".switch .which button:nth-child(2)");
    assert!(switch.contains("Ada") || switch.contains("Bo"), "{switch}");
    // Who plays can take back.
    both[0].size(360, 740);
    both[0].settle();
    assert_eq!(both[0].count(".switch-undo"), 1);
    for chrome in &mut all {
        assert_eq!(super::complaints(chrome), Vec::<String>::new());
    }
}

#[test]
fn who_watches_dream_runners_can_take_nothing_back() {
    let Some((server, mut all)) = people::<3>("watching-runners") else {
        return;
    };
    let (both, rest) = all.split_at_mut(2);
    let link = open_table(
        &server,
        &mut both[0],
        "/tables/new?title=runners&with=people",
        2,
    );
    join(&mut both[1], &link, "Bo");
    begin(&mut both[0]);
    for chrome in both.iter_mut() {
        chrome.wait("!!document.querySelector('.runners') && !!document.querySelector('#lock')");
    }
    let watcher = &mut rest[0];
    watcher.open_with(&link, crate::AT_ONCE);
    write(watcher, "#online-name", "Cleo");
    watcher.press("#come-in");
    watcher.wait("!!document.querySelector('.runners .deciding')");
    assert_eq!(watcher.count(".undo"), 0);
    let wrong = wrong_for_both(&mut both[0], watcher);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(super::complaints(watcher), Vec::<String>::new());
}

#[test]
fn whoever_opens_a_table_says_a_name_once() {
    let Some((server, mut ada)) = stage("host-name") else {
        return;
    };
    for title in ["", "title=runners&"] {
        let nameless = "localStorage.clear(); localStorage.setItem('lucid.settings', \
            'language: en\\nmotion: calm\\npace: instant\\nwelcomed: yes\\n')";
        let form = format!("{}/tables/new?{title}with=people", server.url);
        ada.call("Network.clearBrowserCookies", serde_json::json!({}));
        ada.open_with(&form, nameless);
        ada.wait("document.querySelector('#host-name')?.value === ''");
        assert_eq!(
            ada.count(".seats input.name"),
            0,
            "a name is asked for once"
        );
        ada.press("#begin");
        ada.wait(
            "document.querySelector('.online-open .no')?.innerText.includes('name first') ?? false",
        );
        ada.wait("document.activeElement.id === 'host-name'");
        write(&mut ada, "#host-name", "Zoe");
        ada.press("#begin");
        ada.wait("!!document.querySelector('#invite')?.value.includes('invite=')");
        assert!(ada.text(".waiting-room").contains("Zoe"));
        let kept = ada.eval("localStorage.getItem('lucid.settings')");
        assert!(
            kept.as_str().unwrap_or_default().contains("name: Zoe"),
            "{kept}"
        );
        // Who has said it is not asked again.
        ada.open(&form);
        ada.wait("!!document.querySelector('#begin')");
        assert_eq!(ada.count("#host-name"), 0);
    }
    assert_eq!(ada.complaints(), Vec::<String>::new());
}

/// The shortest clock that there is ends turns that nobody takes.
#[test]
fn when_the_clock_ends_a_turn_notice_and_journal_say_so() {
    let Some((server, mut both)) = people::<2>("lapse") else {
        return;
    };
    let [ada, bo] = &mut both;
    visit(&server, ada, "/tables");
    let made = ada.eval(
        "(async () => {
            const post = (path, body) => fetch(path, { method: 'POST',
                headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((it) => it.json());
            await post('/api/session', { name: 'Ada' });
            localStorage.setItem('lucid.online', 'Ada');
            const made = await post('/api/tables', { game: 'dreamscape', rules: 'sylex players=2',
                seats: ['me', 'open'], pace: { clock: 10 }, spectators: true });
            return `/table/${made.id}?invite=${made.invite}`;
        })()",
    );
    let link = format!("{}{}", server.url, made.as_str().expect("a path"));
    ada.open(&link);
    join(bo, &link, "Bo");
    begin(ada);
    for chrome in &mut both {
        chrome.wait(
            "document.querySelector('#lapse p')?.innerText.includes('time ran out') ?? false",
        );
        chrome.wait(
            "document.querySelector('.journal')?.innerText.includes('time ran out') ?? false",
        );
        // Whoever comes back reads it in the journal.
        chrome.reload();
        chrome.wait(
            "document.querySelector('.journal')?.innerText.includes('time ran out') ?? false",
        );
        assert_eq!(super::complaints(chrome), Vec::<String>::new());
    }
}
