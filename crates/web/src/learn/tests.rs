//! Every lesson can be completed.

use lucid_dreamscape::Dreamscape;
use lucid_tabletop::Game as _;
use lucid_texts::{Language, Texts};
use lucid_titles::with_title;

use super::*;
use crate::storage::Memory;
use crate::table::Table as _;

/// Plays words and says what the teacher says after each.
fn play<G: Taught>(stage: &Stage, words: &[&str], at: &str) -> Vec<Verdict> {
    let (game, state) = G::position(stage.position).unwrap_or_else(|error| panic!("{at}: {error}"));
    let mut table = LessonTable::new(game.clone(), state, stage.seed);
    let teacher = Teacher::new(stage);
    let step = |word: &&str| {
        let legal: Vec<String> = (table.scene().choices.iter())
            .map(|action| {
                let mut word = String::new();
                game.write_action(*action, &mut word);
                word
            })
            .collect();
        let action = game.parse_action(word);
        let action = action.unwrap_or_else(|| panic!("{at}: {word} is no action; {legal:?}"));
        if let Err(refusal) = table.act(action) {
            panic!("{at}: {word} is refused: {refusal:?}; {legal:?}");
        }
        teacher.verdict(&table)
    };
    words.iter().map(step).collect()
}

fn play_of(lesson: &Lesson, stage: &Stage, words: &[&str], at: &str) -> Vec<Verdict> {
    with_title!(lesson.game, G => play::<G>(stage, words, at))
}

/// All stages, with a name for messages.
fn stages() -> impl Iterator<Item = (&'static Lesson, &'static Stage, String)> {
    course().iter().flat_map(|lesson| {
        let stages = lesson.stages.iter().enumerate();
        stages.map(move |(number, stage)| (lesson, stage, format!("{} {}", lesson.id, number + 1)))
    })
}

#[test]
fn every_stored_line_reaches_its_goal_with_its_last_step() {
    for (lesson, stage, at) in stages() {
        let verdicts = play_of(lesson, stage, &stage.line, &at);
        let (last, before) = verdicts.split_last().unwrap_or_else(|| panic!("{at}"));
        assert_eq!(*last, Verdict::Done, "{at}");
        assert!(
            before.iter().all(|v| *v == Verdict::OnTheWay),
            "{at}: {verdicts:?}"
        );
    }
}

#[test]
fn a_wrong_step_of_every_stage_is_noticed() {
    let unnoticed: Vec<String> = stages()
        .filter(|(lesson, stage, at)| {
            play_of(lesson, stage, &[stage.wrong], at) != [Verdict::Astray]
        })
        .map(|(.., at)| at)
        .collect();
    assert_eq!(unnoticed, Vec::<String>::new());
}

fn untouched<G: Taught>(stage: &Stage) -> Verdict {
    let (game, state) = G::position(stage.position).expect("a position");
    Teacher::new(stage).verdict(&LessonTable::new(game, state, stage.seed))
}

#[test]
fn no_goal_is_reached_before_anything_is_done() {
    for (lesson, stage, at) in stages() {
        let fresh = with_title!(lesson.game, G => untouched::<G>(stage));
        assert_eq!(fresh, Verdict::OnTheWay, "{at}");
    }
}

#[test]
fn a_sentence_that_is_not_translated_is_english() {
    let lesson =
        "lesson: journey\ntitle.en: The journey\ntitle.de: Die Reise\nabout.en: It is long.\n";
    let lesson = Lesson::read(lesson).unwrap();
    assert_eq!(lesson.title.to(Language::German), "Die Reise");
    assert_eq!(lesson.about.to(Language::German), "It is long.");
    assert_eq!(Lesson::read("title.xx: ?\n"), Err("title.xx: ?"));
}

#[test]
fn everything_is_told_in_both_languages() {
    let texts = Texts::new(Language::English);
    for (lesson, stage, at) in stages() {
        for language in Language::ALL {
            for told in [
                stage.goal,
                stage.hint,
                stage.done,
                lesson.title,
                lesson.about,
            ] {
                assert!(told.to(language).len() > 3, "{at}");
            }
            for told in [stage.goal, stage.hint, stage.done] {
                let text = told.to(language);
                assert!(text.ends_with('.') && text.len() < 260, "{at}: {text}");
                assert!(
                    !text.contains(['"', '\'']) && !text.contains("  "),
                    "{at}: {text}"
                );
            }
        }
        assert_ne!(
            stage.goal.to(Language::English),
            stage.goal.to(Language::German),
            "{at}"
        );
        assert!(!stage.rules.is_empty() && !stage.show.is_empty(), "{at}");
        for rule in &stage.rules {
            assert!(texts.rule_text(rule).is_some(), "{at}: {rule}");
        }
    }
}

#[test]
fn the_course_is_as_long_as_it_should_be() {
    let counts: Vec<usize> = (course_by_chapter())
        .map(|(_, lessons)| lessons.len())
        .collect();
    assert_eq!(counts.iter().sum::<usize>(), course().len());
    let least = counts.iter().zip([8, 2, 4]);
    assert!(counts.len() == 3 && least.into_iter().all(|(count, least)| *count >= least));
    for lesson in course() {
        assert!((2..=6).contains(&lesson.stages.len()), "{}", lesson.id);
        assert_eq!(super::lesson(lesson.id), Some(lesson), "an id of its own");
    }
}

#[test]
fn progress_is_kept() {
    let storage = Memory::default();
    let lesson = &course()[0];
    let mut progress = Progress::find(&storage);
    assert!(progress.is_empty());
    progress.add(lesson, 0);
    progress.add(lesson, 2);
    progress.keep(&storage).expect("room");
    let progress = Progress::find(&storage);
    assert_eq!(
        (progress.count(lesson), progress.next_stage(lesson)),
        (2, 1)
    );
    assert!(progress.has(lesson, 2) && !progress.is_done(lesson));
    Progress::forget(&storage);
    assert!(Progress::find(&storage).is_empty());
}

#[test]
fn a_step_of_a_lesson_can_be_undone_and_a_stage_restarted() {
    let stage = &lesson("journey").expect("a lesson").stages[1];
    let (game, state) = Dreamscape::position(stage.position).expect("a position");
    let mut table = LessonTable::new(game.clone(), state.clone(), 0);
    for word in ["+u", "+w"] {
        table
            .act(game.parse_action(word).expect("an action"))
            .expect("it is legal");
    }
    assert_eq!(table.scene().fresh.len(), 2);
    table.undo().expect("a step");
    assert_eq!(table.scene().step, 1);
    assert!(table.scene().fresh.is_empty());
    table.again();
    assert_eq!(table.state(), &state);
    assert!(table.undo().is_err());
    let third = game.parse_action("+b").expect("an action");
    assert!(table.why_not(third).is_some());
}
