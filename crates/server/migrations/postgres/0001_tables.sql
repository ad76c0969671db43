-- A table: what it was made with, and a summary of where it stands.
CREATE TABLE tables (
    id          BIGINT  PRIMARY KEY,
    plan        TEXT    NOT NULL,
    host        BIGINT  NOT NULL,
    created     BIGINT  NOT NULL,
    seed        BYTEA   NOT NULL,
    invite      TEXT    NOT NULL,
    version     BIGINT  NOT NULL,
    pack        TEXT,
    listed      BOOLEAN NOT NULL,
    status      TEXT    NOT NULL,
    round       BIGINT  NOT NULL,
    to_act      BIGINT  NOT NULL,
    seats       TEXT    NOT NULL,
    due         BIGINT,
    clock       BIGINT,
    updated     BIGINT  NOT NULL,
    lease_node  TEXT,
    lease_until BIGINT
);

CREATE INDEX tables_host ON tables (host);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
-- By a column that no step changes, so that a step does not write to it.
CREATE INDEX tables_listed ON tables (created) WHERE listed;

-- The log of a table is the table.
CREATE TABLE entries (
    table_id BIGINT  NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT  NOT NULL,
    at       BIGINT  NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- Which seats belong to whom.
CREATE TABLE places (
    table_id BIGINT  NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT  NOT NULL,
    identity BIGINT  NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX places_identity ON places (identity);

CREATE TABLE chat (
    table_id BIGINT  NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT  NOT NULL,
    at       BIGINT  NOT NULL,
    seat     BIGINT,
    name     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE packs (
    hash     TEXT    PRIMARY KEY,
    game     TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    added_by BIGINT  NOT NULL,
    created  BIGINT  NOT NULL
);

-- People: guests, and those whose name a password keeps. The folded name is
-- the name in small letters.
CREATE TABLE identities (
    id       BIGINT  PRIMARY KEY,
    name     TEXT    NOT NULL,
    folded   TEXT    NOT NULL,
    password TEXT,
    created  BIGINT  NOT NULL
);

CREATE UNIQUE INDEX identities_kept ON identities (folded) WHERE password IS NOT NULL;

-- Tokens are kept as their SHA-256.
CREATE TABLE sessions (
    token_hash BYTEA   PRIMARY KEY,
    identity   BIGINT  NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    created    BIGINT  NOT NULL,
    seen       BIGINT  NOT NULL,
    expires    BIGINT  NOT NULL
);

CREATE INDEX sessions_identity ON sessions (identity);
CREATE INDEX sessions_expires ON sessions (expires);
