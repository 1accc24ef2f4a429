-- Names that mean something else than the concept that had them are taken from it, unless an Admin gave it them, and titles that share no work are of one field no longer.
DELETE FROM "concept_terms" WHERE "edited_at" IS NULL AND "source" IS NULL AND ("kind", "key") IN (
  ('title', 'cse'), ('skill', 'ug'), ('degree', 'tallycourse'), ('degree', 'tallycertificate'), ('degree', 'mscitcourse'), ('degree', 'mscitcertificate')
);
--> statement-breakpoint
DELETE FROM "concept_relations" USING "concepts" AS "one", "concepts" AS "other", (VALUES
  ('Food Technologist', 'Chemist'), ('Food Technologist', 'Chef'), ('Legal Executive', 'Company Secretary'), ('Nurse', 'Doctor'),
  ('Doctor', 'Physiotherapist'), ('Doctor', 'Dietician'), ('Doctor', 'Optometrist')
) AS "apart" ("label", "from") WHERE "relation" = 'field' AND "one"."id" = "concept_id" AND "other"."id" = "other_id"
  AND "one"."kind" = 'title' AND "other"."kind" = 'title'
  AND (("one"."label", "other"."label") = ("apart"."label", "apart"."from") OR ("other"."label", "one"."label") = ("apart"."label", "apart"."from"));
--> statement-breakpoint
UPDATE "vocabulary_version" SET "version" = "version" + 1;
