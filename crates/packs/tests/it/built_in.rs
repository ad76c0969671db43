//! The packs that are compiled in, and the templates.

use lucid_dreamscape::{Dreamscape, Edition, Level, Power, PurposeKind, Rules};
use lucid_packs::{Pack, Report, TitleId};

fn clean(file: &str, text: &str) {
    let pack = lucid_packs::read(file, text).unwrap_or_else(|report| panic!("{report}"));
    let report = Report {
        file: file.to_owned(),
        source: text.to_owned(),
        problems: pack.advice().to_vec(),
    };
    assert_eq!(report.to_string(), "");
}

#[test]
fn the_dreamscape_pack_has_neither_errors_nor_advice() {
    clean("packs/dreamscape/lucid.toml", lucid_packs::DREAMSCAPE);
}

#[test]
fn the_dream_runners_pack_has_neither_errors_nor_advice() {
    clean("packs/dream-runners/lucid.toml", lucid_packs::DREAM_RUNNERS);
}

/// The facts that are known of the printed box.
#[test]
fn known_cards_stand_in_the_dreamscape_pack() {
    let content = &lucid_packs::dreamscape().content;
    let card = |id| content.card(content.card_named(id).unwrap_or_else(|| panic!("{id}")));
    let rock = card("memory-rock");
    assert_eq!(
        (rock.level, rock.points, rock.power),
        (Level::Two, 9, Power::Tower)
    );
    let mut cells: Vec<String> = (rock.cells.iter())
        .map(|cell| format!("{}{}", cell.stack, if cell.dreamer { "@" } else { "" }))
        .collect();
    cells.sort();
    assert_eq!(cells, ["g", "u@", "yy"]);
    assert!(rock.cells.iter().all(|cell| !cell.tree));
    let tree = card("hermits-tree");
    assert_eq!((tree.level, tree.points), (Level::One, 6));
    assert_eq!(tree.name.en, "Hermit's Tree");
    let bay = card("whispering-wind-bay");
    assert_eq!(bay.level, Level::One);
    assert_eq!(
        (bay.name.en.as_str(), bay.name.de.as_str()),
        ("Whispering Wind Bay", "Bärenbucht")
    );
    let trees = content
        .cards()
        .filter(|(_, card)| card.cells.iter().any(|cell| cell.tree));
    assert!(trees.count() > 0, "trees stand on some cards");
}

/// E17, and solo: two U5 tiles in every box.
#[test]
fn every_box_has_its_tiles() {
    let content = &lucid_packs::dreamscape().content;
    let sum = |of: fn(&lucid_dreamscape::Purpose) -> u8| -> u8 {
        content.purposes().map(|(_, purpose)| of(purpose)).sum()
    };
    assert_eq!((sum(|p| p.in_twelve), sum(|p| p.in_sixteen)), (12, 16));
    let u5 = content
        .purposes()
        .filter(|(_, p)| p.kind == PurposeKind::MostOfColour);
    let copies: Vec<(u8, u8)> = u5.map(|(_, p)| (p.in_twelve, p.in_sixteen)).collect();
    assert_eq!(copies.iter().map(|c| c.0).sum::<u8>(), 2);
    assert_eq!(copies.iter().map(|c| c.1).sum::<u8>(), 2);
}

/// Names in one language are used once: people call cards by them.
#[test]
fn names_are_used_once() {
    let cards = lucid_packs::dreamscape().content.cards();
    let cards: Vec<_> = cards
        .map(|(_, card)| (&card.name.en, &card.name.de))
        .collect();
    let tiles = lucid_packs::dream_runners().content.tiles().iter();
    let tiles: Vec<_> = tiles.map(|tile| (&tile.name.en, &tile.name.de)).collect();
    for names in [cards, tiles] {
        for (index, (en, de)) in names.iter().enumerate() {
            assert!(
                names[..index].iter().all(|(e, d)| e != en && d != de),
                "{en}"
            );
        }
    }
}

/// Whatever passes the checks starts under all rules.
#[test]
fn packs_can_be_played_in_every_edition_and_size() {
    let template = lucid_packs::template(TitleId::Dreamscape);
    let Ok(Pack::Dreamscape(template)) = lucid_packs::read("template", template) else {
        panic!("the template is sound");
    };
    for content in [&template.content, &lucid_packs::dreamscape().content] {
        for edition in Edition::ALL {
            for players in 2..=4 {
                for nightmare in [false, true] {
                    let rules = Rules {
                        players,
                        nightmare,
                        ..Rules::new(edition)
                    };
                    Dreamscape::new(rules, content.clone()).unwrap();
                }
            }
        }
    }
}

/// Templates pass the check without findings.
#[test]
fn templates_have_neither_errors_nor_advice() {
    for game in TitleId::ALL {
        let text = lucid_packs::template(game);
        clean("new.toml", text);
        assert_eq!(lucid_packs::read("new.toml", text).unwrap().game(), game);
    }
}

