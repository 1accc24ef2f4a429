-- A skill says how a person has it, and saved searches ask for it so: all are read again in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
