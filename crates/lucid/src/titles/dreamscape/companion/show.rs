//! What the companion prints.

use std::iter;

use lucid_dreamscape::companion::{self, Companion, StoryLine};
use lucid_dreamscape::{ByColour, Colour, Location, NightmareStep};
use lucid_texts::{DuelNames, Opponent, Phrase, Texts};

use crate::layout::wrap;
use crate::output::{self, Ink};

/// How far what he does stands in.
const INDENT: &str = "  ";
/// Words for shards: their letters become coloured chips.
const OF_SHARDS: [&str; 4] = ["dream", "trees", "cards", "his"];

/// What game it is.
pub(super) fn title(companion: &Companion, texts: &Texts, ink: Ink) -> Vec<String> {
    let rules = companion.rules();
    let line = rules
        .solo
        .map_or(String::new(), |line| texts.solo_line(line));
    let edition = texts.edition(rules.edition);
    let purposes = companion.purposes().map(|colour| texts.colour(colour));
    let purposes = format!(
        "{}: {}",
        texts.phrase(Phrase::LabelPurposes),
        purposes.join(", ")
    );
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

/// The same, standing in, with the letters of shards as chips.
fn indented(text: &str, ink: Ink) -> Vec<String> {
    let lines = wrap(text, output::width() - INDENT.len());
    lines
        .iter()
        .map(|line| format!("{INDENT}{}", with_chips(line, ink)))
        .collect()
}

/// A line with its shards in colour: `+gu`, `1:gu`, `dream:g3`.
fn with_chips(line: &str, ink: Ink) -> String {
    let word = |word: &str| {
        if let Some(letters) = word.strip_prefix('+') {
            return ink.shards(letters);
        }
        match word.split_once(':') {
            Some((name, value)) if name.len() == 1 || OF_SHARDS.contains(&name) => {
                format!("{name}:{}", ink.shards(value))
            }
            _ => word.to_owned(),
        }
    };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Where the game stands: the cycle, and what he has.
pub(super) fn status(companion: &Companion, texts: &Texts, ink: Ink) -> Vec<String> {
    let duel = companion.duel();
    let place = texts.companion_on(companion.place());
    let mut parts = vec![
        format!("{} {place}", texts.phrase(Phrase::CompanionHe)),
        texts.companion_points_his(duel.score),
        stock(&duel.stock, texts),
    ];
    if duel.trees > 0 {
        parts.push(texts.count_trees(duel.trees));
    }
    let cycle = texts.companion_cycle(companion);
    let lines = wrapped(&format!("{cycle}: {}", parts.join(", ")));
    let heading = ink.strong(&cycle);
    lines
        .iter()
        .map(|line| match line.strip_prefix(&cycle) {
            Some(rest) => format!("{heading}{}", with_chips(rest, ink)),
            None => with_chips(line, ink),
        })
        .collect()
}

/// What is waited for, and a line that would answer.
pub(super) fn wish(companion: &Companion, texts: &Texts, ink: Ink) -> Vec<String> {
    let mut lines = wrapped(&texts.companion_wish(companion));
    if let Some(example) = texts.companion_example(companion) {
        let example = wrap(&example, output::width() - INDENT.len());
        lines.extend(
            example
                .iter()
                .map(|line| ink.faint(&format!("{INDENT}{line}"))),
        );
    }
    lines
}

/// What he does, one line for each step; shards that he takes in one line.
pub(super) fn steps(
    before: &Companion,
    steps: &[NightmareStep],
    texts: &Texts,
    ink: Ink,
) -> Vec<String> {
    let names = DuelNames::new(before.rules().edition, Opponent::You);
    let mut lines = Vec::new();
    for beat in companion::story(before, steps) {
        let step = match beat {
            StoryLine::Takes(rows) => {
                let list = texts.deed_takes_list(list(&rows, before, texts));
                lines.extend(indented(&list, ink));
                continue;
            }
            StoryLine::ChooseCard => {
                lines.extend(indented(&texts.phrase(Phrase::CompanionChooseCard), ink));
                continue;
            }
            StoryLine::NightmareStep(step) => step,
        };
        let said = texts.nightmare_step(&names, step);
        match step {
            NightmareStep::Travels | NightmareStep::Creates => lines.push(ink.strong(&said)),
            NightmareStep::Scores { .. } => {
                let said = wrap(&said, output::width() - INDENT.len());
                let strong = said.iter().map(|line| ink.strong(line));
                lines.extend(strong.map(|line| format!("{INDENT}{line}")));
            }
            _ => lines.extend(indented(&said, ink)),
        }
    }
    lines
}

/// `5 Lake +wgu, 6 King +ug`, in the order in which he takes them.
fn list(rows: &[(Location, Vec<Colour>)], companion: &Companion, texts: &Texts) -> String {
    let edition = companion.rules().edition;
    let parts = rows.iter().map(|(location, shards)| {
        let letters: String = shards.iter().map(|colour| colour.letter()).collect();
        let name = texts.short_location(edition, *location);
        format!("{location} {name} +{letters}")
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// The purposes that the player is paid for (L15).
pub(super) fn purposes(companion: &Companion, yours: &[Colour], texts: &Texts) -> Vec<String> {
    (yours.iter())
        .flat_map(|colour| indented(&texts.companion_purpose(companion, *colour), Ink::Plain))
        .collect()
}

/// Everything that is known, in the words of entries.
pub(super) fn known(companion: &Companion, texts: &Texts, ink: Ink) -> Vec<String> {
    let duel = companion.duel();
    let row = |location: Location| match companion.row(location) {
        Some(row) if row.is_empty() => format!("{location}:-"),
        Some(row) => format!("{location}:{row}"),
        None => format!("{location}:?"),
    };
    let links: Vec<String> = companion.links().iter().map(|l| l.to_string()).collect();
    let links = match links.is_empty() {
        true => "-".to_owned(),
        false => links.join(","),
    };
    let rows = match Location::ALL.iter().all(|l| companion.row(*l).is_none()) {
        true => texts.phrase(Phrase::CompanionUnknown),
        false => Location::ALL.map(row).join(" "),
    };
    let word =
        |name: &str, shards: &ByColour<u8>| format!("{name}:{}", companion::counted(*shards));
    let lines = [
        format!("{rows} red:{links}"),
        format!(
            "{}: {} {} {} me:{}",
            texts.phrase(Phrase::CompanionYou),
            word("dream", companion.dream()),
            word("trees", companion.trees()),
            word("cards", companion.cards()),
            companion.sleeper()
        ),
        format!(
            "{}: {} his-trees:{} his-points:{} at:{}",
            texts.phrase(Phrase::CompanionHe),
            word("his", &duel.stock),
            duel.trees,
            duel.score,
            companion.place()
        ),
        format!(
            "{}: {}, {} (reserve:{} cycle:{} pays:{})",
            texts.phrase(Phrase::LabelReserve),
            texts.count_red_shards(companion.red_reserve()),
            texts.count_trees(companion.tree_reserve()),
            companion.red_reserve(),
            companion.cycle(),
            companion.pays()
        ),
    ];
    lines.iter().flat_map(|line| indented(line, ink)).collect()
}

/// The words that may be typed.
pub(super) fn help(texts: &Texts, ink: Ink) -> Vec<String> {
    let words = texts.companion_help();
    let width = words.iter().map(|(word, _)| word.chars().count()).max();
    let width = width.unwrap_or(0) + INDENT.len();
    let room = output::width().saturating_sub(width + INDENT.len());
    // On a narrow terminal what a word means stands below it.
    let is_narrow = room < 24;
    let mut lines = Vec::new();
    for (word, meaning) in words {
        let (left, room) = match is_narrow {
            true => (2 * INDENT.len(), output::width() - 2 * INDENT.len()),
            false => (width + INDENT.len(), room),
        };
        let mut meanings = wrap(&meaning, room).into_iter();
        let strong = ink.strong(&word);
        if is_narrow {
            lines.push(format!("{INDENT}{strong}"));
        } else {
            let gap = width - word.chars().count();
            let first = meanings.next().unwrap_or_default();
            lines.push(format!("{INDENT}{strong}{:gap$}{first}", ""));
        }
        lines.extend(meanings.map(|line| format!("{:left$}{line}", "")));
    }
    let letters = wrap(
        &texts.phrase(Phrase::CompanionHelpLetters),
        output::width() - INDENT.len(),
    );
    lines.extend(letters.iter().map(|line| format!("{INDENT}{line}")));
    lines
}

/// Shards as a word, or that there are none.
fn stock(shards: &ByColour<u8>, texts: &Texts) -> String {
    let letters: String = Colour::ALL
        .iter()
        .map(|colour| colour.letter().to_string().repeat(shards[*colour].into()))
        .collect();
    match letters.is_empty() {
        true => texts.phrase(Phrase::CompanionNoShards),
        false => format!("+{letters}"),
    }
}
