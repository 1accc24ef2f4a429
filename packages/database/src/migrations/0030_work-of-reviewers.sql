CREATE INDEX "hr_comments_day" ON "hr_comments" USING btree ("created_at","reviewed_by");--> statement-breakpoint
CREATE INDEX "vsp_applications_reviewer" ON "vsp_applications" USING btree ("assigned_to","created_at","id") WHERE not verified;--> statement-breakpoint
CREATE INDEX "drive_applications_pending" ON "drive_applications" USING btree ("drive_id") WHERE status = 'Pending';