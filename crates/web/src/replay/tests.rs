mod branch;
pub(crate) mod samples;

use lucid_tabletop::{Game, Seat};
use lucid_texts::{Language, Texts};

use super::link::unpack;
use super::*;
use crate::content;
use crate::storage::Memory;

/// A storage without packs.
fn storage() -> Memory {
    Memory::default()
}

fn dreamscape(rules: &str) -> (String, GameTimeline<lucid_dreamscape::Dreamscape>) {
    let text = samples::game(rules);
    let opened = open(&text, &storage()).unwrap();
    (text, opened.into_timeline().unwrap())
}

fn all_records() -> Vec<(String, String)> {
    let mut all = samples::games();
    all.extend(samples::runners());
    all
}

#[test]
fn a_moment_is_the_fold_of_the_steps_before() {
    let (text, timeline) = dreamscape("sylex players=3 nightmare=yes");
    let record = lucid_tabletop::Record::parse(&text).unwrap();
    let replayed = lucid_tabletop::record::replay(&**timeline.game(), &record).unwrap();
    let mut state = timeline.game().start();
    for (index, step) in replayed.play.steps().iter().enumerate() {
        assert_eq!(timeline.state(index), state, "moment {index}");
        super::game_timeline::advance(&**timeline.game(), &mut state, step);
    }
    assert_eq!(timeline.state(timeline.steps()), state);
    assert_eq!(
        timeline.state(timeline.steps() + 9),
        state,
        "beyond the end"
    );
    assert_eq!(&state, replayed.play.state());
}

#[test]
fn turns_have_no_gaps_and_can_be_stepped_through() {
    for (name, text) in all_records() {
        let opened =
            open(&text, &storage()).unwrap_or_else(|problem| panic!("{name}: {problem:?}"));
        let timeline = opened.timeline();
        let spans = timeline.spans();
        assert_eq!(spans[0].from, 0, "{name}");
        assert_eq!(spans.last().unwrap().to, timeline.steps(), "{name}");
        assert!(spans.windows(2).all(|pair| pair[0].to == pair[1].from));
        let mut at = 0;
        let mut walked = vec![0];
        while at < timeline.steps() {
            at = timeline.turn_on(at);
            walked.push(at);
        }
        assert_eq!(walked.len(), spans.len() + 1, "{name}");
        while at > 0 {
            assert_eq!(walked.pop(), Some(at), "{name}");
            at = timeline.turn_back(at);
        }
        // From within a turn, "back" goes to the start of that turn.
        let long = spans.iter().find(|span| span.to - span.from > 2).unwrap();
        assert_eq!(timeline.turn_back(long.from + 1), long.from, "{name}");
        assert_eq!(timeline.turn_on(long.from + 1), long.to, "{name}");
        assert_eq!(timeline.span_at(long.from + 1), Some(long), "{name}");
        assert_eq!(timeline.span_at(0), None, "{name}");
    }
}

#[test]
fn simultaneous_players_share_one_turn() {
    let (_, timeline) = dreamscape("huch players=3 simultaneous=yes");
    let creations: Vec<&Span> = (timeline.spans().iter())
        .filter(|span| span.turn.phase == "creation")
        .collect();
    assert!(creations.len() <= 6, "{}", creations.len());
    let (_, timeline) = dreamscape("huch players=3");
    let creations = timeline
        .spans()
        .iter()
        .filter(|span| span.turn.phase == "creation");
    assert_eq!(creations.count(), 18);
}

#[test]
fn a_seat_sees_only_what_it_knew_and_all_see_everything() {
    let (_, timeline) = dreamscape("sylex players=2");
    let texts = Texts::new(Language::English);
    let mut hidden = 0;
    for moment in 0..=timeline.steps() {
        let all = timeline.view(moment, Eye::All);
        let onlooker = timeline.view(moment, Eye::Onlooker);
        for seat in Seat::first(2) {
            let own = timeline.view(moment, Eye::Seat(seat));
            assert_eq!(
                own,
                timeline.game().view(&timeline.state(moment), Some(seat))
            );
            assert!(all.drawn[seat].iter().all(Option::is_some));
            let other = Seat::new(1 - seat.index());
            hidden += own.drawn[other].iter().flatten().count();
            hidden += onlooker.drawn[seat].iter().flatten().count();
        }
    }
    assert_eq!(hidden, 0, "cards that only others have seen");
    let drawn = |eye: Eye, seat: usize| {
        let lines = timeline.journal(&texts, eye);
        let own = lines
            .iter()
            .filter(|line| line.who == Some(Who::Seat(Seat::new(seat))));
        own.filter(|line| line.words.contains("draws"))
            .map(|line| line.words.clone())
            .collect::<Vec<String>>()
    };
    assert_eq!(drawn(Eye::All, 0), drawn(Eye::Seat(Seat::new(0)), 0));
    assert_ne!(drawn(Eye::All, 0), drawn(Eye::Seat(Seat::new(1)), 0));
    assert_eq!(drawn(Eye::Onlooker, 0), drawn(Eye::Seat(Seat::new(1)), 0));
}

