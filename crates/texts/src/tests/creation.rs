//! Every sentence about solved Creations.

use crate::{CreationRest, Phrase, Texts, arg};

/// All of them, without the full stop that some have.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for lines in [1, 2] {
        let solved = texts.creation_solved("A", lines, None, "12", "0.10");
        all.push(("proved".to_owned(), solved));
        let points = lines as i16;
        let line = texts.creation_line(lines, points, ["9.00", "4", "3.00"]);
        all.push(("line".to_owned(), line));
    }
    let bound = texts.creation_solved("A", 1, Some("9.50"), "12", "0.10");
    all.push(("bound".to_owned(), bound));
    let cut = texts.creation_cut(3);
    all.push(("cut".to_owned(), cut.trim_end_matches('.').to_owned()));
    let wild = texts.solved_with_fewer_wilds("0.10".to_owned());
    all.push(("wild".to_owned(), wild));
    for steps in [1, 12] {
        let unfinished = texts.review_unfinished(steps);
        all.push((
            "unfinished".to_owned(),
            unfinished.trim_end_matches('.').to_owned(),
        ));
    }
    for part in CreationRest::ALL {
        all.push((format!("{part:?}"), texts.creation_rest(part)));
    }
    for phrase in [Phrase::CreationNowhere, Phrase::CreationNobody] {
        all.push((phrase.id().to_owned(), texts.phrase(phrase)));
    }
    let not_to_act = texts.creation_not_to_act(arg::Others("A"), arg::Seat("B"));
    all.push(("not to act".to_owned(), not_to_act));
    let no_seat = texts.creation_no_seat(arg::Others("A, B"), arg::Seat("D"));
    all.push(("no seat".to_owned(), no_seat));
    all
}
