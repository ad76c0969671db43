-- The record of a game as far as an entry: programs that no longer know the
-- rules of a table can still give it away.
CREATE TABLE records (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    text     TEXT    NOT NULL
);
