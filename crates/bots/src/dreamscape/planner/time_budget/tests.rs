use lucid_dreamscape::{Dreamscape, Rules};
use lucid_tabletop::Game as _;

use super::*;

thread_local! {
    static NOW: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

fn wait(millis: u64) {
    NOW.set(NOW.get() + Duration::from_millis(millis));
}

fn is_over(budget: &ThinkingBudget) -> bool {
    (0..=EVERY).any(|_| budget.is_over())
}

fn table() -> Table {
    let content = lucid_packs::dreamscape().content.clone();
    let game = Dreamscape::new(Rules::sylex(), content).unwrap();
    game.start().table().clone()
}

#[test]
fn a_turn_has_its_time_once() {
    let mut turn_budget = TurnBudget::new(Effort::Time(Duration::from_millis(100)), || NOW.get());
    let mut table = table();
    let seat = Seat::new(0);
    let first = turn_budget.begin(&table, seat);
    assert!(!is_over(&first) && !first.is_spent(0.5));
    wait(40);
    assert!(!is_over(&first) && first.is_spent(0.5));
    wait(30);
    assert!(is_over(&first) && !first.is_exhausted());
    turn_budget.charge(&first);
    // What is left of the same turn is little, then nothing.
    let second = turn_budget.begin(&table, seat);
    assert!(!is_over(&second));
    wait(10);
    assert!(is_over(&second) && !second.is_exhausted());
    wait(10);
    assert!(second.is_exhausted());
    turn_budget.charge(&second);
    assert!(is_over(&turn_budget.begin(&table, seat)));
    table.cycle += 1;
    assert!(!is_over(&turn_budget.begin(&table, seat)));
}

#[test]
fn tables_are_counted_whatever_the_time() {
    let mut turn_budget = TurnBudget::new(Effort::Nodes(100), || NOW.get());
    let table = table();
    let mut budget = turn_budget.begin(&table, Seat::new(0));
    wait(1_000_000);
    budget.spend(59);
    assert!(!is_over(&budget) && !budget.is_exhausted());
    budget.spend(1);
    assert!(is_over(&budget));
}

#[test]
fn a_part_is_spent_before_the_rest() {
    let mut turn_budget = TurnBudget::new(Effort::Nodes(400), || NOW.get());
    let mut budget = turn_budget.begin(&table(), Seat::new(0));
    let mut part = budget.portion(0.5);
    part.spend(119);
    assert!(!part.is_over());
    part.spend(1);
    assert!(part.is_over());
    budget.resume_after(&part);
    assert!(!budget.is_over_now() && budget.spent() == 0.5);
    budget.spend(120);
    assert!(budget.is_over_now() && budget.spent() == 1.0);
}

#[test]
fn a_part_of_the_time_ends_earlier() {
    let mut turn_budget = TurnBudget::new(Effort::Time(Duration::from_millis(1_000)), || NOW.get());
    let budget = turn_budget.begin(&table(), Seat::new(0));
    let part = budget.portion(0.5);
    wait(240);
    assert!(part.is_over_now() && !budget.is_over_now());
    assert!((budget.spent() - 0.5).abs() < 1e-9);
}