/// A sketch is not a box: its numbers are looked at from half a box on.
#[test]
fn numbers_of_a_box_are_wanted_from_half_a_box_on() {
    let card = "level = 2\npoints = 9\npower = \"lake\"\nstructure = \"g u@ y b\"";
    let tile = "level = 4\ncells = \"-1 -1 -1 / -1 -1 -1 / coin coin coin\"";
    for (game, table, half, fields) in [
        (TitleId::Dreamscape, "[[card]]", 25, card),
        (TitleId::DreamRunners, "[[tile]]", 12, tile),
    ] {
        let template = lucid_packs::template(game);
        let missing = half - template.matches(table).count();
        for more in [missing - 1, missing] {
            let name = "name = { en = \"More\", de = \"Mehr\" }";
            let more_of_it: String = (0..more)
                .map(|n| format!("\n{table}\nid = \"more-{n}\"\n{name}\n{fields}\n"))
                .collect();
            let pack = lucid_packs::read("pack", &format!("{template}{more_of_it}"));
            let pack = pack.unwrap_or_else(|report| panic!("{report}"));
            let mut told = pack.advice().iter().map(ToString::to_string);
            let is_told = told.any(|told| told.contains("a whole box has"));
            assert_eq!(is_told, more == missing, "{}: {more}", game.name());
        }
    }
}

/// Pictures mean here what they mean to the engine.
#[test]
fn pictures_are_read_as_the_engine_reads_them() {
    for text in [
        lucid_packs::DREAMSCAPE,
        lucid_packs::template(TitleId::Dreamscape),
    ] {
        let Ok(Pack::Dreamscape(pack)) = lucid_packs::read("pack", text) else {
            panic!("a sound pack");
        };
        for (index, (_, card)) in pack.content.cards().enumerate() {
            let item = text.split("[[card]]").nth(index + 1).unwrap();
            if let Some((_, after)) = item.split_once("structure = \"\"\"") {
                let (picture, _) = after.split_once("\"\"\"").unwrap();
                let cells = lucid_dreamscape::parse_structure(picture).unwrap();
                assert_eq!(card.cells, cells, "{}", card.id);
            }
        }
    }
}

/// Comments, texts and the order of fields do not change the hash; play does.
#[test]
fn the_hash_is_of_what_matters_in_play() {
    for game in TitleId::ALL {
        let text = lucid_packs::template(game);
        let hash = |text: &str| lucid_packs::read("pack", text).unwrap().hash().to_owned();
        let bare: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let renamed = text
            .replace("en = \"", "en = \"The ")
            .replace("Your name", "Me");
        let (first, second) = ("game = ", "format = 1");
        let game_line = text.lines().find(|line| line.starts_with(first)).unwrap();
        let format_line = text.lines().find(|line| line.starts_with(second)).unwrap();
        let swapped = (text.replace(game_line, "~")).replace(format_line, game_line);
        let swapped = swapped.replacen('~', format_line, 1);
        for same in [bare.join("\n"), renamed, swapped] {
            assert_ne!(same, text);
            assert_eq!(hash(&same), hash(text));
        }
        let other = text
            .replacen("points = 5", "points = 7", 1)
            .replacen("2coin", "3coin", 1);
        assert_ne!(hash(&other), hash(text));
    }
}

/// What the book shows can be put into a pack as it is.
#[test]
fn examples_of_the_book_are_sound() {
    let book = include_str!("../../../../docs/src/packs.md");
    let blocks = book.split("```toml\n").skip(1);
    let blocks: Vec<&str> = blocks
        .filter_map(|block| block.split("```").next())
        .collect();
    let items = blocks.iter().filter(|block| block.starts_with("[["));
    assert_eq!(items.clone().count(), 3);
    for item in items {
        let game = match item.starts_with("[[tile]]") {
            true => TitleId::DreamRunners,
            false => TitleId::Dreamscape,
        };
        let item = item.replacen("id = \"", "id = \"book-", 1);
        let text = format!("{}\n{item}", lucid_packs::template(game));
        lucid_packs::read("book.toml", &text).unwrap_or_else(|report| panic!("{report}"));
    }
    let picture = blocks[0].split("structure").next().unwrap();
    let text = lucid_packs::template(TitleId::Dreamscape);
    let cells = format!("{text}\n{}{}", picture.replace("moon-", "sun-"), blocks[1]);
    let Ok(Pack::Dreamscape(pack)) = lucid_packs::read("book.toml", &cells) else {
        panic!("the list of cells is sound");
    };
    let card = |id| pack.content.card(pack.content.card_named(id).unwrap());
    assert_eq!(card("sun-bridge").cells, card("moon-bridge").cells);
}
