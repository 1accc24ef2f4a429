CREATE TABLE "saved_jobs" (
	"candidate_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_jobs_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "job_applications" DROP CONSTRAINT "job_applications_status";--> statement-breakpoint
ALTER TABLE "drive_applications" DROP CONSTRAINT "drive_applications_status";--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_jobs_newest" ON "saved_jobs" USING btree ("candidate_id","saved_at" DESC NULLS FIRST,"job_id");--> statement-breakpoint
CREATE INDEX "jobs_pay" ON "jobs" USING btree (coalesce("ctc_to", "ctc_from") desc nulls last,"id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_status" CHECK ("job_applications"."status" in ('Applied', 'Shortlisted', 'Rejected', 'Withdrawn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "job_applications" VALIDATE CONSTRAINT "job_applications_status";--> statement-breakpoint
ALTER TABLE "drive_applications" ADD CONSTRAINT "drive_applications_status" CHECK ("drive_applications"."status" in ('Pending', 'Accepted', 'Rejected', 'noPayment', 'Applied', 'Withdrawn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "drive_applications" VALIDATE CONSTRAINT "drive_applications_status";