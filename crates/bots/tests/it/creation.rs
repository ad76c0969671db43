//! The solver of Creations.

mod anytime;
mod exact;
mod example;
mod games;
mod plain;
