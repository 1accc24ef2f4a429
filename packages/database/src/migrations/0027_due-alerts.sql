CREATE TABLE "due_alerts" (
	"alert_id" bigint PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "search_alerts_due";--> statement-breakpoint
ALTER TABLE "due_alerts" ADD CONSTRAINT "due_alerts_alert_id_search_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."search_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_alerts_first" ON "due_alerts" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "search_alerts" DROP COLUMN "due_at";