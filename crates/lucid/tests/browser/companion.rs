//! The companion by touch: the example of the solo sheet, as in `tests/companion.rs` for the
//! terminal.

use lucid_testkit::length::Length;

use crate::chrome::Chrome;
use crate::server::Server;
use crate::{stage, visit};

/// The example's line and purposes, chosen by pressing.
fn begin(server: &Server, chrome: &mut Chrome) {
    visit(server, chrome, "/companion");
    chrome.press("#own-line");
    for (colour, number) in [
        ("gray", 3),
        ("white", 3),
        ("blue", 3),
        ("brown", 2),
        ("green", 3),
        ("red", 3),
    ] {
        let field = format!(".own-line input[data-colour={colour}]");
        chrome.eval(&format!(
            "(e => {{ e.value = {number}; e.dispatchEvent(new Event('change', {{bubbles: true}})) }})(document.querySelector({field:?}))"
        ));
    }
    assert!(chrome.eval("document.querySelector('#begin').disabled") == true);
    chrome.press("button[data-colour=gray]");
    chrome.press("button[data-colour=green]");
    chrome.press("#begin");
    chrome.wait("!!document.querySelector('.co-score')");
}

/// How the facts of a cycle are entered.
#[derive(Clone, Copy)]
enum Pointer {
    Mouse,
    Script,
}

impl Pointer {
    /// The pointer for all cycles but the first, which use the same buttons.
    fn later() -> Pointer {
        match Length::wanted() {
            Length::Short => Pointer::Script,
            Length::Full => Pointer::Mouse,
        }
    }

    fn press(self, chrome: &mut Chrome, selector: &str) {
        match self {
            Pointer::Mouse => chrome.press(selector),
            Pointer::Script => chrome.click(selector),
        }
    }
}

const COLOURS: [(char, &str); 6] = [
    ('g', "green"),
    ('u', "blue"),
    ('y', "gray"),
    ('b', "brown"),
    ('w', "white"),
    ('r', "red"),
];

fn colour(letter: char) -> &'static str {
    let found = COLOURS.iter().find(|(known, _)| *known == letter);
    found.map_or("", |(_, name)| name)
}

/// Waits until a topic is being asked for.
fn topic(chrome: &mut Chrome, name: &str) {
    chrome.wait(&format!(
        "document.querySelector('#co-editor')?.dataset.topic === {name:?}"
    ));
}

/// Tells the shards of a location, from the key to the hand.
fn row(chrome: &mut Chrome, pointer: Pointer, location: u8, letters: &str) {
    topic(chrome, &format!("row-{location}"));
    if chrome.eval("document.querySelector('#clear').disabled") == false {
        pointer.press(chrome, "#clear");
    }
    for letter in letters.chars() {
        pointer.press(chrome, &format!(".co-key[data-colour={}]", colour(letter)));
    }
    let count = format!(
        "document.querySelectorAll('.co-row li').length === {}",
        letters.len()
    );
    chrome.wait(&count);
    pointer.press(chrome, "#tell");
}

fn rows(chrome: &mut Chrome, pointer: Pointer, all: [&str; 6]) {
    for (index, letters) in all.into_iter().enumerate() {
        row(chrome, pointer, index as u8 + 1, letters);
    }
}

/// Tells the red shards on links: toggles those that differ from what is shown.
fn links(chrome: &mut Chrome, pointer: Pointer, red: &[&str]) {
    topic(chrome, "links");
    for link in ["1-2", "2-3", "4-5", "5-6", "1-4", "2-5", "3-6"] {
        let button = format!(".co-link[data-link='{link}']");
        let shown =
            chrome.eval(&format!("document.querySelector({button:?}).ariaPressed")) == "true";
        if shown != red.contains(&link) {
            pointer.press(chrome, &button);
        }
    }
    pointer.press(chrome, "#tell");
}

