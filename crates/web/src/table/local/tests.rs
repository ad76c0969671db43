use lucid_dreamscape::{Action, Dreamscape, Event, Rules};
use lucid_tabletop::record::Format;
use lucid_tabletop::{Game as _, Random, Record, Seat, Seed};

use super::*;
use crate::bots::{Question, since_start};
use crate::dreamscape::Level;

fn game(rules: Rules) -> Arc<Dreamscape> {
    Arc::new(Dreamscape::new(rules, lucid_packs::dreamscape().content.clone()).unwrap())
}

fn person(name: &str) -> Player<Level> {
    Player::Person(name.to_owned())
}

fn bot(name: &str) -> Player<Level> {
    Player::Bot(Level::Random, name.to_owned())
}

/// Plays random actions for everybody until `stop`.
fn play_until(
    table: &mut LocalTable<Dreamscape>,
    mut stop: impl FnMut(&LocalTable<Dreamscape>) -> bool,
) {
    let mut random = Random::new(11);
    while !stop(table) {
        match table.waiting() {
            Waiting::Nobody => return,
            Waiting::HandOver(seat) => table.take_device(seat),
            Waiting::Person(_) => {
                let action = random.pick(&table.scene().choices).unwrap();
                table.act(action).unwrap();
            }
            Waiting::Other(_) => {
                let seat = table.bot_to_act().unwrap();
                let (level, view) = table.bot_at(seat).unwrap();
                let question = Question::bot(table.game(), &view, level, random.bits()).unwrap();
                let answer = question.answer(since_start).unwrap();
                let action = table.game().parse_action(&answer).unwrap();
                table.act_for(seat, action).unwrap();
            }
        }
    }
}

#[test]
fn a_whole_game_against_a_bot_ends_with_a_record_that_verifies() {
    let game = game(Rules::sylex());
    let players = vec![person("Ada"), bot("Noor")];
    let mut table = LocalTable::open(game.clone(), players, Seed::of_series(1, 1));
    play_until(&mut table, |_| false);
    let scene = table.scene();
    assert!(scene.outcome.is_some() && scene.choices.is_empty());
    let record = Record::parse(&table.record()).unwrap();
    let replayed = record::replay(&*game, &record).unwrap();
    assert_eq!(replayed.dealt_by_seed, Some(replayed.play.dealt()));
}

#[test]
fn a_game_resumes_after_any_step() {
    let game = game(Rules {
        nightmare: true,
        ..Rules::huch()
    });
    let players = vec![person("Ada"), bot("Noor")];
    let seed = Seed::of_series(1, 2);
    for length in [30, 77, 200] {
        let mut table = LocalTable::open(game.clone(), players.clone(), seed);
        play_until(&mut table, |table| table.steps() >= length);
        let record = Record::parse(&table.record()).unwrap();
        let mut again = LocalTable::resume(game.clone(), players.clone(), seed, &record).unwrap();
        let (before, after) = (table.scene(), again.scene());
        assert_eq!(after.view, before.view);
        assert_eq!(after.choices, before.choices);
        assert_eq!(after.can_undo, before.can_undo);
        assert_eq!(again.journal(), table.journal());
        assert_eq!(again.record(), table.record());
    }
}

/// A game saved before records had format 2 continues in format 1.
#[test]
fn a_game_saved_in_format_1_stays_in_format_1() {
    let game = game(Rules::sylex());
    let players = vec![person("Ada"), bot("Noor")];
    let seed = Seed::of_series(1, 6);
    let mut table = LocalTable::open(game.clone(), players.clone(), seed);
    play_until(&mut table, |table| table.steps() >= 60);
    let names = ["Ada", "Noor"].map(str::to_owned);
    let sheet = Sheet {
        seating: &Seating::unbound(&names),
        seed: &seed,
        reveal: false,
    };
    let play = Playthrough::of(&*game, table.history.clone());
    let old = record::write(&play, &sheet);
    assert!(old.starts_with("lucid record 1\n"), "{old}");
    let record = Record::parse(&old).unwrap();
    let mut again = LocalTable::resume(game.clone(), players, seed, &record).unwrap();
    assert_eq!(again.record(), old);
    play_until(&mut again, |_| false);
    let record = Record::parse(&again.record()).unwrap();
    assert_eq!(record.header.format(), Format::One);
    record::replay(&*game, &record).unwrap();
}

