ALTER TABLE "search_alerts" ADD COLUMN "rest" "tsquery";--> statement-breakpoint
-- Saved searches are read again for what they name besides, and profiles for their years of passing.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
