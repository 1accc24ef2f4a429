DROP INDEX "changed_candidates_first";--> statement-breakpoint
DROP INDEX "changed_jobs_first";--> statement-breakpoint
ALTER TABLE "changed_candidates" ADD COLUMN "active_day" integer;--> statement-breakpoint
ALTER TABLE "changed_candidates" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "changed_jobs" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "active_days" integer;--> statement-breakpoint
ALTER TABLE "search_alerts" ADD COLUMN "reread_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "changed_candidates_first" ON "changed_candidates" USING btree ("changed_at") WHERE compared_at is null;--> statement-breakpoint
CREATE INDEX "changed_jobs_first" ON "changed_jobs" USING btree ("changed_at") WHERE compared_at is null;--> statement-breakpoint
-- A search by the last visit is read again in the background: its alert asks for it too.
UPDATE "search_alerts" SET "vocabulary_version" = 0 FROM "saved_searches"
WHERE "saved_searches"."id" = "search_alerts"."saved_search_id" AND "saved_searches"."filters" ? 'active'
  AND "search_alerts"."vocabulary_version" > 0;