#[test]
fn the_curve_ends_at_the_result_and_never_runs_back() {
    for (name, text) in all_records() {
        let opened = open(&text, &storage()).unwrap();
        let timeline = opened.timeline();
        let outcome = timeline.outcome().unwrap();
        for (who, points) in timeline.points_at(timeline.steps()) {
            let expected = match who {
                Who::Seat(seat) => outcome.scores[seat],
                Who::Rival => outcome.rival.unwrap(),
            };
            assert_eq!(points, expected, "{name}");
        }
        let curve = timeline.curve();
        let places: Vec<f64> = (0..=timeline.steps()).map(|m| curve.place(m)).collect();
        assert!(places.windows(2).all(|pair| pair[0] <= pair[1]), "{name}");
        assert_eq!(places[timeline.steps()], f64::from(timeline.rounds()) + 1.0);
    }
}

#[test]
fn the_points_of_a_moment_are_those_of_its_state() {
    let (_, timeline) = dreamscape("sylex players=1 nightmare=yes solo=bad-dreams");
    for moment in 0..=timeline.steps() {
        let state = timeline.state(moment);
        for (who, points) in timeline.points_at(moment) {
            let expected = match who {
                Who::Seat(seat) => state.table().players[seat].score,
                Who::Rival => state.table().duel.score,
            };
            assert_eq!(points, i32::from(expected), "moment {moment}");
        }
    }
}

#[test]
fn every_old_record_fits_into_a_link_and_comes_back_the_same() {
    for (name, text) in all_records() {
        let opened = open(&text, &storage()).unwrap();
        let packed = opened
            .timeline()
            .packed()
            .unwrap_or_else(|| panic!("{name}"));
        let back = unpack(&packed, &storage()).unwrap_or_else(|_| panic!("{name}"));
        assert_eq!(back.trim_end(), text.trim_end(), "{name}");
        assert!(packed.len() < text.len(), "{name}: {}", packed.len());
    }
}

/// Records of format 2, among them games with agreed undos and one whose name was
/// erased, come back from a link as they were.
#[test]
fn bound_records_fit_into_links() {
    let mut undone = 0;
    let mut all = samples::bound();
    let (name, first) = all[0].clone();
    let erased = lucid_tabletop::record::erase_name(&first, Seat::new(0)).unwrap();
    all.push((name, erased));
    for (name, text) in all {
        let opened =
            open(&text, &storage()).unwrap_or_else(|problem| panic!("{name}: {problem:?}"));
        let Some(packed) = opened.timeline().packed() else {
            continue;
        };
        assert_eq!(unpack(&packed, &storage()).as_deref(), Ok(&*text), "{name}");
        undone += usize::from(text.contains("!undo:"));
    }
    assert!(undone > 2, "{undone} records with undos");
}

#[test]
fn a_record_without_a_seed_is_linked_unshortened() {
    let (text, timeline) = dreamscape("sylex players=2");
    let lines = text.lines().filter(|line| !line.starts_with("seed: "));
    let secret = lucid_testkit::with_own_digest(&(lines.collect::<Vec<_>>().join("\n") + "\n"));
    let opened = open(&secret, &storage()).unwrap();
    assert_eq!(opened.timeline().dealt_by_seed(), None);
    assert!(timeline.dealt_by_seed().unwrap() > 10);
    let packed = opened.timeline().packed().unwrap();
    assert_eq!(unpack(&packed, &storage()), Ok(secret));
}

