//! The lines of the edition table that show on the board (E7 to E9, E12 to
//! E14, E19).

use lucid_testkit::Scene;

use super::editions::{ROWS, line};

/// Seat A with some lines, and a board whose two lowest rows are given.
fn board(lines: &str, upper: &str, lower: &str) -> String {
    format!("seat A\n{lines}\nboard:\n. . . . .\n. . . . .\n. . . . .\n{upper}\n{lower}")
}

#[test]
fn e7_land_is_a_path_or_gives_momentum() {
    line("E7", ["path", "momentum", "momentum"]);
    let walk = |rules: &str| {
        let position = board("hands: gw", ". b u . .", ". b b@ . .");
        Scene::new(&format!("{rules} players=2"), &position)
    };
    for rules in ["prototype", "sylex land=path"] {
        // From land to land without any white shard, and nowhere else.
        let mut scene = walk(rules);
        assert_eq!(scene.legal("A", "free:"), "free:b1", "{rules}");
        scene.refused("A", "free:c2", "E7");
        scene.play("A", "free:b1 free:b2");
        scene.refused("A", "free:c2", "E7");
        // Another action takes nothing away.
        let mut scene = walk(rules);
        scene.play("A", "g:d1");
        assert_eq!(scene.legal("A", "free:"), "free:b1", "{rules}");
    }
    for rules in ["sylex", "huch", "prototype land=momentum"] {
        let mut scene = walk(rules);
        scene.refused("A", "free:b1", "D5");
        scene.play("A", "step:b1");
        assert_eq!(scene.legal("A", "free:"), "free:b2 free:c1", "{rules}");
        scene.play("A", "free:b2");
        // Land again: one more step, to any colour.
        assert_eq!(scene.legal("A", "free:"), "free:c2", "{rules}");
        scene.play("A", "free:c2").score("A", 1);
        scene.refused("A", "free:b2", "D5");
        let mut scene = walk(rules);
        scene.play("A", "step:b1 g:d1");
        scene.refused("A", "free:b2", "D5");
    }
}

#[test]
fn e8_a_mountain_is_two_gray() {
    line("E8", ["anywhere", "touching", "touching"]);
    for (stack, anywhere, touching) in [
        ("yy", 2, 2),
        ("yby", 2, 0),
        ("gyyg", 2, 2),
        ("yyu", 3, 3),
        ("yuyu", 3, 1),
        ("y", 0, 0),
    ] {
        let position = board("hands: w", &format!(". . {stack} . ."), ". . g@ . .");
        for (rules, points) in [
            ("prototype", anywhere),
            ("sylex mountain=anywhere", anywhere),
            ("sylex", touching),
            ("huch", touching),
            ("prototype mountain=touching", touching),
        ] {
            let mut scene = Scene::new(&format!("{rules} players=2"), &position);
            scene.play("A", "step:c2").score("A", points);
        }
    }
}

#[test]
fn e9_a_mountain_pays_every_time_or_once_per_cycle() {
    line("E9", ["every-time", "once-per-cycle", "once-per-cycle"]);
    for (rules, twice, next) in [
        ("prototype", 4, 6),
        ("sylex mountain-pays=every-time", 4, 6),
        ("sylex", 2, 4),
        ("huch", 2, 4),
        ("prototype mountain-pays=once-per-cycle", 2, 4),
    ] {
        let a = board(
            "hands: www\nfront: mill-ford=w twin-puddles=w",
            ". . yy . .",
            ". . g@ . .",
        );
        let b = board("hands: w", ". . yy . .", ". . g@ . .").replace("seat A", "seat B");
        let rules = format!("{rules} players=2");
        let mut scene = Scene::new(&rules, &format!("{ROWS}\n{a}\n{b}"));
        scene.play("A", "step:c2 step:c1 step:c2 end");
        scene.score("A", twice);
        // Another player's mountain is another mountain.
        scene.play("B", "step:c2 end").score("B", 2);
        assert_eq!(scene.line("cycle"), "2");
        scene.play("B", "end").play("A", "end").play("B", "end");
        scene.play("A", "step:c1 step:c2").score("A", next);
    }
}

#[test]
fn e12_the_dreamer_may_come_onto_red_for_a_point() {
    line("E12", ["never", "never", "costs"]);
    let play = |rules: &str, upper: &str, lower: &str| {
        let rules = format!("{rules} players=2 nightmare=yes");
        Scene::new(&rules, &board("hands: www", upper, lower))
    };
    for rules in ["prototype", "sylex", "huch dreamer-on-red=never"] {
        let mut scene = play(rules, ". . u . .", ". . g@ r .");
        scene.refused("A", "step:d1", "E12");
        assert_eq!(scene.legal("A", "step:"), "step:c2", "{rules}");
        let mut scene = play(rules, ". . . . .", ". . r . .");
        scene.refused("A", "enter", "D1");
        assert_eq!(scene.legal("A", "enter"), "", "{rules}");
    }
    for rules in [
        "huch",
        "sylex dreamer-on-red=costs",
        "prototype dreamer-on-red=costs",
    ] {
        // Passing costs each time, stopping too.
        let mut scene = play(rules, ". . . u .", ". . g@ r .");
        scene.play("A", "step:d1").score("A", -1);
        scene.play("A", "step:d2").score("A", 0);
        scene.play("A", "step:d1 end").score("A", -1);
        let mut scene = play(rules, ". . . . .", ". . r . .");
        scene.play("A", "enter").score("A", -1);
    }
}

