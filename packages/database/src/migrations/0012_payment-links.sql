ALTER TABLE "store_orders" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "store_orders" SET "expires_at" = "created_at" + interval '7 days';--> statement-breakpoint
ALTER TABLE "store_orders" ALTER COLUMN "expires_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;
