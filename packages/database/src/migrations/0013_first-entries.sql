ALTER TABLE "educations" ALTER COLUMN "start_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "pay_on_cv" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A million candidates take longer than a statement may otherwise.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
-- What onboarding was told becomes entries. Years of work were counted when the account was made.
INSERT INTO "experiences" ("candidate_id", "title", "company_name", "working", "start_month", "start_year")
SELECT c."account_id", c."current_job", '', true,
	lower(to_char(a."created_at" AT TIME ZONE 'Asia/Kolkata', 'Mon')),
	extract(year FROM a."created_at" AT TIME ZONE 'Asia/Kolkata')::smallint - c."experience_years"
FROM "candidates" c JOIN "accounts" a ON a."id" = c."account_id"
WHERE c."experience_level" = 'Experienced' AND c."current_job" <> '' AND c."experience_years" > 0
	AND NOT EXISTS (SELECT FROM "experiences" e WHERE e."candidate_id" = c."account_id");
--> statement-breakpoint
INSERT INTO "educations" ("candidate_id", "school", "degree", "qualification")
SELECT c."account_id", coalesce(c."college", ''), c."degree", c."education"
FROM "candidates" c
WHERE c."degree" <> '' AND c."education" <> ''
	AND NOT EXISTS (SELECT FROM "educations" e WHERE e."candidate_id" = c."account_id");
--> statement-breakpoint
-- A job that was entered on the profile is the present job there too.
UPDATE "candidates" c SET "current_job" = present."title"
FROM (
	SELECT DISTINCT ON ("candidate_id") "candidate_id", "title" FROM "experiences" WHERE "working"
	ORDER BY "candidate_id", "start_year" DESC,
		array_position(ARRAY['jan','feb','mar','apr','may','jun','jul','aug','sep','oct','nov','dec'], "start_month") DESC
) present
WHERE present."candidate_id" = c."account_id" AND c."current_job" IS NULL;
--> statement-breakpoint
-- The new entries show on the cards of the search.
UPDATE "candidate_search" s
SET "card" = jsonb_set(s."card", '{Experience}', jsonb_build_array(jsonb_build_object(
	'title', e."title", 'companyName', e."company_name", 'startYear', e."start_year", 'endYear', e."end_year")))
FROM "experiences" e WHERE e."candidate_id" = s."candidate_id" AND e."company_name" = '' AND s."card" -> 'Experience' = '[]';
--> statement-breakpoint
UPDATE "candidate_search" s
SET "card" = jsonb_set(s."card", '{Education}', jsonb_build_array(jsonb_build_object(
	'degree', e."degree", 'school', e."school", 'qualification', e."qualification", 'endYear', e."end_year")))
FROM "educations" e WHERE e."candidate_id" = s."candidate_id" AND e."start_year" IS NULL AND s."card" -> 'Education' = '[]';
--> statement-breakpoint
-- Months of work are counted anew, from the entries.
DELETE FROM "settings" WHERE "key" = 'experience-counted';
