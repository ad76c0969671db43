//! All that the program says about itself, and how it writes numbers.

use std::io::{Error, ErrorKind};

use lucid_dreamscape::{Dreamscape, Rules, State};
use lucid_tabletop::record::{Header, Replayed, Salt, SeatKind, Seating};
use lucid_tabletop::{
    BySeat, Choices, Dealer, Game, Outcome, Playthrough, Seat, SeatSet, Seed, ToAct,
};
use lucid_testkit::dreamscape::starter;

use super::phrases;
use crate::{Language, Texts, arg};

/// All lines about games, as `(what, text)`; they have no full stop.
pub(super) fn lines(texts: &Texts) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut told = |what: &str, text: String| all.push((what.to_owned(), text));
    for count in [1, 6] {
        told("trees", texts.count_trees(count));
        told("red shards", texts.count_red_shards(count));
    }
    told("percent", texts.percent(33.333));
    let game = Dreamscape::new(simultaneous(), starter()).unwrap();
    for (step, state) in moments(&game) {
        told("moment", texts.moment(&game, &state, step));
    }
    let seed = Seed::of_series(1, 1);
    for seed in [Some(seed), None] {
        told("origin", texts.record_origin(&header_of(&game, seed)));
    }
    for steps in [0, 1] {
        for dealt_by_seed in [Some(steps), None] {
            let mut play = Playthrough::new(&game);
            let mut dealer = Dealer::new(seed);
            for _ in 0..steps {
                play.resolve(dealer.deal(&game, play.state()), &mut ());
            }
            let replayed = Replayed {
                play,
                events: Vec::new(),
                dealt_by_seed,
            };
            let header = header_of(&game, dealt_by_seed.map(|_| seed));
            told("verified", texts.verified(&header, &replayed));
        }
    }
    for erased in 0..=2 {
        let mut play = Playthrough::new(&game);
        for _ in 0..3 {
            let next = play.next_draw();
            play.resolve(Dealer::after(seed, next).deal(&game, play.state()), &mut ());
            play.take_back(usize::from(erased > 0));
        }
        let replayed = Replayed {
            dealt_by_seed: Some(play.dealt()),
            events: Vec::new(),
            play,
        };
        let mut header = header_of(&game, Some(seed));
        let players = ["Ada", "Bob", "Cid"].map(|name| (SeatKind::Person, name));
        header.seating = Seating::new(players, |seat| Salt::of_seed(&seed, seat));
        Seat::first(erased).for_each(|seat| header.seating.erase(seat));
        told("verified", texts.verified(&header, &replayed));
        header.seed = None;
        told("verified", texts.verified(&header, &replayed));
    }
    let bots = ["random", "greedy"].map(str::to_owned);
    told("series", texts.series_origin("starter", 1234, &bots));
    told(
        "stopped",
        texts.series_stopped(arg::Played(1234), arg::Wanted(1_000_000)),
    );
    let left = "12 min".to_owned();
    told(
        "progress",
        texts.series_progress(arg::Played(1234), arg::Wanted(1_000_000), left),
    );
    told("speed", texts.speed(texts.number(7_367_438)));
    for threads in [1, 8] {
        let speed = texts.number(51_593);
        told("speed", texts.speed_on_threads(speed, threads, 1.654));
    }
    let (fewest, most) = (texts.number(67), texts.number(1278));
    told("range", texts.range(arg::Fewest(fewest), arg::Most(most)));
    for (yours, his) in [(53, 50), (12, 85), (50, 50)] {
        told("duel", texts.victory(Some(duel(yours, his)), 1));
    }
    let unwon = Outcome {
        scores: BySeat([12, 15, 0, 0]),
        winners: SeatSet::EMPTY,
        rival: None,
    };
    told("unwon", texts.victory(Some(unwon), 2));
    all
}

/// The header of a record of format 1.
fn header_of(game: &Dreamscape, seed: Option<Seed>) -> Header {
    Header {
        game: Dreamscape::NAME.to_owned(),
        version: 1,
        rules: game.rules_text(),
        pack: "starter 75d813fbf4cf55ec".to_owned(),
        seating: Seating::unbound(&[]),
        commitment: Seed::of_series(1, 1).commitment(),
        seed,
    }
}

/// How a duel ended: the player needs more points (L16).
fn duel(yours: i32, his: i32) -> Outcome {
    let won = yours > his;
    Outcome {
        scores: BySeat([yours, 0, 0, 0]),
        winners: won.then_some(Seat::new(0)).into_iter().collect(),
        rival: Some(his),
    }
}

