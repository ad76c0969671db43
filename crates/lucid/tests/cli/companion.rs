//! The companion, led through a pseudo-terminal like by a person.

use std::fs;

use crate::common::TestDir;
use crate::terminal::Terminal;

/// The example of the solo sheet: it stands on 6, the purposes are gray and green.
const START: &str = "companion game.txt --profile 3/3/3/2/3/3 --purposes gray,green";

/// Cycle 1 of the example: three blue, three red in the Dreamworld.
fn first_cycle(person: &mut Terminal) {
    person.expect("Cycle 1 of 6");
    person.expect("You travel first.");
    person.say("1:gbw 2:ybu 3:wub 4:gyb 5:ugw 6:ugu red:3-6,5-6");
    person.expect("Noted.");
    person.say("");
    person.expect("Mr Nightmare begins his Travel.");
    person.expect("6 King of Dreams ugu.");
    person.expect("There is already a nightmare shard on link 5–6");
    person.expect("5 Eternal Summer Lake wgu.");
    person.expect("Which one: 4-5, 2-5?");
    person.say("5-4");
    person.expect("6 Slumber Points: 3 water shards");
    person.expect("You create first.");
    person.say("dream:- trees:- cards:- go");
    person.expect("only 2 grass shards; he discards 3");
    person.expect("9 Slumber Points: 3 nightmare shards in the Dreamworld");
    person.expect("Mr Nightmare on 5, 15 points, ggw");
}

/// A cycle that the sheet leaves out: it brings three gray and three white.
fn second_cycle(person: &mut Terminal) {
    person.say("me:1");
    person.expect("you have marker 1");
    person.say("1:gbw 2:ybu 3:wub 4:yyb 5:wwy 6:uu red:3-6,4-5,5-6 go");
    person.expect("Which one: 1-4?");
    person.say("1-4");
    person.expect("You create first.");
    person.say("dream:y4g2 trees:- cards:- go");
    person.expect("Cycle 3 of 6");
    person.expect("Mr Nightmare on 4, 27 points, ggyyybwww");
}

/// Cycle 3 of the example, up to the link: gray is kept, white carries him farther.
fn third_cycle_until_the_link(person: &mut Terminal) {
    person.say("me:1");
    person.expect("you have marker 1");
    person.say("1:u 2:g 3:wub 4:u 5:y 6:b red:-");
    person.expect("Noted.");
    // The Tower may have taken shards: that is asked for.
    person.say("go");
    person.expect("He does not know this yet, or it may have changed: your Dreamscape.");
    person.say("dream:same go");
    person.expect("keeps his rock shards: he has 3, and you have 4");
    person.expect("discards 3 move shards to move one location farther");
    person.expect("leaves a nightmare shard on link 1–4");
    person.expect("leaves a nightmare shard on link 1–2");
    person.expect("Which one: 2-3, 2-5?");
}

/// From the link on, through the later Creation of the example.
fn until_the_later_creation(person: &mut Terminal) {
    person.say("25");
    person.expect("You create first.");
    // Three green now, but you have more: he keeps them.
    person.say("dream:y4g4 trees:- cards:- go");
    person.expect("keeps his grass shards: ");
    person.expect("Cycle 4 of 6");
    // A slip, corrected: he has two green, not three.
    person.say("his:ggyyyb me:1");
    person.expect("you have marker 1");
    person.say("1:u 2:rrb 3:r 4:u 5:y 6:b red:- dream:same go");
    person.expect("Which one: 3-6?");
    person.say("3-6");
    person.expect("You create first.");
    person.say("dream:y4g3 trees:- cards:g");
    person.expect("Noted.");
    person.say("go");
    // A card's power may have put some there since the locations were told.
    person.expect("how many nightmare shards lie in locations");
    person.say("reds:0 go");
    person.expect("discards 2 land shards to steal a shard");
    person.expect("steals a grass shard from one of your cards");
    person.expect("discards 3 grass shards to take a tree");
    person.expect("takes a tree from the reserve");
    person.expect("15 Slumber Points: 5 nightmare shards, 2 in the Dreamworld and 3 in his stock");
    person.expect("discards 3 nightmare shards");
    person.expect("Cycle 5 of 6");
}

#[test]
fn the_example_of_the_solo_sheet_is_played_with_a_kill_in_the_middle() {
    let dir = TestDir::without_pack("companion-example");
    let mut person = Terminal::start(dir.command(START));
    first_cycle(&mut person);
    second_cycle(&mut person);
    third_cycle_until_the_link(&mut person);
    // The machine goes off without a word.
    person.kill();

    let mut person = Terminal::start(dir.command("companion game.txt"));
    person.expect("The game continues after 11 lines.");
    // His turn is printed again: the shards may not have been moved.
    person.expect("What he did last:");
    person.expect("leaves a nightmare shard on link 1–2");
    person.expect("Which one: 2-3, 2-5?");
    until_the_later_creation(&mut person);
    person.say("quit");
    person.expect("Saved in game.txt.");
    assert!(person.ended());
    let kept = fs::read_to_string(dir.path("game.txt")).unwrap();
    assert!(kept.starts_with("lucid companion 1\nrules: sylex players=1"));
    assert!(kept.ends_with("cards:g\nreds:0 go\n"), "{kept}");
}

