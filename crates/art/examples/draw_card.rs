//! Draws a card of Dreamscape as an SVG picture.
//!
//! ```text
//! cargo run -p lucid-art --example draw_card -- memory-rock > memory-rock.svg
//! ```
//!
//! Prints the whole file. It stands alone: nothing is loaded, nothing runs.

use std::error::Error;

use lucid_art::{CardOptions, Look, SeatColour, Theme};

fn main() -> Result<(), Box<dyn Error>> {
    let id = std::env::args().nth(1).ok_or("name a card")?;
    let content = &lucid_packs::dreamscape().content;
    let found = content.card_named(&id).ok_or("the pack has no such card")?;
    let card = content.card(found);
    let svg = lucid_art::card(
        card,
        // Words come from the caller, in the reader's language.
        &CardOptions {
            name: &card.name.en,
            power: card.power.name(),
            look: Look::new(Theme::Night, SeatColour::Teal),
            ..CardOptions::default()
        },
    );
    println!("{svg}");
    Ok(())
}
