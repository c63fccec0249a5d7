-- Games, and the log of each. Names are compared byte by byte, so that every node sorts them alike.

CREATE TABLE game (
    id       TEXT COLLATE "C" PRIMARY KEY,
    created  BIGINT NOT NULL,
    -- SHA-256 of the secrets of both seats and of the invitation.
    first    BYTEA CHECK (length(first) = 32),
    second   BYTEA CHECK (length(second) = 32),
    invite   BYTEA CHECK (length(invite) = 32),
    -- Derived from the log.
    last_seq BIGINT NOT NULL,
    deadline BIGINT,
    over     BOOLEAN NOT NULL
);

CREATE INDEX game_deadline ON game (deadline) WHERE deadline IS NOT NULL AND NOT over;

CREATE TABLE event (
    game    TEXT COLLATE "C" NOT NULL REFERENCES game (id),
    seq     BIGINT NOT NULL,
    command TEXT COLLATE "C" NOT NULL,
    seat    SMALLINT,
    at      BIGINT NOT NULL,
    body    TEXT NOT NULL,
    PRIMARY KEY (game, seq),
    UNIQUE (game, command)
);

CREATE FUNCTION event_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'an event is never changed or deleted';
END
$$;

CREATE TRIGGER event_kept BEFORE UPDATE OR DELETE ON event
    FOR EACH ROW EXECUTE FUNCTION event_kept();

CREATE TRIGGER event_not_emptied BEFORE TRUNCATE ON event
    FOR EACH STATEMENT EXECUTE FUNCTION event_kept();

-- When each node was last alive.
CREATE TABLE beat (
    node TEXT COLLATE "C" PRIMARY KEY,
    at   BIGINT NOT NULL
);

-- Which player has been at which node since when, and until when.
CREATE TABLE presence (
    game    TEXT COLLATE "C" NOT NULL,
    seat    SMALLINT NOT NULL,
    node    TEXT COLLATE "C" NOT NULL,
    since   BIGINT NOT NULL,
    until   BIGINT,
    PRIMARY KEY (game, seat, node)
);

CREATE INDEX presence_node ON presence (node) WHERE until IS NULL;
