//! Which chests can be opened (R14), by trying every sharing and every order.

use lucid_dream_runners::resolution::{
    Block, Composition, Happening, Order, Situation, absent_colour, resolve,
};
use lucid_dream_runners::{Cell, ChestId, DreamRunners, Event, Goods, Phase, Spot, position};
use lucid_tabletop::{BySeat, Random, Seat};
use lucid_testkit::dream_runners::Scene;
use lucid_testkit::length::scaled;

use super::chests::with_chests;
use super::{full, pack_for};

/// Who may open what, tried out: every share that can be taken, every order of cells.
struct Trial<'a> {
    game: &'a DreamRunners,
    scene: &'a Scene,
    /// Whose turn it is to take first.
    leader: usize,
}

impl Trial<'_> {
    fn players(&self) -> usize {
        self.game.rules().players.into()
    }

    fn composition(&self, seat: usize) -> Composition {
        let view = self.scene.view("-");
        self.game
            .composition(&view.drafts[Seat::new(seat)].expect("it lies open"))
    }

    /// The key that is awaited next, by trying everything.
    fn next(&self, cells: &[Cell; 9], chests: [Option<Goods>; 3]) -> Option<u8> {
        (1..=3u8).find(|keys| {
            let there = |cell: &Cell| matches!(cell, Cell::Reward(goods) if goods.chest == *keys);
            chests[usize::from(*keys) - 1].is_none()
                && cells.iter().any(there)
                && (0..self.players()).any(|seat| self.opens(cells, chests, seat, *keys))
        })
    }

    fn opens(&self, cells: &[Cell; 9], chests: [Option<Goods>; 3], seat: usize, keys: u8) -> bool {
        let situation = self.scene.state().table().players[Seat::new(seat)].situation;
        let mut dream = self.game.dream(self.scene.state().table()).expect("a tile");
        dream.cells = *cells;
        dream.chests = chests.map(|chest| Some(chest.unwrap_or_default()));
        let composition = self.composition(seat);
        let shares: Vec<Vec<u8>> = (cells.iter().enumerate())
            .map(|(at, cell)| match cell {
                Cell::Converging(goods) => self.key_shares(*goods, at, seat),
                _ => vec![0],
            })
            .collect();
        let mut taken = [0; 9];
        each_choice(&shares, 0, &mut taken, &mut |taken| {
            let mut composition = composition;
            for (share, keys) in composition.shares.iter_mut().zip(taken) {
                share.keys = *keys;
            }
            let collected = Spot::all().filter(|spot| {
                let symbol = composition.symbols[spot.index()].unwrap_or_default();
                symbol.times() > 0
            });
            each_order(&mut collected.collect(), 0, &mut |order| {
                let order = Order::new(&[Block::Collecting], order);
                let mut events: Vec<Happening> = Vec::new();
                let choose = |situation: &Situation, _| absent_colour(situation);
                resolve(
                    &dream,
                    &composition,
                    situation,
                    0,
                    &order,
                    choose,
                    &mut events,
                );
                let opened = |event: &Happening| matches!(event, Happening::Opened { keys: of, .. } if *of == keys);
                events.iter().any(opened)
            })
        })
    }

    /// How many keys of a cell a seat can come by, one taker after the other.
    fn key_shares(&self, goods: Goods, at: usize, seat: usize) -> Vec<u8> {
        let collects = |seat: &usize| {
            let symbol = self.composition(*seat).symbols[at].unwrap_or_default();
            symbol.times() > 0
        };
        let (players, leader) = (self.players(), self.leader);
        let takers: Vec<usize> = (0..players)
            .map(|n| (leader + n) % players)
            .filter(collects)
            .collect();
        let mut found = vec![0];
        if takers.contains(&seat) {
            let others = goods.count() as u8 - goods.keys;
            take(&takers, 0, (goods.keys, others), (seat, 0), &mut found);
        }
        found
    }
}

fn take(
    takers: &[usize],
    turn: usize,
    (keys, others): (u8, u8),
    (seat, mine): (usize, u8),
    found: &mut Vec<u8>,
) {
    if (keys, others) == (0, 0) {
        found.push(mine);
        found.sort_unstable();
        found.dedup();
        return;
    }
    if keys > 0 {
        let more = mine + u8::from(takers[turn % takers.len()] == seat);
        take(takers, turn + 1, (keys - 1, others), (seat, more), found);
    }
    if others > 0 {
        take(takers, turn + 1, (keys, others - 1), (seat, mine), found);
    }
}

/// Whether something holds for one of all ways to choose from each list.
fn each_choice(
    lists: &[Vec<u8>],
    at: usize,
    chosen: &mut [u8; 9],
    holds: &mut dyn FnMut(&[u8; 9]) -> bool,
) -> bool {
    if at == lists.len() {
        return holds(chosen);
    }
    lists[at].iter().any(|choice| {
        chosen[at] = *choice;
        each_choice(lists, at + 1, chosen, holds)
    })
}

/// Whether something holds for one of all orders.
fn each_order(cells: &mut Vec<Spot>, at: usize, holds: &mut dyn FnMut(&[Spot]) -> bool) -> bool {
    if at == cells.len() {
        return holds(cells);
    }
    (at..cells.len()).any(|other| {
        cells.swap(at, other);
        let found = each_order(cells, at + 1, holds);
        cells.swap(at, other);
        found
    })
}

