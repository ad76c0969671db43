use lucid_dreamscape::{Dreamscape, Rules};
use lucid_tabletop::Game as _;

use super::*;

thread_local! {
    static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

fn wait(millis: u64) {
    NOW.set(NOW.get() + Duration::from_millis(millis));
}

fn is_over(allowance: &Allowance) -> bool {
    (0..=EVERY).any(|_| allowance.is_over())
}

fn table() -> Table {
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(Rules::sylex(), content).unwrap();
    game.start().table().clone()
}

#[test]
fn a_turn_has_its_time_once() {
    let mut purse = Purse::new(Effort::Time(Duration::from_millis(100)), || NOW.get());
    let mut table = table();
    let seat = Seat::new(0);
    let first = purse.open(&table, seat);
    assert!(!is_over(&first) && !first.is_spent(0.5));
    wait(50);
    assert!(!is_over(&first) && first.is_spent(0.5));
    wait(20);
    assert!(is_over(&first) && !first.is_exhausted());
    purse.close(&first);
    // What is left of the same turn is little, then nothing.
    let second = purse.open(&table, seat);
    assert!(!is_over(&second));
    wait(10);
    assert!(is_over(&second) && !second.is_exhausted());
    wait(10);
    assert!(second.is_exhausted());
    purse.close(&second);
    assert!(is_over(&purse.open(&table, seat)));
    table.cycle += 1;
    assert!(!is_over(&purse.open(&table, seat)));
}

#[test]
fn tables_are_counted_whatever_the_time() {
    let mut purse = Purse::new(Effort::Nodes(100), || NOW.get());
    let table = table();
    let mut allowance = purse.open(&table, Seat::new(0));
    wait(1_000_000);
    allowance.spend(74);
    assert!(!is_over(&allowance) && !allowance.is_exhausted());
    allowance.spend(1);
    assert!(is_over(&allowance));
}

#[test]
fn a_part_is_spent_before_the_rest() {
    let mut purse = Purse::new(Effort::Nodes(400), || NOW.get());
    let mut allowance = purse.open(&table(), Seat::new(0));
    let mut part = allowance.first(0.5);
    part.spend(149);
    assert!(!part.is_over());
    part.spend(1);
    assert!(part.is_over());
    allowance.put_back(&part);
    assert!(!allowance.is_over_now() && allowance.spent() == 0.5);
    allowance.spend(150);
    assert!(allowance.is_over_now() && allowance.spent() == 1.0);
}

#[test]
fn a_part_of_the_time_ends_earlier() {
    let mut purse = Purse::new(Effort::Time(Duration::from_millis(1_000)), || NOW.get());
    let allowance = purse.open(&table(), Seat::new(0));
    let part = allowance.first(0.5);
    wait(300);
    assert!(part.is_over_now() && !allowance.is_over_now());
    assert!((allowance.spent() - 0.5).abs() < 1e-9);
}
