//! Whole games over real sockets, with people simulated by `lucid_testkit::online`.

mod absence;
mod agreed_undo;
mod erasing;
mod house;
mod life;
mod modes;
mod names;
mod party;
mod races;
mod review;
mod slow;
mod strangers;
mod truth;

use house::House;
use party::Party;
