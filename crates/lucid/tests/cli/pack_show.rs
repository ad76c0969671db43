//! `lucid pack show` and `lucid pack svg` as people run them.

use std::fs;

use crate::common::TestDir;

/// A dir with a small pack for each game.
fn dir(name: &str) -> TestDir {
    let dir = TestDir::without_pack(name);
    dir.write("runners.toml", include_str!("../packs/runners.toml"));
    dir
}

#[test]
fn a_card_is_shown_plain() {
    let dir = dir("show-card");
    insta::assert_snapshot!(dir.good("pack show starter.toml memory-rock"));
}

#[test]
fn a_tile_is_shown_plain() {
    let dir = dir("show-tile");
    insta::assert_snapshot!(dir.good("pack show runners.toml masquerade"));
}

#[test]
fn a_purpose_a_segment_and_a_chest_are_shown_plain() {
    let dir = dir("show-others");
    let shown = [
        dir.good("pack show starter.toml longest-chain"),
        dir.good("pack show runners.toml crook"),
        dir.good("pack show runners.toml dream-vault"),
    ];
    insta::assert_snapshot!(shown.join("\n"));
}

#[test]
fn a_pack_for_dreamscape_is_shown_whole() {
    let dir = dir("show-dreamscape");
    insta::assert_snapshot!(dir.good("pack show starter.toml"));
}

#[test]
fn a_pack_for_dream_runners_is_shown_whole_in_german() {
    let dir = dir("show-runners");
    insta::assert_snapshot!(dir.good("pack show runners.toml --lang de"));
}

#[test]
fn a_built_in_pack_is_shown_by_the_name_of_its_game() {
    let dir = dir("show-built-in");
    let [dreamscape, runners] = ["dreamscape", "dream-runners"].map(|game| {
        let shown = dir.good(&format!("pack show {game}"));
        assert_eq!(shown, dir.good(&format!("pack show --game {game}")));
        shown
    });
    assert_eq!(dreamscape, dir.good("pack show"));
    assert_ne!(dreamscape, runners);
    assert_eq!(
        dir.good("pack show dreamscape memory-rock"),
        dir.good("pack show --game dreamscape memory-rock")
    );
}

#[test]
fn everything_fits_on_a_narrow_terminal_in_both_languages() {
    let dir = dir("show-width");
    for pack in [
        "starter.toml",
        "runners.toml",
        "dreamscape",
        "dream-runners",
    ] {
        for language in ["en", "de"] {
            let shown = dir.good(&format!("pack show {pack} --lang {language}"));
            let wide = shown.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{pack} {language}");
            assert!(
                !shown.contains("\n\n\n") && !shown.ends_with("\n\n"),
                "{shown}"
            );
        }
    }
}

#[test]
fn an_id_that_is_not_there_is_answered_with_the_nearest() {
    let dir = dir("show-unknown");
    let told = |args: &str| dir.bad(args);
    let english = "error: The pack “starter” has no “memory-roc”; the nearest is memory-rock.";
    assert_eq!(
        told("pack show starter.toml memory-roc"),
        (2, english.to_owned())
    );
    let german = "Fehler: Im Paket „small-runners“ gibt es kein „Maskerade“; \
                  am nächsten kommt masquerade.";
    assert_eq!(
        told("pack show runners.toml Maskerade --lang de"),
        (2, german.to_owned())
    );
}

#[test]
fn an_id_that_is_like_no_other_is_answered_with_the_list() {
    let dir = dir("show-far");
    let english = "error: The pack “starter” has no “zebra”; \
                   lucid pack show starter.toml lists all ids.";
    assert_eq!(
        dir.bad("pack show starter.toml zebra"),
        (2, english.to_owned())
    );
    let german = "Fehler: Im Paket „lucid“ gibt es kein „x“; \
                  alle Kennungen zeigt lucid pack show dreamscape.";
    assert_eq!(
        dir.bad("pack show --game dreamscape x --lang de"),
        (2, german.to_owned())
    );
}

