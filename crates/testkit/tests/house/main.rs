//! The workspace itself: who depends on whom, the book, the test kit and its services.

mod architecture;
mod book;
mod citations;
mod examples;
mod kit;
mod names;
mod packaging;
#[cfg(unix)]
mod services;
