-- Everyday words, and names of a title with a degree or subject, are taken from the lists unless an Admin gave them: every profile is read again in the background.
DELETE FROM "concept_terms" WHERE "edited_at" IS NULL AND "source" IS NULL AND ("kind", "key") IN (
  ('degree', 'both'), ('skill', 'fluent'), ('skill', 'कर'), ('skill', 'interview'), ('skill', 'contract'),
  ('title', 'prtenglish'), ('title', 'prtmath'), ('title', 'pgtphysic'), ('title', 'pgtchemistry'),
  ('title', 'pgtbiology'), ('title', 'pgteconomic'), ('title', 'pgtpoliticalscience'), ('title', 'tgtsocialscience')
);
--> statement-breakpoint
UPDATE "vocabulary_version" SET "version" = "version" + 1;
