//! The table of Dreamscape: by keyboard alone, step by step, and its messages.

use lucid_dreamscape::{Ongoing, Pending, Phase, State};

use crate::chrome::Chrome;
use crate::kept::{ADA, kept};
use crate::{AT_ONCE, home, play_until, stage};

const DUO: &str = "sylex players=2";
const ALONE: &str = "sylex players=1 nightmare=yes solo=bad-dreams";

/// Settings with another pace, for the next page.
fn set_pace(chrome: &mut Chrome, pace: &str) {
    chrome.eval(&format!(
        "localStorage.setItem('lucid.settings', localStorage.getItem('lucid.settings').replace('pace: instant', 'pace: {pace}'))"
    ));
}

fn in_phase(state: &State, phase: Phase) -> bool {
    let table = state.table();
    let free = table.players[ADA].power == Ongoing::Nothing
        && table.players[ADA].pending == Pending::Nothing;
    table.phase == phase && free && table.cycle > 0
}

/// The key to press next: a script finds it, and only keys are sent.
const KEY: &str = r"(() => {
    if (document.querySelector('.end-page')) return 'end';
    if (document.querySelector('#take-device')) return 'Enter';
    if (document.querySelector('.story')) return 'n';
    const any = n => String(1 + Math.floor(chance() * Math.min(9, n)));
    const parts = document.querySelectorAll('.parts .part').length;
    if (parts) return any(parts);
    const sure = document.querySelector('.ends .sure');
    if (sure) return 'e';
    const on = document.querySelectorAll('.ends .way-on').length;
    const keyed = document.querySelectorAll('.choices [data-key]').length;
    if (keyed && (!on || chance() < .6)) return any(keyed);
    return on ? 'e' : 'wait';
})()";

