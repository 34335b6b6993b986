DROP TABLE note_tags;
DROP TABLE notes;
