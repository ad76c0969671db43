//! Mr Nightmare at a real table, by touch.
