//! Tools that tests share: laws that every game must obey, ways to play random
//! games, and a second, slow and obvious opinion on what is legal.

pub mod oracle;
