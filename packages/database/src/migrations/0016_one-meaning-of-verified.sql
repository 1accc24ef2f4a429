ALTER TABLE "vsp_applications" ADD COLUMN "taken_back_by" bigint;--> statement-breakpoint
ALTER TABLE "vsp_applications" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "shown_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vsp_applications" ADD CONSTRAINT "vsp_applications_taken_back_by_accounts_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- Verified means that hr's questions are answered. Comments without an application become one that is verified.
INSERT INTO "vsp_applications" ("candidate_id", "verified", "created_at", "verified_at")
SELECT "candidate_id", true, "created_at", "created_at" FROM "hr_comments"
ON CONFLICT ("candidate_id") DO NOTHING;--> statement-breakpoint
-- Who was marked verified without an answer waits for hr again, and learns it by a line that also marks them here.
INSERT INTO "notifications" ("account_id", "kind", "params", "path", "once", "created_at")
SELECT v."candidate_id", 'verification-reopened', '{}', '/candidate-profile', 'verification-reopened:migrated', now()
FROM "vsp_applications" v
WHERE v."verified" AND NOT EXISTS (SELECT FROM "hr_comments" h WHERE h."candidate_id" = v."candidate_id")
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "vsp_applications" v SET "verified" = false, "verified_at" = NULL
WHERE v."verified" AND NOT EXISTS (SELECT FROM "hr_comments" h WHERE h."candidate_id" = v."candidate_id");--> statement-breakpoint
UPDATE "candidate_search" c SET "card" = jsonb_set(c."card", '{VspStatus}', 'false') FROM "notifications" n
WHERE n."account_id" = c."candidate_id" AND n."once" = 'verification-reopened:migrated';--> statement-breakpoint
UPDATE "outbox" o SET "variables" = NULL, "next_try_at" = NULL FROM "notifications" n
WHERE n."account_id" = o."account_id" AND n."once" = 'verification-reopened:migrated'
  AND o."template" = 'verification-verified' AND o."tries" = 0 AND o."next_try_at" IS NOT NULL;
