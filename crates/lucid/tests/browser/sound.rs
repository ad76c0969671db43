//! What a table lets one hear, told by a stand-in for the browser's sound.

use std::cell::Cell;

use lucid_dreamscape::{Action, Dreamscape, Location, Ongoing, Pending, Phase, Rules, State};
use lucid_tabletop::Game as _;

use crate::chrome::Chrome;
use crate::kept::{ADA, kept};
use crate::server::Server;
use crate::{play_until, runners, stage};

/// Writes down what would be heard: when a context is made, and each tone as its pitch.
const EAR: &str = r"
    window.contexts = 0;
    window.heard = [];
    const at = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
    const node = (more) => ({ connect() {}, ...more });
    window.AudioContext = function () {
        window.contexts += 1;
        this.state = 'running';
        this.currentTime = 0;
        this.destination = node();
        this.resume = () => Promise.resolve();
        this.createGain = () => node({ gain: at() });
        this.createBiquadFilter = () => node({ frequency: at(), type: 'lowpass' });
        this.createOscillator = () => node({
            frequency: at(), type: 'sine', stop() {},
            start() { window.heard.push(Math.round(this.frequency.value)); },
        });
    };
";

/// Opens a page with the ear in it, and these settings beside the usual ones.
fn open(server: &Server, chrome: &mut Chrome, path: &str, settings: &str, game: &str) {
    let settings = format!("language: en\nname: Ada\nwelcomed: yes\npace: instant\n{settings}\n");
    let (settings, game) = (serde_json::json!(settings), serde_json::json!(game));
    let script = format!(
        "{EAR} localStorage.setItem('lucid.settings', {settings}); \
         localStorage.setItem('lucid.table.kept', {game});"
    );
    chrome.open_with(&format!("{}{path}", server.url), &script);
}

fn open_table(server: &Server, chrome: &mut Chrome, settings: &str, game: &str) {
    open(server, chrome, "/table/kept", settings, game);
    chrome.wait("!!document.querySelector('.table .choices .btn') && !!document.querySelector('.table .journal')");
}

/// A game in which Ada travels, and can collect something.
fn travel() -> String {
    kept("sylex players=2", 5, |state: &State| {
        let (table, player) = (state.table(), &state.table().players[ADA]);
        let free = player.power == Ongoing::Nothing && player.pending == Pending::Nothing;
        table.phase == Phase::Travel && free && table.cycle == 1 && table.points > 2
    })
}

/// Collects a shard, and waits until the journal tells of it.
fn collect(chrome: &mut Chrome) {
    let latest = "Number(document.querySelector('.journal li')?.dataset.line ?? -1)";
    let before = chrome.eval(latest);
    assert!(chrome.text(".choices .btn").contains("Collect"));
    chrome.press(".choices .btn");
    chrome.wait(&format!("{latest} > {before}"));
}

#[test]
fn nothing_is_heard_before_a_press_and_where_little_moves() {
    let Some((server, mut chrome)) = stage("silence") else {
        return;
    };
    let game = travel();
    open_table(&server, &mut chrome, "sound: full", &game);
    assert_eq!(chrome.eval("window.contexts"), 0, "before the first press");
    chrome.press(".table-top");
    chrome.settle();
    assert_eq!(chrome.eval("window.contexts"), 0, "a press alone");
    collect(&mut chrome);
    chrome.wait("window.contexts === 1 && window.heard.length > 0");
    for silent in ["sound: off", "motion: calm\nsound: full"] {
        open_table(&server, &mut chrome, silent, &game);
        collect(&mut chrome);
        chrome.settle();
        assert_eq!(chrome.eval("window.contexts"), 0, "{silent}");
    }
    // The system may ask for stillness as well.
    let calm = serde_json::json!({
        "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }]
    });
    chrome.call("Emulation.setEmulatedMedia", calm);
    open_table(&server, &mut chrome, "sound: full", &game);
    collect(&mut chrome);
    chrome.settle();
    assert_eq!(chrome.eval("window.contexts"), 0, "the system's wish");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// A game in which Ada can move for a price, and the location she gets to.
fn travel_for(price: u8) -> (String, Location) {
    let rules: Rules = "sylex players=2".parse().expect("rules");
    let game = Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).expect("a game");
    let there = Cell::new(None);
    let kept = kept("sylex players=2", 5, |state: &State| {
        if state.table().phase != Phase::Travel {
            return false;
        }
        let paid = |location: &Location| {
            let (before, mut after) = (state.table().points, state.clone());
            game.play(&mut after, ADA, Action::Move(*location), &mut ())
                .is_ok_and(|()| before == after.table().points + price)
        };
        there.set(Location::ALL.into_iter().find(paid));
        there.get().is_some()
    });
    (kept, there.get().expect("it was found"))
}

#[test]
fn each_thing_that_happens_has_its_sound() {
    let Some((server, mut chrome)) = stage("sounds") else {
        return;
    };
    open_table(&server, &mut chrome, "sound: soft", &travel());
    collect(&mut chrome);
    chrome.wait("window.heard.length > 0");
    assert_eq!(chrome.eval("window.heard.join()"), "440", "a shard");
    for (price, tones) in [(1, "659,587"), (0, "587,880")] {
        let (game, location) = travel_for(price);
        open_table(&server, &mut chrome, "sound: soft", &game);
        chrome.press(&format!("[data-cell=isle-{location}]"));
        chrome.wait("window.heard.length > 0");
        assert_eq!(chrome.eval("window.heard.join()"), tones, "for {price}");
    }
    let last = kept("sylex players=2", 5, |state: &State| {
        state.table().phase == Phase::LastPlacement
    });
    open_table(&server, &mut chrome, "sound: soft", &last);
    // A person's first press, which those of `play_until` are not.
    chrome.press(".table-top");
    play_until(&mut chrome, "!!document.querySelector('.end-page')");
    // A tone that no other sound has.
    chrome.wait("window.heard.includes(330)");
    let ends = chrome.eval("window.heard.filter((pitch) => pitch === 330).length");
    assert_eq!(ends, 1, "the end");
    assert_eq!(chrome.eval("window.contexts"), 1, "one for all sounds");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_lock_is_heard_in_dream_runners() {
    let Some((server, mut chrome)) = stage("runners-sounds") else {
        return;
    };
    let link = "/new?title=runners&with=bots";
    open(&server, &mut chrome, link, "sound: full", "");
    chrome.press("#begin");
    chrome.press("#go-on");
    chrome.wait("!!document.querySelector('.quilt [data-cell]')");
    chrome.press(".tray [data-piece]");
    chrome.press(".quilt [data-cell=c3]");
    chrome.wait("window.heard.includes(440)");
    chrome.press("#lock");
    chrome.wait("window.heard.includes(587)");
    // To the end, and its sound.
    for _ in 0..2_000 {
        if chrome.next(runners::ON) == "end" {
            break;
        }
    }
    chrome.wait("window.heard.includes(330)");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