#[test]
fn lines_are_taken_back_and_slips_are_explained() {
    let dir = TestDir::without_pack("companion-undo");
    let mut person = Terminal::start(dir.command(START));
    first_cycle(&mut person);
    person.say("undo");
    person.expect("Undone: dream:- trees:- cards:- go");
    person.expect("Mr Nightmare on 5, 6 points, ggw");
    person.say("go");
    person.expect("He does not know this yet, or it may have changed: how many nightmare shards");
    person.say("1:gx");
    person.expect("“1:gx”: write shards as letters");
    person.say("dream:g99");
    person.expect("but only 18 are in play");
    person.say("hello");
    person.expect("“hello” is not one of the words");
    person.say("same");
    person.expect("Unchanged since you last told him: how many nightmare shards lie in locations.");
    person.expect("9 Slumber Points");
    person.say("show");
    person.expect("his:g2w1");
    person.say("again");
    person.expect("9 Slumber Points");
    person.say("help");
    person.expect("red:5-6,4-5");
    // Ctrl-D leaves as well.
    person.leave();
    person.expect("Saved in game.txt.");
    assert!(person.ended());
}

#[test]
fn corrections_change_what_follows() {
    let dir = TestDir::without_pack("companion-corrections");
    let mut person = Terminal::start(dir.command(START));
    first_cycle(&mut person);
    person.say("me:4");
    person.expect("you have marker 1");
    person.say("me:6");
    person.expect("Mr Nightmare has marker 1");
    person.say("at:3 me:1");
    person.expect("you have marker 1");
    person.say("at:5 me:6");
    person.expect("Mr Nightmare has marker 1");
    person.expect("Mr Nightmare travels first.");
    // A location that he does not look at leaves the others to be told.
    person.say("1:gbw red:same dream:same go");
    person.expect("Noted.");
    person.expect("the locations 5 4.");
    person.say("5:yu rows:same go");
    person.expect("Which one: 1-4?");
    // The nightmare shard lies on the table already: telling it is choosing it.
    person.say("+1-4");
    person.expect("Mr Nightmare creates before you");
    person.say("quit");
    person.expect("Saved in game.txt.");
    assert!(person.ended());
}

#[test]
fn the_purposes_are_asked_for_and_the_end_is_told_in_german_too() {
    let dir = TestDir::without_pack("companion-german");
    let mut person = Terminal::start(dir.command("companion --lang de --edition prototype"));
    person.expect("Enter wählt bad-dreams.");
    person.say("");
    person.expect("Welche zwei Farben");
    person.say("grau grau");
    person.expect("zwei verschiedene Farben");
    person.say("grau grün");
    person.expect("Runde 1 von 5");
    person.say("cycle:5 1:g 2:- 3:- 4:- 5:- 6:- red:-");
    person.expect("Notiert.");
    person.say("go");
    person.expect("Auf welches: 4-5,");
    person.say("2-5");
    person.expect("Du gestaltest zuerst.");
    person.say("same");
    person.expect("das letzte Gestalten.");
    person.say("dream:g2 trees:- go");
    person.expect("Gleichstand zählt für ihn");
    person.expect("2 gegen seine 0, 5 Punkte für dich");
    person.say("dream:g9");
    person.expect("Die Traumziele sind schon gewertet.");
    person.say("12");
    person.expect("Du gewinnst mit 12 zu 11.");
    person.say("quit");
    person.expect("Gespeichert in lonely-dreams.txt.");
    assert!(person.ended());

    // A game that is over says so, and another one does not destroy it.
    let mut person = Terminal::start(dir.command("companion --lang de"));
    person.expect("Du gewinnst mit 12 zu 11.");
    person.leave();
    assert!(person.ended());
    let over = dir.read("lonely-dreams.txt");
    let mut person = Terminal::start(dir.command("companion --new --purposes gray,green"));
    person.expect("The previous game is saved in lonely-dreams-1.txt.");
    person.leave();
    assert!(person.ended());
    assert_eq!(dir.read("lonely-dreams-1.txt"), over);
}