const WORDS: [&str; 14] = [
    "chest1",
    "chest2",
    "chest3",
    "key+chest2",
    "2key+chest3",
    "key+chest1",
    "key+chest3",
    "2key+chest2",
    "key",
    "2key",
    "~key",
    "~key+coin",
    "~2key+coin",
    "~3key",
];

/// R14, R15: on random dreams exactly those chests are turned over that some order and
/// some sharing opens.
#[test]
fn r14_what_is_turned_over_is_what_some_order_opens() {
    let (mut turned, mut closed, mut opened) = (0, 0, 0);
    for number in 0..scaled(400) {
        let mut random = Random::new(number);
        let players = 2 + random.below(2);
        let words: [&str; 9] = match random.below(8) {
            // Nine chests.
            0 => std::array::from_fn(|_| WORDS[random.below(8)]),
            _ => std::array::from_fn(|_| match random.below(3) {
                0 => "coin",
                _ => random.pick(&WORDS).unwrap(),
            }),
        };
        // Five collect at the most, or there would be too many orders.
        let symbols: Vec<String> = (0..players).map(|_| symbols(&mut random)).collect();
        let sets: Vec<&str> = symbols.iter().map(String::as_str).collect();
        let inside = ["coin", "key", "2key", "coin+key", "3key"];
        let goods = [
            "chest-1a", "chest-1b", "chest-2a", "chest-2b", "chest-3a", "chest-3b",
        ]
        .map(|id| (id, random.pick(&inside).unwrap()));
        let content = with_chests(pack_for(&words.join(" "), &sets), &goods);
        let keys = BySeat::<u16>::from_fn(|_| [0, 0, 0, 1, 2][random.below(5)]);
        let mut text = "tile: tile-1\n".to_owned();
        for seat in Seat::first(players) {
            text += &format!("seat {seat}\nkeys: {}\n", keys[seat]);
        }
        let mut scene = Scene::with_pack(content, &format!("players={players}"), &text);
        for seat in Seat::first(players) {
            scene.play(&seat.to_string(), &full(&seat.to_string()));
        }
        let leader = random.below(players);
        for seat in 0..players {
            let seat = Seat::new((leader + seat) % players).to_string();
            scene.play(&seat, "lock");
        }
        let cells = words.map(|word| Cell::parse(word).unwrap());
        let mut chests: [Option<Goods>; 3] = [None; 3];
        loop {
            let game = scene.game().clone();
            let next = Trial {
                game: &game,
                scene: &scene,
                leader,
            }
            .next(&cells, chests);
            let expected = next.map_or(String::new(), |keys| format!("chest {keys}"));
            assert_eq!(
                scene.line("awaits"),
                expected,
                "dream {number}: {goods:?}\n{scene}"
            );
            let Some(keys) = next else { break };
            let id = format!("chest-{keys}{}", ["a", "b", "c"][random.below(3)]);
            scene.play("A", &format!("?chest:{id}"));
            let chest = scene.state().table().chests[usize::from(keys) - 1];
            let chest: ChestId = chest.expect("it was turned over");
            chests[usize::from(keys) - 1] = Some(game.content().chest(chest).goods);
            turned += 1;
        }
        assert_ne!(scene.state().table().phase, Phase::Chests);
        opened += play_round(&mut scene, &mut random);
        let there = |keys: u8| {
            cells
                .iter()
                .any(|cell| matches!(cell, Cell::Reward(goods) if goods.chest == keys))
        };
        closed += (1..=3)
            .filter(|keys| there(*keys) && chests[usize::from(*keys) - 1].is_none())
            .count();
    }
    assert!(
        turned > scaled(200) && closed as u64 > scaled(100) && opened as u64 > scaled(100),
        "{turned} {closed} {opened}"
    );
}

/// Shares and resolves at random, and says how often a chest was opened. On the way no
/// chest that stays closed can be opened after all: the positions are sound.
fn play_round(scene: &mut Scene, random: &mut Random) -> usize {
    while matches!(scene.state().table().phase, Phase::Share | Phase::Resolve) {
        let text = scene.to_string();
        let read = position::parse(scene.game(), &text);
        assert_eq!(read.as_ref(), Ok(scene.state()), "{text}");
        let seats = scene.to_act();
        let letters: Vec<char> = seats.chars().collect();
        let seat = random.pick(&letters).expect("a seat").to_string();
        let words = scene.legal(&seat, "");
        let words: Vec<&str> = words.split(' ').collect();
        let by_hand: Vec<&str> = words
            .iter()
            .copied()
            .filter(|word| *word != "auto")
            .collect();
        let word = random.pick(&by_hand).or(words.first().copied());
        scene.play(&seat, word.expect("a choice"));
    }
    let is_opened = |event: &&Event| matches!(event, Event::Opened { .. });
    scene.events.iter().filter(is_opened).count()
}

fn symbols(random: &mut Random) -> String {
    let mut symbols = ['-'; 9];
    for _ in 0..1 + random.below(5) {
        symbols[random.below(9)] = random.pick(&['c', 'c', 'd', 'x', 'b']).unwrap();
    }
    symbols.into_iter().collect()
}
