ALTER TABLE "candidate_search" ADD COLUMN "active_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "candidate_search_active" ON "candidate_search" USING btree ("active_day","candidate_id");--> statement-breakpoint
-- Until a visit is noted, somebody was last here when the profile was last changed.
UPDATE "candidate_search" SET "active_day" = ("updated_at" at time zone 'Asia/Kolkata')::date - date '1970-01-01';--> statement-breakpoint
-- When the verified can start, as hr noted: 'Immediate', 'Within 30 days', 'After 30 days'.
UPDATE "candidate_search" SET "facets" = "facets" || 500000000
	+ array_position(array['Immediate', 'Within 30 days', 'After 30 days'], "card" -> 'HrComments' ->> 'Availability')
WHERE "card" -> 'HrComments' ->> 'Availability' IN ('Immediate', 'Within 30 days', 'After 30 days');--> statement-breakpoint
UPDATE "search_counts" SET "facets" = "candidate_search"."facets" FROM "candidate_search"
WHERE "candidate_search"."candidate_id" = "search_counts"."candidate_id" AND "candidate_search"."facets" <> "search_counts"."facets";
