-- Titles broader than what a candidate has learnt or has done earlier are graded otherwise: every profile's concepts are read again in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
