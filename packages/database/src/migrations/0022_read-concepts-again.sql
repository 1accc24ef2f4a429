-- Where a candidate has a concept is graded otherwise: every profile's concepts are read again in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
