-- Names of employers and exams, and words for ordinary things, are taken from the lists unless an Admin gave them: every profile is read again in the background.
DELETE FROM "concept_terms" WHERE "edited_at" IS NULL AND "source" IS NULL AND ("kind", "key") IN (
  ('skill', 'tcs'), ('skill', 'cts'), ('skill', 'itc'), ('skill', 'far'), ('skill', 'jee'), ('skill', 'yarn'),
  ('skill', 'apollo'), ('skill', 'chai'), ('skill', 'alia'), ('skill', 'torch'), ('skill', 'flipkart'),
  ('skill', 'meesho'), ('skill', 'chemistry'), ('skill', 'pipeline'), ('skill', 'walkindrive'), ('skill', 'drive'),
  ('title', 'womenweardesigner')
);
--> statement-breakpoint
UPDATE "vocabulary_version" SET "version" = "version" + 1;
