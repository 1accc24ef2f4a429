-- The skills of a search row are its concepts: nothing reads their numbers in the list of skills any more.
DROP INDEX "candidate_search_skills";--> statement-breakpoint
ALTER TABLE "candidate_search" DROP COLUMN "skill_ids";