#[test]
fn moments_round_trip() {
    for moment in [
        Moment {
            step: 61,
            eye: Eye::Seat(Seat::new(2)),
            packed: None,
        },
        Moment {
            step: 0,
            eye: Eye::All,
            packed: Some("abc-_9".to_owned()),
        },
        Moment {
            step: 7,
            eye: Eye::Onlooker,
            packed: None,
        },
    ] {
        let fragment = format!("#{moment}");
        assert_eq!(Moment::parse(&fragment), Ok(Some(moment)), "{fragment}");
    }
    for nothing in ["", "#", "#main"] {
        assert_eq!(Moment::parse(nothing), Ok(None));
    }
    for broken in ["#7.Z", "#99999999999999999999999.A", "#7x.A"] {
        assert_eq!(Moment::parse(broken), Err(BrokenLink), "{broken}");
    }
}

#[test]
fn truncated_or_changed_links_are_reported_as_broken() {
    let (_, timeline) = dreamscape("sylex players=2 nightmare=yes");
    let packed = timeline.packed().unwrap();
    for end in 0..packed.len() {
        // A truncated link may still be a record without its last steps.
        if let Ok(text) = unpack(&packed[..end], &storage()) {
            let shorter = open(&text, &storage()).unwrap();
            let whole = shorter.timeline().steps() == timeline.steps();
            assert_eq!(shorter.timeline().outcome().is_some(), whole);
        }
    }
    for at in (0..packed.len()).step_by(7) {
        let mut changed = packed.clone().into_bytes();
        changed[at] = if changed[at] == b'Q' { b'R' } else { b'Q' };
        let changed = String::from_utf8(changed).unwrap();
        if let Ok(text) = unpack(&changed, &storage()) {
            assert!(open(&text, &storage()).is_ok(), "at {at}");
        }
    }
    for nonsense in ["", "A", "!!", "czE", "~"] {
        assert!(unpack(nonsense, &storage()).is_err(), "{nonsense}");
    }
}

#[test]
fn problems_have_a_line_and_a_remedy() {
    let (text, _) = dreamscape("sylex players=2");
    let texts = Language::ALL.map(Texts::new);
    let cut: String = text.lines().take(20).collect::<Vec<_>>().join("\n");
    let changed = |from: &str, to: &str| text.replacen(from, to, 1);
    for (broken, line, advice) in [
        ("a holiday photo".to_owned(), Some(1), Remedy::OtherFile),
        (String::new(), Some(1), Remedy::OtherFile),
        (cut, Some(20), Remedy::Again),
        (
            changed("game: dreamscape", "game: chess"),
            Some(2),
            Remedy::Renew,
        ),
        (changed("version: 2", "version: 9"), Some(3), Remedy::Renew),
        (
            changed("rules: sylex", "rules: silex"),
            Some(4),
            Remedy::Original,
        ),
        (changed("pack: lucid", "pack: mine"), Some(5), Remedy::Pack),
        (samples::foreign(), Some(5), Remedy::Pack),
        (
            changed("lucid record 2", "lucid record 3"),
            Some(1),
            Remedy::Renew,
        ),
        (
            changed("seats: Ada", "seats: Eve"),
            Some(6),
            Remedy::Original,
        ),
        (
            changed("seat A: person", "seat A: bot greedy"),
            Some(10),
            Remedy::Original,
        ),
        (changed("seed: ", "seed: 0"), Some(11), Remedy::Original),
        (changed(" end\n", " fly\n"), None, Remedy::Original),
        ("x".repeat(LONGEST_RECORD + 1), None, Remedy::OtherFile),
    ] {
        let problem = open(&broken, &storage()).err().unwrap();
        assert_eq!(problem.advice, advice, "{problem:?}");
        if line.is_some() {
            assert_eq!(problem.line, line, "{problem:?}");
        }
        for texts in &texts {
            assert!(problem.describe(texts).len() > 20);
            assert!(texts.phrase(problem.advice.phrase()).len() > 20);
        }
    }
}

/// Opening any damaged file ends with an answer.
#[test]
fn a_record_cut_anywhere_never_panics() {
    let (text, _) = dreamscape("sylex players=1 nightmare=yes solo=bad-dreams");
    for end in (0..text.len()).step_by(3) {
        let _ = open(&text[..end], &storage());
        let mut changed = text.clone().into_bytes();
        changed[end] = b'z';
        let _ = open(&String::from_utf8_lossy(&changed), &storage());
    }
}

