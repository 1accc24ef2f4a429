ALTER TABLE "candidates" ADD COLUMN "roles_unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A million candidates take longer than a statement may otherwise.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
-- Roles that are exactly those that the registration shows of a domain, its first ten, were chosen by nobody; all others were.
UPDATE "candidates" c SET "roles_unconfirmed" = true
FROM (
	SELECT array_agg(r."id") AS "ids"
	FROM (
		SELECT "id", "domain_id", row_number() OVER (PARTITION BY "domain_id" ORDER BY "id") AS "at"
		FROM "job_roles" WHERE "app_visibility"
	) r
	WHERE r."at" <= 10 GROUP BY r."domain_id"
) shown
WHERE c."job_role_ids" @> shown."ids" AND c."job_role_ids" <@ shown."ids";
--> statement-breakpoint
-- The search rows of these people are read again in the background.
UPDATE "search_versions" v SET "vocabulary_version" = 0
FROM "candidates" c WHERE c."account_id" = v."candidate_id" AND c."roles_unconfirmed";
