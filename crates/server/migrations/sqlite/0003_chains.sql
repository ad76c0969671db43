-- The log of a table is a chain: every entry knows the one before it, and the
-- head of the table knows the last. Entries lie in the order in which they came,
-- and there is no index by table, which would be written at another place for
-- nearly every entry of a commit: a commit for a hundred tables writes a few
-- pages at the end of the log and a few of heads.
CREATE TABLE log (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    before   INTEGER,
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL
);

-- A table has its head from the beginning, with number 0 and no entry.
CREATE TABLE heads (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    entry    INTEGER
);

INSERT INTO log (id, table_id, number, before, at, body)
SELECT rowid, table_id, number,
    LAG(rowid) OVER (PARTITION BY table_id ORDER BY number), at, body
FROM entries;

INSERT INTO heads (table_id, number, entry)
SELECT t.id, COALESCE(e.number, 0), e.rowid
FROM tables AS t LEFT JOIN entries AS e ON e.table_id = t.id
    AND e.number = (SELECT MAX(number) FROM entries WHERE table_id = t.id);

DROP TABLE entries;
