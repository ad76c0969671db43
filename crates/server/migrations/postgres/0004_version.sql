-- Which programs may use this database: one row.
--
-- version: the newest migration that has been run or announced. oldest: the last
-- migration that a program must know to use the database. program: the version of
-- the program that announced it.
CREATE TABLE schema_version (
    id      BIGINT PRIMARY KEY CHECK (id = 1),
    version BIGINT NOT NULL,
    oldest  BIGINT NOT NULL,
    program TEXT   NOT NULL
);

INSERT INTO schema_version (id, version, oldest, program) VALUES (1, 3, 1, '');
