-- Games, and the log of each.

CREATE TABLE game (
    id       TEXT PRIMARY KEY NOT NULL,
    created  INTEGER NOT NULL,
    -- SHA-256 of the secrets of both seats and of the invitation.
    first    BLOB CHECK (length(first) = 32),
    second   BLOB CHECK (length(second) = 32),
    invite   BLOB CHECK (length(invite) = 32),
    -- Derived from the log.
    last_seq INTEGER NOT NULL,
    deadline INTEGER,
    over     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX game_deadline ON game (deadline) WHERE deadline IS NOT NULL AND NOT over;

CREATE TABLE event (
    game    TEXT NOT NULL REFERENCES game (id),
    seq     INTEGER NOT NULL,
    command TEXT NOT NULL,
    seat    INTEGER,
    at      INTEGER NOT NULL,
    body    TEXT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, command)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER event_not_changed BEFORE UPDATE ON event
BEGIN
    SELECT RAISE(ABORT, 'an event is never changed');
END;

CREATE TRIGGER event_not_deleted BEFORE DELETE ON event
BEGIN
    SELECT RAISE(ABORT, 'an event is never deleted');
END;

-- When each node was last alive.
CREATE TABLE beat (
    node TEXT PRIMARY KEY NOT NULL,
    at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which player has been at which node since when, and until when.
CREATE TABLE presence (
    game    TEXT NOT NULL,
    seat    INTEGER NOT NULL,
    node    TEXT NOT NULL,
    since   INTEGER NOT NULL,
    until   INTEGER,
    PRIMARY KEY (game, seat, node)
) STRICT, WITHOUT ROWID;

CREATE INDEX presence_node ON presence (node) WHERE until IS NULL;
