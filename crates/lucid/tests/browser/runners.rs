//! The table of Dream Runners.

use serde_json::{Value, json};

use crate::chrome::Chrome;
use crate::server::Server;
use crate::{stage, visit};

/// Presses one button that advances the game and returns which; `end` when the game is over.
pub(crate) const ON: &str = r"(() => {
    if (document.querySelector('.end-page')) return 'end';
    for (const way of ['#go-on', '#take-device', '#skip', '#auto', '#ready']) {
        const button = document.querySelector(way);
        if (button) return button.click(), way;
    }
    const lock = document.querySelector('#lock');
    if (lock) return lock.click(), 'lock';
    const choice = document.querySelector('.deciding .choices .btn');
    return choice ? (choice.click(), 'choice') : 'wait';
})()";

/// Starts a game from the form at a link, and shows the first dream.
fn begin(server: &Server, chrome: &mut Chrome, link: &str) {
    visit(server, chrome, link);
    chrome.press("#begin");
    chrome.wait("!!document.querySelector('#go-on, #take-device')");
}

/// Begins a game against one bot.
pub(crate) fn against_a_bot(server: &Server, chrome: &mut Chrome) {
    begin(server, chrome, "/new?title=runners&with=bots");
    chrome.press("#go-on");
    chrome.wait("!!document.querySelector('.quilt [data-cell]')");
}

/// The middle of an element on the screen.
fn middle(chrome: &mut Chrome, selector: &str) -> (f64, f64) {
    let place = chrome.eval(&format!(
        "(() => {{ const r = document.querySelector({selector:?}).getBoundingClientRect(); \
         return [r.x + r.width / 2, r.y + r.height / 2]; }})()"
    ));
    let number = |value: &Value| value.as_f64().expect("a number");
    (number(&place[0]), number(&place[1]))
}

fn mouse(chrome: &mut Chrome, kind: &str, (x, y): (f64, f64)) {
    let buttons = u8::from(kind != "mouseReleased");
    let scale = chrome.screen.2;
    let (x, y) = (x * scale, y * scale);
    let params = json!({
        "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1
    });
    chrome.call("Input.dispatchMouseEvent", params);
}

/// Drags with the mouse, in a few moves.
fn drag(chrome: &mut Chrome, from: (f64, f64), to: (f64, f64)) {
    mouse(chrome, "mousePressed", from);
    for step in 1..=6 {
        let part = f64::from(step) / 6.0;
        let at = (
            from.0 + (to.0 - from.0) * part,
            from.1 + (to.1 - from.1) * part,
        );
        mouse(chrome, "mouseMoved", at);
    }
    mouse(chrome, "mouseReleased", to);
}

/// How wide a cell of the board is on the screen.
fn cell_width(chrome: &mut Chrome) -> f64 {
    let width = "document.querySelector('.quilt').getBoundingClientRect().width / 7";
    chrome.eval(width).as_f64().expect("a number")
}

