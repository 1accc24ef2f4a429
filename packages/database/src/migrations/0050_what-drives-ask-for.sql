-- A drive asks for the work of its open jobs, and what asks for something by a renamed entry has its new name: drives, and what names an edited role or category, are read again in the background.
UPDATE "placement_drives" SET "vocabulary_version" = 0;
--> statement-breakpoint
UPDATE "jobs" SET "vocabulary_version" = 0 FROM "job_roles" WHERE "job_roles"."id" = "jobs"."role_id" AND "job_roles"."edited_at" IS NOT NULL;
--> statement-breakpoint
UPDATE "courses" SET "vocabulary_version" = 0 FROM "course_categories" WHERE "course_categories"."id" = "courses"."category_id" AND "course_categories"."edited_at" IS NOT NULL;
