//! The word that somebody probably meant.

use lucid_texts::{Texts, arg};

/// The letters of the longest word that is compared: measuring an endless one costs.
const LONGEST: usize = 100;

/// The known word that looks most like another: no more than a third of the letters
/// differ, where two neighbours that change places count as one.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let letters = word.chars().count();
    if letters > LONGEST {
        return None;
    }
    let word = word.to_lowercase();
    known
        .into_iter()
        .map(|known| (strsim::osa_distance(known, &word), known))
        .filter(|(distance, known)| *distance <= letters.min(known.chars().count()) / 3)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, known)| known)
}

/// A complaint about a word, with the one that was probably meant.
pub(crate) fn added<'a>(
    problem: String,
    word: &str,
    known: impl IntoIterator<Item = &'a str>,
    texts: &Texts,
) -> String {
    match nearest(word, known) {
        Some(nearest) => texts.did_you_mean(arg::Nearest(nearest), arg::Problem(problem)),
        None => problem,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_found_and_another_word_is_not() {
        let known = ["random", "greedy", "planner"];
        let meant = |word| nearest(word, known);
        assert_eq!(meant("planer"), Some("planner"));
        assert_eq!(meant("rnadom"), Some("random"));
        assert_eq!(meant("Greedy"), Some("greedy"));
        assert_eq!(meant("clever"), None);
        assert_eq!(meant(""), None);
        assert_eq!(meant(&"planner".repeat(1 << 20)), None);
    }
}
