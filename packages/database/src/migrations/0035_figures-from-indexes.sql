DROP INDEX "accounts_signed_up";--> statement-breakpoint
DROP INDEX "candidate_search_registered";--> statement-breakpoint
CREATE INDEX "accounts_suspended" ON "accounts" USING btree ("id" DESC NULLS FIRST) WHERE status = 'suspended';--> statement-breakpoint
CREATE INDEX "vsp_applications_verified" ON "vsp_applications" USING btree ("verified_at") WHERE verified;--> statement-breakpoint
CREATE INDEX "shortlist_moves_furthest" ON "shortlist_moves" USING btree ("candidate_id","to_status");--> statement-breakpoint
CREATE INDEX "jobs_day" ON "jobs" USING btree ("created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "placement_drives_day" ON "placement_drives" USING btree ("created_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "accounts_signed_up" ON "accounts" USING btree ("role_id","created_at","login_count","registration_step","id") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "candidate_search_registered" ON "candidate_search" USING btree ("registered_at","candidate_id","profile_progress");--> statement-breakpoint
-- The furthest stage is read from the moves alone: a stage without its move gets one.
INSERT INTO "shortlist_moves" ("employer_id", "candidate_id", "from_status", "to_status", "moved_by", "moved_at")
SELECT "employer_id", "candidate_id", null, "status", "employer_id", "updated_at" FROM "shortlists" AS stage
WHERE NOT EXISTS (SELECT FROM "shortlist_moves" AS move WHERE move."employer_id" = stage."employer_id"
  AND move."candidate_id" = stage."candidate_id" AND move."to_status" = stage."status");
