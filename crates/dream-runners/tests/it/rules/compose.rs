//! Creating a dream (R1 to R4, R20).

use lucid_dream_runners::{Event, Refusal};
use lucid_tabletop::{Game, Playthrough, Seat, UndoRefusal};
use lucid_testkit::dream_runners::{Scene, game};

const TABLE: &str = "tile: cool-pillow\nfirst: B";

#[test]
fn r1_everybody_composes_at_once() {
    let mut scene = Scene::new("players=3", TABLE);
    assert_eq!(scene.to_act(), "ABC");
    scene.play("C", "set-3-one@d4");
    scene.play(
        "A",
        "set-1-two@c3 set-1-two@e5.1 lift:set-1-two set-1-corner@c3",
    );
    scene.play("B", "set-2-one@c3 set-2-two@d3 clear set-2-one@e5");
    assert_eq!(scene.seat_line("A", "draft"), "set-1-corner@c3");
    assert_eq!(scene.seat_line("B", "draft"), "set-2-one@e5");
    assert_eq!(scene.seat_line("C", "draft"), "set-3-one@d4");
    assert_eq!(scene.board("A"), "\n\n  b..\n  c-.\n  ...\n\n\n");
}

#[test]
fn r1_every_segment_covers_a_cell_of_the_dream() {
    let mut scene = Scene::new("players=2", TABLE);
    // Two cells may hang out, if the third is inside; and parts need not touch.
    scene.play("A", "set-1-three@a3 set-1-one@e5");
    assert_eq!(scene.board("A"), "\n\n--c..\n  ...\n  ..c\n\n\n");
    for outside in [
        "set-1-one@b3",
        "set-1-two@a3",
        "set-1-two@f5",
        "set-1-three@a2",
        "set-1-corner@a1",
    ] {
        let refusal = scene.refused("A", outside, "R1");
        assert!(matches!(refusal, Refusal::CoversNothing(_)), "{outside}");
    }
    // A corner whose free cell is the dream's corner covers nothing.
    scene.refused("A", "set-1-corner@b2.1", "R1");
    let off = scene.refused("A", "set-1-three@f4", "R1");
    assert!(matches!(off, Refusal::OffBoard(_)));
    let off = scene.refused("A", "set-1-three@e6.1", "R1");
    assert!(matches!(off, Refusal::OffBoard(_)));
}

#[test]
fn r1_a_player_lays_its_own_segments() {
    let mut scene = Scene::new("players=2", TABLE);
    scene.refused("A", "set-2-one@c3", "R1");
    scene.refused("A", "one-a@c3", "R1");
    scene.refused("A", "lift:set-1-one", "R1");
    scene.refused("A", "clear", "R1");
    scene.play("A", "set-1-one@c3");
    scene.refused("A", "set-1-one@c3", "R1");
    for later in [
        "take:coin",
        "auto",
        "cell:c3",
        "pass",
        "calm",
        "buy:one-a",
        "wild:blue",
    ] {
        let refusal = scene.refused(
            "A",
            later,
            match later {
                "take:coin" => "R15",
                "pass" | "calm" | "buy:one-a" => "R17",
                _ => "R5",
            },
        );
        assert!(!refusal.key().is_empty());
    }
}

#[test]
fn r1_boards_of_others_are_hidden_until_all_are_done() {
    let [a, b] = [Seat::new(0), Seat::new(1)];
    let mut scene = Scene::new("players=2", TABLE);
    scene
        .play("A", "set-1-one@c3 lock")
        .play("B", "set-2-one@d4");
    assert!(scene.view("A").drafts[a].is_some());
    assert!(scene.view("A").drafts[b].is_none());
    assert!(scene.view("B").drafts[a].is_none());
    assert!(scene.view("-").drafts[b].is_none());
    let put = scene.events[0];
    assert!(matches!(put, Event::Put(..)));
    let rules = *scene.game().rules();
    assert_eq!(put.redact_event(&rules, Some(a)), Some(put));
    assert_eq!(put.redact_event(&rules, Some(b)), None);
    assert_eq!(put.redact_event(&rules, None), None);
    scene.play("B", "lock");
    for viewer in ["A", "B", "-"] {
        let view = scene.view(viewer);
        assert!(view.drafts[a].is_some() && view.drafts[b].is_some());
    }
    // The option shows boards to players, but not to those who only watch.
    let mut scene = Scene::new("players=2 show-boards=yes", TABLE);
    scene.play("A", "set-1-one@c3");
    assert!(scene.view("B").drafts[a].is_some());
    assert!(scene.view("-").drafts[a].is_none());
    let rules = *scene.game().rules();
    assert_eq!(put.redact_event(&rules, Some(b)), Some(put));
    assert_eq!(put.redact_event(&rules, None), None);
}