/// Rules that have changed since are those of the game to its end, for its bots as well.
#[test]
fn a_game_begun_under_an_older_version_ends_under_it() {
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::at_version(1, Rules::sylex(), content);
    let game = Arc::new(game.unwrap().unwrap());
    let players = vec![person("Ada"), bot("Noor")];
    let seed = Seed::of_series(1, 8);
    let mut table = LocalTable::open(game.clone(), players.clone(), seed);
    play_until(&mut table, |table| table.steps() >= 60);
    let record = Record::parse(&table.record()).unwrap();
    assert_eq!(record.header.version, 1);
    let commitment = record.header.commitment;
    let mut again = LocalTable::resume(game.clone(), players, seed, &record).unwrap();
    play_until(&mut again, |_| false);
    let record = Record::parse(&again.record()).unwrap();
    assert!(record.is_finished());
    assert_eq!(
        (record.header.version, record.header.commitment),
        (1, commitment)
    );
    record::replay(&*game, &record).unwrap();
}

/// A record's seats are bound to the levels of bots, and neither the seed nor a salt is shown
/// before the end.
#[test]
fn a_record_commits_to_its_players_and_reveals_no_secrets() {
    let game = game(Rules::sylex());
    let players = vec![person("Ada"), bot("Noor")];
    let seed = Seed::of_series(1, 7);
    let mut table = LocalTable::open(game, players, seed);
    let header = Record::parse(&table.record()).unwrap().header;
    assert_eq!(header.format(), Format::Two);
    assert_eq!(header.commitment_with(&seed), header.commitment);
    let kinds: Vec<String> = (header.seating.bound.iter().flatten())
        .map(|seat| seat.kind.to_string())
        .collect();
    assert_eq!(kinds, ["person", "bot random"]);
    assert_eq!((header.seed, header.seating.erased().count()), (None, 2));
    play_until(&mut table, |_| false);
    let over = Record::parse(&table.record()).unwrap().header;
    assert_eq!(over.commitment, header.commitment);
    assert_eq!((over.seed, over.seating.erased().count()), (Some(seed), 0));
}

/// A draw cannot be undone: undo ends where something was revealed.
#[test]
fn undo_never_crosses_a_draw() {
    let game = game(Rules {
        nightmare: true,
        ..Rules::huch()
    });
    let mut table = LocalTable::open(
        game,
        vec![person("Ada"), person("Bo")],
        Seed::of_series(1, 8),
    );
    let mut undone = 0;
    for length in (20..300).step_by(7) {
        play_until(&mut table, |table| {
            table.steps() >= length
                && matches!(table.waiting(), Waiting::Person(_))
                && table.undo_floor() < table.steps()
        });
        let drawn = table.history.dealt();
        if table.undo_to(table.undo_floor()).is_ok() {
            assert_eq!(table.history.dealt(), drawn);
            undone += 1;
        }
    }
    assert!(undone > 5, "{undone}");
    assert_eq!(table.history.used_up(), 0);
}

#[test]
fn a_record_of_another_seed_or_table_cannot_be_resumed() {
    let game = game(Rules::sylex());
    let players = vec![person("Ada"), bot("Noor")];
    let table = LocalTable::open(game.clone(), players.clone(), Seed::of_series(1, 3));
    let record = Record::parse(&table.record()).unwrap();
    let other = LocalTable::resume(game.clone(), players, Seed::of_series(1, 4), &record);
    assert_eq!(other.unwrap_err(), ResumeError::Seed);
    let fewer = LocalTable::resume(game, vec![person("Ada")], Seed::of_series(1, 3), &record);
    assert_eq!(fewer.unwrap_err(), ResumeError::Seats);
}

