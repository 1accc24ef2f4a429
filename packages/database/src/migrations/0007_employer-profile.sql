ALTER TABLE "employers" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "employers" ADD COLUMN "company_logo" text;