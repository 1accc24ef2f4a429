-- Words of profiles are folded further: without accents and nuktas. Everybody is read again in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
--> statement-breakpoint
-- A coupon is found by a code with 0-9, whatever digits it was made with.
UPDATE "coupons" SET "code" = translate("code", '०१२३४५६७८९', '0123456789')
WHERE "code" ~ '[०-९]' AND NOT EXISTS (
  SELECT FROM "coupons" AS "other" WHERE "other"."code" = translate("coupons"."code", '०१२३४५६७८९', '0123456789')
);
--> statement-breakpoint
-- Texts of CVs are stored without more kinds of contacts and numbers of documents: each is read again in the background.
UPDATE "cv_texts" SET "read_at" = NULL, "tried_at" = NULL;
