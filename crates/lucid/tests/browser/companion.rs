//! The companion by touch: the example of the solo sheet, as in `tests/companion.rs` for the
//! terminal.

use lucid_testkit::length::Length;

use crate::axe::{axe, violations};
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

/// Presses what is told of a cycle, and counts how often.
struct Hand {
    /// Whether a script presses: the same buttons again as in the first cycle.
    by_script: bool,
    taps: u32,
}

impl Hand {
    fn new(by_script: bool) -> Hand {
        Hand { by_script, taps: 0 }
    }

    fn press(&mut self, chrome: &mut Chrome, selector: &str) {
        self.taps += 1;
        match self.by_script {
            true => chrome.click(selector),
            false => chrome.press(selector),
        }
    }
}

/// What lies on the table when he is to act.
#[derive(Clone, Copy, Default)]
struct Lies<'a> {
    rows: [&'a str; 6],
    links: &'a [&'a str],
    dream: &'a str,
    trees: &'a str,
    cards: &'a str,
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

/// Tells what he asks, one thing after the other, until he acts; what it was.
fn tell(chrome: &mut Chrome, hand: &mut Hand, lies: &Lies<'_>) -> Vec<String> {
    let mut told = Vec::new();
    let topic = "document.querySelector('#co-editor')?.dataset.topic ?? ''";
    let turns = "document.querySelectorAll('.co-journal > ol > li').length";
    loop {
        let asked = chrome.eval(topic).as_str().unwrap_or_default().to_owned();
        let before = chrome.eval(turns);
        match asked.as_str() {
            "links" => links(chrome, hand, lies.links),
            "dream" => shards(chrome, hand, lies.dream),
            "trees" => shards(chrome, hand, lies.trees),
            "cards" => shards(chrome, hand, lies.cards),
            "red" => {
                let red = lies.rows.concat().matches('r').count();
                hand.press(chrome, &format!("[data-count='{red}']"));
            }
            _ => match asked
                .strip_prefix("row-")
                .and_then(|at| at.parse::<usize>().ok())
            {
                Some(at) => row(chrome, hand, lies.rows[at - 1]),
                None => return told,
            },
        }
        chrome.wait(&format!("{turns} > {before}"));
        told.push(asked);
    }
}

/// Tells the shards of a location, from the key to the hand. A full one is told at once.
fn row(chrome: &mut Chrome, hand: &mut Hand, letters: &str) {
    if chrome.eval("document.querySelector('#clear').disabled") == false {
        hand.press(chrome, "#clear");
    }
    for letter in letters.chars() {
        hand.press(chrome, &format!(".co-key[data-colour={}]", colour(letter)));
    }
    if letters.len() < 3 {
        let count = format!(
            "document.querySelectorAll('.co-row li').length === {}",
            letters.len()
        );
        chrome.wait(&count);
        hand.press(chrome, "#tell");
    }
}

/// Tells the red shards on links: toggles those that differ from what is shown.
fn links(chrome: &mut Chrome, hand: &mut Hand, red: &[&str]) {
    for link in ["1-2", "2-3", "4-5", "5-6", "1-4", "2-5", "3-6"] {
        let button = format!(".co-link[data-link='{link}']");
        let shown =
            chrome.eval(&format!("document.querySelector({button:?}).ariaPressed")) == "true";
        if shown != red.contains(&link) {
            hand.press(chrome, &button);
        }
    }
    hand.press(chrome, "#tell");
}

/// Tells shards by colour with the steppers.
fn shards(chrome: &mut Chrome, hand: &mut Hand, letters: &str) {
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
            hand.press(chrome, &format!("{at} .{button}"));
            shown = next;
            chrome.wait(&format!(
                "document.querySelector({:?}).innerText === '{shown}'",
                format!("{at} b")
            ));
        }
    }
    hand.press(chrome, "#tell");
}

fn sees(chrome: &mut Chrome, selector: &str, words: &str) {
    chrome.wait(&format!(
        "document.querySelector({selector:?})?.innerText.includes({words:?}) ?? false"
    ));
}

fn seed(chrome: &mut Chrome, hand: &mut Hand, link: &str) {
    topic(chrome, "seed");
    hand.press(chrome, &format!(".co-link[data-link='{link}']"));
    chrome.wait("document.querySelector('#co-editor')?.dataset.topic !== 'seed'");
}

fn sleeper(chrome: &mut Chrome, hand: &mut Hand) {
    topic(chrome, "sleeper");
    hand.press(chrome, ".co-place[data-place='1']");
    chrome.wait("document.querySelector('#co-editor')?.dataset.topic !== 'sleeper'");
}

fn score(chrome: &mut Chrome, points: u32) {
    sees(chrome, ".co-points .num", &points.to_string());
}

