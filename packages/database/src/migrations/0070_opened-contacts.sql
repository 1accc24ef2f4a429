CREATE TABLE "opened_contacts" (
	"employer_id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"first_opened_at" timestamp (3) with time zone NOT NULL,
	"last_opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "opened_contacts_employer_id_candidate_id_pk" PRIMARY KEY("employer_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "opened_contacts" ADD CONSTRAINT "opened_contacts_employer_id_employers_account_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_contacts" ADD CONSTRAINT "opened_contacts_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opened_contacts_day" ON "opened_contacts" USING btree ("employer_id","last_opened_at");--> statement-breakpoint
CREATE INDEX "opened_contacts_candidate" ON "opened_contacts" USING btree ("candidate_id");--> statement-breakpoint
INSERT INTO "opened_contacts" ("employer_id", "candidate_id", "first_opened_at", "last_opened_at")
SELECT "audit_log"."actor_id", "audit_log"."subject_id", min("audit_log"."at"), max("audit_log"."at")
FROM "audit_log"
JOIN "employers" ON "employers"."account_id" = "audit_log"."actor_id"
JOIN "candidates" ON "candidates"."account_id" = "audit_log"."subject_id"
WHERE "audit_log"."action" = 'contact-revealed'
GROUP BY "audit_log"."actor_id", "audit_log"."subject_id";
