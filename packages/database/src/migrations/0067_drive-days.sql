ALTER TABLE "placement_drives" ADD COLUMN "venue" text;--> statement-breakpoint
ALTER TABLE "placement_drives" ADD COLUMN "reporting_time" text;--> statement-breakpoint
ALTER TABLE "placement_drives" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "placement_drives" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "placement_drives" ADD COLUMN "bring" text;