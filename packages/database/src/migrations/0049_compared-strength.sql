-- Lists are ordered by the part of the profile strength without name, photo and birth date: the two indexes in that order keep their columns under the new name. Until a profile is read again in the background, its personal part is counted with the rest, so the sum, by which profiles are complete, is right at every moment.
ALTER TABLE "candidate_concepts" RENAME COLUMN "progress" TO "compared_strength";--> statement-breakpoint
ALTER TABLE "candidate_search" RENAME COLUMN "profile_progress" TO "compared_strength";--> statement-breakpoint
DROP INDEX "candidate_search_registered";--> statement-breakpoint
ALTER TABLE "candidate_search" ADD COLUMN "personal_strength" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "candidate_search_registered" ON "candidate_search" USING btree ("registered_at","candidate_id","compared_strength","personal_strength");--> statement-breakpoint
UPDATE "vocabulary_version" SET "version" = "version" + 1;
