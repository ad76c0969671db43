//! U1 to U11: what the purpose tiles pay.

use lucid_testkit::Scene;

const SYLEX: &str = "sylex players=2";
const NIGHTMARE: &str = "sylex players=2 nightmare=yes";

/// The lines of a board from its lowest rows, divided by `/`, the bottom last.
fn board(rows: &str) -> String {
    let rows: Vec<&str> = rows.split('/').collect();
    let above = vec![". . . . ."; 5 - rows.len()];
    let lines: Vec<&str> = above.into_iter().chain(rows).collect();
    format!("board:\n{}\n", lines.join("\n"))
}

/// What one tile pays to A and to B at the end, with these lines of theirs.
#[track_caller]
fn pays_seats(rules: &str, tile: &str, a: &str, b: &str) -> (i16, i16) {
    let haunted = if rules == NIGHTMARE {
        "mr-nightmare: 6"
    } else {
        ""
    };
    let cycle = if rules.starts_with("prototype") { 5 } else { 6 };
    let mut scene = Scene::new(
        rules,
        &format!("phase: last\ncycle: {cycle}\n{haunted}\ntiles: {tile}\nseat A\n{a}\nseat B\n{b}"),
    );
    scene.play("A", "end").play("B", "end");
    let players = &scene.state().table().players.0;
    (players[0].score, players[1].score)
}

/// The same with nothing but boards.
#[track_caller]
fn pays(rules: &str, tile: &str, a: &str, b: &str) -> (i16, i16) {
    pays_seats(rules, tile, &board(a), &board(b))
}

#[test]
fn u1_most_completed_cards() {
    let pays = |a: &str, b: &str| pays_seats(SYLEX, "completed-cards", a, b);
    assert_eq!(pays("pile: cairn mill-ford", "pile: clay-path"), (5, 0));
    assert_eq!(pays("pile: cairn", "pile: clay-path"), (5, 5));
    assert_eq!(pays("", ""), (0, 0));
    // Cards in front do not count, they cost (A6).
    assert_eq!(pays("front: cairn", "pile: clay-path"), (-5, 5));
}

#[test]
fn u2_most_stacks_of_exactly_two_shards() {
    let pays = |a: &str, b: &str| pays(SYLEX, "pair-stacks", a, b);
    assert_eq!(pays(". uu yg b .", ". uuu gg y ."), (5, 0));
    assert_eq!(pays(". uu . . .", ". . gg . ."), (5, 5));
    // A tree is no second shard, and no third one.
    assert_eq!(pays(". u^ y^ . .", ". . gg^ . ."), (0, 5));
    assert_eq!(pays(". . uu@ . .", ". . gg^ . ."), (5, 5));
    assert_eq!(pays(". u y b .", ". . uuu . ."), (0, 0));
}

#[test]
fn u3_fewest_empty_slots() {
    assert_eq!(
        pays(SYLEX, "fewest-empty", ". u u u .", ". . uuuu y ."),
        (5, 0)
    );
    assert_eq!(
        pays(SYLEX, "fewest-empty", ". u u . .", ". . b^ y ."),
        (5, 5)
    );
    // Red counts as empty; each red costs three (F3).
    let red = pays(NIGHTMARE, "fewest-empty", ". r u u r", ". . u u .");
    assert_eq!(red, (5 - 6, 5));
    let red = pays(NIGHTMARE, "fewest-empty", ". r u u r", ". u u u .");
    assert_eq!(red, (-6, 5));
}

#[test]
fn u4_most_shards_with_trees_and_without_red() {
    assert_eq!(
        pays(SYLEX, "most-shards", ". uyb w . .", ". u u . ."),
        (5, 0)
    );
    // A tree is one more shard.
    assert_eq!(
        pays(SYLEX, "most-shards", ". . uyb^ . .", ". u u y b"),
        (5, 5)
    );
    assert_eq!(
        pays(NIGHTMARE, "most-shards", ". r u r r", ". . u u ."),
        (-9, 5)
    );
    assert_eq!(
        pays(NIGHTMARE, "most-shards", ". r u . .", ". . u . ."),
        (5 - 3, 5)
    );
}

#[test]
fn u5_most_shards_of_a_colour() {
    let pays = |a: &str, b: &str| pays(SYLEX, "most-of-colour=u", a, b);
    // Hidden ones count; other colours do not.
    assert_eq!(pays(". . uuy . .", ". u yyyy b ."), (5, 0));
    // A tree counts as the shard that it stands on, not as one below.
    assert_eq!(pays(". . uug^ . .", ". u u^ . ."), (0, 5));
    assert_eq!(pays(". . yyu^ . .", ". u u . ."), (5, 5));
    assert_eq!(pays(". . y . .", ". . g^ . ."), (0, 0));
}

#[test]
fn u6_most_slots_with_exactly_one_shard_of_a_colour() {
    let pays = |a: &str, b: &str| pays(SYLEX, "singles-of-colour=u", a, b);
    assert_eq!(pays(". u u y .", "uu u yu uy ."), (5, 0));
    // A tree neither adds a slot nor spoils it.
    assert_eq!(pays(". u^ u^ . .", ". u u . ."), (5, 5));
    assert_eq!(pays(". u^ . . .", ". u u . ."), (0, 5));
    assert_eq!(pays(". u@ . . .", ". u . . ."), (5, 5));
    assert_eq!(pays(". uu . . .", ". y . . ."), (0, 0));
}

