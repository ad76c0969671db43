//! The workspace itself: who depends on whom, the book, the services that tests start.

mod architecture;
mod book;
mod examples;
mod packaging;
#[cfg(unix)]
mod services;