#[test]
fn r2_the_first_to_lock_takes_a_coin_and_is_first_dreamer() {
    let mut scene = Scene::new("players=3", TABLE);
    scene.play("C", "lock");
    scene.has("C", "coins=3");
    assert_eq!(scene.line("first"), "C");
    assert!(scene.events.contains(&Event::FirstLocked(Seat::new(2))));
    scene.refused("C", "set-3-one@c3", "R2");
    scene.refused("C", "lock", "R2");
    assert_eq!(scene.to_act(), "AB");
    scene.play("A", "set-1-one@c3 lock");
    scene.has("A", "coins=2");
    assert_eq!(scene.line("first"), "C");
    assert!(scene.events.contains(&Event::Locked(Seat::new(0))));
}

#[test]
fn r2_a_lock_is_never_taken_back() {
    let game = game("players=2".parse().unwrap());
    let mut play = Playthrough::new(&game);
    while play.steps().len() < 5 {
        let chance = game.chance_nth(play.state(), 0);
        play.resolve(chance, &mut ());
    }
    let a = Seat::new(0);
    let act = |play: &mut Playthrough<'_, _>, word: &str| {
        let action = game.parse_action(word).unwrap();
        play.play(a, action, &mut ()).unwrap();
    };
    act(&mut play, "set-1-one@c3");
    act(&mut play, "set-1-one@d4");
    assert_eq!(play.undo_floor(a), 5);
    play.undo(a, 6).unwrap();
    act(&mut play, "lock");
    assert_eq!(play.undo(a, 6), Err(UndoRefusal::Beyond(7)));
    // Nor is what was there when time was up.
    play.expire(&mut ());
    assert_eq!(play.undo_floor(a), play.steps().len());
}

#[test]
fn r3_when_time_is_up_what_lies_there_counts() {
    let mut scene = Scene::new("players=2", TABLE);
    scene
        .play("A", "lock")
        .play("B", "set-2-one@d4 set-2-two@c3");
    scene.play("B", "!time");
    assert_eq!(scene.line("phase"), "resolve");
    assert_eq!(scene.seat_line("B", "draft"), "set-2-one@d4 set-2-two@c3");
    scene.has("A", "coins=3").has("B", "coins=2");
    assert!(scene.events.contains(&Event::TimeUp));
    assert!(!scene.game().may_expire(scene.state()));
}

#[test]
fn r3_when_all_have_locked_the_phase_ends_at_once() {
    let mut scene = Scene::new("players=2", TABLE);
    scene.play("B", "lock").play("A", "lock");
    assert_eq!(scene.line("phase"), "resolve");
}

#[test]
fn r4_a_round_that_nobody_locks_gives_no_coin() {
    let mut scene = Scene::new("players=3", "tile: cool-pillow\nfirst: C");
    scene.play("A", "set-1-one@d4 !time");
    assert_eq!(scene.line("first"), "C", "the last first dreamer stays");
    for seat in ["A", "B", "C"] {
        scene.has(seat, "coins=2");
    }
    // In round 1 nobody was first before, so seat 1 is.
    let mut scene = Scene::new("players=2", "tile: cool-pillow");
    scene.play("A", "!time");
    assert_eq!(scene.line("first"), "A");
}

#[test]
fn r4_without_a_timer_time_is_never_up() {
    let mut scene = Scene::new("players=2 timer=none", TABLE);
    assert!(!scene.game().may_expire(scene.state()));
    scene.play("A", "lock");
    assert!(!scene.game().may_expire(scene.state()));
    assert_eq!(scene.to_act(), "B");
}

#[test]
fn r4_a_first_dreamer_who_woke_up_is_followed_by_the_next_sleeper() {
    let mut scene = Scene::new(
        "players=4",
        "round: 2\ntile: cool-pillow\nfirst: B\nseat B\nserenity: 0\nwoke: 1\nseat C\nserenity: 0\nwoke: 1",
    );
    assert_eq!(scene.to_act(), "AD");
    scene.refused("B", "lock", "R9");
    scene.play("A", "!time");
    let table = scene.state().table();
    assert_eq!(table.first, Seat::new(1));
    assert_eq!(table.leader(4), Seat::new(3));
}

#[test]
fn r20_exactly_one_is_first_and_an_empty_board_may_be_locked() {
    let mut scene = Scene::new("players=4", TABLE);
    for seat in ["D", "B", "A", "C"] {
        scene.play(seat, "lock");
    }
    let coins = ["A", "B", "C", "D"].map(|seat| scene.seat_line(seat, "coins"));
    assert_eq!(coins, ["2", "2", "2", "3"]);
    let first = |event: &&Event| matches!(event, Event::FirstLocked(_));
    assert_eq!(scene.events.iter().filter(first).count(), 1);
    // No board at all is nine gaps.
    scene.play("A", "auto");
    let gaps: Vec<String> = ["A", "B"]
        .map(|seat| scene.seat_line(seat, "serenity"))
        .to_vec();
    assert_eq!(gaps, ["2", "13"]);
}
