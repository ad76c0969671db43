//! A table is one screen at every size: nothing scrolls, nothing is covered, nothing moves, and
//! every choice can be reached with the pointer.

use std::cell::Cell;
use std::fs;

use lucid_dreamscape::{Action, Dreamscape, Ongoing, Pending, Phase, State};
use lucid_tabletop::{Choices, Game as _, ToAct};
use lucid_testkit::length::either;
use lucid_texts::{Language, Texts};
use serde_json::{Value, json};

use crate::axe::{axe, violations};
use crate::base64::decoded;
use crate::chrome::Chrome;
use crate::kept::{ADA, kept};
use crate::server::Server;
use crate::stage;

/// Windows of laptops, large screens and tablets, a phone, and a laptop's page at 200 %.
pub(crate) const SIZES: [(u32, u32); 7] = [
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (1024, 768),
    (768, 1024),
    (360, 740),
    (683, 384),
];

/// The problems of the current page, one per line.
const LOOK: &str = r"(() => {
    const wrong = [];
    const shown = (element) => element && element.checkVisibility({ visibilityProperty: true });
    const root = document.scrollingElement;
    if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
    if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
    const names = ['.table-top', '.status-bar', '.switch', '.area-world', '.area-dreamscape', '.hands', '.mine', '.store',
        '.purposes', '.others', '.journal', '.table > .actions',
        '.sand', '.dream', '.foretold', '.side .story', '.purse', '.tracks', '.shop', '.chests', '.runners .tray'];
    // Journals and stories may be longer than their panels.
    const longer = ['.journal', '.foretold', '.side .story', '.area-world', '.area-dreamscape', '.dream', '.sand'];
    const boxes = names.map((name) => [name, document.querySelector(name)]).filter(([, it]) => shown(it))
        .map(([name, it]) => [name, it.getBoundingClientRect(), it]);
    for (const [name, box, it] of boxes) {
        if (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
            wrong.push(`${name} is outside`);
        if (box.width < 20 || box.height < 20) wrong.push(`${name} has no room`);
        // So may the list of three others in Dream Runners.
        if (!longer.includes(name) && !it.matches('.runners-table .others'))
            if (it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth + 2)
                wrong.push(`${name} needs ${it.scrollWidth} x ${it.scrollHeight} of ${it.clientWidth} x ${it.clientHeight}`);
    }
    for (const [a, one] of boxes) for (const [b, other] of boxes)
        if (a < b && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)
            wrong.push(`${a} and ${b} overlap`);
    for (const it of document.querySelectorAll('.sum, .rail .sheet'))
        if (shown(it) && it.scrollWidth > it.clientWidth + 1) wrong.push(`${it.className} needs ${it.scrollWidth} of ${it.clientWidth}`);
    // What the clock says ends before the scores.
    const told = document.querySelectorAll('.time b, .time .phases'), order = document.querySelector('.order');
    for (const it of told) {
        const said = document.createRange();
        said.selectNodeContents(it);
        if (shown(it) && shown(order) && said.getBoundingClientRect().right > order.getBoundingClientRect().left)
            wrong.push(`“${it.innerText}” lies under the scores`);
    }
    // The words of a button do not lie on its picture.
    for (const it of document.querySelectorAll('.choices .btn')) {
        const [verb, picture] = [it.querySelector('.verb'), it.querySelector('.lv')].map((part) => part?.getBoundingClientRect());
        if (shown(it) && verb && picture && verb.left < picture.right && verb.top < picture.bottom && picture.top < verb.bottom)
            wrong.push(`“${it.innerText.trim()}” lies on its picture`);
    }
    // Every button is uncovered at its centre.
    const pressed = document.querySelectorAll('.choices .btn, .more-acts, .ends .btn, .switch .btn, .switch button, '
        + '.hands [data-press], .mine .card-press, .cands .cand, .store button, .runners .tray button, .offer, .calm');
    for (const it of pressed) {
        if (!shown(it) || it.disabled) continue;
        const box = it.getBoundingClientRect();
        const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!under || !it.contains(under)) wrong.push(`${it.className} “${it.innerText.trim()}” is not under the pointer`);
    }
    // So are the islands and slots with choices.
    const over = shown(document.querySelector('.cands'));
    for (const it of document.querySelectorAll('.loc.legal .isle-press .hit, .dreamscape .cell.now .hit')) {
        if (!shown(it) || (over && it.closest('.area-world'))) continue;
        const box = it.getBoundingClientRect();
        const spots = [[.5, .5], [.5, .2], [.5, .85], [.2, .5], [.8, .5]];
        const cell = it.closest('[data-cell]');
        const found = spots.some(([x, y]) => {
            const under = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
            return under && cell.contains(under);
        });
        if (!found) wrong.push(`${cell.dataset.cell} is not under the pointer`);
    }
    return wrong.join('\n');
})()";

