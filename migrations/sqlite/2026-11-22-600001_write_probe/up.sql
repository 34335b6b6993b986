-- The row that a check of readiness writes, to know that writes take effect.
CREATE TABLE write_probe (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    writes INTEGER NOT NULL
) STRICT;
INSERT INTO write_probe (id, writes) VALUES (1, 0);
