-- A title with brackets is read as one wherever it stands in a text: every profile's concepts are read again in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
