//! The companion of a real table does exactly what the engine's Mr Nightmare does.
//!
//! Random solo games are played by the engine. A companion beside them is told,
//! in typed lines, only what a person could see, and must tell the same steps.

use lucid_dreamscape::companion::{Companion, Entry, Fact, Journal, Want};
use lucid_dreamscape::duel::Gain;
use lucid_dreamscape::{
    ByColour, Colour, Dreamscape, Edition, Event, LinkSet, Location, NightmareStep, Profile, Row,
    Rules, State, TileId,
};
use lucid_tabletop::{Choices, Dealer, Game, Random, Seat, Seed, ToAct};
use lucid_testkit::dreamscape::{game, rehearsal_game};
use lucid_testkit::{Habit, length};

const YOU: Seat = Seat::new(0);

/// How much the companion is given.
#[derive(Clone, Copy)]
enum Person {
    /// Everything, every time.
    Diligent,
    /// Only what the companion asks for.
    Lazy,
}

/// A person with a companion beside a game of the engine.
struct Table<'g> {
    game: &'g Dreamscape,
    person: Person,
    journal: Option<Journal>,
    random: Random,
    /// What both told, without the names of cards and tiles.
    by_engine: Vec<NightmareStep>,
    by_companion: Vec<NightmareStep>,
    /// How many things were asked for, and how often he was to act.
    asked: usize,
    acts: usize,
}

impl Table<'_> {
    /// Types a line, and now and then takes it back and types it again.
    fn enter(&mut self, line: &str) {
        let journal = self.journal.as_mut().expect("purposes are known");
        let entry = Entry::parse(line).unwrap_or_else(|problem| panic!("{line}: {problem:?}"));
        let steps = journal
            .enter(line, &entry)
            .unwrap_or_else(|trouble| panic!("{line}: {trouble:?}\n{}", journal.text()));
        if self.random.below(8) == 0 {
            let before = journal.companion().clone();
            assert_eq!(journal.undo().as_deref(), Some(line));
            assert_eq!(journal.enter(line, &entry).as_ref(), Ok(&steps));
            assert_eq!(*journal.companion(), before);
        }
        self.by_companion.extend(steps);
    }

    /// Follows one step of the engine, which began at `before`.
    fn follow(&mut self, before: &State, events: &[Event]) {
        let table = before.table();
        let mut rows = table.rows;
        let mut links = table.links;
        for event in events {
            match *event {
                Event::Filled(location, colour) => {
                    let row = format!("{}{colour}", rows[location.index()]);
                    rows[location.index()] = Row::parse(&row).expect("a row");
                }
                Event::Tint(_, colour) => self.start(before, colour),
                Event::HisMarker(_) if table.cycle > 0 && self.wants(Want::Sleeper) => {
                    self.enter(&format!("me:{}", table.players[YOU].sleeper));
                }
                Event::Nightmare(step) => {
                    self.by_engine.push(plain(step));
                    match step {
                        NightmareStep::Travels | NightmareStep::Creates => {
                            self.tell(before, &rows, links);
                        }
                        _ => {}
                    }
                }
                Event::Seeded(_, link) => {
                    self.enter(&link.to_string());
                    links.insert(link);
                }
                Event::Over => {
                    // His purposes have been told by the engine before this event.
                    self.tell(before, &rows, links);
                }
                _ => {}
            }
        }
    }

    /// Tells what lies there, and lets him go on.
    fn tell(&mut self, before: &State, rows: &[Row; 6], links: LinkSet) {
        let (dream, trees) = dream(before);
        let row = |l: Location| format!("{l}:{}", or_dash(rows[l.index()].to_string()));
        let red: Vec<String> = links.iter().map(|link| link.to_string()).collect();
        let say = |fact: Fact| match fact {
            Fact::Row(location) => row(location),
            Fact::Red => format!("reds:{}", red_in(rows)),
            Fact::Links => format!("red:{}", or_dash(red.join(","))),
            Fact::Dream => format!("dream:{dream}"),
            Fact::Trees => format!("trees:{trees}"),
            Fact::Cards => format!("cards:{}", cards(before)),
        };
        let all = [Fact::Links, Fact::Dream, Fact::Trees, Fact::Cards];
        self.acts += 1;
        match self.person {
            Person::Diligent => {
                let words = Location::ALL.map(Fact::Row).into_iter().chain(all);
                let words: Vec<String> = words.map(say).collect();
                self.enter(&words.join(" "));
                self.enter("go");
            }
            // Only what is asked for, in as many lines as it takes.
            Person::Lazy => loop {
                let journal = self.journal.as_ref().expect("purposes are known");
                let untold = journal.companion().untold();
                let Some(fact) = untold.first() else {
                    break self.enter("go");
                };
                let word = say(*fact);
                self.asked += 1;
                self.enter(&word);
            },
        }
    }

    fn wants(&self, want: Want) -> bool {
        (self.journal.as_ref()).is_some_and(|journal| journal.companion().want() == want)
    }

    /// With the second colour both purposes are known.
    fn start(&mut self, before: &State, colour: Colour) {
        if let Some(first) = before.table().tints[0] {
            let start = Companion::new(*self.game.rules(), [first, colour]);
            self.journal = Some(Journal::new(start.expect("a solo game")));
        }
    }
}

