-- Rows that are written and read back to find out whether anything can be
-- committed. Nothing else needs them.
CREATE TABLE probes (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
