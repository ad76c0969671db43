//! All that the program says about itself, and how it writes numbers.

use std::io::{Error, ErrorKind};

use lucid_dreamscape::{Dreamscape, Rules, State};
use lucid_tabletop::record::{Header, Replayed, Salt, SeatKind, Seating};
use lucid_tabletop::{
    BySeat, Choices, Dealer, Game, Outcome, Playthrough, Seat, SeatSet, Seed, ToAct,
};
use lucid_testkit::dreamscape::starter;

use crate::{Complaint, Holder, Language, Texts};

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
    told("stopped", texts.series_stopped(1234, 1_000_000));
    let left = "12 min".to_owned();
    told("progress", texts.series_progress(1234, 1_000_000, left));
    told("speed", texts.speed(texts.number(7_367_438)));
    for threads in [1, 8] {
        let speed = texts.number(51_593);
        told("speed", texts.speed_on_threads(speed, threads, 1.654));
    }
    let (fewest, most) = (texts.number(67), texts.number(1278));
    told("range", texts.range(fewest, most));
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
    use Complaint::*;
    let mut errors: Vec<Error> = [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::AlreadyExists,
        ErrorKind::IsADirectory,
        ErrorKind::NotADirectory,
        ErrorKind::StorageFull,
        ErrorKind::ReadOnlyFilesystem,
    ]
    .map(Error::from)
    .into();
    errors.push(Error::other("the cable is out (os error 99)"));
    let mut all: Vec<Complaint<'_>> = errors.iter().map(Unwritable).collect();
    let (game, known) = ("chess", "dreamscape");
    let (pack, hash, here) = ("deluxe", "0123456789abcdef", "75d813fbf4cf55ec");
    let (rule, help) = ("wings", "lucid sim --help");
    let example = "3/3/3/2/3/3";
    let holder = Holder {
        pid: "4711",
        host: "attic",
        since: "2026-11-18 01:55 UTC",
        listen: Some("127.0.0.1:7777"),
    };
    #[rustfmt::skip]
    all.extend([
        Unreadable(&errors[0]),
        NoFolder(&errors[2]),
        HasRecords,
        NoOutput(&errors[5]),
        TooLong(16),
        NotText,
        OtherGame { game, known },
        NewerVersion { version: 2, newest: 1 },
        NoSuchVersion(0),
        NoPack { pack, hash },
        OtherContent { pack, hash, here },
        OtherGamePack { game: "dream-runners", played: known },
        NoSuchItem { item: "memory-roc", pack, nearest: "memory-rock" },
        UnknownItem { item: "zebra", pack, list: "lucid pack show deluxe.toml" },
        GameAndFile,
        BeyondEnd { file: "game.lucid", steps: 0 },
        BeyondEnd { file: "game.lucid", steps: 1 },
        BeyondEnd { file: "game.lucid", steps: 49 },
        RuleForm,
        NoSuchRule { rule, help },
        Bots { named: 3, players: 2 },
        Bots { named: 2, players: 1 },
        NoSuchBot { bot: "clever", known: "random, tidy, shy" },
        NoSuchProfile { profile: "sweet-dreams", known: "bad-dreams, cold-sweat", example },
        ProfileNumbers { profile: "3/3/3", example },
        NotInSolo,
        OnlyInSolo { command: "lucid sim solo" },
        NoClient { command: "cargo xtask play" },
        BadClient { folder: "target/client", error: &errors[1], command: "cargo xtask web" },
        AddressTaken { address: "127.0.0.1:7777", option: "--listen 127.0.0.1:0" },
        NoAddress { address: "127.0.0.1:80", error: &errors[1] },
        NoDataFolder { option: "--data-dir" },
        NoDatabase { error: "unable to open database file" },
        DatabaseInUse(None),
        DatabaseInUse(Some(Holder { listen: None, ..holder })),
        DatabaseInUse(Some(holder)),
        DatabaseAbsent { path: "/var/lib/lucid/lucid.db" },
        DatabaseForeign,
        DatabaseTooNew { program: "0.3.0", schema: 9, oldest: 8, own_program: "0.1.0", own_schema: 4 },
        DatabaseTooOld { schema: 4, own_program: "0.3.0", own_schema: 9 },
        DatabaseTooOld { schema: 0, own_program: "0.3.0", own_schema: 9 },
        NatsWithSqlite { option: "--nats", database: "--database" },
        NoAnswer { address: "127.0.0.1:7777", error: &errors[1] },
        NotHealthy { address: "127.0.0.1:7777", status: "503" },
        NoTable { table: "0123456789abc" },
        NoPerson { name: "Ada" },
        ManyGuests { name: "Ada", count: 3, option: "--guests" },
        NoRecord,
        NotSure { option: "--yes" },
        NoSuchSetting { setting: "listne", known: "listen, database" },
        BadSetting { setting: "proxies", example: "1" },
        NotInRunners,
        NoSeed,
        OtherCommitment { noted: hash },
        OtherDigest { noted: hash, found: here },
        OneFile { option: "--digest" },
        NotTold { game: "dream-runners", told: known, options: "--json" },
        BotBudget { bot: "planner", budget: "5" },
        Keyboard,
        EmptyInput,
        InputTwice,
        NotAStream,
    ]);
    let problem = texts.complaint(NoSuchRule {
        rule: "cycle",
        help,
    });
    let meant = texts.did_you_mean("cycles", problem);
    (all.into_iter())
        .map(|complaint| (format!("{complaint:?}"), texts.complaint(complaint)))
        .chain([("did you mean".to_owned(), meant)])
        .chain([1, 24].map(|count| ("pages".to_owned(), texts.man_pages_written(count) + ".")))
        .collect()
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
