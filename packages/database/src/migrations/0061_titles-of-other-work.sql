-- Names of titles that are another work's now are taken from the lists, unless an Admin gave them. The reading of "process associate" beside other work changed as well: profiles and openings are read again in the background.
DELETE FROM "concept_terms" WHERE "edited_at" IS NULL AND "source" IS NULL AND "kind" = 'title' AND "key" IN (
  'fashionassociate', 'ticketcollector', 'ticketchecker', 'farmmanager', 'farmsupervisor', 'deckcadet', 'sailor', 'seaman',
  'deckofficer', 'gprating', 'bmsoperator', 'bmstechnician', 'bmsengineerbuilding', 'tilemason', 'japamaid', 'japanurse',
  'insurancedeskexecutive'
);
--> statement-breakpoint
UPDATE "vocabulary_version" SET "version" = "version" + 1;
