-- Any of several skills leads a saved search, as it leads the list: those with words are read again in the background.
UPDATE "search_alerts" SET "vocabulary_version" = 0 FROM "saved_searches"
WHERE "saved_searches"."id" = "search_alerts"."saved_search_id" AND "saved_searches"."filters" ? 'term';
