//! The example of the solo sheet, step by step: gray 3, white 3, blue 3, brown
//! 2, green 3, red 3; the purposes are gray and green.

use lucid_dreamscape::duel::{Gain, NightmareStep};
use lucid_dreamscape::{Colour, Event, Link, Location};
use lucid_testkit::Scene;

use super::solo::steps;

const RULES: &str = "sylex players=1 nightmare=yes solo=3/3/3/2/3/3";
const TILES: &str = "tiles: most-of-colour=y most-of-colour=g";

fn at(number: u8) -> Location {
    Location::numbered(number).unwrap()
}

fn link(name: &str) -> Link {
    Link::named(name).unwrap()
}

fn takes(colours: &str, location: u8) -> Vec<NightmareStep> {
    let step = |letter| NightmareStep::Takes {
        colour: Colour::from_letter(letter).unwrap(),
        location: at(location),
    };
    // From the right.
    colours.chars().rev().map(step).collect()
}

#[test]
fn the_first_cycle_six_points_for_blue_and_nine_for_red() {
    let position = format!(
        "phase: travel\ncycle: 1\npoints: 4\n{TILES}\nmr-nightmare: 6\nlinks: 5-6 3-6\nrows: 1:gbw 2:ybu 3:wub 4:gyb 5:ugw 6:ugu\nbag-red: 3\nseat A\nsleeper: 1"
    );
    let mut scene = Scene::new(RULES, &position);
    // You, on 1 with marker 1, go first; he is on 6.
    scene.play("A", "+w end");
    // Nothing to discard yet. He collects on 6, goes to 5 and collects there; the
    // link between them holds its red from setup, so he adds none.
    let mut expected = vec![NightmareStep::Travels];
    expected.extend(takes("ugu", 6));
    expected.push(NightmareStep::Goes {
        from: at(6),
        to: at(5),
    });
    expected.push(NightmareStep::FindsRed(link("5-6")));
    expected.extend(takes("ugw", 5));
    assert_eq!(steps(&scene), expected);
    assert_eq!(scene.line("his-stock"), "gguuuw");
    assert_eq!(scene.line("rows"), "1:gb 2:ybu 3:wub 4:gyb 5:- 6:-");
    // You put a red shard between 5 and 4; between 5 and 2 would do as well.
    assert_eq!(scene.legal("A", ""), "red:2-5 red:4-5");
    scene.events.clear();
    scene.play("A", "red:4-5");
    assert_eq!(
        scene.events[0],
        Event::Seeded(lucid_tabletop::Seat::new(0), link("4-5"))
    );
    // Three blue: six points. His Travel ends.
    let blue = NightmareStep::Discards {
        colour: Colour::Blue,
        count: 3,
    };
    let six = NightmareStep::Scores {
        points: 6,
        gain: Gain::Blue(3),
    };
    assert_eq!(steps(&scene), [blue, six]);
    assert_eq!(scene.line("his-points"), "6");
    // Your Creation, then his: no brown, two green, three red in the Dreamworld.
    assert_eq!([scene.line("phase"), scene.to_act()], ["creation", "A"]);
    scene.events.clear();
    scene.play("A", "end");
    let too_few = NightmareStep::HasTooFew {
        colour: Colour::Green,
        has: 2,
        needs: 3,
    };
    let nine = NightmareStep::Scores {
        points: 9,
        gain: Gain::Red {
            in_dreamworld: 3,
            in_stock: 0,
        },
    };
    assert_eq!(steps(&scene), [NightmareStep::Creates, too_few, nine]);
    assert_eq!(scene.line("his-points"), "15");
    assert_eq!(scene.line("his-stock"), "ggw");
}

#[test]
fn the_third_cycle_gray_is_kept_and_white_carries_him_farther() {
    let position = format!(
        "phase: travel\ncycle: 3\npoints: 0\n{TILES}\nmr-nightmare: 4\nlinks: 4-5\nrows: 1:bb 2:uw 3:g 4:y 5:u 6:b\nhis-stock: yyywww\nhis-points: 30\nseat A\nsleeper: 1\nboard:
          .  .  .    .  .
          .  .  .    .  .
          .  .  .    .  .
          .  .  yy   .  .
          .  .  yyb  .  ."
    );
    let mut scene = Scene::new(RULES, &position);
    scene.play("A", "end");
    // Three gray would do, but you have four in your Dreamscape.
    let kept = NightmareStep::Keeps {
        colour: Colour::Gray,
        his: 3,
        trees: 0,
        yours: 4,
    };
    let white = NightmareStep::Discards {
        colour: Colour::White,
        count: 3,
    };
    let mut expected = vec![NightmareStep::Travels, kept, white];
    expected.extend(takes("y", 4));
    for (from, to, crossed, row) in [(4, 1, "1-4", "bb"), (1, 2, "1-2", "uw")] {
        expected.push(NightmareStep::Goes {
            from: at(from),
            to: at(to),
        });
        expected.push(NightmareStep::LeavesRed(link(crossed)));
        expected.extend(takes(row, to));
    }
    assert_eq!(steps(&scene), expected);
    assert_eq!(scene.line("his-stock"), "uyyyybbw");
    assert_eq!(scene.line("mr-nightmare"), "2");
}

#[test]
fn a_later_creation_steals_a_green_takes_a_tree_and_scores_nine_and_six() {
    let position = format!(
        "phase: creation\ncycle: 4\n{TILES}\nmr-nightmare: 6\nlinks: 1-2 2-5\nrows: 1:uuu 2:uuu 3:uuu 4:uuu 5:uuu 6:uuu\nhis-stock: ggbbrrr\nseat A\nsleeper: 1\nfront: memory-rock=g*\nboard:
          .  .  .    .  .
          .  .  .    .  .
          .  .  .    .  .
          .  .  gg   .  .
          .  .  g    .  ."
    );
    let mut scene = Scene::new(RULES, &position);
    scene.play("A", "end");
    let discards = |colour, count| NightmareStep::Discards { colour, count };
    let stolen = NightmareStep::Steals {
        colour: Colour::Green,
        card: scene.game().content().card_named("memory-rock"),
    };
    // Three green against your three: he may discard them.
    let fifteen = NightmareStep::Scores {
        points: 9 + 6,
        gain: Gain::Red {
            in_dreamworld: 2,
            in_stock: 3,
        },
    };
    assert_eq!(
        steps(&scene),
        [
            NightmareStep::Creates,
            discards(Colour::Brown, 2),
            stolen,
            discards(Colour::Green, 3),
            NightmareStep::TakesTree,
            fifteen,
            discards(Colour::Red, 3),
        ]
    );
    assert_eq!(scene.line("his-stock"), "");
    assert_eq!(scene.line("his-trees"), "1");
    assert_eq!(scene.line("his-points"), "15");
}
