//! Every rule as a test: `rules/table.txt` says which test stands for which rule.
//!
//! Boards are drawn as text and moved by notation; see `lucid_testkit::Scene`.

mod cards;
mod components;
mod creation;
mod creation_end;
mod draws;
mod dreamer;
mod dreamer_marks;
mod editions;
mod editions_board;
mod emergence;
mod end;
mod examples_creation;
mod examples_cycle;
mod examples_travel;
mod nightmare;
mod powers;
mod powers_dreamscape;
mod purposes;
mod ruleset;
mod setup;
mod solo;
mod solo_creation;
mod solo_example;
mod solo_travel;
mod table;
mod travel;
mod travel_powers;
