-- A table: what it was made with, and a summary of where it stands.
CREATE TABLE tables (
    id          INTEGER PRIMARY KEY,
    plan        TEXT    NOT NULL,
    host        INTEGER NOT NULL,
    created     INTEGER NOT NULL,
    seed        BLOB    NOT NULL,
    invite      TEXT    NOT NULL,
    version     INTEGER NOT NULL,
    pack        TEXT,
    listed      BOOLEAN NOT NULL,
    status      TEXT    NOT NULL,
    round       INTEGER NOT NULL,
    to_act      INTEGER NOT NULL,
    seats       TEXT    NOT NULL,
    due         INTEGER,
    clock       INTEGER,
    updated     INTEGER NOT NULL,
    lease_node  TEXT,
    lease_until INTEGER
);

CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
-- By a column that no step changes, so that a step does not write to it.
CREATE INDEX tables_listed ON tables (created) WHERE listed;

-- The log of a table is the table. Entries lie in the order in which they came
-- and only the small index is in order of tables: a commit for hundreds of tables
-- writes half as many bytes as it would WITHOUT ROWID.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Which seats belong to whom.
CREATE TABLE places (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    identity INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX places_identity ON places (identity);

CREATE TABLE chat (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    seat     INTEGER,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE packs (
    hash     TEXT    PRIMARY KEY,
    game     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    added_by INTEGER NOT NULL,
    created  INTEGER NOT NULL
);

-- People: guests, and those whose name a password keeps. The folded name is
-- the name in small letters.
CREATE TABLE identities (
    id       INTEGER PRIMARY KEY,
    name     TEXT    NOT NULL,
    folded   TEXT    NOT NULL,
    password TEXT,
    created  INTEGER NOT NULL
);

CREATE UNIQUE INDEX identities_kept ON identities (folded) WHERE password IS NOT NULL;

-- Tokens are kept as their SHA-256.
CREATE TABLE sessions (
    token_hash BLOB    PRIMARY KEY,
    identity   INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    created    INTEGER NOT NULL,
    seen       INTEGER NOT NULL,
    expires    INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX sessions_identity ON sessions (identity);
CREATE INDEX sessions_expires ON sessions (expires);
