-- A word that only ends other names is no title behind other words: every profile's concepts are read again in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
