-- Names that were those of two skills are taken from the first one, unless an Admin gave it them: a text that names two asks for both, and every profile is read again in the background.
DELETE FROM "concept_terms" WHERE "kind" = 'skill' AND "edited_at" IS NULL AND "source" IS NULL AND "key" IN (
  '5skaizen', 'apqpppap', 'agilescrum', 'ajaxjquery', 'androidjava', 'bigquerysql', 'cncvmc', 'dsalgo',
  'datastructurealgorithm', 'dataentrytyping', 'dictationtyping', 'embeddedcc++', 'gitgithub', 'gujaratityping',
  'htmlcss', 'html5css3', 'industrialautomationplc', 'jsonxml', 'javaswing', 'kannadatyping', 'materialuireact',
  'mysqldba', 'nodejsexpress', 'oracledba', 'phpmysql', 'plcscada', 'pandanumpy', 'robotframeworkpython', 'sqldba',
  'seleniumjava', 'seleniumpython', 'springbootmicroservice', 'tallyerpsap', 'tallygst', 'tamiltyping',
  'javaj2ee', 'seleniumwithjava', 'tallywithgst', 'datasciencewithpython', 'kycaml'
);
--> statement-breakpoint
-- A grade between what is related and what is wished for is new: those above it are one higher from now on.
UPDATE "candidate_concepts" SET "grade" = "grade" + 1 WHERE "grade" BETWEEN 4 AND 8;
--> statement-breakpoint
UPDATE "vocabulary_version" SET "version" = "version" + 1;