/// Only his own location and the next one, the links, and how many red shards he sees.
fn first_cycle(chrome: &mut Chrome) {
    sees(chrome, ".co-score h1", "Cycle 1 of 6");
    let mut hand = Hand::new(false);
    let lies = Lies {
        rows: ["gbw", "ybu", "wub", "gyb", "ugw", "ugu"],
        links: &["3-6", "5-6"],
        ..Lies::default()
    };
    let told = tell(chrome, &mut hand, &lies);
    assert_eq!(told, ["row-6", "row-5", "links"]);
    sees(
        chrome,
        ".co-last",
        "There is already a nightmare shard on link 5–6",
    );
    // By pressing the map itself.
    topic(chrome, "seed");
    hand.press(chrome, ".k45 button");
    sees(chrome, ".co-last", "6 Slumber Points: 3 water shards");
    topic(chrome, "red");
    assert_eq!(tell(chrome, &mut hand, &lies), ["red"]);
    sees(
        chrome,
        ".co-last",
        "9 Slumber Points: 3 nightmare shards in the Dreamworld",
    );
    score(chrome, 15);
    assert!(hand.taps <= 12, "{} taps", hand.taps);
}

fn second_cycle(chrome: &mut Chrome, hand: &mut Hand) {
    sleeper(chrome, hand);
    sees(chrome, ".co-journal", "you have marker 1");
    let lies = Lies {
        rows: ["gbw", "ybu", "wub", "yyb", "wwy", "uu"],
        links: &["3-6", "4-5", "5-6"],
        dream: "yyyygg",
        ..Lies::default()
    };
    tell(chrome, hand, &lies);
    seed(chrome, hand, "1-4");
    tell(chrome, hand, &lies);
    score(chrome, 27);
}

#[test]
fn the_example_of_the_solo_sheet_is_played_by_pressing() {
    let Some((server, mut chrome)) = stage("companion") else {
        return;
    };
    begin(&server, &mut chrome);
    first_cycle(&mut chrome);
    if let Some(axe) = axe() {
        let mut found = violations(&mut chrome, &axe, "companion");
        chrome.size(360, 740);
        found.extend(violations(&mut chrome, &axe, "companion at 360 px"));
        assert!(found.is_empty(), "{}", found.join("\n"));
        chrome.size(1440, 1000);
    }
    // His Creation is taken back with the answer that led to it, and done again.
    chrome.press("#undo");
    score(&mut chrome, 6);
    chrome.press("[data-count='0']");
    let mut hand = Hand::new(Length::wanted() == Length::Short);
    second_cycle(&mut chrome, &mut hand);
    assert!(hand.taps <= 12, "{} taps", hand.taps);

    // Cycle 3: gray is kept, white carries him farther.
    sleeper(&mut chrome, &mut hand);
    let lies = Lies {
        rows: ["u", "g", "wub", "u", "y", "b"],
        dream: "yyyygg",
        ..Lies::default()
    };
    tell(&mut chrome, &mut hand, &lies);
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
    seed(&mut chrome, &mut hand, "2-5");
    let lies = Lies {
        links: &["1-4", "1-2", "2-5"],
        dream: "yyyygggg",
        ..lies
    };
    tell(&mut chrome, &mut hand, &lies);
    sees(
        &mut chrome,
        ".co-last",
        "keeps his grass shards: he has 3, and you have 4",
    );

    // A slip, corrected: he has two green, not three. The story above may still be growing, so
    // the target may move under a mouse.
    chrome.eval("document.querySelector('.co-known [data-topic=stock]').click()");
    topic(&mut chrome, "stock");
    shards(&mut chrome, &mut hand, "ggyyyb");
    sleeper(&mut chrome, &mut hand);
    let lies = Lies {
        rows: ["u", "rrb", "r", "u", "y", "b"],
        dream: "yyyygggg",
        ..Lies::default()
    };
    tell(&mut chrome, &mut hand, &lies);
    seed(&mut chrome, &mut hand, "3-6");
    let lies = Lies {
        rows: ["u", "", "", "u", "y", "b"],
        links: &["2-3", "3-6"],
        dream: "yyyyggg",
        cards: "g",
        ..lies
    };
    tell(&mut chrome, &mut hand, &lies);
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
    topic(&mut chrome, "row-5");
    // A location with more than a refill is not taken before it is told.
    chrome.press("#holds-more");
    for key in ["y", "b", "u", "u"] {
        chrome.key(key);
    }
    chrome.wait("document.querySelectorAll('.co-row li').length === 4");
    topic(&mut chrome, "row-5");
    chrome.press("#tell");
    chrome.wait("document.querySelectorAll('.co-known [data-topic=row-5] .tok').length === 4");
    chrome.press("#undo");
    topic(&mut chrome, "row-5");
    chrome.press("#games");
    chrome.wait("document.querySelectorAll('.co-game').length === 1");
    chrome.press("button[data-colour=blue]");
    chrome.press("button[data-colour=brown]");
    chrome.press("#begin");
    chrome.wait("!!document.querySelector('.co-score')");
    topic(&mut chrome, "row-6");
    chrome.press("#games");
    chrome.wait("document.querySelectorAll('.co-game').length === 2");
    chrome.press(".co-games li:last-child .co-game");
    topic(&mut chrome, "row-5");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
