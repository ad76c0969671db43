//! Pictures as a program reads them, and what must be in them.

mod dreams;
mod pictures;
mod samples;
