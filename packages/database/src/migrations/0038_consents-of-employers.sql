-- An employer's consents were stored with what is done with a candidate's data. Version and time stay as they are.
UPDATE "consents" SET "purpose" = CASE "kind"
    WHEN 'privacy' THEN 'account, openings-shown-to-candidates, finding-candidates, messages'
    ELSE 'account, openings, payments' END
FROM "accounts"
WHERE "accounts"."id" = "consents"."account_id" AND "accounts"."role_id" = 2 AND "consents"."kind" IN ('privacy', 'terms');
