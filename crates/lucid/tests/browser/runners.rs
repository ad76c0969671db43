//! The table of Dream Runners.
