-- A title or skill of words that are spelt as in other names is not corrected to another one, and skills that all work asks for are general ones of an opening: profiles and openings are read again in the background.
UPDATE "vocabulary_version" SET "version" = "version" + 1;