/// Tells shards by colour with the steppers.
fn shards(chrome: &mut Chrome, pointer: Pointer, name: &str, letters: &str) {
    topic(chrome, name);
    for (letter, colour) in COLOURS {
        let wanted = letters.chars().filter(|other| *other == letter).count();
        let at = format!(".co-steppers li[data-colour={colour}]");
        if chrome.count(&at) == 0 {
            continue;
        }
        let mut shown: usize = chrome.text(&format!("{at} b")).parse().unwrap_or(0);
        while shown != wanted {
            let (button, next) = match shown < wanted {
                true => ("more", shown + 1),
                false => ("less", shown - 1),
            };
            pointer.press(chrome, &format!("{at} .{button}"));
            shown = next;
            chrome.wait(&format!(
                "document.querySelector({:?}).innerText === '{shown}'",
                format!("{at} b")
            ));
        }
    }
    pointer.press(chrome, "#tell");
}

fn sees(chrome: &mut Chrome, selector: &str, words: &str) {
    chrome.wait(&format!(
        "document.querySelector({selector:?})?.innerText.includes({words:?}) ?? false"
    ));
}

fn seed(chrome: &mut Chrome, link: &str) {
    topic(chrome, "seed");
    chrome.press(&format!(".co-link[data-link='{link}']"));
}

fn score(chrome: &mut Chrome, points: u32) {
    sees(chrome, ".co-points .num", &points.to_string());
}

fn first_cycle(chrome: &mut Chrome) {
    sees(chrome, ".co-score h1", "Cycle 1 of 6");
    rows(
        chrome,
        Pointer::Mouse,
        ["gbw", "ybu", "wub", "gyb", "ugw", "ugu"],
    );
    links(chrome, Pointer::Mouse, &["3-6", "5-6"]);
    chrome.press("#go");
    sees(
        chrome,
        ".co-last",
        "There is already a nightmare shard on link 5–6",
    );
    // By pressing the map itself.
    topic(chrome, "seed");
    chrome.press(".k45 button");
    sees(chrome, ".co-last", "6 Slumber Points: 3 water shards");
    for name in ["dream", "trees", "cards"] {
        shards(chrome, Pointer::Mouse, name, "");
    }
    chrome.press("#go");
    sees(
        chrome,
        ".co-last",
        "9 Slumber Points: 3 nightmare shards in the Dreamworld",
    );
    score(chrome, 15);
}

fn second_cycle(chrome: &mut Chrome, pointer: Pointer) {
    topic(chrome, "sleeper");
    chrome.press(".co-place[data-place='1']");
    sees(chrome, ".co-journal", "you have marker 1");
    rows(chrome, pointer, ["gbw", "ybu", "wub", "yyb", "wwy", "uu"]);
    links(chrome, pointer, &["3-6", "4-5", "5-6"]);
    chrome.press("#go");
    seed(chrome, "1-4");
    shards(chrome, pointer, "dream", "yyyygg");
    shards(chrome, pointer, "trees", "");
    shards(chrome, pointer, "cards", "");
    chrome.press("#go");
    score(chrome, 27);
}

