//! The end of a game and its review: at all sizes, in both themes and languages.

use std::fs;

use lucid_dreamscape::{Phase, State};
use lucid_tabletop::Seat;

use crate::axe::{axe, violations};
use crate::base64::decoded;
use crate::chrome::Chrome;
use crate::kept::kept;
use crate::{play_until, stage};

/// A desktop, a tablet, a phone, and the desktop at 200 %.
const SIZES: [(u32, u32); 4] = [(1440, 900), (768, 1024), (360, 740), (720, 450)];

/// What is wrong with a page that may be longer than the screen, but not wider.
const LOOK: &str = r"(() => {
    const wrong = [];
    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
    for (const it of document.querySelectorAll('main .btn, main h1, main h2, main h3, main summary, main p, main li')) {
        if (!it.checkVisibility() || it.closest('.sr')) continue;
        const box = it.getBoundingClientRect();
        if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`“${it.innerText.trim()}” is outside`);
    }
    return wrong.join('\n');
})()";

impl Chrome {
    /// Shows the page at all sizes, and says what is wrong with it there. With
    /// `LUCID_SHOTS=look` a picture of all of it is saved by night and by day.
    pub(crate) fn wrong_at_sizes(&mut self, name: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        for (width, height) in SIZES {
            self.size(width, height);
            self.settle_page();
            let found = self.eval(LOOK);
            let lines = found.as_str().unwrap_or_default().lines();
            wrong.extend(lines.map(|line| format!("{name} at {width} x {height}: {line}")));
            for theme in ["night", "day"] {
                self.eval(&format!(
                    "document.documentElement.dataset.theme = '{theme}'"
                ));
                self.keep_look(&format!("{name}-{width}-{theme}"));
            }
        }
        self.size(1440, 900);
        wrong
    }

    /// Waits until what is drawn a moment later is there, too.
    fn settle_page(&mut self) {
        let frame = "new Promise((go) => requestAnimationFrame(() => setTimeout(go)))";
        self.eval(&format!("{frame}.then(() => {frame}).then(() => true)"));
    }

    /// With `LUCID_SHOTS=look`, a picture of the whole page.
    pub(crate) fn keep_look(&mut self, name: &str) {
        if std::env::var_os("LUCID_SHOTS").is_none_or(|wish| wish != "look") {
            return;
        }
        let (width, height, _) = self.screen;
        let tall = self.eval("document.scrollingElement.scrollHeight");
        let tall = u32::try_from(tall.as_u64().unwrap_or(0)).unwrap_or(height);
        self.size(width, tall.max(height));
        self.settle_page();
        let taken = self.picture().expect("a picture");
        let folder = self.evidence();
        fs::create_dir_all(&folder).expect("the folder can be made");
        let bytes = decoded(taken["data"].as_str().unwrap_or_default());
        fs::write(folder.join(format!("{name}.png")), bytes).expect("it can be written");
        self.size(width, height);
    }
}

