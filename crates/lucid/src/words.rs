//! The short words of the terminal, in both languages.
//!
//! Sentences about a game are the `texts` crate's; here are the labels of
//! pictures and what is said about files, which no other program needs.

use tabletop::{Outcome, Seat, SeatSet};
use texts::Language;

use crate::points::Source;

/// The labels of pictures and tables in one language.
#[derive(Debug)]
pub(crate) struct Labels {
    pub(crate) pack: &'static str,
    pub(crate) seed_shown: &'static str,
    pub(crate) seed_hidden: &'static str,
    pub(crate) after_step: &'static str,
    pub(crate) over: &'static str,
    pub(crate) chance_next: &'static str,
    pub(crate) to_act: &'static str,
    pub(crate) bag: &'static str,
    pub(crate) empty: &'static str,
    pub(crate) reserve: &'static str,
    pub(crate) trees: &'static str,
    pub(crate) red: &'static str,
    pub(crate) decks: &'static str,
    pub(crate) purposes: &'static str,
    pub(crate) hands: &'static str,
    pub(crate) held: &'static str,
    pub(crate) cards: &'static str,
    pub(crate) pile: &'static str,
    pub(crate) drawn: &'static str,
    pub(crate) used: &'static str,
    pub(crate) nightmare: &'static str,
    pub(crate) points: &'static str,
    pub(crate) total: &'static str,
    sources: [&'static str; Source::ALL.len()],
}

const ENGLISH: Labels = Labels {
    pack: "pack",
    seed_shown: "seed revealed, chance checked",
    seed_hidden: "seed not revealed, chance not checked",
    after_step: "After step",
    over: "the game is over",
    chance_next: "chance is next",
    to_act: "to act",
    bag: "bag",
    empty: "empty",
    reserve: "reserve",
    trees: "trees",
    red: "red shards",
    decks: "decks",
    purposes: "purposes",
    hands: "hands",
    held: "held",
    cards: "cards",
    pile: "pile",
    drawn: "drawn",
    used: "used",
    nightmare: "Mr Nightmare",
    points: "points",
    total: "total",
    sources: [
        "cards",
        "trees",
        "water",
        "mountains",
        "purposes",
        "penalties",
    ],
};

const GERMAN: Labels = Labels {
    pack: "Paket",
    seed_shown: "Startwert aufgedeckt, Zufall geprüft",
    seed_hidden: "Startwert nicht aufgedeckt, Zufall nicht geprüft",
    after_step: "Nach Schritt",
    over: "das Spiel ist zu Ende",
    chance_next: "der Zufall ist dran",
    to_act: "am Zug",
    bag: "Beutel",
    empty: "leer",
    reserve: "Vorrat",
    trees: "Bäume",
    red: "rote Splitter",
    decks: "Stapel",
    purposes: "Traumziele",
    hands: "Hände",
    held: "in der Luft",
    cards: "Karten",
    pile: "Ablage",
    drawn: "gezogen",
    used: "genutzt",
    nightmare: "Herr der Albträume",
    points: "Punkte",
    total: "gesamt",
    sources: ["Karten", "Bäume", "Wasser", "Berge", "Traumziele", "Abzüge"],
};

/// The labels in a language.
pub(crate) const fn labels(language: Language) -> &'static Labels {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
    }
}

impl Labels {
    /// Where points come from.
    pub(crate) const fn source(&self, source: Source) -> &'static str {
        self.sources[source as usize]
    }
}

/// Seats one after the other: `A, B and C`.
pub(crate) fn seats(language: Language, seats: SeatSet) -> String {
    let and = match language {
        Language::English => " and ",
        Language::German => " und ",
    };
    let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    match letters.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{}{and}{last}", rest.join(", ")),
        _ => letters.concat(),
    }
}

/// How many steps there are.
pub(crate) fn steps(language: Language, count: usize) -> String {
    let word = match (language, count) {
        (Language::English, 1) => "step",
        (Language::English, _) => "steps",
        (Language::German, 1) => "Schritt",
        (Language::German, _) => "Schritte",
    };
    format!("{count} {word}")
}

