//! What only shows from inside.

use lucid_tabletop::Random;

use super::*;

#[path = "../../../tests/it/common.rs"]
mod common;

/// Dividing the boards as far as can be changes nothing but the time, not
/// even which of the best boards is taken.
#[test]
fn divided_boards_are_the_same_boards() {
    for number in 0..100 {
        let mut random = Random::new(5 << 32 | number);
        let instance = common::random_instance(&mut random, 5, 1e6);
        let weights = common::random_weights(&mut random);
        let whole = best_with(&instance, &weights, 1, u64::MAX);
        let divided = best_with(&instance, &weights, 1, 20);
        assert_eq!(whole, divided, "instance {number}");
        let values = |few: Vec<Solution>| few.into_iter().map(|s| (s.asleep, s.value));
        let whole = values(best_with(&instance, &weights, 6, u64::MAX));
        let divided = values(best_with(&instance, &weights, 6, 20));
        assert!(whole.eq(divided), "instance {number}");
    }
}
