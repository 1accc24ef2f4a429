CREATE TABLE "public_profiles" (
	"candidate_id" bigint PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"on_since" timestamp (3) with time zone,
	"sections" text[] NOT NULL,
	"search_engines" boolean DEFAULT false NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "public_profiles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "public_profiles_slug" CHECK ("public_profiles"."slug" ~ '^[a-z0-9-]{5,40}$')
);
--> statement-breakpoint
ALTER TABLE "job_roles" ADD COLUMN "type" text DEFAULT 'Operations' NOT NULL;--> statement-breakpoint
ALTER TABLE "public_profiles" ADD CONSTRAINT "public_profiles_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;