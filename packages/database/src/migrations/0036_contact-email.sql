ALTER TABLE "accounts" ADD COLUMN "contact_email" text;--> statement-breakpoint
UPDATE "accounts" SET "contact_email" = "candidates"."contact_email" FROM "candidates"
WHERE "candidates"."account_id" = "accounts"."id" AND "candidates"."contact_email" IS NOT NULL;--> statement-breakpoint
-- The code of an Indian number goes to the number, so an e-mail beside it was never proved, unless it was confirmed later.
UPDATE "accounts" SET "contact_email" = coalesce("contact_email", "email"), "email" = null
WHERE "email" IS NOT NULL AND "phone" ~ '^\+91[6-9][0-9]{9}$' AND "role_id" IN (1, 2)
  AND NOT EXISTS (SELECT FROM "audit_log" WHERE "subject_id" = "accounts"."id" AND "action" = 'email-changed');--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "contact_email";
