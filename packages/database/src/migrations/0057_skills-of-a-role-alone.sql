-- Most of the skills of a role, without the role, weigh less than a narrower title: every profile's concepts are read again
-- in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
