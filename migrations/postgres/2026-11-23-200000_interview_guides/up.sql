-- A table of its own, because lists and views of interviews do not need the guide. `source` is a hash of what the guide
-- was made from.
CREATE TABLE interview_guides (
    interview_id uuid NOT NULL PRIMARY KEY REFERENCES interviews (id) DEFERRABLE INITIALLY DEFERRED,
    guide jsonb NOT NULL,
    source text NOT NULL,
    origin jsonb NOT NULL
);
