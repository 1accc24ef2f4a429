-- Names of many kinds of work are taken from the lists, and one that was another title's, unless an Admin gave them. A title or skill of words that are spelt as in other names is not corrected to another one, and skills that all work asks for are general ones of an opening: profiles and openings are read again in the background.
DELETE FROM "concept_terms" WHERE "edited_at" IS NULL AND "source" IS NULL AND ("kind", "key") IN (
  ('skill', 'documentation'), ('skill', 'workshop'), ('skill', 'drafting'), ('title', 'compounder')
);
--> statement-breakpoint
UPDATE "vocabulary_version" SET "version" = "version" + 1;