/// All complaints, as `(what, sentence)`.
pub(super) fn complaints(texts: &Texts) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = (phrases("complaint-"))
        .map(|phrase| (phrase.id().to_owned(), texts.phrase(phrase)))
        .collect();
    let errors = [
        Error::from(ErrorKind::NotFound),
        Error::from(ErrorKind::PermissionDenied),
        Error::from(ErrorKind::AlreadyExists),
        Error::from(ErrorKind::IsADirectory),
        Error::from(ErrorKind::NotADirectory),
        Error::from(ErrorKind::StorageFull),
        Error::from(ErrorKind::ReadOnlyFilesystem),
        Error::other("the cable is out (os error 99)"),
    ];
    let mut told = |what: &str, sentence| all.push((what.to_owned(), sentence));
    for error in &errors {
        told("unwritable", texts.complaint_unwritable(error));
    }
    let reason = || texts.system_reason(&errors[1]);
    told("unreadable", texts.complaint_unreadable(&errors[0]));
    told("no folder", texts.complaint_no_folder(&errors[2]));
    told("no output", texts.complaint_no_output(&errors[5]));
    told("too long", texts.complaint_too_long(16));
    told(
        "other game",
        texts.complaint_other_game(arg::Game("chess"), arg::Known("dreamscape")),
    );
    told(
        "newer version",
        texts.complaint_newer_version(arg::Newest(1), arg::Version(2)),
    );
    told("no such version", texts.complaint_no_such_version(0));
    let (pack, hash, here) = ("deluxe", "0123456789abcdef", "75d813fbf4cf55ec");
    told(
        "no pack",
        texts.complaint_no_pack(arg::Hash(hash), arg::Pack(pack)),
    );
    told(
        "other content",
        texts.complaint_other_content(arg::Hash(hash), arg::Here(here), arg::Pack(pack)),
    );
    told(
        "other game's pack",
        texts.complaint_other_game_pack(arg::Game("dream-runners"), arg::Played("dreamscape")),
    );
    told(
        "no such item",
        texts.complaint_no_such_item(
            arg::Item("memory-roc"),
            arg::Nearest("memory-rock"),
            arg::Pack(pack),
        ),
    );
    let list = "lucid pack show deluxe.toml";
    told(
        "unknown item",
        texts.complaint_unknown_item(arg::Item("zebra"), arg::List(list), arg::Pack(pack)),
    );
    for steps in [0, 1, 49] {
        told(
            "beyond the end",
            texts.complaint_beyond_end(arg::File("game.lucid"), arg::Steps(steps)),
        );
    }
    let help = "lucid sim --help";
    let no_such_rule = |rule| texts.complaint_no_such_rule(arg::Help(help), arg::Rule(rule));
    told("no such rule", no_such_rule("wings"));
    told(
        "did you mean",
        texts.did_you_mean(arg::Nearest("cycles"), arg::Problem(no_such_rule("cycle"))),
    );
    told("bots", texts.complaint_bots(arg::Named(3), arg::Players(2)));
    told("bots", texts.complaint_bots(arg::Named(2), arg::Players(1)));
    told(
        "no seat",
        texts.complaint_no_seat(arg::Others("A, B"), arg::Seat("D")),
    );
    told(
        "no such bot",
        texts.complaint_no_such_bot(arg::Bot("clever"), arg::Known("random, tidy, shy")),
    );
    told(
        "bot's budget",
        texts.complaint_bot_budget(arg::Bot("planner"), arg::Budget("5")),
    );
    let example = "3/3/3/2/3/3";
    let known = "bad-dreams, cold-sweat";
    told(
        "no such profile",
        texts.complaint_no_such_profile(
            arg::Example(example),
            arg::Known(known),
            arg::Profile("sweet-dreams"),
        ),
    );
    told(
        "profile's numbers",
        texts.complaint_profile_numbers(arg::Example(example), arg::Profile("3/3/3")),
    );
    told(
        "only in solo",
        texts.complaint_only_in_solo("lucid sim solo"),
    );
    told("no client", texts.complaint_no_client("cargo xtask play"));
    let bad_client = texts.complaint_bad_client(
        arg::Command("cargo xtask web"),
        arg::Folder("target/client"),
        arg::Reason(reason()),
    );
    told("bad client", bad_client);
    let address = "127.0.0.1:7777";
    told(
        "address taken",
        texts.complaint_address_taken(arg::Address(address), arg::Option("--listen 127.0.0.1:0")),
    );
    told(
        "no address",
        texts.complaint_no_address(arg::Address("127.0.0.1:80"), arg::Reason(reason())),
    );
    told(
        "no data folder",
        texts.complaint_no_data_folder("--data-dir"),
    );
    told(
        "no database",
        texts.complaint_no_database("unable to open database file"),
    );
    let since = "2026-11-18 01:55 UTC";
    told(
        "database held",
        texts.complaint_database_held(arg::Host("attic"), arg::Pid("4711"), arg::Since(since)),
    );
    told(
        "database served",
        texts.complaint_database_served(
            arg::Host("attic"),
            arg::Listen(address),
            arg::Pid("4711"),
            arg::Since(since),
        ),
    );
    told(
        "database absent",
        texts.complaint_database_absent("/var/lib/lucid/lucid.db"),
    );
    told(
        "database too new",
        texts.complaint_database_too_new(
            arg::Known(4),
            arg::Oldest(8),
            arg::Own("0.1.0"),
            arg::Program("0.3.0"),
            arg::Schema(9),
        ),
    );
    told(
        "database too old",
        texts.complaint_database_too_old(arg::Known(9), arg::Own("0.3.0"), arg::Schema(4)),
    );
    told(
        "database older",
        texts.complaint_database_older(arg::Known(9), arg::Own("0.3.0")),
    );
    told(
        "nats with sqlite",
        texts.complaint_nats_with_sqlite(arg::Database("--database"), arg::Option("--nats")),
    );
    told(
        "no answer",
        texts.complaint_no_answer(arg::Address(address), arg::Reason(reason())),
    );
    told(
        "not healthy",
        texts.complaint_not_healthy(arg::Address(address), arg::Status("503")),
    );
    told("no table", texts.complaint_no_table("0123456789abc"));
    told("no person", texts.complaint_no_person("Ada"));
    told(
        "many guests",
        texts.complaint_many_guests(arg::Count(3), arg::Name("Ada"), arg::Option("--guests")),
    );
    told("not sure", texts.complaint_not_sure("--yes"));
    told(
        "no such setting",
        texts.complaint_no_such_setting(arg::Known("listen, database"), arg::Setting("listne")),
    );
    told(
        "bad setting",
        texts.complaint_bad_setting(arg::Example("1"), arg::Setting("proxies")),
    );
    told("other commitment", texts.complaint_other_commitment(hash));
    told(
        "other digest",
        texts.complaint_other_digest(arg::Found(here), arg::Noted(hash)),
    );
    told("one file", texts.complaint_one_file("--digest"));
    told(
        "not told",
        texts.complaint_not_told(
            arg::Game("dream-runners"),
            arg::Options("--json"),
            arg::Told("dreamscape"),
        ),
    );
    for count in [1, 24] {
        told("pages", texts.man_pages_written(count) + ".");
    }
    all
}