/// Whoever won is awake, one sentence says why, and the cards stand on the chart.
#[test]
fn the_end_shows_who_is_awake_and_says_why() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("ending"), axe()) else {
        return;
    };
    let last = |state: &State| {
        let mut players = Seat::first(4).map(|seat| &state.table().players[seat]);
        state.table().phase == Phase::LastPlacement && players.any(|player| !player.pile.is_empty())
    };
    let mut wrong = Vec::new();
    for (name, rules, rival) in [
        ("three", "sylex players=3", false),
        (
            "alone",
            "sylex players=1 nightmare=yes solo=bad-dreams",
            true,
        ),
    ] {
        chrome.open_kept(&server, &kept(rules, 5, last));
        play_until(&mut chrome, "!!document.querySelector('.end-page')");
        chrome.wait("!!document.querySelector('.chart .cd')");
        let awake = chrome.count(".moment-art use[href='#dreamer-awake']");
        let asleep = chrome.count(".moment-art use[href='#sleeper']");
        let his = chrome.count(".moment-art use[href='#nightmare']");
        assert_eq!(awake + asleep, if rival { 1 } else { 3 }, "{name}");
        assert_eq!(his, u64::from(rival), "{name}");
        assert!(awake > 0 || rival, "{name}");
        let why = chrome.text(".verdict .reason");
        let numbers = why.chars().filter(char::is_ascii_digit).count();
        assert!(numbers > 1 || why.contains("share"), "{why}");
        assert!(chrome.text(".verdict .by").contains(" to "), "{name}");
        // Where a browser copies nothing, the link is there to be copied.
        chrome.eval("navigator.clipboard.writeText = () => Promise.reject()");
        chrome.press("#share");
        chrome.wait("document.querySelector('.shared input')?.value.includes('/replay#')");
        wrong.extend(chrome.wrong_at_sizes(name));
        wrong.extend(violations(&mut chrome, &axe, name));
        chrome.size(360, 740);
        wrong.extend(violations(&mut chrome, &axe, &format!("{name} at 360 px")));
        let lines = "document.querySelector('#share').getBoundingClientRect().height";
        assert!(
            chrome.eval(lines).as_f64().expect("a number") < 60.0,
            "one line"
        );
        chrome.eval("navigator.clipboard.writeText = () => Promise.resolve()");
        chrome.press("#share");
        chrome.wait("document.querySelector('#share').innerText.trim() === 'Link copied' && !document.querySelector('.shared')");
        chrome.size(1440, 900);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// Both boards stand side by side in one size, and J and K lead from moment to moment.
#[test]
fn a_review_shows_both_boards_and_goes_from_moment_to_moment() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("ending-review"), axe()) else {
        return;
    };
    chrome.end_game(&server);
    chrome.press("#review");
    chrome.wait("document.querySelectorAll('.turn-list li').length > 8 && !document.querySelector('.review-head .looking')");
    // Whoever plays by chance has four moments that cost more than a point.
    assert_eq!(chrome.count(".moments li"), 4);
    assert_eq!(chrome.count(".review-turn .both .board.raised"), 2);
    let sizes = chrome.eval(
        "[...document.querySelectorAll('.both .board-host')].map((it) => it.getBoundingClientRect()).map((it) => `${it.width} ${it.height} ${it.y}`)",
    );
    assert_eq!(sizes[0], sizes[1]);
    let current = "[...document.querySelectorAll('.moments [aria-current]')].length === 1 && [...document.querySelectorAll('.moments button')].findIndex((it) => it.hasAttribute('aria-current'))";
    assert_eq!(chrome.eval(current), 0, "the costliest comes first");
    let shown = "document.querySelector('.review-turn').innerText";
    let first = chrome.eval(shown);
    for (key, place) in [("j", 1), ("j", 2), ("k", 1), ("k", 0), ("k", 0)] {
        chrome.key(key);
        chrome.wait(&format!("({current}) === {place}"));
    }
    assert_eq!(chrome.eval(shown), first);
    chrome.press(".review-steps .next");
    chrome.wait(&format!("({current}) === 1"));
    // The bars have one scale: ten points fill them.
    let bars = chrome.eval(
        "[...document.querySelectorAll('.moment-row')].every((it) => { \
         const lost = -Number(it.querySelector('.lost').innerText.replace('−', '-')); \
         return Math.abs(parseFloat(it.querySelector('.scale > i').style.width) - Math.min(100, lost * 10)) <= 1; })",
    );
    assert_eq!(bars, true);
    let mut wrong = chrome.wrong_at_sizes("review");
    wrong.extend(violations(&mut chrome, &axe, "review"));
    chrome.size(360, 740);
    wrong.extend(violations(&mut chrome, &axe, "review at 360 px"));
    chrome.press(".lang");
    chrome.wait("document.querySelector('.review-head h1').innerText === 'Rückblick'");
    chrome.size(1440, 900);
    wrong.extend(chrome.wrong_at_sizes("review-german"));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // From any moment it is tried again, as a game of its own.
    let when = chrome.text(".review-turn > .note");
    chrome.press("#try");
    chrome.wait("location.pathname.startsWith('/game/') && !!document.querySelector('.table .journal') && !!document.querySelector('.ends .way-on')");
    let there = chrome.text(".time b");
    let cycle = there.chars().find(char::is_ascii_digit).expect("a cycle");
    assert!(when.contains(cycle), "{when} is not {there}");
    play_until(&mut chrome, "!!document.querySelector('.end-page')");
    chrome.press("#replay");
    chrome.wait("!!document.querySelector('.watch .slide input')");
    assert!(
        chrome
            .text(".checked")
            .contains("passen zum hinterlegten Startwert")
    );
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
