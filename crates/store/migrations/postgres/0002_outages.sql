-- When no node was alive: from the last heartbeat before to the first one after. Games are credited when they are needed.
CREATE TABLE outage (
    since BIGINT PRIMARY KEY,
    until BIGINT NOT NULL
);

-- What the node knows: 2 has outages. Nodes of the first version have none.
ALTER TABLE beat ADD COLUMN version BIGINT;

-- To find games that were never joined.
CREATE INDEX game_waiting ON game (created) WHERE last_seq = 0 AND NOT over;

-- Games that the operator has deleted. Their ids are never used again.
CREATE TABLE removed (
    game   TEXT COLLATE "C" PRIMARY KEY,
    at     BIGINT NOT NULL,
    reason TEXT NOT NULL,
    -- SHA-256 of the log.
    log    BYTEA NOT NULL CHECK (length(log) = 32)
);

CREATE FUNCTION removed_is_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM game WHERE id = NEW.game AND NOT over) THEN
        RAISE EXCEPTION 'only a finished game is removed';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER removed_is_over BEFORE INSERT ON removed
    FOR EACH ROW EXECUTE FUNCTION removed_is_over();

CREATE FUNCTION removed_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'a removed game stays removed';
END
$$;

CREATE TRIGGER removed_kept BEFORE UPDATE OR DELETE ON removed
    FOR EACH ROW EXECUTE FUNCTION removed_kept();

CREATE TRIGGER removed_not_emptied BEFORE TRUNCATE ON removed
    FOR EACH STATEMENT EXECUTE FUNCTION removed_kept();

CREATE FUNCTION game_not_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM removed WHERE game = NEW.id) THEN
        RAISE EXCEPTION 'the game is removed';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER game_not_removed BEFORE INSERT ON game
    FOR EACH ROW EXECUTE FUNCTION game_not_removed();

CREATE OR REPLACE FUNCTION event_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM removed WHERE game = OLD.game) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'an event is never changed, or deleted without its game';
END
$$;

-- Where the players of finished games were is no longer needed.
DELETE FROM presence WHERE until IS NOT NULL AND game IN (SELECT id FROM game WHERE over);