#[test]
fn running_games_keep_their_secrets() {
    let (text, timeline) = dreamscape("sylex players=2");
    assert_eq!(timeline.eyes()[0], Eye::All);
    let open_lines = text.lines().filter(|line| !line.starts_with("seed: "));
    let lines: Vec<&str> = open_lines.take(18).collect();
    let ended = |words: usize| {
        lucid_testkit::with_own_digest(&format!("{}\nopen | {words} steps\n", lines.join("\n")))
    };
    let words: usize = lucid_tabletop::Record::parse(&ended(0))
        .unwrap()
        .turns
        .iter()
        .map(|turn| turn.words.len())
        .sum();
    let opened = open(&ended(words), &storage()).unwrap();
    assert_eq!(opened.timeline().eyes()[0], Eye::Onlooker);
    assert_eq!(opened.timeline().steps(), words);
}

#[test]
fn a_record_of_dream_runners_is_told_from_any_seat() {
    let all = samples::runners();
    let (_, text) = all
        .iter()
        .find(|(path, _)| path.ends_with("players-2.lucid"))
        .unwrap();
    let opened = open(text, &storage()).unwrap();
    let timeline = opened
        .timeline_of::<lucid_dream_runners::DreamRunners>()
        .unwrap();
    let texts = Texts::new(Language::German);
    let count = |eye| timeline.journal(&texts, eye).len();
    assert!(count(Eye::All) > count(Eye::Seat(Seat::new(0))));
    assert!(count(Eye::Seat(Seat::new(0))) > count(Eye::Onlooker));
    let composing = (0..=timeline.steps())
        .find(|moment| {
            let step = timeline.span_at(*moment);
            step.is_some_and(|span| span.turn.phase == "dream")
        })
        .unwrap();
    let drafts = |eye| {
        let view = timeline.view(composing, eye);
        view.drafts
            .first(2)
            .filter(|(_, draft)| draft.is_some())
            .count()
    };
    assert_eq!(drafts(Eye::All), 2);
    assert_eq!(drafts(Eye::Seat(Seat::new(1))), 1);
}

/// A game of Dream Runners with a pack of somebody's own is found where that pack
/// is kept, and nowhere else.
#[test]
fn replays_find_custom_packs() {
    let read = |game| lucid_packs::read("new.toml", lucid_packs::template(game)).unwrap();
    let storage = Memory::default();
    for game in [
        lucid_packs::TitleId::Dreamscape,
        lucid_packs::TitleId::DreamRunners,
    ] {
        let pack = read(game);
        content::keep(&storage, &pack).unwrap();
        let hash = pack.hash().to_owned();
        let text = match pack {
            lucid_packs::Pack::Dreamscape(pack) => {
                let rules = lucid_dreamscape::Rules::sylex();
                let game = lucid_dreamscape::Dreamscape::new(rules, pack.content.clone()).unwrap();
                samples::played(&game)
            }
            lucid_packs::Pack::DreamRunners(pack) => {
                let rules = lucid_dream_runners::Rules::default();
                let game =
                    lucid_dream_runners::DreamRunners::new(rules, pack.content.clone()).unwrap();
                samples::played(&game)
            }
        };
        assert!(open(&text, &storage).is_ok(), "{game:?}");
        content::forget(&storage, &hash);
        let problem = open(&text, &storage).err().unwrap();
        assert_eq!(problem.advice, Remedy::Pack, "{game:?}");
    }
}

/// On the chart a card stands in the colour of its level, and nothing else does.
#[test]
fn a_completed_card_brings_its_level_to_the_curve() {
    use lucid_dreamscape::{Event, Reason};
    let (_, timeline) = dreamscape("sylex players=2");
    let game = timeline.game();
    for (card, about) in game.content().cards() {
        let scored = |reason| Event::Scored {
            seat: Seat::new(0),
            points: 6,
            reason,
        };
        let gain = game.gain(&scored(Reason::Card(card))).expect("points");
        assert_eq!((gain.points, gain.card), (6, Some(about.level.number())));
        let lost = game.gain(&scored(Reason::Uncompleted(card)));
        assert_eq!(lost.expect("points").card, None);
    }
}
