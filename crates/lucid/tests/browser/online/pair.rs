//! Two people at one table.

use super::{complaints, cycle, gather, people, play_until, seen_alike, write};

#[test]
fn two_people_play_dreamscape_through_reloads_and_a_server_that_dies() {
    let Some((mut server, mut both)) = people::<2>("online-dreamscape") else {
        return;
    };
    gather(&server, &mut both, "/tables/new?with=people");
    for chrome in &mut both {
        chrome
            .wait("!!document.querySelector('.table') && !!document.querySelector('.status-bar')");
    }
    play_until(&mut both, &cycle(2));
    for chrome in &mut both {
        chrome.settle();
        let high = "Math.max(document.scrollingElement.scrollHeight, document.querySelector('.actions').getBoundingClientRect().bottom) - innerHeight";
        let over = chrome.eval(high).as_f64().expect("a number");
        assert!(over <= 0.0, "the page is {over} too high");
    }
    let before = seen_alike(&mut both);
    both[0].reload();
    both[0].wait("!!document.querySelector('.table')");
    assert_eq!(seen_alike(&mut both), before, "a reload changes nothing");
    // A draft survives the server.
    let bo = &mut both[1];
    bo.press("#online-chat");
    write(bo, "#chat", "Good night, Ada");
    server.kill();
    bo.wait("!!document.querySelector('.connection-notice.lost')");
    server.again();
    // The player who presses is there at once; on a busy machine, the page may already be
    // there.
    bo.eval("document.querySelector('#reconnect-now')?.click()");
    for chrome in &mut both {
        chrome.wait("!document.querySelector('.connection-notice')");
    }
    assert_eq!(seen_alike(&mut both), before, "nothing is lost");
    let [ada, bo] = &mut both;
    assert_eq!(
        bo.eval("document.querySelector('#chat').value"),
        "Good night, Ada"
    );
    bo.press(".chat-form .btn");
    ada.press("#online-chat");
    ada.wait("document.querySelector('.chat-lines')?.innerText.includes('Good night, Ada')");
    bo.press("#online-chat");
    play_until(&mut both, &cycle(3));
    seen_alike(&mut both);
    // Both agree to end it.
    let [ada, bo] = &mut both;
    let boards = "[...document.querySelectorAll('.area-world, .area-dreamscape, .actions')].map((it) => it.getBoundingClientRect().top).join()";
    let lie = bo.eval(boards);
    ada.press("#online-menu");
    ada.press("#ask-end");
    bo.wait("!!document.querySelector('#poll-yes')");
    assert_eq!(bo.eval(boards), lie, "a question moves no board");
    let under = "(() => { const at = document.querySelector('.online-poll').getBoundingClientRect(); \
        return ['.table-top', '.table', '#online-chat', '#online-menu'].filter((it) => { \
        const r = document.querySelector(it).getBoundingClientRect(); \
        return r.top < at.bottom - 1 && r.bottom > at.top + 1 && r.left < at.right - 1 && r.right > at.left + 1; }).join(); })()";
    for (width, height) in [(1440, 1000), (360, 740)] {
        bo.size(width, height);
        bo.settle();
        assert_eq!(bo.eval(under), "", "a question covers nothing at {width}");
    }
    bo.size(1440, 1000);
    bo.press("#poll-yes");
    for chrome in &mut both {
        chrome
            .wait("document.querySelector('.online-poll')?.innerText.includes('closed') ?? false");
    }
    let [ada, bo] = &mut both;
    ada.open(&server.url);
    ada.wait("!!document.querySelector('.home')");
    assert_eq!(complaints(bo), Vec::<String>::new());
}

#[test]
fn two_people_play_dream_runners_to_the_end() {
    let Some((server, mut both)) = people::<2>("online-runners") else {
        return;
    };
    gather(&server, &mut both, "/tables/new?title=runners&with=people");
    for chrome in &mut both {
        chrome.wait("!!document.querySelector('.runners') && !!document.querySelector('#lock')");
    }
    play_until(&mut both, "!!document.querySelector('.end-page')");
    let [ada, bo] = &mut both;
    let verdict = ada.text(".verdict h1");
    assert_eq!(bo.text(".verdict h1"), verdict);
    // A rematch leads both to a new table.
    ada.press("#again");
    bo.press("#rematch-go");
    for chrome in [ada, bo] {
        chrome.wait("!!document.querySelector('.waiting-room, .runners') && !document.querySelector('.end-page')");
        assert_eq!(chrome.complaints(), Vec::<String>::new());
    }
}
