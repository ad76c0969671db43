//! The boards show the engine's positions: fixed positions, compared with stored pictures.
//!
//! The pictures do not depend on the machine's fonts: every word is set in the tests' blank
//! font, in which it takes up space but is invisible.
//!
//! `LUCID_SHOTS=write` stores new pictures, `LUCID_SHOTS=look` writes them in full size and
//! with all words to `target/browser/shots`. A comparison that fails leaves the picture and the
//! differences in the evidence of the failure.
//!
//! That fonts have no part in it is tested with a Chromium that has none, and with one whose
//! only font is like no other. To try fonts of another machine on all tests, let
//! `FONTCONFIG_FILE` name a file that lists nothing but their folder:
//!
//! ```text
//! <fontconfig><dir>/usr/share/fonts/truetype/noto</dir></fontconfig>
//! ```

mod picture;

use std::fs;
use std::path::{Path, PathBuf};

use lucid_dreamscape::{Ongoing, Pending, Phase, State};
use lucid_testkit::length::either;

use crate::base64::decoded;
use crate::chrome::Chrome;
use crate::chromium::Chromium;
use crate::font::{FOREIGN, Fonts, Glyph};
use crate::kept::{ADA, kept};
use crate::server::Server;
use crate::{browser_of, home, serve, stage};
use picture::Picture;

/// A fixed position: its name, its rules, its condition, and how it is shown.
struct Shot {
    name: &'static str,
    rules: &'static str,
    there: fn(&State) -> bool,
    size: (u32, u32),
    day: bool,
    /// A script that runs before the picture is taken.
    first: &'static str,
}

const WIDE: (u32, u32) = (1440, 1000);
const PHONE: (u32, u32) = (360, 1400);
const DUO: &str = "sylex players=2";
const ALONE: &str = "sylex players=1 nightmare=yes solo=bad-dreams";

fn at(state: &State, phase: Phase, cycle: u8) -> bool {
    let (table, own) = (state.table(), &state.table().players[ADA]);
    let free = own.power == Ongoing::Nothing && own.pending == Pending::Nothing;
    table.phase == phase && table.cycle == cycle && free
}

const SHOTS: [Shot; 8] = [
    Shot {
        name: "travel",
        rules: DUO,
        there: |state| at(state, Phase::Travel, 4) && state.table().points == 3,
        size: WIDE,
        day: false,
        first: "",
    },
    Shot {
        name: "creation-day",
        rules: DUO,
        there: |state| {
            at(state, Phase::Creation, 5) && state.table().players[ADA].hands.total() > 2
        },
        size: WIDE,
        day: true,
        first: "document.querySelector('.shard-choice')?.click()",
    },
    Shot {
        name: "golem-flat",
        rules: DUO,
        there: |state| {
            state.table().cycle > 3 && matches!(state.table().players[ADA].power, Ongoing::Golem(2))
        },
        size: WIDE,
        day: false,
        first: "document.querySelector('.views [aria-pressed=false]')?.click()",
    },
    Shot {
        name: "four-with-nightmares",
        rules: "huch players=4 nightmare=yes",
        there: |state| at(state, Phase::Travel, 3),
        size: WIDE,
        day: false,
        first: "",
    },
    Shot {
        name: "drawn-cards-day",
        rules: DUO,
        there: |state| {
            state.table().cycle > 1
                && matches!(state.table().players[ADA].pending, Pending::Keep(_))
        },
        size: WIDE,
        day: true,
        first: "",
    },
    Shot {
        name: "alone",
        rules: ALONE,
        there: |state| at(state, Phase::Nightmare, 3),
        size: WIDE,
        day: false,
        first: "",
    },
    Shot {
        name: "travel-phone-day",
        rules: DUO,
        there: |state| at(state, Phase::Travel, 4) && state.table().points == 3,
        size: PHONE,
        day: true,
        first: "",
    },
    Shot {
        name: "lake-phone",
        rules: DUO,
        there: |state| matches!(state.table().players[ADA].power, Ongoing::LakeOrder(_)),
        size: PHONE,
        day: false,
        first: "",
    },
];

/// Sets `window.drawn` as soon as the page has been painted. Every frame paints at least one
/// waiting board, so all are done when nothing has changed for some frames.
const WATCH: &str = "(() => { \
    let frames = 0; \
    const watch = new MutationObserver(() => { frames = 0; }); \
    const all = { subtree: true, childList: true, attributes: true, characterData: true }; \
    watch.observe(document, all); \
    const frame = () => { \
        frames += 1; \
        window.drawn = frames > 3; \
        if (window.drawn) watch.disconnect(); else requestAnimationFrame(frame); \
    }; \
    frame(); \
})()";

