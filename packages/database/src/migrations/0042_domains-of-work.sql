-- A title also says its domain: every profile is read again in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
