//! The solver of Creations.

mod anytime;
mod exact;
mod example;
mod games;
mod laws;
mod plain;