#[test]
fn the_boards_match_their_stored_pictures() {
    let Some((server, mut chrome)) = stage("shots") else {
        return;
    };
    match std::env::var("LUCID_SHOTS").as_deref() {
        Ok("look") => {
            home(&server, &mut chrome);
            for shot in &SHOTS {
                let taken = chrome.look(&server, shot);
                leave(&chrome.evidence(), shot.name, &taken);
            }
        }
        Ok("write") => {
            chrome.blank_words();
            home(&server, &mut chrome);
            for shot in &SHOTS {
                let small = chrome.look(&server, shot).quarter();
                fs::write(stored(shot), small.to_png()).expect("the folder can be written");
            }
        }
        _ => compare(&server, &mut chrome, &SHOTS),
    }
}

/// The same on a machine that has no fonts at all.
#[test]
fn the_boards_look_the_same_without_any_font() {
    let Some((server, mut chrome)) = stage_in_fonts("shots-no-font", &[]) else {
        return;
    };
    compare(&server, &mut chrome, few_shots());
}

/// The same on a machine with fonts like no other's.
#[test]
fn the_boards_look_the_same_in_other_fonts() {
    let Some((server, mut chrome)) = stage_in_fonts("shots-bars", &[FOREIGN]) else {
        return;
    };
    // The font is installed and would be visible.
    home(&server, &mut chrome);
    let wide = "(() => {
        const words = document.createElement('b');
        words.textContent = 'Wi';
        words.style = 'position: absolute; font-size: 100px';
        document.body.append(words);
        return words.getBoundingClientRect().width;
    })()";
    assert_eq!(chrome.eval(wide), 400, "the foreign font is not used");
    compare(&server, &mut chrome, few_shots());
}

/// A stage whose system has these fonts and no others.
fn stage_in_fonts(name: &str, fonts: &[Glyph]) -> Option<(Server, Chrome)> {
    let server = serve("")?;
    let chrome = browser_of(Chromium::start(Fonts::Only(fonts)), name)?;
    Some((server, chrome))
}

/// Enough positions to see what fonts change: a wide page and a narrow one, by night and by
/// day. The full run takes all of them.
fn few_shots() -> impl Iterator<Item = &'static Shot> {
    SHOTS.iter().step_by(either(6, 1) as usize)
}

/// Compares positions with their stored pictures.
fn compare<'a>(server: &Server, chrome: &mut Chrome, shots: impl IntoIterator<Item = &'a Shot>) {
    chrome.blank_words();
    home(server, chrome);
    chrome.check_blank_words();
    let mut wrong = Vec::new();
    for shot in shots {
        let path = stored(shot);
        let taken = chrome.look(server, shot);
        let known = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let small = taken.quarter();
        let differences = small.differences(&Picture::of_png(&known));
        if !differences.is_empty() {
            let (folder, count, name) = (chrome.evidence(), differences.len(), shot.name);
            leave(&folder, name, &taken);
            let marked = leave(
                &folder,
                &format!("{name}-differences"),
                &small.marked(&differences),
            );
            wrong.push(format!("{name}: {count} places, see {}", marked.display()));
        }
    }
    assert_eq!(wrong, Vec::<String>::new(), "or LUCID_SHOTS=write");
    assert_eq!(chrome.complaints(), Vec::<String>::new());
}

/// The file of a position's stored picture.
fn stored(shot: &Shot) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/shots");
    folder.join(format!("{}.png", shot.name))
}

/// Writes a picture for people to look at.
fn leave(folder: &Path, name: &str, picture: &Picture) -> PathBuf {
    fs::create_dir_all(folder).expect("the folder can be made");
    let path = folder.join(format!("{name}.png"));
    fs::write(&path, picture.to_png()).expect("the folder can be written");
    path
}

impl Chrome {
    /// A picture of a position.
    fn look(&mut self, server: &Server, shot: &Shot) -> Picture {
        let (width, height) = shot.size;
        self.size_in_full(width, height);
        let (old, new) = match shot.day {
            true => ("theme: night", "theme: day"),
            false => ("theme: day", "theme: night"),
        };
        self.eval(&format!(
            "localStorage.setItem('lucid.settings', localStorage.getItem('lucid.settings').replace('{old}', '{new}'))"
        ));
        self.open_kept(server, &kept(shot.rules, 21, shot.there));
        self.settle();
        self.eval(shot.first);
        self.eval("document.activeElement?.blur(); scrollTo(0, 0)");
        self.eval("document.fonts.ready.then(() => true)");
        self.eval("lucidLateStyle().then(() => true)");
        self.eval(WATCH);
        self.wait("window.drawn");
        let taken = self.picture().expect("a picture");
        Picture::of_png(&decoded(taken["data"].as_str().unwrap_or_default()))
    }
}
