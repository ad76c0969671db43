//! Instances that no game brings: never a panic, and never a wrong answer.

use lucid_bots::dream_runners::solver::{
    Instance, InstanceError, Weights, Worth, best, judge, solve,
};
use lucid_dream_runners::resolution::{Dream, Share, Situation};
use lucid_dream_runners::{Cell, Goods, Segment, Shape, Symbol};
use lucid_tabletop::Random;

use crate::common::{check, effort, exhaustive, random_instance, random_segment, random_weights};

fn segment(shape: Shape, symbols: &str) -> Segment {
    Segment {
        id: "segment".to_owned(),
        shape,
        symbols: Segment::parse_symbols(shape, symbols).expect("symbols of the shape"),
        coins: 0,
        points: 0,
    }
}

fn plain(cells: &str) -> Instance {
    let cells: Vec<Cell> = (cells.split_whitespace())
        .map(|word| Cell::parse(word).expect("a cell"))
        .collect();
    Instance {
        dream: Dream {
            cells: cells.try_into().expect("nine cells"),
            chests: [None; 3],
            top: 20,
            last_star: 10,
        },
        shares: [Share::default(); 9],
        situation: Situation {
            serenity: 10,
            ..Situation::default()
        },
        segments: Vec::new(),
    }
}

fn weights() -> Weights {
    Weights {
        serenity: Worth::each(10),
        stars: Worth::each(40),
        fragments: std::array::from_fn(|_| Worth::each(5)),
        keys: Worth::each(3),
        coins: Worth::each(2),
        ..Weights::default()
    }
}

#[track_caller]
fn compare(instance: &Instance, weights: &Weights) {
    let solution = solve(instance, weights).expect("a sound instance");
    check(instance, weights, &solution);
    if effort(instance) < 400_000.0 {
        let end = (solution.asleep, solution.value);
        assert_eq!(end, exhaustive(instance, weights));
    }
}

#[test]
fn without_segments_the_board_is_empty() {
    let instance = plain("blue -3 key coin octopus bat spider:wild chest1 serenity");
    let solution = solve(&instance, &weights()).unwrap();
    assert!(solution.laid.is_empty());
    // Whatever number is asked for, there is one board.
    for count in [0, 1, usize::MAX] {
        let all = best(&instance, &weights(), count).unwrap();
        assert_eq!(all, std::slice::from_ref(&solution));
    }
    compare(&instance, &weights());
}

/// Tiles full of chests: with keys beside them and inside them, known and unknown.
#[test]
fn tiles_with_nine_chests_are_solved() {
    let tiles = [
        "chest1 chest1 chest1 chest1 chest1 chest1 chest1 chest1 chest1",
        "chest1+key chest2+2key chest3 chest1 chest2+key chest3+3key chest1+2key chest2 chest3+key",
        "chest3+2key chest1 chest1+wild chest2 key chest2+blue chest1+key chest3+coin chest1+-",
    ];
    let known = ["key+wild", "wild+4coin", "2key+serenity"];
    for (number, tile) in tiles.iter().enumerate() {
        let mut instance = plain(&tile.replace("+-", ""));
        instance.situation.keys = number as u16 + 1;
        for chests in [0, 5] {
            for (kind, goods) in known.iter().enumerate() {
                let goods = (chests >> kind & 1 == 1).then(|| Goods::parse(goods).expect("goods"));
                instance.dream.chests[kind] = goods;
            }
            instance.segments = vec![segment(Shape::Three, "dcc")];
            compare(&instance, &weights());
            instance.segments.push(segment(Shape::Two, "cd"));
            compare(&instance, &weights());
            // With more than can be tried: what is found is what is judged.
            for _ in 0..4 {
                instance.segments.push(segment(Shape::Two, "dd"));
            }
            let solution = solve(&instance, &weights()).expect("a sound instance");
            check(&instance, &weights(), &solution);
            assert_eq!(judge(&instance, &weights(), &solution.laid), Ok(solution));
        }
    }
}

/// R7: what a nightmare costs has no limit but that of its cell.
#[test]
fn heavy_nightmares_are_solved() {
    let tiles = [
        "blue -4 key coin -99 serenity -255 white 2coin",
        "-255 -255 -255 -255 -255 -255 -255 -255 -255",
        "-99 blue+serenity -4 octopus -255 bat spider:blue 3serenity -12",
    ];
    let mut large = weights();
    large.serenity = Worth::each(1 << 30);
    for tile in tiles {
        let mut instance = plain(tile);
        for segments in [
            vec![segment(Shape::Three, "bcb"), segment(Shape::Two, "x-")],
            vec![
                segment(Shape::Three, "bbb"),
                segment(Shape::One, "x"),
                segment(Shape::Two, "bb"),
            ],
            vec![segment(Shape::Three, "dcc"), segment(Shape::One, "b")],
        ] {
            instance.segments = segments;
            for (serenity, top) in [(1, 1), (10, 20), (24, 24)] {
                instance.situation.serenity = serenity;
                instance.dream.top = top;
                compare(&instance, &weights());
                compare(&instance, &large);
            }
        }
        // All nightmares can be banished with so many.
        for _ in 0..6 {
            instance.segments.push(segment(Shape::Two, "bb"));
        }
        let solution = solve(&instance, &weights()).expect("a sound instance");
        check(&instance, &weights(), &solution);
        assert!(solution.asleep, "{tile}");
    }
}