#[test]
fn an_id_of_a_built_in_pack_may_stand_alone() {
    let dir = dir("show-alone");
    for (game, heading) in [("dreamscape", "[[card]]"), ("dream-runners", "[[tile]]")] {
        let template = match game {
            "dreamscape" => lucid_packs::DREAMSCAPE,
            _ => lucid_packs::DREAM_RUNNERS,
        };
        let first = &template[template.find(heading).unwrap()..];
        let id = first.split('"').nth(1).unwrap();
        assert_eq!(
            dir.good(&format!("pack show {id}")),
            dir.good(&format!("pack show {game} {id}"))
        );
    }
    // A file comes first, even if it is no pack.
    dir.write("memory-rock", "");
    assert_eq!(dir.lucid("pack show memory-rock").code, Some(1));
    let (code, line) = dir.bad("pack show memory-roc");
    assert_eq!(code, 2);
    assert!(
        line.starts_with("memory-roc: This cannot be read: "),
        "{line}"
    );
}

/// The files of a folder, sorted.
fn files(dir: &TestDir, folder: &str) -> Vec<String> {
    let entries = fs::read_dir(dir.path(folder)).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn every_thing_is_drawn_and_linked() {
    let dir = dir("svg");
    for (pack, kinds) in [
        ("starter.toml", &[("card", 26), ("purpose", 11)][..]),
        (
            "runners.toml",
            &[("tile", 12), ("segment", 24), ("chest", 4)],
        ),
    ] {
        let folder = format!("deep/{pack}");
        let total: usize = kinds.iter().map(|(_, count)| count).sum();
        let told = dir.good(&format!("pack svg {pack} {folder}"));
        assert_eq!(
            told,
            format!("{folder}: {} pictures and index.html\n", 2 * total)
        );
        let names = files(&dir, &folder);
        for (kind, count) in kinds {
            let of_kind = names
                .iter()
                .filter(|name| name.starts_with(&format!("{kind}-")));
            assert_eq!(of_kind.count(), *count, "{kind}: {names:?}");
        }
        assert_eq!(names.len(), total + 2, "with index.html and day: {names:?}");
        let days = files(&dir, &format!("{folder}/day"));
        let page = dir.read(&format!("{folder}/index.html"));
        for name in &days {
            let (night, day) = (format!("{folder}/{name}"), format!("{folder}/day/{name}"));
            assert!(dir.read(&night).starts_with("<svg"), "{night}");
            assert_ne!(dir.read(&night), dir.read(&day), "{name}");
            for link in [format!("\"{name}\""), format!("\"day/{name}\"")] {
                assert_eq!(page.matches(&link).count(), 2, "{link}");
            }
        }
        // The same again: existing pictures are overwritten.
        assert_eq!(dir.good(&format!("pack svg {pack} {folder}")), told);
    }
}

#[test]
fn pictures_speak_the_language_that_is_asked_for() {
    let dir = dir("svg-german");
    dir.good("pack svg starter.toml out --lang de");
    let card = dir.read("out/card-memory-rock.svg");
    assert!(card.contains("Turm") && !card.contains("Tower"), "{card}");
    let page = dir.read("out/index.html");
    assert!(page.contains("<html lang=\"de\">") && page.contains("Traumziele"));
}

#[test]
fn a_folder_that_cannot_be_made_is_said_so() {
    let dir = dir("svg-taken");
    dir.write("taken", "a file, not a folder");
    let refused = "taken: This folder cannot be created: something else already has this name.";
    assert_eq!(
        dir.bad("pack svg starter.toml taken"),
        (2, refused.to_owned())
    );
    fs::create_dir_all(dir.path("out/card-memory-rock.svg")).unwrap();
    let refused = "out/card-memory-rock.svg: Das lässt sich nicht schreiben: Es ist ein Ordner.";
    assert_eq!(
        dir.bad("pack svg starter.toml out --lang de"),
        (2, refused.to_owned())
    );
}
