-- Rows that are written and read back to find out whether anything can be
-- committed. Nothing else needs them.
CREATE TABLE probes (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
);
