-- What a job asks for has its typed title, too, not only its role: every job of a role is read again in the background.
UPDATE "jobs" SET "vocabulary_version" = -1 WHERE "role_id" IS NOT NULL;