/// The rectangles of the boards.
const BOXES: &str = r"(() => {
    const box = (it) => { const r = it.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join(' '); };
    return [...document.querySelectorAll('.area-world, .area-dreamscape, .area-strip, .table > .actions, .board, .loc > svg')].map(box).join('|');
})()";

/// The rectangles of what a dream consists of.
const DREAM_BOXES: &str = r"(() => {
    const box = (it) => { const r = it.getBoundingClientRect(); return [r.x, r.y, r.width, r.height].map(Math.round).join(' '); };
    return [...document.querySelectorAll('.sand, .dream, .quilt, .side, .tray, .others, .shop')].map(box).join('|');
})()";

/// Sizes at which two steps are compared.
const STILL: [(u32, u32); 3] = [(1366, 768), (768, 1024), (360, 740)];

/// The number of the newest line of the journal.
const LATEST: &str = "Number(document.querySelector('.journal li')?.dataset.line ?? -1)";

impl Chrome {
    /// Presses whatever is at the centre of an element, wherever that is on the screen.
    pub(crate) fn tap(&mut self, selector: &str) {
        let place = self.eval(&format!(
            "(() => {{
                const r = document.querySelector({selector:?}).getBoundingClientRect();
                return [r.x + r.width / 2, r.y + r.height / 2];
            }})()"
        ));
        self.tap_at(&place);
    }

    /// Presses whatever is at a place of the screen, given as `[x, y]`.
    fn tap_at(&mut self, place: &Value) {
        let at = |index: usize| place[index].as_f64().expect("a place");
        let scale = self.screen.2;
        for kind in ["mousePressed", "mouseReleased"] {
            let params = json!({
                "type": kind, "x": at(0) * scale, "y": at(1) * scale, "button": "left", "clickCount": 1
            });
            self.call("Input.dispatchMouseEvent", params);
        }
    }

    /// Shows the table at a size, and what is wrong with it there.
    pub(crate) fn wrong_at(&mut self, (width, height): (u32, u32), name: &str) -> Vec<String> {
        self.size(width, height);
        self.settle();
        // The row of the bar is measured after layout.
        self.settle();
        if std::env::var_os("LUCID_SHOTS").is_some_and(|wish| wish == "look") {
            let taken = self.picture().expect("a picture");
            let folder = self.evidence();
            fs::create_dir_all(&folder).expect("the folder can be made");
            let path = folder.join(format!("{name}-{width}x{height}.png"));
            let bytes = decoded(taken["data"].as_str().unwrap_or_default());
            fs::write(path, bytes).expect("the folder can be written");
            self.size(width, height);
        }
        let wrong = self.eval(LOOK);
        let wrong = wrong.as_str().unwrap_or_default().lines();
        wrong
            .map(|line| format!("{name} at {width} x {height}: {line}"))
            .collect()
    }

    /// Checks the page by day and in German, and goes back to night and English.
    fn in_the_other_look(&mut self, check: impl FnOnce(&mut Chrome) -> Vec<String>) -> Vec<String> {
        self.turn_over("de", "day");
        let wrong = check(self);
        self.turn_over("en", "night");
        wrong
    }

    /// Presses the buttons for language and theme in the head of a table.
    fn turn_over(&mut self, language: &str, theme: &str) {
        self.size(1440, 900);
        self.click(".lang");
        self.click(".theme");
        self.wait(&format!(
            "document.documentElement.lang === '{language}' && document.documentElement.dataset.theme === '{theme}'"
        ));
    }

    /// The choices behind More and in every group are uncovered, too.
    fn wrong_behind(&mut self, name: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        let closed = "!document.querySelector('.parts')";
        if self.eval("!!document.querySelector('.more-acts:not([hidden])')") == true {
            self.tap(".more-acts");
            self.wait("!!document.querySelector('.parts.menu')");
            wrong.extend(self.covered(name, ".parts .part"));
            self.tap(".more-acts");
            self.wait(closed);
        }
        if self.eval("!!document.querySelector('.choices .many:not(.off)')") == true {
            self.tap(".choices .many:not(.off)");
            self.wait("!!document.querySelector('.parts')");
            wrong.extend(self.covered(name, ".parts .part, .parts > .btn.bare"));
            self.tap(".parts > .btn.bare");
            self.wait(closed);
        }
        wrong
    }

    /// The visible ones that are covered.
    fn covered(&mut self, name: &str, selector: &str) -> Vec<String> {
        let look = format!(
            "[...document.querySelectorAll({selector:?})].filter((it) => it.checkVisibility()).filter((it) => {{
                const r = it.getBoundingClientRect();
                const under = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
                return !under || !it.contains(under);
            }}).map((it) => it.innerText).join('\\n')"
        );
        let found = self.eval(&look);
        let found = found.as_str().unwrap_or_default().lines();
        found
            .map(|it| format!("{name}: “{it}” is not under the pointer"))
            .collect()
    }
}