#[test]
fn undo_only_undoes_an_own_step() {
    let game = game(Rules::sylex());
    let mut table = LocalTable::open(
        game,
        vec![person("Ada"), bot("Noor")],
        Seed::of_series(1, 5),
    );
    play_until(&mut table, |table| {
        table.history.state().table().cycle == 1 && table.waiting() == Waiting::Person(Seat::new(0))
    });
    let before = table.scene();
    let action = before.choices[0];
    assert!(!before.can_undo && action != Action::End);
    table.act(action).unwrap();
    assert!(table.scene().can_undo);
    table.undo().unwrap();
    let after = table.scene();
    assert_eq!(after.view, before.view);
    assert!(after.fresh.is_empty() && !after.can_undo);
    assert!(table.undo().is_err());
}

/// Two people at one device: nobody sees the cards that the other has drawn.
#[test]
fn the_device_is_handed_over_before_a_private_look() {
    let game = game(Rules::sylex());
    let players = vec![person("Ada"), person("Bob")];
    let mut table = LocalTable::open(game, players, Seed::of_series(1, 6));
    let Waiting::HandOver(first) = table.waiting() else {
        panic!("everybody draws first: {:?}", table.waiting());
    };
    let hidden = table.scene();
    assert_eq!(hidden.viewer, None);
    assert!(hidden.choices.is_empty() && hidden.view.own_drawn().is_empty());
    assert!(
        hidden
            .fresh
            .iter()
            .all(|event| !matches!(event, Event::Drew { card: Some(_), .. }))
    );
    table.take_device(first);
    let seen = table.scene();
    assert_eq!(seen.viewer, Some(first));
    assert!(!seen.view.own_drawn().is_empty() && !seen.choices.is_empty());
    table.act(seen.choices[0]).unwrap();
    let Waiting::HandOver(second) = table.waiting() else {
        panic!("then the other one: {:?}", table.waiting());
    };
    assert_ne!(first, second);
    play_until(&mut table, |table| {
        if let Waiting::Person(seat) = table.waiting() {
            let others = Seat::first(2).filter(|other| *other != seat);
            let view = table.game().view(table.history.state(), table.viewer());
            for other in others {
                assert!(view.drawn[other].iter().all(Option::is_none));
            }
        }
        false
    });
}

#[test]
fn bots_alone_play_before_a_spectator() {
    let game = game(Rules::sylex());
    let mut table = LocalTable::open(game, vec![bot("Ida"), bot("Noor")], Seed::of_series(1, 7));
    assert_eq!(table.scene().viewer, None);
    play_until(&mut table, |_| false);
    assert!(table.scene().outcome.is_some());
}

mod runners {
    use lucid_dream_runners::{Action, DreamRunners, Phase, Rules};
    use lucid_tabletop::{Game as _, Random, Record, Seat, SeatSet, Seed};

    use super::super::*;
    use crate::bots::{Question, since_start};
    use crate::dream_runners::RunnerLevel;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn game(players: u8) -> Arc<DreamRunners> {
        let rules = Rules {
            players,
            ..Rules::default()
        };
        let content = lucid_packs::dream_runners().content.clone();
        Arc::new(DreamRunners::new(rules, content).unwrap())
    }

    fn person(name: &str) -> Player<RunnerLevel> {
        Player::Person(name.to_owned())
    }

    /// Lays any segment; one always fits.
    fn lay(table: &mut LocalTable<DreamRunners>) {
        let scene = table.scene();
        let put = |action: &&Action| matches!(action, Action::Put(_));
        let put = *scene.choices.iter().find(put).unwrap();
        table.act(put).unwrap();
    }

    #[test]
    fn people_compose_one_after_the_other_and_nobody_sees_anything() {
        let mut table = LocalTable::open(game(2), vec![person("Ada"), person("Bob")], seed());
        assert_eq!(table.waiting(), Waiting::HandOver(A));
        assert!(table.scene().view.drafts.0.iter().all(Option::is_none));
        table.take_device(A);
        assert_eq!(table.waiting(), Waiting::Person(A));
        lay(&mut table);
        table.set_aside(A);
        assert_eq!(table.waiting(), Waiting::HandOver(B));
        table.take_device(B);
        assert!(table.scene().view.drafts[A].is_none(), "that is a secret");
        lay(&mut table);
        table.set_aside(B);
        assert_eq!(table.to_act(), SeatSet::EMPTY);
        // Bob took less time, so his lock counts as the first (R20).
        table.gather();
        table.act_for(B, Action::Lock).unwrap();
        table.act_for(A, Action::Lock).unwrap();
        let view = table.view_of(None);
        assert_eq!(view.table.first, B);
        assert!(view.drafts[A].is_some(), "now all lies open");
    }

