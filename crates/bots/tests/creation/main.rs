//! The solver of Creations.

mod exact;
mod games;
mod plain;
