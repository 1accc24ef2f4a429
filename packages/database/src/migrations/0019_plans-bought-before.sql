DROP INDEX "grants_live";--> statement-breakpoint
ALTER TABLE "grants" ADD COLUMN "bought_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bought_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The number of a plan's order was the offer, and a hundred for each plan bought before; it becomes two columns.
UPDATE "orders" SET "bought_before" = "subject_id" / 100, "subject_id" = "subject_id" % 100
WHERE "purpose" = 'Plan' AND "subject_id" >= 100;--> statement-breakpoint
UPDATE "grants" SET "bought_before" = "subject_id" / 100, "subject_id" = "subject_id" % 100
WHERE "purpose" = 'Plan' AND "subject_id" >= 100;--> statement-breakpoint
CREATE UNIQUE INDEX "grants_live" ON "grants" USING btree ("person_id","purpose","subject_id","bought_before") WHERE revoked_at is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bought_before" CHECK ("orders"."bought_before" >= 0 and ("orders"."bought_before" = 0 or "orders"."purpose" = 'Plan'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_plan_offer" CHECK ("orders"."purpose" <> 'Plan' or "orders"."subject_id" < 100);