#[test]
fn a_whole_game_against_a_bot_and_another_one() {
    let Some((server, mut chrome)) = stage("runners-game") else {
        return;
    };
    against_a_bot(&server, &mut chrome);
    // In every round a segment is laid, so that there is something to resolve.
    let lay = "(() => { const piece = document.querySelector('.tray [data-piece]'); \
        if (piece && !document.querySelector('.quilt .laid')) piece.click(); })()";
    let mut steps = 0;
    loop {
        chrome.eval(lay);
        if chrome.count(".quilt .ghost") > 0 {
            chrome.key("r");
            let at = middle(&mut chrome, ".quilt [data-cell=d4]");
            mouse(&mut chrome, "mousePressed", at);
            mouse(&mut chrome, "mouseReleased", at);
        }
        if chrome.next(ON) == "end" {
            break;
        }
        steps += 1;
        assert!(steps < 2_000, "the game does not end");
    }
    let verdict = chrome.text(".verdict h1");
    assert!(verdict.contains("win"), "{verdict}");
    assert_eq!(chrome.count(".sources tbody tr"), 2);
    chrome.press("#again");
    chrome.wait("!!document.querySelector('#go-on')");
    chrome.press(".logo, .ways a[href='/']");
    chrome.wait("document.querySelectorAll('.continue li').length === 2");
    assert!(chrome.text(".continue").contains("Dream Runners"));
    assert!(chrome.text("#play-now").contains("Dream Runners"));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn dragging_snaps_lays_turns_explains_and_takes_back() {
    let Some((server, mut chrome)) = stage("runners-drag") else {
        return;
    };
    chrome.size_in_full(1440, 1000);
    against_a_bot(&server, &mut chrome);
    let cell = cell_width(&mut chrome);
    // A little beside the cell: the one-cell segment snaps to it.
    let from = middle(&mut chrome, ".tray [data-piece]");
    let on = middle(&mut chrome, ".quilt [data-cell=d4]");
    drag(&mut chrome, from, (on.0 + 0.3 * cell, on.1 - 0.3 * cell));
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 1");
    let lies = middle(&mut chrome, ".quilt .laid .film");
    assert!((lies.0 - on.0).abs() < 2.0 && (lies.1 - on.1).abs() < 2.0);
    assert!(!chrome.text(".foretold").contains("9 cells uncovered"));
    // The wheel turns what is dragged: the row of three stands upright.
    let from = middle(&mut chrome, ".tray li:nth-child(2) [data-piece]");
    let to = middle(&mut chrome, ".quilt [data-cell=e4]");
    mouse(&mut chrome, "mousePressed", from);
    mouse(&mut chrome, "mouseMoved", (from.0, from.1 - 40.0));
    let wheel = json!({
        "type": "mouseWheel", "x": from.0, "y": from.1 - 40.0, "deltaX": 0, "deltaY": 100
    });
    chrome.call("Input.dispatchMouseEvent", wheel);
    mouse(&mut chrome, "mouseMoved", to);
    mouse(&mut chrome, "mouseReleased", to);
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 2");
    let tall = "[...document.querySelectorAll('.quilt .laid .film')].filter(e => { \
        const r = e.getBoundingClientRect(); return r.height > 2 * r.width; }).length";
    assert_eq!(chrome.eval(tall), 1);
    // A place where it would cover nothing is illegal, and the rule is shown.
    let from = middle(&mut chrome, ".quilt .laid .film");
    let board = middle(&mut chrome, ".quilt");
    let corner = (board.0 - 3.0 * cell, board.1 - 3.0 * cell);
    drag(&mut chrome, from, corner);
    chrome.wait("!!document.querySelector('.why-not')");
    assert!(chrome.text(".why-not").contains("R1"));
    assert_eq!(chrome.count(".quilt .laid"), 2);
    // Dragged off the board, it goes back to the tray.
    let tray = middle(&mut chrome, ".tray h2");
    let from = middle(&mut chrome, ".quilt .laid .film");
    drag(&mut chrome, from, tray);
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 1");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// Moves the focus with the Tab key until an element has it.
fn tab_to(chrome: &mut Chrome, selector: &str) {
    for _ in 0..80 {
        if chrome.eval(&format!("!!document.activeElement?.matches({selector:?})")) == true {
            return;
        }
        chrome.key("Tab");
    }
    panic!("the focus does not come to {selector}");
}

/// Reveal, composing, resolution, shop and the next dream with nothing but key events; what
/// is composed survives a reload.
#[test]
fn a_round_is_played_by_keyboard_and_survives_a_reload() {
    let Some((server, mut chrome)) = stage("runners-keys") else {
        return;
    };
    begin(&server, &mut chrome, "/new?title=runners&with=bots");
    chrome.eval("document.querySelector('#go-on').focus()");
    chrome.key("Enter");
    chrome.wait("!!document.querySelector('.quilt [data-cell]')");
    for (number, moves) in [("1", &["ArrowDown"][..]), ("2", &["ArrowRight", "ArrowUp"])] {
        chrome.key(number);
        chrome.wait("!!document.querySelector('.ghost')");
        for key in moves {
            chrome.key(key);
        }
        chrome.key("r");
        if chrome.count(".ghost.refused") > 0 {
            chrome.key("ArrowDown");
            chrome.key("ArrowDown");
        }
        chrome.key("Enter");
    }
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 2");
    chrome.key("Backspace");
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 1");
    // The segments on the board and the elapsed time survive a reload.
    let spent = "(localStorage.getItem(Object.keys(localStorage).find(k => \
        k.startsWith('lucid.table.'))).match(/sand: 1 A=(\\d+)/) || [])[1] > 0";
    chrome.wait(spent);
    chrome.reload();
    chrome.wait("!!document.querySelector('#go-on')");
    assert_eq!(chrome.count(".quilt"), 0, "the dream is covered");
    chrome.wait(spent);
    chrome.press("#go-on");
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 1");
    chrome.eval("document.querySelector('#lock').focus()");
    chrome.key("Enter");
    chrome.wait("!!document.querySelector('#auto')");
    // So does a resolution.
    chrome.reload();
    chrome.wait("!!document.querySelector('#auto')");
    chrome.key("1");
    chrome.wait("!!document.querySelector('#ready')");
    // The shop: a segment is bought, or the rule says why not; then the next dream.
    tab_to(&mut chrome, ".offer");
    let owns = "document.querySelectorAll('.side .story li').length";
    let before = chrome.eval(owns);
    chrome.key("Enter");
    chrome.wait(&format!(
        "!!document.querySelector('.why-not') || {owns} > {before}"
    ));
    tab_to(&mut chrome, "#ready");
    chrome.key("Enter");
    let next = "!!document.querySelector('#go-on, #lock')";
    while chrome.eval(next) != true {
        let key = "document.querySelector('#go-on, #lock') ? 'there' : \
            document.querySelector('.deciding .choices .btn[data-key=\"1\"]') ? '1' : 'wait'";
        if chrome.next(key) == "1" {
            chrome.key("1");
        }
    }
    chrome.eval("document.querySelector('#go-on')?.focus()");
    chrome.key("Enter");
    chrome.wait("document.querySelectorAll('.tray [data-piece]').length > 2");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// The bar has one row at every size; what does not fit is behind More, and is played
/// from there.
#[test]
fn choices_that_do_not_fit_are_behind_more() {
    let Some((server, mut chrome)) = stage("runners-more") else {
        return;
    };
    against_a_bot(&server, &mut chrome);
    chrome.press(".tray [data-piece]");
    chrome.press(".quilt [data-cell=c3]");
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 1");
    chrome.press("#lock");
    chrome.wait("!!document.querySelector('#auto')");
    let inside = "(() => { const row = document.querySelector('.deciding .middle').getBoundingClientRect(); \
        return [...document.querySelectorAll('.deciding .choices .btn:not(.off)')].every((it) => { \
        const r = it.getBoundingClientRect(); return r.left >= row.left - 1 && r.right <= row.right + 1; }); })()";
    for (width, height) in [(1440, 900), (1024, 768), (360, 740)] {
        chrome.size(width, height);
        chrome.settle();
        chrome.settle();
        assert_eq!(chrome.eval(inside), true, "{width}");
        let row = "document.querySelector('.deciding .choices').scrollHeight";
        let high = chrome.eval(row).as_u64().unwrap_or(0);
        assert!(high < 70, "{width}: one row, not {high}");
    }
    // On a phone not everything fits.
    let left = chrome.count(".deciding .choices .off");
    assert!(left > 0);
    chrome.eval("document.activeElement.blur()");
    chrome.key("m");
    chrome.wait(&format!(
        "document.querySelectorAll('.parts .part').length === {left}"
    ));
    chrome.key("Escape");
    chrome.wait("!document.querySelector('.parts')");
    chrome.press(".more-acts");
    let story = "document.querySelectorAll('.side .story li').length";
    let before = chrome.eval(story);
    chrome.press(".parts .part");
    chrome.wait(&format!(
        "{story} > {before} && !document.querySelector('.parts')"
    ));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// The sum of a preview counts spaces, as its lines do, and the way is marked.
#[test]
fn a_preview_says_how_many_spaces_its_sum_is() {
    let Some((server, mut chrome)) = stage("runners-sum") else {
        return;
    };
    against_a_bot(&server, &mut chrome);
    chrome.wait("!!document.querySelector('.foretold .sum .spaces')");
    let spaces = chrome.text(".foretold .sum .spaces");
    assert!(
        spaces.starts_with('−') && spaces.contains("space"),
        "{spaces}"
    );
    let count: u64 = spaces
        .trim_start_matches('−')
        .split(' ')
        .next()
        .and_then(|n| n.parse().ok())
        .expect("a number");
    assert_eq!(chrome.count(".tracks .way.loss"), count);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn two_people_compose_one_after_the_other_in_secret() {
    let Some((server, mut chrome)) = stage("runners-two") else {
        return;
    };
    begin(&server, &mut chrome, "/new?title=runners&with=people");
    assert!(chrome.text("h1.title").contains("Ada"));
    assert_eq!(chrome.count(".quilt"), 0);
    chrome.press("#take-device");
    chrome.wait("!!document.querySelector('.sand.running')");
    chrome.press(".tray [data-piece]");
    chrome.press(".quilt [data-cell=c3]");
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 1");
    // She has taken more time than the other player will.
    let slow = "(localStorage.getItem(Object.keys(localStorage).find(k => \
        k.startsWith('lucid.table.'))).match(/A=(\\d+)/) || [])[1] >= 3000";
    chrome.wait(slow);
    chrome.press("#lock");
    chrome.wait("!!document.querySelector('#take-device')");
    assert!(chrome.text("h1.title").contains("Guest 2"));
    chrome.press("#take-device");
    chrome.wait("!!document.querySelector('.quilt [data-cell]')");
    assert_eq!(chrome.count(".quilt .laid"), 0, "her board is her secret");
    assert_eq!(chrome.count(".small-board .segment"), 0);
    // Locking an empty board asks for confirmation.
    chrome.eval("document.querySelector('#lock').click()");
    assert!(chrome.text("#lock").contains('?'));
    chrome.eval("document.querySelector('#lock').click()");
    chrome.wait("!!document.querySelector('#auto')");
    let story = chrome.text(".story");
    assert!(story.contains("Guest 2 locks first"), "{story}");
    assert_eq!(chrome.count(".small-board .segment"), 0);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn fingers_on_a_phone() {
    let Some((server, mut chrome)) = stage("runners-phone") else {
        return;
    };
    chrome.size_in_full(360, 780);
    chrome.call(
        "Emulation.setTouchEmulationEnabled",
        json!({ "enabled": true }),
    );
    against_a_bot(&server, &mut chrome);
    let wide = chrome.eval("document.documentElement.scrollWidth");
    assert_eq!(wide, 360);
    let touch = |chrome: &mut Chrome, kind: &str, points: Value| {
        let params = json!({ "type": kind, "touchPoints": points });
        chrome.call("Input.dispatchTouchEvent", params);
    };
    let tap = |chrome: &mut Chrome, selector: &str| {
        chrome.eval(&format!(
            "document.querySelector({selector:?}).scrollIntoView({{block: 'center'}})"
        ));
        let (x, y) = middle(chrome, selector);
        touch(chrome, "touchStart", json!([{ "x": x, "y": y }]));
        touch(chrome, "touchEnd", json!([]));
    };
    tap(&mut chrome, ".tray li:nth-child(3) [data-piece]");
    chrome.wait("!!document.querySelector('.piece.held')");
    tap(&mut chrome, ".doing .turn");
    tap(&mut chrome, ".quilt [data-cell=d4]");
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 1");
    // Dragging works with touch as well.
    let selector = ".tray [data-piece]";
    chrome.eval("scrollTo(0, 0)");
    let from = middle(&mut chrome, selector);
    let to = middle(&mut chrome, ".quilt [data-cell=c3]");
    touch(
        &mut chrome,
        "touchStart",
        json!([{ "x": from.0, "y": from.1 }]),
    );
    for part in [0.3, 0.7, 1.0] {
        let (x, y) = (
            from.0 + (to.0 - from.0) * part,
            from.1 + (to.1 - from.1) * part,
        );
        touch(&mut chrome, "touchMove", json!([{ "x": x, "y": y }]));
    }
    touch(&mut chrome, "touchEnd", json!([]));
    chrome.wait("document.querySelectorAll('.quilt .laid').length === 2");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
