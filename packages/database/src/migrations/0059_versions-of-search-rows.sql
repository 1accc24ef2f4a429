CREATE TABLE "search_versions" (
	"candidate_id" bigint PRIMARY KEY NOT NULL,
	"vocabulary_version" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "search_versions" SELECT "candidate_id", "vocabulary_version" FROM "candidate_search";--> statement-breakpoint
ALTER TABLE "search_versions" ADD CONSTRAINT "search_versions_candidate_id_candidate_search_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate_search"("candidate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_versions_outdated" ON "search_versions" USING btree ("vocabulary_version","candidate_id");--> statement-breakpoint
DROP INDEX "candidate_search_vocabulary";--> statement-breakpoint
ALTER TABLE "candidate_search" DROP COLUMN "vocabulary_version";
