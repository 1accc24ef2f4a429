ALTER TABLE "experiences" ALTER COLUMN "start_month" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "experiences" ALTER COLUMN "start_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "stated_years" smallint;--> statement-breakpoint
-- A million candidates take longer than a statement may otherwise.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
-- The forms ask for the company, so an entry without one was made from onboarding's answers and never edited: its start was
-- calculated from the years that were stated, on the day of the answers. Years alone in a profile are those of that day;
-- beside other entries they have changed since, and the account was made on that day.
UPDATE "experiences" e SET "start_month" = NULL, "start_year" = NULL, "stated_years" = coalesce(
	CASE WHEN NOT EXISTS (SELECT FROM "experiences" o WHERE o."candidate_id" = e."candidate_id" AND o."id" <> e."id")
		THEN nullif(c."experience_years", 0) END,
	greatest(1, round((extract(year FROM a."created_at" AT TIME ZONE 'Asia/Kolkata') - e."start_year"
		+ (extract(month FROM a."created_at" AT TIME ZONE 'Asia/Kolkata')
			- array_position(ARRAY['jan','feb','mar','apr','may','jun','jul','aug','sep','oct','nov','dec'], e."start_month")) / 12.0)
	)))
FROM "candidates" c JOIN "accounts" a ON a."id" = c."account_id"
WHERE c."account_id" = e."candidate_id" AND e."company_name" = '' AND e."working" AND e."start_year" IS NOT NULL;
--> statement-breakpoint
-- The cards and months of these people are read again in the background.
UPDATE "search_versions" v SET "vocabulary_version" = 0
FROM "experiences" e WHERE e."candidate_id" = v."candidate_id" AND e."stated_years" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_start" CHECK (num_nonnulls("experiences"."start_month", "experiences"."start_year") = case when "experiences"."stated_years" is null then 2 else 0 end);