-- When no node was alive: from the last heartbeat before to the first one after. Games are credited when they are needed.
CREATE TABLE outage (
    since INTEGER PRIMARY KEY NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What the node knows: 2 has outages. Nodes of the first version have none.
ALTER TABLE beat ADD COLUMN version INTEGER;

-- To find games that were never joined.
CREATE INDEX game_waiting ON game (created) WHERE last_seq = 0 AND NOT over;

-- Games that the operator has deleted. Their ids are never used again.
CREATE TABLE removed (
    game   TEXT PRIMARY KEY NOT NULL,
    at     INTEGER NOT NULL,
    reason TEXT NOT NULL,
    -- SHA-256 of the log.
    log    BLOB NOT NULL CHECK (length(log) = 32)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER removed_is_over BEFORE INSERT ON removed
WHEN EXISTS (SELECT 1 FROM game WHERE id = NEW.game AND NOT over)
BEGIN
    SELECT RAISE(ABORT, 'only a finished game is removed');
END;

CREATE TRIGGER removed_not_changed BEFORE UPDATE ON removed
BEGIN
    SELECT RAISE(ABORT, 'a removed game stays removed');
END;

CREATE TRIGGER removed_not_deleted BEFORE DELETE ON removed
BEGIN
    SELECT RAISE(ABORT, 'a removed game stays removed');
END;

CREATE TRIGGER game_not_removed BEFORE INSERT ON game
WHEN EXISTS (SELECT 1 FROM removed WHERE game = NEW.id)
BEGIN
    SELECT RAISE(ABORT, 'the game is removed');
END;

DROP TRIGGER event_not_deleted;

CREATE TRIGGER event_not_deleted BEFORE DELETE ON event
WHEN NOT EXISTS (SELECT 1 FROM removed WHERE game = OLD.game)
BEGIN
    SELECT RAISE(ABORT, 'an event is never deleted without its game');
END;

-- Where the players of finished games were is no longer needed.
DELETE FROM presence WHERE until IS NOT NULL AND game IN (SELECT id FROM game WHERE over);