fn simultaneous() -> Rules {
    Rules {
        players: 3,
        simultaneous: true,
        cycles: 1,
        ..Rules::sylex()
    }
}

/// The first moment of each kind, with the number of the step before it: chance
/// is next, one or three may act, the game is over.
fn moments(game: &Dreamscape) -> Vec<(usize, State)> {
    let mut dealer = Dealer::new(Seed::of_series(1, 1));
    let mut choices = Choices::new();
    let mut play = Playthrough::new(game);
    let mut found: Vec<(usize, State)> = Vec::new();
    let kind = |state: &State| match game.to_act(state) {
        ToAct::Chance => 0,
        ToAct::Seats(seats) => seats.len(),
        ToAct::Over => usize::MAX,
    };
    loop {
        let state = play.state().clone();
        if !found.iter().any(|(_, known)| kind(known) == kind(&state)) {
            found.push((play.steps().len(), state.clone()));
        }
        match play.to_act() {
            ToAct::Chance => play.resolve(dealer.deal(game, &state), &mut ()),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                game.legal_actions(&state, seat, &mut choices);
                // The last choice is always a way to get on.
                let action = choices[choices.len() - 1];
                play.play(seat, action, &mut ()).unwrap();
            }
            ToAct::Over => return found,
        }
    }
}

#[test]
fn a_victory_names_winners_and_scores() {
    let told = |language, scores, winners: &[usize], seats| {
        let winners: SeatSet = winners.iter().map(|index| Seat::new(*index)).collect();
        let scores = BySeat(scores);
        Texts::new(language).victory(
            Some(Outcome {
                scores,
                winners,
                rival: None,
            }),
            seats,
        )
    };
    let (en, de) = (Language::English, Language::German);
    assert_eq!(told(en, [31, 44, 0, 0], &[1], 2), "B won 44 : 31");
    assert_eq!(told(en, [7, 7, 9, -1], &[2], 4), "C won 9 : 7 : 7 : -1");
    assert_eq!(told(en, [9, 2, 9, 0], &[0, 2], 3), "A and C won 9 : 9 : 2");
    assert_eq!(
        told(de, [9, 9, 9, 0], &[0, 1, 2], 3),
        "A, B und C gewinnen 9 : 9 : 9"
    );
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    let [english, german] = Language::ALL.map(Texts::new);
    let whole = |texts: &Texts| [0, 999, 1_000, 1_234_567].map(|n| texts.number(n));
    assert_eq!(whole(&english), ["0", "999", "1,000", "1,234,567"]);
    assert_eq!(whole(&german), ["0", "999", "1.000", "1.234.567"]);
    let parts = |texts: &Texts| [-0.001, -0.01, 0.0, 12.345].map(|v| texts.decimal(v, 2));
    assert_eq!(parts(&english), ["0.00", "-0.01", "0.00", "12.35"]);
    assert_eq!(parts(&german), ["0,00", "-0,01", "0,00", "12,35"]);
    assert_eq!(english.percent(50.0), "50.0%");
    assert_eq!(german.percent(50.0), "50,0 %");
}
