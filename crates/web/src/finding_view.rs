//! A finding about a pack as a page shows it: words, and quotes from the file.

use lucid_packs::Mistake;
use lucid_texts::Texts;

/// A piece of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingPiece {
    /// Words in the current language.
    Words(String),
    /// A quote from the file.
    Code(String),
    /// A message of the parser, which is always in English.
    English(String),
}

/// A finding in pieces.
pub fn describe(reason: &Mistake, texts: &Texts) -> Vec<FindingPiece> {
    let sentence = texts.finding(reason);
    if let Mistake::Syntax { message, .. } = reason
        && let Some((before, after)) = sentence.rsplit_once(message)
    {
        let mut all = coded(before);
        all.push(FindingPiece::English(message.clone()));
        all.extend(coded(after));
        return all;
    }
    coded(&sentence)
}

/// Splits a sentence at backticks into words and quotes.
fn coded(sentence: &str) -> Vec<FindingPiece> {
    let pieces = sentence.split('`').enumerate();
    pieces
        .filter(|(_, piece)| !piece.is_empty())
        .map(|(index, piece)| match index % 2 {
            0 => FindingPiece::Words(piece.to_owned()),
            _ => FindingPiece::Code(piece.to_owned()),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use lucid_packs::Slip;
    use lucid_texts::Language;

    use super::*;

    #[test]
    fn quotes_from_the_file_are_set_apart() {
        let reason = Mistake::UnknownField {
            field: "levle".to_owned(),
            meant: Some("level"),
        };
        let words = |text: &str| FindingPiece::Words(text.to_owned());
        let code = |text: &str| FindingPiece::Code(text.to_owned());
        let expected = [
            words("unbekanntes Feld "),
            code("levle"),
            words(", war "),
            code("level"),
            words(" gemeint?"),
        ];
        assert_eq!(describe(&reason, &Texts::new(Language::German)), expected);
    }

    #[test]
    fn only_the_parser_speaks_english() {
        let message = "unclosed array, expected `]`";
        let reason = Mistake::Syntax {
            slip: Slip::List,
            message: message.to_owned(),
        };
        for language in Language::ALL {
            let told = describe(&reason, &Texts::new(language));
            let [
                ..,
                FindingPiece::Words(_),
                FindingPiece::English(words),
                FindingPiece::Words(end),
            ] = &told[..]
            else {
                panic!("{told:?}");
            };
            assert_eq!(words, message);
            assert_eq!(end.chars().count(), 1, "the quotation ends");
        }
    }
}
