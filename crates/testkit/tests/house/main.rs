//! The workspace itself: who depends on whom, the book, the test kit and its services, the client's style sheets.

mod architecture;
mod book;
mod citations;
mod examples;
mod kit;
mod names;
mod packaging;
#[cfg(unix)]
mod services;
mod styles;
