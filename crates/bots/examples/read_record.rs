//! Reads the record of a game of Dreamscape, plays it again and prints what happened.
//!
//! ```text
//! cargo run -p lucid-bots --example read_record -- game.lucid
//! ```
//!
//! Prints who played, whether the chance of the game followed from its seed, how often each
//! card was completed, and the result. A forged record is refused with the line that is wrong.

use std::collections::BTreeMap;
use std::error::Error;

use lucid_dreamscape::{Dreamscape, Event, Rules};
use lucid_tabletop::record::{Record, replay};

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("name a record")?;
    let record = Record::parse(&std::fs::read_to_string(path)?)?;
    let header = &record.header;

    // A record names its rules and its pack, so that it means the same for ever.
    let rules: Rules = header.rules.parse()?;
    let (id, hash) = header.pack.split_once(' ').ok_or("no pack is named")?;
    let pack = lucid_packs::built_in_pack::<lucid_dreamscape::Content>(id, hash)
        .ok_or("the pack is not built in")?;
    let game = Dreamscape::at_version(header.version, rules, pack.content.clone())
        .ok_or("the rules have a newer version")?
        .map_err(|problems| format!("{problems:?}"))?;

    let replayed = replay(&game, &record)
        .map_err(|error| format!("line {}: {:?}", error.line, error.fault))?;
    println!(
        "{} played {}",
        header.seating.names.join(" and "),
        header.rules
    );
    if let Some(draws) = replayed.dealt_by_seed {
        println!("all {draws} draws follow from the seed");
    }
    let mut completed = BTreeMap::new();
    for event in replayed.events.iter().flatten() {
        if let Event::Completed(_, card) = event {
            *completed
                .entry(&game.content().card(*card).name.en)
                .or_insert(0) += 1;
        }
    }
    for (card, count) in completed {
        println!("completed {card}: {count}");
    }
    println!("{}", record.result.1);
    Ok(())
}
