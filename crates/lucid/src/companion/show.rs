//! What the companion prints.

use std::iter;

use dreamscape::companion::Companion;
use dreamscape::{ByColour, Colour, Deed, Location, Row};
use texts::{DuelNames, Label, Opponent, Texts};

use crate::cell::wrap;
use crate::output::{self, Ink};

/// How far what he does stands in.
const INDENT: &str = "  ";

/// What game it is.
pub(super) fn title(companion: &Companion, texts: &Texts, ink: Ink) -> Vec<String> {
    let rules = companion.rules();
    let line = rules
        .solo
        .map_or(String::new(), |line| texts.solo_line(line));
    let edition = texts.edition(rules.edition);
    let purposes = companion.purposes().map(|colour| texts.colour(colour));
    let purposes = format!("{}: {}", texts.label(Label::Purposes), purposes.join(", "));
    let faint = wrapped(&line).into_iter().chain([purposes]);
    let title = format!("{}  {edition}", ink.strong("Lonely Dreams"));
    iter::once(title)
        .chain(faint.map(|line| ink.faint(&line)))
        .collect()
}

/// A text in lines of the terminal's width.
pub(super) fn wrapped(text: &str) -> Vec<String> {
    wrap(text, output::width())
}

/// Where the game stands: the cycle, and what he has.
pub(super) fn status(companion: &Companion, texts: &Texts, ink: Ink) -> Vec<String> {
    let duel = companion.duel();
    let cycle = texts.companion_cycle(companion);
    let he = format!(
        "{} {}",
        texts.companion_he(),
        texts.companion_on(companion.place())
    );
    let mut parts = vec![
        he,
        texts.companion_points(duel.score),
        stock(&duel.stock, texts, ink),
    ];
    if duel.trees > 0 {
        parts.push(texts.trees(duel.trees));
    }
    vec![format!("{}  {}", ink.strong(&cycle), parts.join(", "))]
}

/// What is waited for, and a line that would answer.
pub(super) fn wish(companion: &Companion, texts: &Texts, ink: Ink) -> Vec<String> {
    let mut lines = wrapped(&texts.companion_wish(companion));
    if let Some(example) = texts.companion_example(companion.want()) {
        lines.push(ink.faint(&format!("{INDENT}{example}")));
    }
    lines
}

/// What he does, one line for each deed; shards of one place in one line.
pub(super) fn deeds(before: &Companion, deeds: &[Deed], texts: &Texts, ink: Ink) -> Vec<String> {
    let names = DuelNames {
        purposes: before.purposes().map(Some),
        ..DuelNames::new(before.rules().edition, Opponent::You)
    };
    let taken = |deed: &Deed| match *deed {
        Deed::Takes { colour, location } => Some((location, colour)),
        _ => None,
    };
    let mut on_cards = *before.cards();
    let mut lines = Vec::new();
    for run in deeds.chunk_by(|a, b| taken(a).is_some() && taken(b).is_some()) {
        let takes: Vec<(Location, Colour)> = run.iter().filter_map(taken).collect();
        if !takes.is_empty() {
            let list = list(&takes, before, texts, ink);
            lines.push(format!("{INDENT}{}", texts.deed_takes_list(list)));
            continue;
        }
        let deed = run[0];
        let said = texts.deed(&names, deed);
        if let Deed::Travels | Deed::Creates = deed {
            lines.push(ink.strong(&said));
            continue;
        }
        for line in wrap(&said, output::width() - INDENT.len()) {
            lines.push(match deed {
                Deed::Scores { .. } => format!("{INDENT}{}", ink.strong(&line)),
                _ => format!("{INDENT}{line}"),
            });
        }
        if let Deed::Steals { colour, .. } = deed {
            if on_cards[colour] > 1 {
                lines.push(format!("{INDENT}{}", texts.companion_choose_card()));
            }
            on_cards[colour] = on_cards[colour].saturating_sub(1);
        }
    }
    lines
}

