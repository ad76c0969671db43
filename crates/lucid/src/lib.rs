//! lucid
