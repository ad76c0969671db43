//! Every conceivable action word, and the question whether it is legal.

use super::board::name;
use super::moment::Situation;
use super::{COLOURS, DECKS, FULL_STACK, LINKS, LOCATIONS};

/// The words of all legal actions, in no particular order.
pub(super) fn legal_words(s: &Situation) -> Vec<String> {
    let mut words = Vec::new();
    with_colours(s, &mut words);
    with_locations(s, &mut words);
    with_slots(s, &mut words);
    with_cards(s, &mut words);
    alone(s, &mut words);
    words
}

fn with_colours(s: &Situation, words: &mut Vec<String>) {
    for colour in COLOURS {
        if s.may_collect(colour) {
            words.push(format!("+{colour}"));
        }
        if s.may_lay(colour) {
            words.push(format!("lay:{colour}"));
        }
        if s.may_pile(colour) {
            words.push(format!("pile:{colour}"));
        }
        for take in COLOURS {
            if s.may_exchange(colour, take) {
                let times = if colour == 'r' { 3 } else { 2 };
                words.push(format!("{}>{take}", colour.to_string().repeat(times)));
            }
        }
        for location in LOCATIONS {
            if s.may_harvest(colour, location) {
                words.push(format!("{colour}>{location}"));
            }
        }
        for slot in &s.oracle.places {
            if s.may_place(colour, *slot) {
                words.push(format!("{colour}:{}", name(*slot)));
            }
        }
        for card in &s.oracle.cards {
            if s.may_use_card(colour, &card.id) {
                words.push(format!("{colour}!{}", card.id));
            }
            if s.may_store(colour, &card.id) {
                words.push(format!("{colour}={}", card.id));
            }
        }
    }
}

fn with_locations(s: &Situation, words: &mut Vec<String>) {
    for location in LOCATIONS {
        if s.may_move(location) {
            words.push(format!(">{location}"));
        }
        if s.may_reorder(location) {
            words.push(format!("lake:{location}"));
        }
    }
    for link in LINKS {
        if s.may_seed(link) {
            words.push(format!("red:{}-{}", link.0, link.1));
        }
    }
}

fn with_slots(s: &Situation, words: &mut Vec<String>) {
    for slot in &s.oracle.places {
        let slot = *slot;
        if s.may_plant(slot) {
            words.push(format!("tree:{}", name(slot)));
        }
        if s.may_step(slot) {
            words.push(format!("step:{}", name(slot)));
        }
        if s.may_step_free(slot) {
            words.push(format!("free:{}", name(slot)));
        }
        if s.may_take(slot) {
            words.push(format!("take:{}", name(slot)));
        }
        for height in 1..=FULL_STACK {
            for to in &s.oracle.places {
                if s.may_shift(slot, height, *to) {
                    words.push(format!("{}.{height}>{}", name(slot), name(*to)));
                }
            }
        }
    }
}

fn with_cards(s: &Situation, words: &mut Vec<String>) {
    for card in &s.oracle.cards {
        if s.may_complete(card) {
            words.push(format!("complete:{}", card.id));
        }
        if s.may_yield(&card.id) {
            words.push(format!("yield:{}", card.id));
        }
        if s.may_keep(card) {
            words.push(format!("keep:{}", card.id));
        }
    }
    for deck in DECKS {
        if s.may_draw(deck) {
            words.push(format!("deck:{deck}"));
        }
    }
}

fn alone(s: &Situation, words: &mut Vec<String>) {
    let questions = [
        ("!", s.may_use_location()),
        ("enter", s.may_enter()),
        ("stop", s.may_stop()),
        ("end", s.may_end()),
        ("no-draw", s.may_draw_nothing()),
        ("keep-none", s.may_keep_none()),
    ];
    for (word, is_legal) in questions {
        if is_legal {
            words.push(word.to_owned());
        }
    }
}
