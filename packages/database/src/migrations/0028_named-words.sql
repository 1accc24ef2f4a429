-- Named words begin otherwise: the words of every profile are written again in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
