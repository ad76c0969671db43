//! The journal of a recorded game. It is drawn once; the page marks the current line.

use super::{JournalLine, Who};
use crate::drawing::shapes::{mark, picture, stamp};
use crate::drawing::{El, el};
use crate::points::signed;

/// Draws the lines; each is a button that leads to its step.
pub fn journal(lines: &[JournalLine]) -> El {
    let line = |line: &JournalLine| {
        let sign = line.who.map(|who| match who {
            Who::Seat(seat) => mark(seat),
            Who::Rival => picture("rival", "-40 -112 80 120", stamp("nightmare", 0.0, 0.0)),
        });
        let who = el("span").children(sign);
        let mut button = el("button")
            .attr("type", "button")
            .attr("data-step", line.step)
            .child(who)
            .child(el("span").text(&line.words));
        if let Some(points) = line.points {
            let class = if points < 0 { "loss" } else { "gain" };
            button = button.child(el("b").class(class).text(signed(points)));
        }
        let entry = el("li").child(button);
        match line.chapter {
            true => entry.class("chapter"),
            false => entry,
        }
    };
    el("ol").children(lines.iter().map(line))
}

/// The points in the result line of a record, with the letters of the seats. A list of games
/// needs no more, so nothing is replayed for it.
pub fn result_of(record: &str) -> Option<Vec<(String, i32)>> {
    let mut lines = record.lines().rev();
    let result = lines.find_map(|line| line.strip_prefix("result | "))?;
    let scores = result.split(" | ").next()?;
    let words: Vec<&str> = scores.split_whitespace().collect();
    let pair = |pair: &[&str]| Some((pair[0].to_owned(), pair.get(1)?.parse().ok()?));
    words.chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use lucid_tabletop::Seat;

    use super::*;
    use crate::replay::tests::samples;

    #[test]
    fn a_result_is_read_without_playing() {
        let record = samples::game("sylex players=1 nightmare=yes solo=bad-dreams");
        let names: Vec<String> = (result_of(&record).unwrap().into_iter())
            .map(|(name, _)| name)
            .collect();
        assert_eq!(names, ["A", "rival"]);
        assert_eq!(result_of("open | 3 steps\n"), None);
        assert_eq!(
            result_of("result | A -3 B 12 | B\n\n"),
            Some(vec![("A".to_owned(), -3), ("B".to_owned(), 12)])
        );
        assert_eq!(result_of(""), None);
    }

    #[test]
    fn a_rival_without_a_seat_has_his_sign() {
        let line = |who| JournalLine {
            step: 1,
            who,
            words: "Night falls.".to_owned(),
            points: None,
            chapter: false,
        };
        let drawn = journal(&[line(Some(Who::Rival)), line(None)]).markup();
        assert_eq!(drawn.matches("<svg").count(), 1);
        assert!(drawn.contains("class=\"rival\""));
    }

    #[test]
    fn names_in_the_journal_are_never_markup() {
        let line = JournalLine {
            step: 3,
            who: Some(Who::Seat(Seat::new(1))),
            words: "<b>Noor</b> sleeps.".to_owned(),
            points: Some(-2),
            chapter: false,
        };
        let drawn = journal(&[line]).markup();
        assert!(drawn.contains("&lt;b&gt;Noor"));
        assert!(drawn.contains("data-step=\"3\"") && drawn.contains(">\u{2212}2<"));
    }
}