#[test]
fn what_is_too_wild_is_solved_with_fewer_wild_fragments() {
    let mut instance = plain("9wild 9wild chest1+9wild -1 spider:wild 2wild blue key coin");
    instance.dream.chests[0] = Goods::parse("9wild");
    instance.segments = vec![segment(Shape::Three, "ddd"), segment(Shape::Two, "cb")];
    assert!(solve(&instance, &weights()).is_err());
    let fewer = instance.with_fewer_wilds();
    let solution = solve(&fewer, &weights()).expect("it can be solved");
    assert!(!solution.laid.is_empty());
    let sound = plain("wild blue chest1 -1 spider:wild 2wild blue key coin");
    assert_eq!(sound.clone().with_fewer_wilds(), sound);
}

#[test]
fn twelve_equal_segments() {
    for (shape, symbols) in [
        (Shape::One, "d"),
        (Shape::Two, "x-"),
        (Shape::Three, "---"),
        (Shape::Corner, "d/xd"),
    ] {
        let mut instance = plain("2blue octopus wild -2 key bat chest1 white+coin spider:green");
        instance.segments = vec![segment(shape, symbols); 12];
        compare(&instance, &weights());
        instance.situation.serenity = 1;
        compare(&instance, &weights());
    }
}

#[test]
fn nothing_but_nightmares() {
    for cells in [
        "-3 -3 -3 -3 -3 -3 -3 -3 -3",
        "octopus octopus octopus octopus octopus octopus octopus octopus octopus",
        "bat bat bat bat bat bat bat bat bat",
        "spider:wild spider:wild spider:wild spider:blue spider:blue -1 octopus bat bat",
    ] {
        for serenity in [1, 4, 30] {
            let mut instance = plain(cells);
            instance.situation.serenity = serenity;
            instance.segments = vec![
                segment(Shape::One, "b"),
                segment(Shape::Two, "cx"),
                segment(Shape::Three, "-d-"),
            ];
            compare(&instance, &weights());
            instance
                .segments
                .extend(vec![segment(Shape::Corner, "c/bb"); 9]);
            compare(&instance, &weights());
        }
    }
}

#[test]
fn worths_of_nothing_and_of_everything() {
    let mut instance = plain("blue 2white orange green wild key chest1 chest1 9coin");
    instance.segments = vec![segment(Shape::One, "d"), segment(Shape::Three, "cdb")];
    compare(&instance, &Weights::default());
    let huge = Weights {
        coins: Worth::each(i64::MAX),
        keys: Worth::each(i64::MIN),
        ..weights()
    };
    assert!(solve(&instance, &huge).is_ok());
    let steep = Weights {
        serenity: Worth::each(1 << 30),
        ..weights()
    };
    compare(&instance, &steep);
}

#[test]
fn what_cannot_be_solved_is_told_in_full() {
    let mut instance = plain("chest1 chest1 chest1 chest1 chest1 chest1 9wild 9wild -1");
    instance.segments = vec![segment(Shape::One, "c"); 13];
    instance.segments[4].symbols.push(Symbol::Blank);
    instance.situation = Situation {
        serenity: 0,
        keys: 20_000,
        coins: 0,
        fragments: [1; 4],
        stars: 0,
    };
    let weights = Weights {
        serenity: Worth::table(vec![0, 5, 4]),
        losses: vec![0, -1, 1 << 50],
        ..Weights::default()
    };
    let problems = solve(&instance, &weights).unwrap_err();
    assert_eq!(
        problems,
        [
            InstanceError::TooManySegments(13),
            InstanceError::Symbols(4),
            InstanceError::Awake,
            InstanceError::WholeSet,
            InstanceError::TooMuch,
            InstanceError::TooWild(18),
            InstanceError::SerenityFalls(2),
            InstanceError::LossIsGain(1),
            InstanceError::TooLarge,
        ]
    );
    assert!(
        problems
            .iter()
            .all(|problem| !problem.to_string().is_empty())
    );
}

/// Twelve random segments and random weights: answers are sound, and what was
/// found is what is judged.
#[test]
fn large_random_instances_are_sound() {
    for number in 0..150 {
        let mut random = Random::new(77 << 32 | number);
        let mut instance = random_instance(&mut random, 0, 1e9);
        for _ in 0..12 {
            instance.segments.push(random_segment(&mut random));
        }
        let weights = random_weights(&mut random);
        let few = best(&instance, &weights, 3).expect("a sound instance");
        for solution in &few {
            check(&instance, &weights, solution);
            let again = judge(&instance, &weights, &solution.laid).unwrap();
            assert_eq!(&again, solution);
        }
        assert!(few.is_sorted_by_key(|s| std::cmp::Reverse((s.asleep, s.value))));
    }
}

/// A board that breaks the rules is not judged.
#[test]
fn only_sound_boards_are_judged() {
    let mut instance = plain("blue -3 key coin octopus bat spider:wild chest1 serenity");
    instance.segments = vec![segment(Shape::Two, "cb"), segment(Shape::One, "c")];
    let solution = solve(&instance, &weights()).unwrap();
    let mut twice = solution.laid.clone();
    twice.push(twice[0]);
    let mut away = solution.laid.clone();
    (away[0].column, away[0].row) = (0, 0);
    let mut outside = solution.laid;
    (outside[0].column, outside[0].row) = (200, 6);
    for wrong in [twice, away, outside] {
        assert_eq!(
            judge(&instance, &weights(), &wrong),
            Err(vec![InstanceError::Board])
        );
    }
}

/// Ends of tracks: nothing is above the top, and a star more may be none.
#[test]
fn markers_stay_on_their_tracks() {
    let mut instance = plain("blue white orange green 9serenity -1 -1 -1 -1");
    instance.dream.last_star = 0;
    instance.segments = vec![segment(Shape::Three, "ddd"), segment(Shape::One, "d")];
    compare(&instance, &weights());
    // A board above the top, as no game has it.
    instance.situation.serenity = 40;
    compare(&instance, &weights());
}
