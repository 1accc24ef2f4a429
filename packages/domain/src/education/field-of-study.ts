/** A field of study: its degrees, and the titles of the work that they lead to. Kinds of both are of it too. */
export type FieldOfStudy = { degrees: readonly string[]; titles: readonly string[] }
