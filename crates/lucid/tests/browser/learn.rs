//! Lessons, and the rules by id and edition.

use crate::axe::{axe, violations};
use crate::{home, stage, visit};

/// The button of the bar that says this.
const PRESS: &str = "(words => { const b = [...document.querySelectorAll('.stage .actions .btn')]\
    .find(b => (b.title || b.textContent).trim().startsWith(words)); b?.click(); return !!b; })";

#[test]
fn the_first_lesson_by_pressing() {
    let Some((server, mut chrome)) = stage("lesson") else {
        return;
    };
    visit(&server, &mut chrome, "/learn");
    assert!(chrome.text(".next-lesson").contains("Your first lesson"));
    chrome.press("#next-lesson");
    chrome.wait("location.pathname === '/learn/journey' && !!document.querySelector('.stage .actions .btn')");
    // A wrong step gets a hint, and the position can be restored.
    assert_eq!(chrome.eval(&format!("{PRESS}('End Travel')")), true);
    chrome.wait("!!document.querySelector('.coach-note.hint')");
    assert!(chrome.text(".coach-note.hint").contains("land shard"));
    chrome.press("#again");
    chrome.wait("!document.querySelector('.coach-note')");
    // The goal, on the board itself: the brown shard is next to the hand.
    assert_eq!(chrome.eval(&format!("{PRESS}('Collect land')")), true);
    chrome.wait("!!document.querySelector('.coach-note.praise')");
    assert_eq!(chrome.eval("document.activeElement.id"), "next");
    chrome.key("Enter");
    // The second step, with the keys of the bar; an illegal action names its rule.
    chrome.wait("document.querySelector('.step[aria-current]').innerText === '2'");
    chrome.wait("!!document.querySelector('.choices [data-key=\"1\"]')");
    chrome.key("1");
    chrome.wait("document.querySelector('.choices').innerText.includes('move')");
    chrome.key("u");
    chrome.wait("document.querySelector('.choices').innerText.includes('water')");
    chrome.key("1");
    chrome.wait("document.querySelector('.choices').innerText.includes('Collect move')");
    chrome.key("1");
    chrome.wait("!!document.querySelector('.coach-note.praise')");
    chrome.press("#next");
    for words in [
        "Move to the Clockwork Golem",
        "Move to the Eternal Summer Lake",
    ] {
        // Several moves are grouped under one title.
        chrome.wait(&format!(
            "{PRESS}('{words}') || ({PRESS}('Move to …'), false)"
        ));
    }
    chrome.wait("!!document.querySelector('.coach-note.praise')");
    chrome.press("#next");
    for words in [
        "Move to the Dream Harvesters",
        "Move to the Tower",
        "Move to the King",
        "Collect move",
        "End Travel",
    ] {
        // Several moves are grouped under one title.
        chrome.wait(&format!(
            "{PRESS}('{words}') || ({PRESS}('Move to …'), false)"
        ));
    }
    chrome.wait("document.querySelector('.coach')?.innerText.includes('Lesson complete')");
    // Progress survives a reload, and the course goes on with the next lesson.
    chrome.open(&format!("{}/learn", server.url));
    chrome.reload();
    assert_eq!(chrome.count(".lessons a.done"), 1);
    assert_eq!(
        chrome.eval("document.querySelector('#next-lesson').getAttribute('href')"),
        "/learn/keys"
    );
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn show_me_plays_the_line_and_gives_the_position_back() {
    let Some((server, mut chrome)) = stage("show-me") else {
        return;
    };
    visit(&server, &mut chrome, "/learn/cards");
    chrome.press("#show-me");
    chrome.wait("!!document.querySelector('.coach-note.watch')");
    assert_eq!(chrome.count(".stage .choices .btn"), 0, "watching");
    chrome.wait("document.querySelector('.coach-note')?.innerText.includes('Now it is your turn')");
    // The card's points were scored.
    chrome.wait(
        "document.querySelector('.stage-large [data-place^=score-]')?.innerText.includes('5')",
    );
    assert_eq!(
        chrome.count(".step.done"),
        0,
        "watching teaches, doing counts"
    );
    chrome.press("#again");
    chrome.wait("document.querySelectorAll('.stage .choices .btn').length > 0");
    // What may not be done names its rule, which leads to the rules.
    chrome.press("[data-cell=\"hands-blue\"], .hands [data-press]");
    chrome.press(".stage-large [data-slot=\"e5\"]");
    chrome.wait("!!document.querySelector('.why-not a.tag')");
    chrome.press(".why-not a.tag");
    chrome.wait(
        "location.pathname === '/learn/rules/K1' \
         && document.querySelector('.the-rule')?.innerText.includes('entry')",
    );
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

#[test]
fn the_rules_are_found_and_editions_stand_side_by_side() {
    let Some((server, mut chrome)) = stage("rules") else {
        return;
    };
    visit(&server, &mut chrome, "/learn/rules");
    let search = |words: &str| {
        format!(
            "(() => {{ const e = document.querySelector('#rule-search'); e.value = '{words}'; \
             e.dispatchEvent(new Event('input', {{bubbles: true}})); }})()"
        )
    };
    chrome.eval(&search("k1"));
    chrome.wait("document.querySelectorAll('.rule-part li').length === 1");
    assert!(chrome.text(".rule-part li").starts_with("K1"));
    chrome.eval(&search("action points"));
    chrome.wait("!!document.querySelector('#E4')");
    let cells =
        "[...document.querySelectorAll('#E4 td[data-edition]')].map(e => e.innerText[0]).join('')";
    assert_eq!(chrome.eval(cells), "544");
    assert_eq!(chrome.count("#E4 td.odd"), 1, "the prototype stands out");
    chrome.eval(&search("no such words"));
    chrome.wait("!!document.querySelector('.rules-none')");
    // One edition alone, and German at once.
    chrome.eval(&search("e4"));
    chrome.eval("document.querySelectorAll('.rule-tools .segs input')[1].click()");
    chrome.wait("document.querySelectorAll('#E4 td[data-edition]').length === 1");
    chrome.press(".lang");
    chrome.wait("document.querySelector('#E4').innerText.includes('Aktionspunkte')");
    // A deep link, the lesson that teaches the rule, and back by the browser.
    chrome.open(&format!("{}/learn/rules/t4", server.url));
    assert!(chrome.text(".the-rule").contains("Schlüssel"));
    assert!(chrome.count(".the-rule td.odd") > 0);
    chrome.press(".the-rule .ways a");
    chrome.wait("location.pathname === '/learn/keys' && document.querySelector('h1').innerText === 'Schlüssel'");
    chrome.eval("history.back()");
    chrome.wait("!!document.querySelector('.the-rule')");
    chrome.open(&format!("{}/learn/nothing", server.url));
    assert_eq!(chrome.text("main h1"), "Diese Lektion gibt es nicht");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// What of a lesson is not on the screen, or covered: the goal, a board, Hands, and the
/// bar with all that can be pressed.
const ONE_SCREEN: &str = r"(() => {
    const wrong = [];
    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
    if (root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
    const shown = (it) => it && it.checkVisibility({ visibilityProperty: true });
    const names = ['.coach .title', '.goal p', '.stage .board, .stage .isles, .stage .quilt', '.hands', '.lesson-tray', '.stage > .actions'];
    const boxes = names.flatMap((name) => [...document.querySelectorAll(name)].filter(shown).map((it) => [name, it.getBoundingClientRect(), it]));
    for (const [name, box] of boxes)
        if (box.top < -1 || box.bottom > innerHeight + 1 || box.width < 20 || box.height < 20)
            wrong.push(`${name} lies from ${box.top} to ${box.bottom}`);
    if (boxes.filter(([name]) => name.startsWith('.stage .board')).length !== 1 && !shown(document.querySelector('.area-rail .sheet')))
        wrong.push('there is not one board');
    for (const it of document.querySelectorAll('.stage .actions .btn, .switch button, .coach .btn, .coach .step')) {
        if (!shown(it) || it.disabled) continue;
        const box = it.getBoundingClientRect();
        const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!under || !it.contains(under)) wrong.push(`“${it.textContent.trim()}” is not under the pointer`);
    }
    return wrong.join('\n');
})()";

#[test]
fn every_stage_fits_a_phone() {
    let (Some((server, mut chrome)), Some(axe)) = (stage("lesson-phone"), axe()) else {
        return;
    };
    let mut found = Vec::new();
    home(&server, &mut chrome);
    chrome.size(360, 740);
    for lesson in [
        "journey",
        "keys",
        "creation",
        "cards",
        "purposes",
        "lonely",
        "runners-compose",
        "runners-shop",
    ] {
        chrome.open(&format!("{}/learn/{lesson}", server.url));
        chrome.wait("!!document.querySelector('.stage .actions')");
        if lesson == "creation" {
            chrome.press(".lang");
            chrome.wait("document.documentElement.lang === 'de'");
        }
        let steps = chrome.count(".step");
        for step in 1..=steps {
            chrome.eval(&format!(
                "document.querySelectorAll('.step')[{}].click()",
                step - 1
            ));
            chrome.wait(&format!(
                "document.querySelectorAll('.step')[{}].getAttribute('aria-current') === 'step'",
                step - 1
            ));
            chrome.eval(
                "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))",
            );
            chrome.keep_look(&format!("{lesson}-{step}"));
            assert_eq!(chrome.eval(ONE_SCREEN), "", "{lesson} {step}");
            if step == 1 {
                found.extend(violations(&mut chrome, &axe, lesson));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    for path in ["/learn", "/learn/rules/E18"] {
        chrome.open(&format!("{}{path}", server.url));
        let wide = "[...document.querySelectorAll('body *')].filter((it) => it.getBoundingClientRect().right > innerWidth + 1 && !it.closest('.sr'))\
            .map((it) => `${it.tagName} ${it.className}`).join(' / ')";
        let wide = chrome.eval(wide);
        assert_eq!(
            chrome.eval("document.documentElement.scrollWidth"),
            360,
            "{path}: {wide}"
        );
    }
    // A page at 200 % has half the room.
    chrome.size(720, 450);
    for path in ["/", "/learn", "/learn/journey", "/learn/runners-compose"] {
        chrome.open(&format!("{}{path}", server.url));
        assert_eq!(
            chrome.eval("document.documentElement.scrollWidth <= innerWidth"),
            true,
            "{path} at 200 %"
        );
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