/// Checks a position at every size, by night in English and by day in German.
fn at_every_size(
    server: &Server,
    chrome: &mut Chrome,
    number: u64,
    (name, game): (&str, &str),
) -> Vec<String> {
    chrome.size(1366, 768);
    chrome.open_kept(server, game);
    chrome.settle();
    let mut wrong = Vec::new();
    for size in SIZES {
        wrong.extend(chrome.wrong_at(size, name));
        wrong.extend(chrome.wrong_behind(&format!("{name} at {} x {}", size.0, size.1)));
        if size.0 < 600 {
            for board in ["mine", "others"] {
                let which = if board == "mine" { 2 } else { 3 };
                chrome.tap(&format!(".switch .which button:nth-child({which})"));
                chrome.wait(&format!(
                    "document.querySelector('.table').dataset.board === '{board}'"
                ));
                wrong.extend(chrome.wrong_at(size, &format!("{name}-{board}")));
            }
        }
    }
    // In short runs every other size, and the rest at the next position.
    let (first, step) = (either(number % 2, 0) as usize, either(2, 1) as usize);
    wrong.extend(chrome.in_the_other_look(|chrome| {
        let name = format!("{name}-de");
        (SIZES.into_iter())
            .skip(first)
            .step_by(step)
            .flat_map(|size| chrome.wrong_at(size, &name))
            .collect()
    }));
    wrong
}

const DUO: &str = "sylex players=2";
const FOUR: &str = "huch players=4 nightmare=yes";
const ALONE: &str = "sylex players=1 nightmare=yes solo=bad-dreams";

fn free(state: &State, phase: Phase, cycle: u8) -> bool {
    let (table, own) = (state.table(), &state.table().players[ADA]);
    let free = own.power == Ongoing::Nothing && own.pending == Pending::Nothing;
    table.phase == phase && table.cycle == cycle && free
}

