//! Cards and tiles to look through, and pack files with their problems.
