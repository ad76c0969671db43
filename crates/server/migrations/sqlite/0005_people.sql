-- What a kept name looks like (UTS 39), computed by the program: it is filled in when
-- a store is opened. No two kept names look alike; those from before this rule that do
-- are without, except for the oldest.
ALTER TABLE identities ADD COLUMN skeleton TEXT;

CREATE UNIQUE INDEX identities_skeleton ON identities (skeleton);

-- Devices on which somebody has given the right password: strangers' guesses do not
-- keep them out. Secrets are kept as their SHA-256.
CREATE TABLE devices (
    secret_hash BLOB    PRIMARY KEY,
    identity    INTEGER NOT NULL REFERENCES identities (id) ON DELETE CASCADE,
    seen        INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX devices_identity ON devices (identity);

-- Who said a line, and whether as a guest; nobody knows it of older lines.
ALTER TABLE chat ADD COLUMN identity INTEGER;
ALTER TABLE chat ADD COLUMN guest BOOLEAN NOT NULL DEFAULT FALSE;
