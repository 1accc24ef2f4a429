CREATE TABLE "opening_concepts" (
	"kind" text NOT NULL,
	"opening_id" bigint NOT NULL,
	"concept_id" integer NOT NULL,
	"part" text NOT NULL,
	"share" smallint NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "opening_concepts_kind_opening_id_concept_id_pk" PRIMARY KEY("kind","opening_id","concept_id")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "vocabulary_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "vocabulary_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "placement_drives" ADD COLUMN "vocabulary_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "opening_concepts_asked" ON "opening_concepts" USING btree ("kind","concept_id","opening_id","part","share");--> statement-breakpoint
CREATE INDEX "jobs_vocabulary" ON "jobs" USING btree ("vocabulary_version","id");--> statement-breakpoint
CREATE INDEX "placement_drives_vocabulary" ON "placement_drives" USING btree ("vocabulary_version","id");