#[test]
fn the_example_of_the_solo_sheet_is_played_by_pressing() {
    let Some((server, mut chrome)) = stage("companion") else {
        return;
    };
    begin(&server, &mut chrome);
    let later = Pointer::later();
    first_cycle(&mut chrome);
    // His Creation is undone and redone.
    chrome.press("#undo");
    score(&mut chrome, 6);
    chrome.press("#go");
    second_cycle(&mut chrome, later);

    // Cycle 3: gray is kept, white carries him farther.
    topic(&mut chrome, "sleeper");
    chrome.press(".co-map .l1 .isle-press");
    rows(&mut chrome, later, ["u", "g", "wub", "u", "y", "b"]);
    links(&mut chrome, later, &[]);
    topic(&mut chrome, "dream");
    assert_eq!(chrome.count("#go"), 0, "the Tower may have taken shards");
    chrome.press("#as-before");
    chrome.press("#go");
    sees(
        &mut chrome,
        ".co-last",
        "keeps his rock shards: he has 3, and you have 4",
    );
    sees(
        &mut chrome,
        ".co-last",
        "leaves a nightmare shard on link 1–2",
    );

    // The device is switched off in between.
    let look = "[...document.querySelectorAll('.co-score, .co-last, .co-ask, .co-journal > ol')].map(e => e.innerText).join('|')";
    let before = chrome.eval(look);
    chrome.reload();
    chrome.wait("!!document.querySelector('.co-score')");
    assert_eq!(chrome.eval(look), before);
    chrome.press("#again");
    seed(&mut chrome, "2-5");
    shards(&mut chrome, later, "dream", "yyyygggg");
    shards(&mut chrome, later, "trees", "");
    shards(&mut chrome, later, "cards", "");
    chrome.press("#go");
    sees(
        &mut chrome,
        ".co-last",
        "keeps his grass shards: he has 3, and you have 4",
    );

    // A slip, corrected: he has two green, not three. The story above may still be growing, so
    // the target may move under a mouse.
    chrome.eval("document.querySelector('.co-known [data-topic=stock]').click()");
    shards(&mut chrome, later, "stock", "ggyyyb");
    topic(&mut chrome, "sleeper");
    chrome.press(".co-place[data-place='1']");
    rows(&mut chrome, later, ["u", "rrb", "r", "u", "y", "b"]);
    links(&mut chrome, later, &[]);
    topic(&mut chrome, "dream");
    chrome.press("#same");
    seed(&mut chrome, "3-6");
    topic(&mut chrome, "dream");
    shards(&mut chrome, later, "dream", "yyyyggg");
    shards(&mut chrome, later, "trees", "");
    shards(&mut chrome, later, "cards", "g");
    topic(&mut chrome, "harvest");
    chrome.press("#as-before");
    chrome.press("#go");
    sees(
        &mut chrome,
        ".co-last",
        "steals a grass shard from one of your cards",
    );
    sees(
        &mut chrome,
        ".co-last",
        "15 Slumber Points: 5 nightmare shards, 2 in the Dreamworld and 3 in his stock",
    );
    sees(&mut chrome, ".co-score h1", "Cycle 5 of 6");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn a_slip_is_explained_and_a_new_game_replaces_no_other() {
    let Some((server, mut chrome)) = stage("companion-slips") else {
        return;
    };
    begin(&server, &mut chrome);
    // More than the box has.
    chrome.press(".co-known [data-topic=reserve]");
    topic(&mut chrome, "reserve");
    chrome.eval("(e => { e.value = 99; e.dispatchEvent(new Event('change', {bubbles: true})) })(document.querySelector('.co-number input'))");
    chrome.press("#tell");
    sees(&mut chrome, ".co-trouble", "nightmare shards, but only");
    // Keys suffice: the letters of the shards, and Enter on the button.
    chrome.press(".co-things .co-chip");
    chrome.wait("document.activeElement.id === 'co-editor'");
    for key in ["g", "b", "w"] {
        chrome.key(key);
    }
    chrome.wait("document.querySelectorAll('.co-row li').length === 3");
    chrome.eval("document.querySelector('#tell').focus()");
    chrome.key("Enter");
    topic(&mut chrome, "row-2");
    chrome.press("#games");
    chrome.wait("document.querySelectorAll('.co-game').length === 1");
    chrome.press("button[data-colour=blue]");
    chrome.press("button[data-colour=brown]");
    chrome.press("#begin");
    chrome.wait("!!document.querySelector('.co-score')");
    topic(&mut chrome, "row-1");
    chrome.press("#games");
    chrome.wait("document.querySelectorAll('.co-game').length === 2");
    chrome.press(".co-games li:last-child .co-game");
    topic(&mut chrome, "row-2");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