#[test]
fn a_kept_game_is_not_overwritten_and_a_broken_file_is_named() {
    let dir = TestDir::without_pack("companion-files");
    fs::write(
        dir.path("game.txt"),
        "lucid companion 1\nrules: sylex players=1 nightmare=yes solo=bad-dreams\npurposes: gray green\n\n1:gbw\n",
    )
    .unwrap();
    let ran = dir.lucid("companion game.txt --profile cold-sweat");
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err.contains("A game is already saved in game.txt"),
        "{}",
        ran.err
    );
    for (text, wrong) in [
        ("hello\n", "game.txt:1: This is not a companion game."),
        (
            "lucid companion 1\nrules: sylex players=1 nightmare=yes solo=bad-dreams\npurposes: gray red\n",
            "game.txt:3:",
        ),
        (
            "lucid companion 1\nrules: sylex players=1 nightmare=yes solo=bad-dreams\npurposes: gray green\n\n1:gx\n",
            "game.txt:5: “1:gx”",
        ),
        (
            "lucid companion 1\nrules: sylex players=2\npurposes: gray green\n",
            "game.txt:2: These are not the rules of a solo game.",
        ),
        (
            "lucid companion 1\nrules: sylex players=1 nightmare=yes solo=bad-dreams\npurposes: gray gray\n",
            "game.txt:3: The purposes need two different colours",
        ),
        (
            "lucid companion 2\n",
            "game.txt:1: This game was saved by another version",
        ),
        ("", "game.txt:1: The file is empty."),
    ] {
        fs::write(dir.path("game.txt"), text).unwrap();
        let ran = dir.lucid("companion game.txt");
        assert_eq!(ran.code, Some(1), "{}", ran.err);
        assert!(ran.err.starts_with(wrong), "{}", ran.err);
        assert_eq!(fs::read_to_string(dir.path("game.txt")).unwrap(), text);
    }
    let ran = dir.lucid("companion new.txt --profile hard --purposes gray,green");
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err.contains("There is no profile “hard”"),
        "{}",
        ran.err
    );
    let ran = dir.lucid("companion new.txt --purposes gray,white");
    assert_eq!(ran.code, Some(2));
    assert!(!dir.path("new.txt").exists());
}

/// What a run with typed lines, not on a terminal, answers.
fn piped(dir: &TestDir, args: &str, lines: &[u8]) -> (Option<i32>, String, String) {
    use std::io::Write as _;
    let mut command = dir.command(args);
    let piped = || std::process::Stdio::piped();
    command.stdin(piped()).stdout(piped()).stderr(piped());
    let mut program = command.spawn().unwrap();
    // A program that ends at once does not read.
    let _ = program.stdin.take().unwrap().write_all(lines);
    let ran = program.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (ran.status.code(), text(ran.stdout), text(ran.stderr))
}

#[test]
fn nothing_is_called_kept_that_is_not() {
    let dir = TestDir::without_pack("companion-unkept");
    let (code, out, err) = piped(
        &dir,
        "companion nowhere/x.txt --purposes gray,blue",
        b"1:g\n",
    );
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(
        err.starts_with("nowhere/x.txt: This cannot be written"),
        "{err}"
    );

    // Somebody else writes the file meanwhile: it stays as it is, and that is said.
    let mut person = Terminal::start(dir.command(START));
    person.expect("You travel first.");
    let (code, ..) = piped(&dir, "companion game.txt", b"1:gbw\n");
    assert_eq!(code, Some(0));
    person.say("2:gbw");
    person.expect("Somebody else has changed the file");
    person.say("quit");
    person.expect("The last lines are not saved in game.txt.");
    assert!(!person.ended());
    assert!(dir.read("game.txt").ends_with("\n1:gbw\n"));
}

#[test]
fn a_line_that_is_not_text_is_a_slip_like_any_other() {
    let dir = TestDir::without_pack("companion-bytes");
    let start = "companion --purposes gray,blue";
    let (code, out, err) = piped(&dir, start, b"1:g\n\xff\xfe\n2:u\n");
    assert_eq!((code, err.as_str()), (Some(0), ""));
    assert!(out.contains("This is not text in UTF-8."), "{out}");
    assert!(dir.read("lonely-dreams.txt").ends_with("\n1:g\n2:u\n"));
}

#[test]
fn a_link_to_a_file_stays_a_link() {
    let dir = TestDir::without_pack("companion-link");
    fs::create_dir(dir.path("real")).unwrap();
    let (code, ..) = piped(&dir, "companion real/game.txt --purposes gray,blue", b"");
    assert_eq!(code, Some(0));
    std::os::unix::fs::symlink("real/game.txt", dir.path("link.txt")).unwrap();
    let (code, ..) = piped(&dir, "companion link.txt", b"1:gbw\n");
    assert_eq!(code, Some(0));
    assert!(dir.path("link.txt").is_symlink());
    assert!(dir.read("real/game.txt").ends_with("\n1:gbw\n"));
    let names: Vec<_> = fs::read_dir(dir.path("real")).unwrap().collect();
    assert_eq!(names.len(), 1, "nothing is left beside it");
}
