//! Every rule as a test: `table.txt` says which test stands for which rule.
//!
//! Boards are drawn as text and moved by notation; see `testkit::Scene`.

mod table;