/// The positions to check.
fn positions() -> [(&'static str, String); 5] {
    let travel = |state: &State| free(state, Phase::Travel, 4) && state.table().points == 3;
    let creation = |state: &State| {
        free(state, Phase::Creation, 5) && state.table().players[ADA].hands.total() > 2
    };
    let drawn = |state: &State| {
        state.table().cycle > 1 && matches!(state.table().players[ADA].pending, Pending::Keep(_))
    };
    let four = |state: &State| free(state, Phase::Travel, 5);
    let alone = |state: &State| free(state, Phase::Travel, 4);
    [
        ("travel", kept(DUO, 21, travel)),
        ("creation", kept(DUO, 21, creation)),
        ("choice", kept(DUO, 21, drawn)),
        ("four", kept(FOUR, 21, four)),
        ("alone", kept(ALONE, 21, alone)),
    ]
}

#[test]
fn the_table_is_one_screen_at_every_size() {
    let Some((server, mut chrome)) = stage("fold") else {
        return;
    };
    let mut wrong = Vec::new();
    for (number, (name, game)) in (0..).zip(positions()) {
        wrong.extend(at_every_size(&server, &mut chrome, number, (name, &game)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// The same for the dream: while composing, and during chests, shop and the others' choices.
#[test]
fn the_dream_is_one_screen_at_every_size() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("fold-dream"), axe()) else {
        return;
    };
    chrome.size(1366, 768);
    crate::runners::against_a_bot(&server, &mut chrome);
    let mut wrong = Vec::new();
    // A segment is laid by tapping, which moves nothing; something has to be resolved, then.
    wrong.extend(dream_at_every_size(&mut chrome, "composing"));
    for size in STILL {
        chrome.size(size.0, size.1);
        chrome.settle();
        let before = chrome.eval(DREAM_BOXES);
        chrome.tap(".tray [data-piece]");
        chrome.wait("!!document.querySelector('.piece.held')");
        assert_eq!(chrome.eval(DREAM_BOXES), before, "chosen at {size:?}");
        chrome.tap(".quilt [data-cell=d4]");
        chrome.wait("!!document.querySelector('.quilt .laid')");
        chrome.settle();
        assert_eq!(chrome.eval(DREAM_BOXES), before, "laid at {size:?}");
        chrome.click(".tray .clear");
        chrome.wait("!document.querySelector('.quilt .laid')");
    }
    chrome.tap(".tray [data-piece]");
    chrome.tap(".quilt [data-cell=d4]");
    chrome.wait("!!document.querySelector('.quilt .laid')");
    let moments = [
        (
            "deciding",
            "document.querySelector('.deciding .choices .btn:not(#auto)')",
        ),
        (
            "shop",
            "document.querySelector('.shop.open') && document.querySelector('.deciding .choices .btn')",
        ),
    ];
    for (name, there) in moments {
        chrome.size(1366, 768);
        crate::press_until(
            std::slice::from_mut(&mut chrome),
            &format!("!!({there})"),
            crate::runners::ON,
            crate::NO_PAUSE,
        );
        wrong.extend(dream_at_every_size(&mut chrome, name));
        wrong.extend(violations(&mut chrome, &axe, name));
        chrome.eval("document.documentElement.dataset.theme = 'night'");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// Checks a moment of a dream at every size, by night in English and by day in German.
fn dream_at_every_size(chrome: &mut Chrome, name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for size in SIZES {
        wrong.extend(chrome.wrong_at(size, name));
        if size.0 < 600 {
            for part in 2..=3 {
                chrome.tap(&format!(".switch .which button:nth-child({part})"));
                wrong.extend(chrome.wrong_at(size, &format!("{name}-{part}")));
            }
            chrome.tap(".switch .which button:nth-child(1)");
        }
    }
    wrong.extend(chrome.in_the_other_look(|chrome| {
        let name = format!("{name}-de");
        (SIZES.into_iter())
            .flat_map(|size| chrome.wrong_at(size, &name))
            .collect()
    }));
    chrome.size(1366, 768);
    wrong
}

/// Mr Nightmare's story leaves the boards visible, on a phone as well, and its button is Next.
#[test]
fn his_story_is_told_beside_the_boards() {
    let Some((server, mut chrome)) = stage("fold-story") else {
        return;
    };
    crate::home(&server, &mut chrome);
    chrome.eval("localStorage.setItem('lucid.settings', localStorage.getItem('lucid.settings').replace('pace: instant', 'pace: slow'))");
    let before = kept(ALONE, 21, |state| free(state, Phase::Travel, 2));
    chrome.open_kept(&server, &before);
    chrome.click(".again");
    chrome.wait("!!document.querySelector('.story .hold')");
    chrome.click(".story .hold");
    let mut wrong = Vec::new();
    for size in SIZES {
        wrong.extend(chrome.wrong_at(size, "story"));
    }
    wrong.extend(chrome.in_the_other_look(|chrome| {
        (SIZES.into_iter())
            .flat_map(|size| chrome.wrong_at(size, "story-de"))
            .collect()
    }));
    chrome.size(360, 740);
    let high =
        "document.querySelector('.table > .actions').getBoundingClientRect().height / innerHeight";
    assert!(chrome.eval(high).as_f64().expect("a share") < 0.25);
    assert_eq!(
        chrome.eval("document.querySelector('.story .next').classList.contains('primary')"),
        true
    );
    // His shards and the numbers from which on he discards them tell his next turn.
    assert_eq!(chrome.count(".stock li"), 6);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// Steps of one phase move no board, and neither do the pills that come and go with them.
#[test]
fn boards_stay_where_they_are() {
    let Some((server, mut chrome)) = stage("still") else {
        return;
    };
    let travel = kept(DUO, 21, |state| {
        free(state, Phase::Travel, 4) && state.table().points == 3
    });
    for size in STILL {
        chrome.size(size.0, size.1);
        chrome.open_kept(&server, &travel);
        chrome.settle();
        let before = chrome.eval(BOXES);
        let line = chrome.eval(LATEST);
        // The last shard of the row is collected with a press on it.
        chrome.tap("[data-cell=collect] .hit");
        chrome.wait(&format!("{LATEST} > {line}"));
        chrome.settle();
        assert_eq!(chrome.eval(BOXES), before, "{size:?}");
        chrome.eval("document.querySelectorAll('.go, .fit-note').forEach((it) => { it.style.display = 'none'; })");
        assert_eq!(chrome.eval(BOXES), before, "without pills at {size:?}");
        // Styles of other pages, which come whenever they are needed, change nothing here.
        chrome.eval("lucidLateStyle().then(() => true)");
        for off in [true, false] {
            chrome.eval(&format!("({LATE_STYLE}.disabled = {off}, true)"));
            assert_eq!(chrome.eval(BOXES), before, "later styles at {size:?}");
        }
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// The style sheet that was added to the page after it had started.
const LATE_STYLE: &str = "[...document.querySelectorAll('link[rel=stylesheet]')].at(-1)";

/// The middle of something in sight that moves the game on, as `[x, y]`, or what covers it. That is
/// looked at again next time: a bot may have moved in between, and the bar is laid out a frame later.
const IN_SIGHT: &str = r"(() => {
    const shown = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled;
    const all = (names) => [...document.querySelectorAll(names)].filter(shown);
    const parts = all('.parts .part'), on = all('.ends .way-on');
    const acts = all('.choices .btn:not(.off), .cands .cand, .more-acts');
    const from = parts.length ? parts : acts.length && (!on.length || chance() < .85) ? acts : on;
    const under = (it, x, y) => {
        const r = it.getBoundingClientRect(), at = [r.x + r.width * x, r.y + r.height * y];
        return it.contains(document.elementFromPoint(...at)) ? JSON.stringify(at) : '';
    };
    if (from.length) {
        const again = from.find((it) => it === window.suspect);
        const it = again ?? from[Math.floor(chance() * from.length)], at = under(it, .5, .5);
        window.suspect = at ? null : it;
        if (at) return at;
        const r = it.getBoundingClientRect(), over = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
        return `covered: “${it.innerText}” by ${over?.outerHTML.slice(0, 200)}`;
    }
    // On a phone, places are pressed themselves, after a look at their board.
    for (const it of document.querySelectorAll('.loc.legal .isle-press, .dreamscape .cell.now'))
        for (const [x, y] of [[.5, .5], [.5, .2], [.5, .85], [.2, .5], [.8, .5]])
            if (shown(it) && under(it, x, y)) return under(it, x, y);
    const boards = all('.switch .which button:not([aria-pressed=true])');
    const places = document.querySelector('.loc.legal, .dreamscape .cell.now');
    return places && boards.length ? under(boards[Math.floor(chance() * boards.length)], .5, .5) : 'wait';
})()";

/// Two cycles are played with presses at places of the screen, each at another size, and
/// nothing ever scrolls.
#[test]
fn cycles_with_the_pointer_alone_at_changing_sizes() {
    let Some((server, mut chrome)) = stage("pointer") else {
        return;
    };
    crate::home(&server, &mut chrome);
    let travel = kept(DUO, 21, |state| free(state, Phase::Travel, 2));
    chrome.open_kept(&server, &travel);
    let cycle = |number: u8| {
        format!("document.querySelector('.time b')?.innerText.includes('Cycle {number}') ?? false")
    };
    let (mut pressed, mut covered) = (0, 0);
    while chrome.eval(&cycle(4)) != true {
        let (width, height) = SIZES[pressed % SIZES.len()];
        chrome.size(width, height);
        // The row of the bar is measured after layout.
        chrome.settle();
        chrome.settle();
        let place = chrome.next(IN_SIGHT);
        if place.starts_with("covered") {
            covered += 1;
            assert!(covered < 3, "{place} at {width} x {height}");
            continue;
        }
        covered = 0;
        if place != "wait" {
            chrome.tap_at(&serde_json::from_str(&place).expect("a place"));
            pressed += 1;
        }
        assert_eq!(chrome.eval("scrollX + scrollY"), 0, "{width} x {height}");
        assert!(pressed < 150, "the cycles do not end");
    }
    assert!(
        pressed >= SIZES.len(),
        "{pressed} presses, not one at each size"
    );
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// “Place water on c1” shows c1 on the board, before it is chosen.
#[test]
fn pointing_at_a_place_marks_it_on_the_board() {
    let Some((server, mut chrome)) = stage("named") else {
        return;
    };
    let creation = kept(DUO, 21, |state| {
        free(state, Phase::Creation, 5) && state.table().players[ADA].hands.total() > 2
    });
    chrome.size(1366, 768);
    chrome.open_kept(&server, &creation);
    chrome.settle();
    let place = "[...document.querySelectorAll('.choices .many')].find((it) => it.innerText.includes('Place'))";
    chrome.eval(&format!("{place}.click()"));
    chrome.wait("document.querySelectorAll('.parts .part').length > 1");
    // The shard is selected: all its places are highlighted.
    chrome.wait("document.querySelectorAll('.dreamscape .cell.now').length > 1");
    let name = chrome.text(".parts .part:nth-child(2) .verb");
    chrome.eval("document.querySelector('.parts .part:nth-child(2)').focus()");
    let marked = format!(
        "document.querySelector('.spoken-of')?.dataset.place === 'slot-A-{}'",
        name.trim()
    );
    chrome.wait(&marked);
    chrome.press(".parts .part:nth-child(2)");
    chrome.wait("!document.querySelector('.spoken-of')");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// An action that leaves only one other, which does not end the turn.
fn leads_to_one(game: &Dreamscape, state: &State) -> Option<Action> {
    let legal = |state: &State| {
        let mut choices = Choices::new();
        game.legal_actions(state, ADA, &mut choices);
        choices.iter().copied().collect::<Vec<Action>>()
    };
    legal(state).into_iter().find(|action| {
        let mut after = state.clone();
        let played = game.play(&mut after, ADA, *action, &mut ());
        let turn = matches!(game.to_act(&after), ToAct::Seats(seats) if seats.contains(ADA));
        played.is_ok() && turn && matches!(legal(&after)[..], [only] if only != Action::End)
    })
}

/// A forced move is played automatically, the journal says so, and undo goes back before both.
#[test]
fn forced_moves_are_played_automatically() {
    let Some((server, mut chrome)) = stage("only") else {
        return;
    };
    let rules = DUO.parse().expect("rules");
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(rules, content).expect("a game");
    let words = Cell::new(String::new());
    let before = kept(DUO, 21, |state| {
        let Some(action) = leads_to_one(&game, state) else {
            return false;
        };
        words.set(Texts::new(Language::English).action(&game, state.table(), action));
        true
    });
    let words = words.take();
    chrome.open_kept(&server, &before);
    chrome.settle();
    let press = format!(
        "(() => {{
            const words = {};
            const all = [...document.querySelectorAll('.choices .btn, .parts .part, .way-on')];
            const one = all.find((it) => it.title === words || it.innerText.trim().startsWith(words));
            if (one) return one.click(), true;
            const closed = !document.querySelector('.parts');
            const groups = [...document.querySelectorAll('.choices .many')];
            if (closed) groups[(window.group = (window.group ?? -1) + 1) % groups.length]?.click();
            else document.querySelector('.parts > .btn.bare').click();
            return false;
        }})()",
        json!(words)
    );
    chrome.wait(&press);
    chrome.wait("document.querySelector('.journal').innerText.includes('the only choice')");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
