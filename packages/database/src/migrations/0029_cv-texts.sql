CREATE TABLE "cv_texts" (
	"candidate_id" bigint PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"text" text,
	"read_at" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "cv_texts" ADD CONSTRAINT "cv_texts_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_texts_waiting" ON "cv_texts" USING btree ("tried_at","candidate_id") WHERE "cv_texts"."read_at" is null;--> statement-breakpoint
-- CVs that are there already are read in the background, too.
INSERT INTO "cv_texts" ("candidate_id", "file_id") SELECT "account_id", "cv" FROM "candidates" WHERE "cv" IS NOT NULL;