fn plain(step: NightmareStep) -> NightmareStep {
    match step {
        NightmareStep::Steals { colour, .. } => NightmareStep::Steals { colour, card: None },
        NightmareStep::Scores {
            points,
            gain:
                Gain::Purpose {
                    place,
                    tint,
                    his,
                    yours,
                    ..
                },
        } => NightmareStep::Scores {
            points,
            gain: Gain::Purpose {
                tile: TileId::default(),
                place,
                tint,
                his,
                yours,
            },
        },
        other => other,
    }
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

fn red_in(rows: &[Row; 6]) -> usize {
    let shards = rows.iter().flat_map(|row| row.iter());
    shards.filter(|colour| *colour == Colour::Red).count()
}

fn shards(counts: ByColour<u8>) -> String {
    let word = |colour: Colour| match counts[colour] {
        0 => String::new(),
        count => format!("{colour}{count}"),
    };
    or_dash(Colour::ALL.map(word).concat())
}

/// The shards of the Dreamscape, and the trees by what they stand on.
fn dream(state: &State) -> (String, String) {
    let board = &state.table().players[YOU].board;
    let (mut dream, mut trees) = (ByColour::default(), ByColour::default());
    for colour in Colour::ALL {
        dream[colour] = board.count(colour) as u8;
    }
    for slot in board.trees() {
        trees[board.top(slot).expect("a tree stands on a shard")] += 1;
    }
    (shards(dream), shards(trees))
}

fn cards(state: &State) -> String {
    let table = state.table();
    let mut counts = ByColour::<u8>::default();
    for card in table.players[YOU].usable_cards() {
        if let Some(colour) = table.slot(card).shard {
            counts[colour] += 1;
        }
    }
    shards(counts)
}

/// Plays one game with a companion beside it.
fn compare(game: &Dreamscape, person: Person, number: u64) -> (usize, usize) {
    let mut table = Table {
        game,
        person,
        journal: None,
        random: Random::new(number),
        by_engine: Vec::new(),
        by_companion: Vec::new(),
        asked: 0,
        acts: 0,
    };
    let mut dealer = Dealer::new(Seed::of_series(44, number));
    let mut random = Random::new(number + 1);
    let mut choices = Choices::new();
    let mut state = game.start();
    loop {
        let before = state.clone();
        let mut events = Vec::new();
        match game.to_act(&state) {
            ToAct::Over => break,
            ToAct::Chance => {
                let chance = dealer.deal(game, &state);
                game.resolve(&mut state, chance, &mut events);
            }
            ToAct::Seats(_) => {
                game.legal_actions(&state, YOU, &mut choices);
                let habit = Habit::Busy(8);
                let ends = |action| lucid_testkit::Lawful::ends(game, action);
                let action = habit.pick(&mut random, &choices, ends);
                game.play_unchecked(&mut state, YOU, action, &mut events);
            }
        }
        table.follow(&before, &events);
    }
    assert_eq!(table.by_companion, table.by_engine, "game {number}");
    let journal = table.journal.as_ref().expect("the game was set up");
    let companion = journal.companion();
    // Initiative for the last placement (E16) is no matter of his.
    let mut duel = state.table().duel;
    duel.first = companion.duel().first;
    assert_eq!(*companion.duel(), duel);
    assert_eq!(Some(companion.place()), state.table().mr_nightmare);
    assert_eq!(companion.red_reserve(), state.table().red_reserve);
    assert_eq!(companion.tree_reserve(), state.table().tree_reserve);
    let read = Journal::parse(&journal.text()).expect("a journal");
    assert_eq!(read.companion(), companion);
    assert_eq!(read.text(), journal.text());
    (table.asked, table.acts)
}

/// How many things were asked for in all games, and how often he was to act.
fn compare_all(person: Person) -> (usize, usize) {
    let (mut asked, mut acts) = (0, 0);
    for edition in Edition::ALL {
        for profile in Profile::ALL {
            let rules = Rules::new(edition).alone(profile.difficulty());
            let (rehearsal, starter) = (rehearsal_game(rules), game(rules));
            for number in 0..length::scaled(200) {
                for (game, number) in [(&rehearsal, number), (&starter, 1000 + number)] {
                    let one = compare(game, person, number);
                    (asked, acts) = (asked + one.0, acts + one.1);
                }
            }
        }
    }
    (asked, acts)
}

#[test]
fn the_companion_does_what_the_engine_does() {
    compare_all(Person::Diligent);
}

/// Whatever his turn depends on and the player's own may have changed is asked for, and
/// nothing else: of the ten things that can be told, less than half.
#[test]
fn what_is_not_asked_for_makes_no_difference() {
    let (asked, acts) = compare_all(Person::Lazy);
    assert!(asked < 5 * acts, "{asked} things for {acts} acts");
}