#[test]
fn e13_an_exchange_gives_any_colour_or_another() {
    line("E13", ["any", "any", "other"]);
    for (rules, all) in [
        ("prototype", "uu>b uu>g uu>u uu>w uu>y"),
        ("sylex", "uu>b uu>g uu>u uu>w uu>y"),
        ("huch exchange-gives=any", "uu>b uu>g uu>u uu>w uu>y"),
        ("huch", "uu>b uu>g uu>w uu>y"),
        ("sylex exchange-gives=other", "uu>b uu>g uu>w uu>y"),
    ] {
        let rules = format!("{rules} players=2");
        let mut scene = Scene::new(&rules, "seat A\nhands: uu");
        assert_eq!(scene.legal("A", "uu>"), all, "{rules}");
        if all.contains("uu>u") {
            scene.play("A", "uu>u");
            assert_eq!(scene.hands("A"), "u");
        } else {
            scene.refused("A", "uu>u", "E13");
        }
    }
}

#[test]
fn e14_dreamworld_cards_may_be_bound_to_travel() {
    line("E14", ["travel-only", "any-time", "any-time"]);
    let cards = "front: quiet-meadow whispering-wind-bay mill-ford";
    let all = "g!mill-ford g!quiet-meadow g!whispering-wind-bay";
    let stores = "g=mill-ford g=quiet-meadow g=whispering-wind-bay";
    let powers = |scene: &Scene| {
        let words = scene.legal("A", "g");
        let of = |sign: char| -> Vec<String> {
            let words = words.split(' ').filter(|word| word.contains(sign));
            words.map(str::to_owned).collect()
        };
        (of('!').join(" "), of('=').join(" "))
    };
    for (rules, creation) in [
        ("prototype", "g!mill-ford"),
        ("sylex dreamworld-cards=travel-only", "g!mill-ford"),
        ("sylex", all),
        ("huch", all),
        ("prototype dreamworld-cards=any-time", all),
        ("sylex simultaneous=yes", "g!mill-ford"),
        ("huch simultaneous=yes", "g!mill-ford"),
    ] {
        let rules = format!("{rules} players=2");
        let seat = format!("{ROWS}\nseat A\nhands: g\n{cards}");
        let mut scene = Scene::new(&rules, &seat);
        assert_eq!(powers(&scene), (creation.into(), stores.into()), "{rules}");
        if creation != all {
            scene.refused("A", "g!quiet-meadow", "E14");
            scene.refused("A", "g!whispering-wind-bay", "E14");
        }
        let scene = Scene::new(&rules, &format!("phase: travel\npoints: 1\n{seat}"));
        assert_eq!(powers(&scene), (all.into(), stores.into()), "{rules}");
    }
}

#[test]
fn e19_the_golem_may_leave_a_shard_alone() {
    line("E19", ["no", "no", "yes"]);
    let golem = |rules: &str, lower: &str| {
        let seat = board("sleeper: 4", ". . . . .", lower);
        let rules = format!("{rules} players=2");
        Scene::new(&rules, &format!("phase: travel\npoints: 0\n{seat}"))
    };
    for rules in ["prototype", "sylex", "huch golem-anywhere=no"] {
        let mut scene = golem(rules, ". u gy . .");
        scene.play("A", "!");
        // Neighbours are judged after lifting; what is left of the stack counts.
        assert_eq!(
            scene.legal("A", ""),
            "b1.1>c1 c1.1>b1 c1.2>b1 c1.2>c2 c1.2>d1 stop",
            "{rules}"
        );
        scene.refused("A", "b1.1>a1", "E19");
        scene.refused("A", "c1.1>d1", "E19");
        // A single shard has nowhere to go.
        golem(rules, ". . g . .").refused("A", "!", "P4");
    }
    for rules in ["huch", "sylex golem-anywhere=yes"] {
        let mut scene = golem(rules, ". u gy . .");
        scene.play("A", "!");
        assert_eq!(
            scene.legal("A", ""),
            "b1.1>a1 b1.1>b2 b1.1>c1 c1.1>b1 c1.1>c2 c1.1>d1 c1.2>b1 c1.2>c2 c1.2>d1 stop",
            "{rules}"
        );
        let mut scene = golem(rules, ". . g . .");
        scene.play("A", "! c1.1>c2 c2.1>c3 c3.1>c4");
        scene.board("A", ". . . . . . . g . . . . . . . . . . . . . . . . .");
    }
}
