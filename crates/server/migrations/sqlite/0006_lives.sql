-- Nodes that share the database: until when each is alive, by the clock of the
-- database. A node that dies or freezes no longer says so, and others take over
-- what it held.
CREATE TABLE nodes (
    name        TEXT PRIMARY KEY,
    alive_until INTEGER NOT NULL
);

-- When a person with a seat was last at a table.
ALTER TABLE tables ADD COLUMN visited INTEGER NOT NULL DEFAULT 0;

-- By columns that no step changes, so that a step does not write to them.
CREATE INDEX tables_unfinished ON tables (visited) WHERE status IN ('gathering', 'running');
CREATE INDEX tables_finished ON tables (created) WHERE status IN ('over', 'ended');
CREATE INDEX tables_pack ON tables (pack) WHERE pack IS NOT NULL;
