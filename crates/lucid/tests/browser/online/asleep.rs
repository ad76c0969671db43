//! A sleeping phone: its page is frozen and its radio is off for longer than the server waits
//! for a sign of life. When it wakes, everything is there.

use serde_json::json;

use super::radio::Radio;
use super::{
    NAMES, TURN, begin, complaints, cycle, join, open_table, play_until, seen_alike, until_turn_of,
    write,
};
use crate::chrome::Chrome;
use crate::server::Server;
use crate::{browser, stage_with};

/// The server gives up a silent socket after two seconds instead of ninety, so that the test
/// need not wait that long.
const SETTINGS: &str = "silence = 2\n";

/// Ada at a desk, Bo with a phone on the road.
struct Evening {
    both: [Chrome; 2],
    radio: Radio,
    _server: Server,
}

impl Evening {
    /// Both sit at a table and the game has begun.
    fn begin(name: &str, form: &str) -> Option<Evening> {
        let (server, mut ada) = stage_with(&format!("{name}-ada"), SETTINGS)?;
        let mut bo = browser(&format!("{name}-bo"))?;
        bo.size(360, 740);
        let radio = Radio::to(&server.url);
        let link = open_table(&server, &mut ada, form, 2);
        join(&mut bo, &link.replace(&server.url, &radio.url), NAMES[1]);
        begin(&mut ada);
        for chrome in [&mut ada, &mut bo] {
            chrome.wait("!!document.querySelector('.status-bar')");
        }
        Some(Evening {
            both: [ada, bo],
            radio,
            _server: server,
        })
    }

    /// The network of the phone is gone; its page does not know yet.
    fn out_of_reach(&mut self) {
        self.radio.fall_silent();
    }

    /// The phone sleeps until the server has given it up.
    fn sleep(&mut self) {
        let [ada, bo] = &mut self.both;
        self.radio.fall_silent();
        bo.offline(true);
        bo.look_at_it(false);
        // A frozen page does not answer, so this is the last command.
        bo.call("Page.setWebLifecycleState", json!({ "state": "frozen" }));
        ada.wait("document.querySelectorAll('.online-seats .away').length === 1");
    }

    /// It wakes and reconnects by itself.
    fn wake(&mut self) {
        let [ada, bo] = &mut self.both;
        self.radio.come_back();
        bo.call("Page.setWebLifecycleState", json!({ "state": "active" }));
        // Somebody looks at it.
        bo.look_at_it(true);
        bo.offline(false);
        for chrome in [ada, bo] {
            chrome.wait("!document.querySelector('.online-seats .away, .connection-notice')");
        }
    }
}

#[test]
fn a_phone_that_slept_sees_what_was_played_and_keeps_what_was_typed() {
    let form = "/tables/new?with=people";
    let Some(mut evening) = Evening::begin("asleep-dreamscape", form) else {
        return;
    };
    for chrome in &mut evening.both {
        chrome.wait("!!document.querySelector('.table') && !!document.querySelector('.order')");
    }
    let [ada, bo] = &mut evening.both;
    until_turn_of(ada, bo);
    bo.press("#online-chat");
    write(bo, "#chat", "Half a sentence of");
    evening.sleep();
    // Ada plays on as far as it is her turn.
    let [ada, _] = &mut evening.both;
    ada.settle();
    let latest = "Number(document.querySelector('.journal li')?.dataset.line ?? -1)";
    let before = ada.eval(latest);
    play_until(&mut evening.both[..1], &format!("!({TURN})"));
    evening.both[0].wait(&format!("{latest} > {before}"));
    evening.wake();
    let [_, bo] = &mut evening.both;
    assert_eq!(
        bo.eval("document.querySelector('#chat').value"),
        "Half a sentence of"
    );
    assert_eq!(bo.eval("document.documentElement.scrollWidth"), 360);
    bo.press("#online-chat");
    // Narrow pages omit words, so both are compared at the same width.
    bo.size(1440, 1000);
    let alike = seen_alike(&mut evening.both);
    play_until(&mut evening.both, &cycle(2));
    assert_ne!(seen_alike(&mut evening.both), alike);
    for chrome in &mut evening.both {
        assert_eq!(complaints(chrome), Vec::<String>::new());
    }
}

#[test]
fn a_phone_that_slept_keeps_a_composition_that_was_never_sent() {
    let form = "/tables/new?title=runners&with=people";
    let Some(mut evening) = Evening::begin("asleep-runners", form) else {
        return;
    };
    let laid = |count: u8| format!("document.querySelectorAll('.quilt .laid').length === {count}");
    let lay = |chrome: &mut Chrome, piece: u8, cell: &str| {
        chrome.press(&format!(".tray li:nth-child({piece}) [data-piece]"));
        chrome.press(&format!(".quilt [data-cell={cell}]"));
    };
    let [_, bo] = &mut evening.both;
    bo.wait("!!document.querySelector('.quilt [data-cell]')");
    lay(bo, 1, "d4");
    bo.wait(&laid(1));
    // The second one is laid while nothing gets through.
    evening.out_of_reach();
    let [_, bo] = &mut evening.both;
    lay(bo, 2, "d5");
    bo.wait(&laid(2));
    let lies = "document.querySelector('.quilt').innerHTML";
    let before = bo.eval(lies);
    bo.press("#online-chat");
    write(bo, "#chat", "I am still comp");
    evening.sleep();
    evening.wake();
    let [_, bo] = &mut evening.both;
    assert_eq!(bo.eval(lies), before, "nothing has moved");
    assert_eq!(
        bo.eval("document.querySelector('#chat').value"),
        "I am still comp"
    );
    bo.press("#online-chat");
    assert_eq!(bo.eval("document.documentElement.scrollWidth"), 360);
    // The server gets both: a new page, without any state, shows them.
    let table = bo.eval("location.href");
    bo.new_tab();
    bo.size(360, 740);
    bo.open(table.as_str().expect("an address"));
    bo.wait(&laid(2));
    play_until(&mut evening.both, "!!document.querySelector('.end-page')");
    for chrome in &mut evening.both {
        assert_eq!(complaints(chrome), Vec::<String>::new());
    }
}
