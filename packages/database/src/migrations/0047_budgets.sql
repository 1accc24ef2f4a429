-- Of a typed range of pay only the upper end binds people, and an excluded domain is one that they say: saved searches with words are read again in the background.
UPDATE "search_alerts" SET "vocabulary_version" = 0 FROM "saved_searches"
WHERE "saved_searches"."id" = "search_alerts"."saved_search_id" AND "saved_searches"."filters" ?| array['term', 'without'];