/// `5 Lake +wgu, 6 King +ug`, in the order in which he takes them.
fn list(takes: &[(Location, Colour)], companion: &Companion, texts: &Texts, ink: Ink) -> String {
    let edition = companion.rules().edition;
    let parts = takes.chunk_by(|a, b| a.0 == b.0).map(|shards| {
        let letters: String = shards.iter().map(|(_, colour)| colour.letter()).collect();
        let (number, name) = (
            shards[0].0.number(),
            texts.short_location(edition, shards[0].0),
        );
        format!("{number} {name} {}", ink.shards(&letters))
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// The purposes that the player is paid for (L15).
pub(super) fn your_purposes(companion: &Companion, texts: &Texts) -> Vec<String> {
    let yours = companion.purposes().into_iter().filter(|colour| {
        let (his, yours) = companion.standing(*colour);
        yours > his
    });
    yours
        .map(|colour| format!("{INDENT}{}", texts.companion_purpose(companion, colour)))
        .collect()
}

/// Everything that is known, in the words that it is told in.
pub(super) fn known(companion: &Companion, texts: &Texts, ink: Ink) -> Vec<String> {
    let duel = companion.duel();
    let row = |location: Location| match companion.rows()[location.index()] {
        Some(row) => format!("{location}:{}", ink.shards(&or_dash(row))),
        None => format!("{location}:?"),
    };
    let links: Vec<String> = companion.links().iter().map(|l| l.to_string()).collect();
    let links = match links.is_empty() {
        true => "-".to_owned(),
        false => links.join(","),
    };
    let mut rows = Location::ALL.map(row).join(" ");
    if companion.rows().iter().all(Option::is_none) {
        rows = texts.companion_unknown();
    }
    let word = |name: &str, shards: &ByColour<u8>| format!("{name}:{}", counted(shards, ink));
    vec![
        format!("{INDENT}{rows} red:{links}"),
        format!(
            "{INDENT}{}: {} {} {} me:{}",
            texts.companion_you(),
            word("dream", companion.dream()),
            word("trees", companion.trees()),
            word("cards", companion.cards()),
            companion.sleeper()
        ),
        format!(
            "{INDENT}{}: {} his-trees:{} his-points:{} at:{}",
            texts.companion_he(),
            word("his", &duel.stock),
            duel.trees,
            duel.score,
            companion.place()
        ),
        format!(
            "{INDENT}{}: {}, {} (reserve:{} cycle:{} pays:{})",
            texts.label(Label::Reserve),
            texts.red_shards(companion.red_reserve()),
            texts.trees(companion.tree_reserve()),
            companion.red_reserve(),
            companion.cycle(),
            companion.pays()
        ),
    ]
}

/// The words that may be typed.
pub(super) fn help(texts: &Texts, ink: Ink) -> Vec<String> {
    let words = texts.companion_help();
    let width = words.iter().map(|(word, _)| word.chars().count()).max();
    let width = width.unwrap_or(0);
    let mut lines: Vec<String> = words
        .iter()
        .map(|(word, meaning)| {
            let gap = width - word.chars().count();
            format!("{INDENT}{}{:gap$}  {meaning}", ink.strong(word), "")
        })
        .collect();
    let letters = wrap(&texts.companion_letters(), output::width() - INDENT.len());
    lines.extend(letters.iter().map(|line| format!("{INDENT}{line}")));
    lines
}

fn or_dash(row: Row) -> String {
    match row.is_empty() {
        true => "-".to_owned(),
        false => row.to_string(),
    }
}

/// Shards as chips, or that there are none.
fn stock(shards: &ByColour<u8>, texts: &Texts, ink: Ink) -> String {
    let letters: String = Colour::ALL
        .iter()
        .map(|colour| colour.letter().to_string().repeat(shards[*colour].into()))
        .collect();
    match letters.is_empty() {
        true => texts.companion_no_shards(),
        false => ink.shards(&letters),
    }
}

/// `g3y4`, or `-`.
fn counted(shards: &ByColour<u8>, ink: Ink) -> String {
    let word = |colour: Colour| match shards[colour] {
        0 => String::new(),
        count => format!("{}{count}", ink.shards(&colour.letter().to_string())),
    };
    let words = Colour::ALL.map(word).concat();
    match words.is_empty() {
        true => "-".to_owned(),
        false => words,
    }
}