/// A cycle alone against Mr Nightmare, his turn told line by line, with nothing but key events.
#[test]
fn a_cycle_of_lonely_dreams_with_keys_alone() {
    let Some((server, mut chrome)) = stage("keys-alone") else {
        return;
    };
    home(&server, &mut chrome);
    set_pace(&mut chrome, "slow");
    chrome.open(&format!("{}/new?with=nightmare", server.url));
    for _ in 0..80 {
        if chrome.eval("document.activeElement?.id") == "begin" {
            break;
        }
        chrome.key("Tab");
    }
    chrome.key("Enter");
    chrome.wait("!!document.querySelector('.table .actions')");
    let second = "document.querySelector('.time b')?.innerText.includes('Cycle 2') ?? false";
    let (mut pressed, mut told) = (0, 0);
    while chrome.eval(second) != true {
        match chrome.next(KEY).as_str() {
            "wait" => {}
            key => {
                told += u32::from(key == "n");
                chrome.key(key);
                pressed += 1;
            }
        }
        assert!(pressed < 2_000, "the cycle does not end");
    }
    assert!(told > 1, "his turn is told in {told} lines");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// From the home page to the final count with nothing but key events.
#[test]
fn a_whole_game_with_keys_alone() {
    let Some((server, mut chrome)) = stage("keys") else {
        return;
    };
    home(&server, &mut chrome);
    for _ in 0..30 {
        if chrome.eval("document.activeElement?.id") == "play-now" {
            break;
        }
        chrome.key("Tab");
    }
    assert_eq!(chrome.eval("document.activeElement?.id"), "play-now");
    chrome.key("Enter");
    chrome.wait("!!document.querySelector('.table .actions')");
    let mut pressed = 0;
    for _ in 0..6_000 {
        match chrome.next(KEY).as_str() {
            "end" => break,
            "wait" => {}
            key => {
                chrome.key(key);
                pressed += 1;
            }
        }
    }
    chrome.wait("!!document.querySelector('.end-page')");
    // At the least: a card, and the end of a Travel and a Creation in each cycle.
    assert!(pressed > 12, "{pressed} keys");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// Every phase, solo and with others, and unfinished powers survive a reload.
#[test]
fn games_survive_a_reload_anywhere() {
    let Some((server, mut chrome)) = stage("anywhere") else {
        return;
    };
    type Moment = (&'static str, &'static str, fn(&State) -> bool);
    let moments: [Moment; 10] = [
        ("the first card", DUO, |state| {
            state.table().phase == Phase::Setup
        }),
        ("travel", DUO, |state| in_phase(state, Phase::Travel)),
        ("creation", DUO, |state| in_phase(state, Phase::Creation)),
        ("last placement", DUO, |state| {
            in_phase(state, Phase::LastPlacement)
        }),
        ("the nightmare", "huch players=2 nightmare=yes", |state| {
            in_phase(state, Phase::Nightmare)
        }),
        ("harvesters", DUO, |state| {
            state.table().players[ADA].power == Ongoing::Harvesters
        }),
        ("golem", DUO, |state| {
            matches!(state.table().players[ADA].power, Ongoing::Golem(1 | 2))
        }),
        ("lake", DUO, |state| {
            matches!(state.table().players[ADA].power, Ongoing::LakeOrder(_))
        }),
        ("king", DUO, |state| {
            state.table().cycle > 0
                && matches!(state.table().players[ADA].pending, Pending::Keep(_))
        }),
        ("his link", ALONE, |state| in_phase(state, Phase::Nightmare)),
    ];
    let look = "[...document.querySelectorAll('.choices .btn, .way-on, .prompt, .order, .journal li, .held, .cards li')].map(e => e.innerText).join('|')";
    for (name, rules, there) in moments {
        chrome.open_kept(&server, &kept(rules, 7, there));
        chrome.settle();
        let before = chrome.eval(look);
        chrome.reload();
        chrome.wait(
            "!!document.querySelector('.table .actions') && !!document.querySelector('.journal')",
        );
        chrome.settle();
        assert_eq!(chrome.eval(look), before, "{name}");
        assert!(
            chrome.count(".choices .btn, .way-on") > 0,
            "{name}: there is something to do"
        );
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// Mr Nightmare's turn is told, and can be paused, skipped, and retold.
#[test]
fn his_turn_is_a_story() {
    let Some((server, mut chrome)) = stage("story") else {
        return;
    };
    home(&server, &mut chrome);
    set_pace(&mut chrome, "slow");
    let travel = kept(ALONE, 3, |state| {
        in_phase(state, Phase::Travel) && state.table().cycle == 2 && !state.table().duel.first
    });
    chrome.open_kept(&server, &travel);
    chrome.key("e");
    chrome.wait("!!document.querySelector('.story')");
    assert_eq!(
        chrome.count(".choices .btn"),
        0,
        "nothing to do while he acts"
    );
    chrome.key("p");
    let beat = "document.querySelector('.sentence .note span').innerText";
    let first = chrome.eval(beat);
    let length = chrome.text(".sentence .note span");
    assert!(length.starts_with("1 of "), "{length}");
    chrome.settle();
    let journal = chrome.text(".journal li");
    chrome.key("n");
    chrome.wait(&format!("{beat} !== {first}"));
    chrome.settle();
    assert_ne!(chrome.text(".journal li"), journal, "written as it is told");
    chrome.wait(
        "document.querySelector('[role=status].sr').innerText === document.querySelector('.sentence .told').innerText.trim()",
    );
    chrome.key("Escape");
    chrome.wait("!document.querySelector('.story') && !!document.querySelector('.choices .btn')");
    chrome.settle();
    let settled = chrome.eval("document.querySelector('.world').outerHTML.length > 0 && document.querySelector('.rival-side').innerText");
    // After a reload too.
    for reload in [false, true] {
        if reload {
            chrome.reload();
            chrome.wait("!!document.querySelector('.again')");
        }
        chrome.key("r");
        chrome.wait("!!document.querySelector('.story')");
        chrome.press(".story .pass");
        chrome.wait("!document.querySelector('.story')");
        chrome.settle();
        assert_eq!(
            chrome.eval("document.querySelector('.rival-side').innerText"),
            settled
        );
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// Powers are guided and can be cancelled; drawn cards stay drawn.
#[test]
fn powers_are_guided_step_by_step() {
    let Some((server, mut chrome)) = stage("powers") else {
        return;
    };
    let golem = kept(DUO, 11, |state| {
        matches!(state.table().players[ADA].power, Ongoing::Golem(2))
    });
    chrome.open_kept(&server, &golem);
    assert!(chrome.text(".lead").contains("step 2 of 3"));
    chrome.key("c");
    chrome.wait("!document.querySelector('.lead')");
    let harvest = kept(DUO, 11, |state| {
        state.table().players[ADA].power == Ongoing::Harvesters
    });
    chrome.open_kept(&server, &harvest);
    assert!(chrome.text(".lead").contains("step 1 of 2"));
    assert!(chrome.text(".no-cancel").contains("revealed"));
    assert_eq!(chrome.count(".lead .cancel"), 0);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// A refusal is explained where it was pressed, also on a phone.
#[test]
fn a_refusal_is_shown_beside_its_target() {
    let Some((server, mut chrome)) = stage("why") else {
        return;
    };
    let travel = kept(DUO, 5, |state| {
        in_phase(state, Phase::Travel) && state.table().points > 0
    });
    for (width, height) in [(1440, 1000), (360, 780)] {
        chrome.size(width, height);
        chrome.open_kept(&server, &travel);
        let far = ".loc:not(.legal):not(.here)";
        for isle in 0..chrome.count(far) {
            chrome.eval(&format!(
                "document.querySelectorAll('{far} .loc-name')[{isle}].id = 'far-{isle}'"
            ));
            chrome.press(&format!("#far-{isle}"));
            chrome.wait("!!document.querySelector('.why-pill')");
            assert!(
                chrome.text(".why-pill").contains("Rule T"),
                "it names the rule"
            );
            let inside = chrome.eval(
                "(() => { const r = document.querySelector('.why-pill p').getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth && r.top >= 0 && r.bottom <= innerHeight; })()",
            );
            assert_eq!(inside, true, "{width}: location {isle}");
            let near = chrome.eval(&format!(
                "(() => {{ const a = document.querySelector('.why-pill p').getBoundingClientRect(), b = document.querySelector('#far-{isle}').getBoundingClientRect(); return Math.max(a.top - b.bottom, b.top - a.bottom) < 60; }})()"
            ));
            assert_eq!(near, true, "{width}: beside location {isle}");
            chrome.key("Escape");
            chrome.wait("!document.querySelector('.why-pill')");
        }
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// The table asks once before something is irrevocably wasted, unless that is switched off.
#[test]
fn only_real_losses_need_a_confirmation() {
    let Some((server, mut chrome)) = stage("loss") else {
        return;
    };
    let travel = kept(DUO, 5, |state| {
        in_phase(state, Phase::Travel) && state.table().points > 1
    });
    let ended = "!document.querySelector('.lost-ask') && document.querySelector('.journal').innerText.includes('Ada’s Travel ends')";
    let lines = "[...document.querySelectorAll('.journal li')].filter(e => e.innerText.includes('Ada’s Travel ends')).length";
    chrome.open_kept(&server, &travel);
    let before = chrome.eval(lines).as_u64();
    chrome.key("e");
    chrome.wait("document.querySelector('.lost-ask')?.innerText.includes('action points')");
    chrome.press(".ends .stay");
    chrome.wait("!document.querySelector('.lost-ask')");
    assert_eq!(chrome.eval(lines).as_u64(), before, "nothing has ended");
    chrome.key("e");
    chrome.wait("!!document.querySelector('.lost-ask')");
    chrome.key("e");
    chrome.wait(ended);
    chrome.eval("localStorage.setItem('lucid.settings', localStorage.getItem('lucid.settings') + 'caution: go\\n')");
    chrome.open_kept(&server, &travel);
    chrome.key("e");
    chrome.wait(ended);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// The list of keys traps the focus and returns it.
#[test]
fn the_list_of_keys() {
    let Some((server, mut chrome)) = stage("list") else {
        return;
    };
    chrome.open_kept(
        &server,
        &kept(DUO, 5, |state| in_phase(state, Phase::Travel)),
    );
    chrome.key("?");
    chrome.wait("!!document.querySelector('dialog[open]')");
    assert!(chrome.count(".key-list dl > div") >= 10);
    for _ in 0..4 {
        let inside = "document.activeElement === document.body || !!document.activeElement.closest('dialog')";
        assert_eq!(chrome.eval(inside), true);
        chrome.key("Tab");
    }
    chrome.key("Escape");
    chrome.wait("!document.querySelector('dialog[open]')");
    chrome.wait("document.activeElement.classList.contains('keys')");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// A journal line marks the places that it mentions.
#[test]
fn the_journal_points_at_the_boards() {
    let Some((server, mut chrome)) = stage("journal") else {
        return;
    };
    let creation = kept(DUO, 5, |state| {
        in_phase(state, Phase::Creation) && state.table().cycle == 2
    });
    chrome.open_kept(&server, &creation);
    chrome.eval("document.querySelector('.journal ol').focus()");
    let mut marked = 0;
    for _ in 0..12 {
        chrome.key("ArrowDown");
        marked += chrome.count(".world .spoken-of, .dreamscape .spoken-of, .cards .spoken-of");
    }
    assert!(marked > 3, "{marked}");
    chrome.eval("document.activeElement.blur()");
    assert_eq!(chrome.count(".spoken-of"), 0);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// A whole turn on a phone, without ever scrolling sideways.
#[test]
fn a_turn_at_360_pixels() {
    let Some((server, mut chrome)) = stage("phone") else {
        return;
    };
    home(&server, &mut chrome);
    chrome.size(360, 780);
    chrome.press("#play-now");
    chrome.wait("!!document.querySelector('.table .actions')");
    chrome.eval(
        "window.wide = 0; (function look() { \
            window.wide = Math.max(window.wide, document.documentElement.scrollWidth); \
            requestAnimationFrame(look); \
        })()",
    );
    play_until(
        &mut chrome,
        "document.querySelector('.time b')?.innerText.includes('Cycle 3') ?? false",
    );
    let wide = chrome.eval("Math.max(window.wide, document.documentElement.scrollWidth)");
    assert_eq!(wide, 360);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// A saved game that cannot be read can be downloaded, and leads home.
#[test]
fn a_broken_game_is_not_the_end() {
    let Some((server, mut chrome)) = stage("broken") else {
        return;
    };
    // Nonsense, and a game of Dream Runners without its record.
    let runners = format!(
        "lucid table 1\\nwhen: 1\\nseed: {}\\nsetup: runners players=2 | person Ada / bot novice Noor\\n\
        now: 1 your-turn\\n\\nnonsense",
        "0".repeat(64)
    );
    for text in ["lucid table 1\\nnonsense", &runners] {
        let keep = format!("localStorage.setItem('lucid.table.broken', '{text}')");
        let address = format!("{}/game/broken", server.url);
        chrome.open_with(&address, &format!("{AT_ONCE}; {keep}"));
        chrome.wait("!!document.querySelector('.broken')");
        chrome.eval("window.saved = null; HTMLAnchorElement.prototype.click = function () { window.saved = this.download; }");
        chrome.press(".broken .save");
        chrome.wait("window.saved === 'table.lucid.txt'");
        chrome.press(".broken .forget");
        chrome.wait(
            "location.pathname === '/' && localStorage.getItem('lucid.table.broken') === null",
        );
    }
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// The number of the newest line of the journal.
const LATEST: &str = "Number(document.querySelector('.journal li')?.dataset.line ?? -1)";

/// Presses one choice of the bar, and waits for its journal line.
fn one_step(chrome: &mut Chrome) {
    chrome.settle();
    let before = chrome.eval(LATEST);
    chrome.press(".choices .btn");
    chrome.wait(&format!(
        "{LATEST} > {before} || !!document.querySelector('.parts .part')"
    ));
    if chrome.count(".parts .part") > 0 {
        chrome.press(".parts .part");
        chrome.wait(&format!("{LATEST} > {before}"));
    }
}

/// A game that is continued in another tab says so, and does not overwrite it.
#[test]
fn a_game_continued_in_another_tab_is_not_overwritten() {
    let Some((server, mut chrome)) = stage("tabs") else {
        return;
    };
    let travel = kept(DUO, 5, |state| in_phase(state, Phase::Travel));
    chrome.open_kept(&server, &travel);
    let before = chrome.eval(LATEST);
    // The same game in a second tab, where it is played on.
    let first = chrome.new_tab();
    chrome.size(1440, 1000);
    chrome.open(&format!("{}/game/kept", server.url));
    let mine = "!!document.querySelector('.choices .btn') && !!document.querySelector('.journal')";
    chrome.wait(mine);
    one_step(&mut chrome);
    chrome.wait(mine);
    chrome.settle();
    let kept = "localStorage.getItem('lucid.table.kept')";
    let (played, shown) = (chrome.eval(kept), chrome.eval(LATEST));
    chrome.turn_to(first);
    chrome.wait("!!document.querySelector('.elsewhere')");
    assert_eq!(chrome.count(".choices .btn"), 0);
    assert_eq!(chrome.eval(LATEST), before, "nothing moves here");
    assert_eq!(chrome.eval(kept), played, "and nothing is overwritten");
    chrome.press(".elsewhere .btn");
    chrome.wait(&format!("!document.querySelector('.elsewhere') && {mine}"));
    chrome.settle();
    assert_eq!(chrome.eval(LATEST), shown, "it goes on from there");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// A game is kept a moment after a step; what another tab has kept in that moment stays.
#[test]
fn a_step_that_waits_to_be_kept_does_not_overwrite_another_tab() {
    let Some((server, mut chrome)) = stage("tabs-waiting") else {
        return;
    };
    let travel = kept(DUO, 5, |state| in_phase(state, Phase::Travel));
    chrome.open_kept(&server, &travel);
    chrome.wait("!!document.querySelector('.choices .btn')");
    chrome.eval(
        "document.querySelector('.choices .btn').click(); \
         localStorage.setItem('lucid.table.kept', 'of another tab'); \
         dispatchEvent(new StorageEvent('storage', { key: 'lucid.table.kept' }))",
    );
    chrome.wait("!!document.querySelector('.elsewhere')");
    chrome.settle();
    chrome.eval("dispatchEvent(new Event('pagehide'))");
    let kept = chrome.eval("localStorage.getItem('lucid.table.kept')");
    assert_eq!(kept, "of another tab");
}

/// A full device says so; the game goes on, and there is a way out.
#[test]
fn a_full_device_shows_a_notice() {
    let Some((server, mut chrome)) = stage("full") else {
        return;
    };
    home(&server, &mut chrome);
    let travel = kept(DUO, 5, |state| in_phase(state, Phase::Travel));
    chrome.eval(&format!(
        "localStorage.setItem('lucid.table.old', {})",
        serde_json::json!(travel)
    ));
    chrome.open_kept(&server, &travel);
    // Fills the storage to the last character.
    chrome.eval(
        "(() => {
            for (let size = 1 << 20, n = 0; size >= 1; )
                try { localStorage.setItem('ballast' + n++, 'x'.repeat(size)); }
                catch { size >>= 1; }
        })()",
    );
    let kept = "localStorage.getItem('lucid.table.kept')";
    let text = chrome.eval(kept);
    one_step(&mut chrome);
    chrome.wait("!!document.querySelector('.notice')");
    assert!(chrome.text(".notice").contains("device is full"));
    assert_eq!(chrome.eval(kept), text, "what was kept stays whole");
    // The way out: after deleting an older game, games are saved again.
    chrome.press(".notice .primary");
    chrome.wait("location.pathname === '/' && !!document.querySelector('.continue li')");
    chrome.press(".continue li:has(a[href$=old]) .forget");
    chrome.wait(
        "document.querySelectorAll('.continue li').length === 1 && !document.querySelector('.notice')",
    );
    chrome.press(".continue li a");
    chrome
        .wait("!!document.querySelector('.choices .btn') && !!document.querySelector('.journal')");
    one_step(&mut chrome);
    assert_ne!(chrome.eval(kept), text, "it is kept");
    assert_eq!(chrome.count(".notice"), 0);
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}