#[test]
fn u7_points_by_the_number_of_shards_of_a_colour() {
    let table = [0, 0, 1, 2, 3, 5, 7, 9, 12, 12, 12];
    for (count, points) in table.into_iter().enumerate() {
        let a = format!(". g{} y . .", "u".repeat(count));
        let paid = pays(SYLEX, "table-of-colour=u", &a, ". u u . .");
        assert_eq!(paid, (points, 1), "{count} shards");
    }
    // Trees on the colour count.
    let paid = pays(SYLEX, "table-of-colour=u", ". u^ uuu^ . .", ". uuug^ . . .");
    assert_eq!(paid, (7, 2));
}

#[test]
fn u8_the_longest_chain_is_a_path_over_tops() {
    let pays = |a: &str, b: &str| pays(SYLEX, "longest-chain=u", a, b);
    // A cross of five is a path of three.
    let cross = ". . u . . / . u u u . / . . u . .";
    assert_eq!(pays(cross, ". u u u ."), (5, 5));
    assert_eq!(pays(cross, "u u u u ."), (0, 5));
    // Corners are no neighbours; what is covered is not visible.
    assert_eq!(pays(". u . u . / . . u . u", ". u u . ."), (0, 5));
    assert_eq!(pays(". u uy u .", ". yu yu . ."), (0, 5));
    // A tree makes its slot count twice.
    assert_eq!(pays(". u u^ u .", "u u u u ."), (5, 5));
    assert_eq!(pays(". u^ u^ u .", "u u u u ."), (5, 0));
    // A path need not begin at an end of the shape: a full block is walked.
    let block = ". u u u . / . u u u . / . u u u .";
    let nine = ". . . . u / u u u u u / u . . . . / u u . . .";
    assert_eq!(pays(block, nine), (5, 5));
    // A fork takes its longer arms, also round a tree in a side arm.
    let fork = ". . u^ . . / . . u^ . . / u u u u .";
    assert_eq!(pays(fork, "u u u u u / . . . . u / . . u u u"), (0, 5));
    assert_eq!(pays(fork, "u u u u u / . . . . u / . . . . u"), (5, 5));
    assert_eq!(pays(". . . . .", ". . . . ."), (0, 0));
}

#[test]
fn u9_not_a_single_red_shard() {
    let pays = |a: &str, b: &str| pays(NIGHTMARE, "no-nightmare", a, b);
    assert_eq!(pays(". . u . .", ". . r . ."), (5, -3));
    // Nobody has to be better than others.
    assert_eq!(pays(". . u . .", ". . . . ."), (5, 5));
    assert_eq!(pays(". . r . .", ". r r . ."), (-3, -6));
}

#[test]
fn u10_the_dreamer_farthest_from_the_entry() {
    let pays = |a: &str, b: &str| pays(SYLEX, "farthest-dreamer", a, b);
    // Up and aside add up, whatever lies between.
    assert_eq!(
        pays(
            "u@ . . . . / . . . . . / . . u . .",
            ". . u@ . . / . . u . . / . . u . ."
        ),
        (4, 0)
    );
    assert_eq!(
        pays("u@ . u . .", ". . u@ . . / . . u . . / . . u . ."),
        (4, 4)
    );
    assert_eq!(pays(". u@ u . .", ". . u u u@"), (0, 4));
    // The corner is six away, the middle of the top row four.
    let corner = "u@ . . . . / . . . . . / . . . . . / . . . . . / . . u . .";
    let top = ". . u@ . . / . . . . . / . . . . . / . . . . . / . . u . .";
    assert_eq!(pays(corner, top), (4, 0));
    // On the entry or outside he is nowhere.
    assert_eq!(pays(". . u@ . .", ". . u . ."), (0, 0));
}

#[test]
fn u11_visible_groups_next_to_the_dreamer() {
    let tile = "groups-in-sight=u";
    let sylex = |a: &str, b: &str| pays(SYLEX, tile, a, b);
    // Two groups of two and one; a third is not next to him.
    let three = ". u u . . / . . g@ u . / u u . . .";
    // One group on two sides counts once.
    let once = ". . u u . / . . g@ u . / . . g . .";
    assert_eq!(sylex(three, once), (3, 3));
    // The shard under him joins, but is not next to itself.
    assert_eq!(
        sylex(". . u . . / . u u@ u .", ". . yy . . / . y u@ y ."),
        (4, 0)
    );
    // It links groups that touch only it.
    assert_eq!(sylex("u . . . . / u u u@ . .", ". . g@ u u"), (4, 2));
    // Only tops; hidden water is not seen, trees add one.
    assert_eq!(sylex(". . uy . . / . yu g@ . .", ". . g@ u^ u"), (1, 3));
    // Outside he sees nothing.
    assert_eq!(sylex(". u u u .", ". . u@ . ."), (0, 0));
}

#[test]
fn u11_a_mountain_doubles_what_he_sees() {
    let tile = "groups-in-sight=u";
    assert_eq!(pays(SYLEX, tile, ". . yyg@ u u^", ". . ygy@ u u^"), (6, 3));
    assert_eq!(pays(SYLEX, tile, ". u yyu@ u .", ". . yyg@ y ."), (6, 0));
    // The prototype's mountain need not touch (E8).
    let rules = "prototype players=2";
    assert_eq!(pays(rules, tile, ". . ygy@ u u^", ". . yg@ u u"), (6, 2));
}
