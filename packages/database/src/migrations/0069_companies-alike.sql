CREATE TABLE "refused_companies" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"employer_id" bigint NOT NULL,
	CONSTRAINT "refused_companies_kind_value_employer_id_pk" PRIMARY KEY("kind","value","employer_id")
);
--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "company_email_domain" text;--> statement-breakpoint
CREATE INDEX "employers_email_domain" ON "employers" USING btree ("company_email_domain");--> statement-breakpoint
CREATE INDEX "employers_gstin" ON "employers" USING btree ("gstin");--> statement-breakpoint
CREATE INDEX "employers_cin" ON "employers" USING btree ("cin");--> statement-breakpoint
-- The domain's companyNameKey in SQL, from the key that was only without the legal form.
UPDATE "employers" SET "company_name_key" = replace(replace(translate(replace(
  regexp_replace(regexp_replace(
    translate(replace("company_name_key", U&'\093C', ''), 'đðłøħŧı०१२३४५६७८९', 'ddlohti0123456789'),
    '^(m s|messrs) (?=.)', ''),
    '( (india|bharat|group|global|international|worldwide|online|digital|enterprises|technologies|technology|tech|infotech|software|systems|solutions|services|industries))+$', ''),
  ' ', ''), '1i0', 'llo'), 'rn', 'm'), 'vv', 'w')
WHERE "company_name_key" IS NOT NULL;--> statement-breakpoint
UPDATE "employers" SET "company_email_domain" =
  substring(lower(split_part("company_email", '@', 2)) from '[^.]+\.(?:(?:co|com|net|org|gov|nic|firm|gen|ind)\.[a-z]{2}|[^.]+)$')
WHERE "company_email" IS NOT NULL;--> statement-breakpoint
INSERT INTO "refused_companies" ("kind", "value", "employer_id")
SELECT 'name', "company_name_key", "account_id" FROM "employers"
WHERE "company_status" = 'refused' AND "company_name_key" IS NOT NULL
UNION ALL
SELECT 'domain', "company_email_domain", "account_id" FROM "employers"
WHERE "company_status" = 'refused' AND "company_email_domain" IS NOT NULL;