/// How many chance steps agreed with the seed.
pub(crate) fn dealt(language: Language, count: Option<u64>) -> String {
    match (language, count) {
        (Language::English, Some(n)) => format!("{n} dealt by the seed"),
        (Language::English, None) => "chance not checked (no seed)".to_owned(),
        (Language::German, Some(n)) => format!("{n} vom Startwert ausgeteilt"),
        (Language::German, None) => "Zufall nicht geprüft (kein Startwert)".to_owned(),
    }
}

/// Who won, and the scores: first those of the winners, then the others from
/// the best on; or that nobody has won yet.
pub(crate) fn victory(language: Language, outcome: Option<Outcome>, count: usize) -> String {
    let Some(outcome) = outcome else {
        return match language {
            Language::English => "not finished".to_owned(),
            Language::German => "nicht beendet".to_owned(),
        };
    };
    let mut order: Vec<Seat> = Seat::first(count).collect();
    order.sort_by_key(|seat| (!outcome.winners.contains(*seat), -outcome.scores[*seat]));
    let scores: Vec<String> = (order.iter())
        .map(|seat| outcome.scores[*seat].to_string())
        .collect();
    let won = match (language, outcome.winners.len()) {
        (Language::English, _) => "won",
        (Language::German, 1) => "gewinnt",
        (Language::German, _) => "gewinnen",
    };
    let winners = seats(language, outcome.winners);
    format!("{winners} {won} {}", scores.join(" : "))
}

/// Why a file cannot be a record that this program replays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Foreign<'a> {
    /// It is longer than any record; this many megabytes are allowed.
    TooLong(u64),
    /// It is not text.
    NotText,
    /// It is of another game.
    Game(&'a str),
    /// It was played under rules that come after the newest known.
    Newer(u16, u16),
    /// It was played under rules that never were.
    NoVersion(u16),
    /// It was played with another pack than the one there is.
    Pack(&'a str, &'a str),
    /// It was played with another content of the pack.
    Content(&'a str),
}

/// The sentence for a file that cannot be replayed.
pub(crate) fn foreign(language: Language, why: Foreign<'_>) -> String {
    use Foreign::*;
    match language {
        Language::English => match why {
            TooLong(limit) => format!("This is too long for a record: more than {limit} MB."),
            NotText => "This is not text in UTF-8.".to_owned(),
            Game(name) => format!("The game “{name}” is unknown; dreamscape is known."),
            Newer(version, newest) => format!(
                "The rules version {version} is newer than this program, which knows {newest}."
            ),
            NoVersion(version) => format!("There is no rules version {version}."),
            Pack(id, known) => {
                format!("It was played with the pack “{id}”, but only “{known}” is here.")
            }
            Content(id) => {
                format!("It was played with another version of the pack “{id}” than is here.")
            }
        },
        Language::German => match why {
            TooLong(limit) => {
                format!("Das ist zu lang für eine Aufzeichnung: mehr als {limit} MB.")
            }
            NotText => "Das ist kein Text in UTF-8.".to_owned(),
            Game(name) => format!("Das Spiel „{name}“ ist unbekannt; bekannt ist dreamscape."),
            Newer(version, newest) => format!(
                "Die Regelversion {version} ist neuer als dieses Programm, das {newest} kennt."
            ),
            NoVersion(version) => format!("Eine Regelversion {version} gibt es nicht."),
            Pack(id, known) => {
                format!("Gespielt wurde mit dem Paket „{id}“, hier gibt es nur „{known}“.")
            }
            Content(id) => {
                format!("Gespielt wurde mit einer anderen Fassung des Pakets „{id}“ als hier.")
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use tabletop::BySeat;

    use super::*;

    #[test]
    fn a_victory_names_winners_and_scores() {
        let told = |language, scores, winners: &[usize], count| {
            let winners: SeatSet = winners.iter().map(|index| Seat::new(*index)).collect();
            let scores = BySeat(scores);
            victory(language, Some(Outcome { scores, winners }), count)
        };
        let (en, de) = (Language::English, Language::German);
        assert_eq!(told(en, [31, 44, 0, 0], &[1], 2), "B won 44 : 31");
        assert_eq!(told(en, [7, 7, 9, -1], &[2], 4), "C won 9 : 7 : 7 : -1");
        assert_eq!(told(en, [9, 2, 9, 0], &[0, 2], 3), "A and C won 9 : 9 : 2");
        assert_eq!(
            told(de, [9, 9, 9, 0], &[0, 1, 2], 3),
            "A, B und C gewinnen 9 : 9 : 9"
        );
    }
}
