CREATE TABLE "store_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"title" text NOT NULL,
	"requested_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_orders_purpose" CHECK ("store_orders"."purpose" in ('VSP', 'PlacementDrive', 'Course')),
	CONSTRAINT "store_orders_subject" CHECK (("store_orders"."purpose" = 'VSP') = ("store_orders"."subject_id" = 0)),
	CONSTRAINT "store_orders_amount" CHECK ("store_orders"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_requested_by_accounts_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_orders_newest" ON "store_orders" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "store_orders_person" ON "store_orders" USING btree ("person_id");