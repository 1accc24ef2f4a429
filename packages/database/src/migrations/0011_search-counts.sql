CREATE TABLE "search_counts" (
	"candidate_id" bigint PRIMARY KEY NOT NULL,
	"expected_ctc" bigint NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"experience_months" integer NOT NULL,
	"level" smallint NOT NULL,
	"joining" smallint NOT NULL,
	"has_certificate" boolean NOT NULL,
	"verified" boolean NOT NULL,
	"immediate" boolean NOT NULL,
	"full_time" boolean NOT NULL,
	"part_time" boolean NOT NULL,
	"internship" boolean NOT NULL,
	"remote" boolean NOT NULL,
	"on_site" boolean NOT NULL,
	"facets" integer[] NOT NULL
);
--> statement-breakpoint
-- Every row of the search has one of its own here; a million of them take longer than a statement may otherwise.
SET LOCAL statement_timeout = 0;
--> statement-breakpoint
INSERT INTO "search_counts" ("candidate_id", "expected_ctc", "registered_at", "experience_months", "level", "joining", "has_certificate", "verified",
	"immediate", "full_time", "part_time", "internship", "remote", "on_site", "facets")
SELECT "candidate_id", "expected_ctc", "registered_at", "experience_months", "level", "joining", "has_certificate", "verified",
	"immediate", "full_time", "part_time", "internship", "remote", "on_site", "facets"
FROM "candidate_search" ORDER BY "candidate_id";
--> statement-breakpoint
ALTER TABLE "search_counts" ADD CONSTRAINT "search_counts_candidate_id_candidate_search_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_search"("candidate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_counts_facets" ON "search_counts" USING gin ("facets") WITH (fastupdate=false);
--> statement-breakpoint
ANALYZE "search_counts";