    fn seed() -> Seed {
        Seed::of_series(4, 1)
    }

    #[test]
    fn a_composition_counts_as_it_is_when_the_time_is_up() {
        let players = vec![
            person("Ada"),
            Player::Bot(RunnerLevel::Perfect, "Noor".into()),
        ];
        let mut table = LocalTable::open(game(2), players.clone(), seed());
        assert_eq!(
            table.waiting(),
            Waiting::Person(A),
            "one person sees it at once"
        );
        lay(&mut table);
        assert!(table.expire());
        assert_ne!(table.view_of(None).table.phase, Phase::Compose);
        let record = Record::parse(&table.record()).unwrap();
        let mut again = LocalTable::resume(game(2), players, seed(), &record).unwrap();
        assert_eq!(again.scene().view, table.scene().view);
        assert_eq!(again.record(), table.record());
    }

    #[test]
    fn a_whole_game_with_bots_ends_with_a_record_that_verifies() {
        let players = vec![
            person("Ada"),
            Player::Bot(RunnerLevel::Perfect, "Noor".into()),
            Player::Bot(RunnerLevel::Random, "Mila".into()),
        ];
        let game = game(3);
        let mut table = LocalTable::open(game.clone(), players, seed());
        let mut random = Random::new(3);
        while let Some(seat) = table.to_act().iter().next() {
            match table.bot_at(seat) {
                Some((level, view)) => {
                    let question = Question::bot(&*game, &view, level, random.bits());
                    for word in question.unwrap().answer(since_start).unwrap().split(' ') {
                        let action = game.parse_action(word).unwrap();
                        table.act_for(seat, action).unwrap();
                    }
                }
                None => {
                    let action = *table.scene().choices.last().unwrap();
                    table.act(action).unwrap();
                }
            }
        }
        let record = Record::parse(&table.record()).unwrap();
        let replayed = record::replay(&*game, &record).unwrap();
        assert_eq!(replayed.dealt_by_seed, Some(replayed.play.dealt()));
        assert!(table.scene().outcome.is_some());
    }
}

#[test]
fn earlier_views_are_true_and_several_steps_can_be_undone() {
    let game = game(Rules::sylex());
    let players = vec![person("Ada"), bot("Noor")];
    let mut table = LocalTable::open(game, players, Seed::of_series(1, 9));
    play_until(&mut table, |table| {
        table.cycle() > 0
            && matches!(table.waiting(), Waiting::Person(_))
            && table.undo_floor() + 2 <= table.steps()
    });
    let (floor, steps) = (table.undo_floor(), table.steps());
    let then = table.view_after(floor);
    assert_eq!(table.view_after(steps), table.scene().view);
    assert!(table.undo_to(floor.saturating_sub(1)).is_err());
    table.undo_to(floor).unwrap();
    assert_eq!(table.steps(), floor);
    assert_eq!(table.scene().view, then);
}

/// The journal says of a step that it played itself, after a reload as well.
#[test]
fn what_played_itself_is_found_again_in_the_record() {
    let players = vec![person("Ada"), bot("Noor")];
    let mut found = 0;
    for number in 0..12 {
        let rules = ["huch players=2 nightmare=yes", "sylex players=2"][number as usize / 6];
        let game = game(rules.parse().unwrap());
        let seed = Seed::of_series(9, number);
        let mut table = LocalTable::open(game.clone(), players.clone(), seed);
        let mut forced = Vec::new();
        while table.waiting() != Waiting::Nobody {
            let before = table.steps();
            if table.scene().only_choice().is_some() {
                forced.push(before);
            }
            play_until(&mut table, |table| table.steps() > before);
        }
        assert_eq!(table.forced_steps(), forced);
        let record = Record::parse(&table.record()).unwrap();
        let mut again = LocalTable::resume(game.clone(), players.clone(), seed, &record).unwrap();
        assert_eq!(again.rewind().unwrap().forced_steps(), forced);
        found += forced.len();
    }
    assert!(found > 0);
}
