-- A database as the first schema had it, with one table of two entries.
CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT UNIQUE,
    made INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    closed INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE entries (
    key INTEGER NOT NULL REFERENCES tables (key),
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    player INTEGER,
    message TEXT,
    body TEXT NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (key, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX messages ON entries (key, player, message) WHERE message IS NOT NULL;
CREATE TABLE decks (hash TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE table_decks (
    key INTEGER NOT NULL REFERENCES tables (key),
    hash TEXT NOT NULL REFERENCES decks (hash),
    PRIMARY KEY (key, hash)
) WITHOUT ROWID;
CREATE TABLE guests (hash TEXT PRIMARY KEY, name TEXT NOT NULL, seen INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO tables (key, id, code, made, seq, at) VALUES (1, 'old', 'abc', 10, 2, 20);
INSERT INTO entries VALUES (1, 1, 10, NULL, NULL, 'first', -7019697152669397385);
INSERT INTO entries VALUES (1, 2, 20, 0, 'm', 'second', -2722911394594376644);
PRAGMA user_version = 1;
