ALTER TABLE "employers" ADD COLUMN "company_name_key" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "company_status" text DEFAULT 'unconfirmed' NOT NULL;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "company_email" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "gstin" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "cin" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "proved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "company_status_before" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "company_decided_by" bigint;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "company_decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "company_reason" text;--> statement-breakpoint
CREATE INDEX "employers_company_name" ON "employers" USING btree ("company_name_key");--> statement-breakpoint
CREATE INDEX "employers_to_decide" ON "employers" USING btree ("proved_at","account_id") WHERE company_status in ('kept', 'waiting');--> statement-breakpoint
-- The domain's companyNameKey in SQL, for the names that are there already.
UPDATE "employers" SET "company_name_key" = regexp_replace(regexp_replace(
  trim(regexp_replace(
    regexp_replace(
      replace(lower(normalize(regexp_replace(normalize("company_name", NFKD), '[\u0300-\u036f]', '', 'g'), NFC)), '&', ' and '),
      '[''’.]', '', 'g'),
    '[]!"#$%()*+,/:;<=>?@[\\^_`{|}~–—-]+|\s+', ' ', 'g')),
  '\s+', ' ', 'g'),
  '( (pvt|private|ltd|limited|llp|llc|inc|incorporated|corp|corporation|plc|opc|co|company|p|प्रा|प्रायव्हेट|प्राइवेट|लि|लिमिटेड|एलएलपी))+$|^the (?=.)', '', 'g')
WHERE "company_name" is not null;--> statement-breakpoint
-- Employers of before stay able to work, and staff are asked about each.
UPDATE "employers" SET "company_status" = 'kept', "proved_at" = "accounts"."created_at"
FROM "accounts" WHERE "accounts"."id" = "employers"."account_id" AND "accounts"."registration_step" = 5;
