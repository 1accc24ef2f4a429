/** A field of study: its degrees, and the titles that they lead to, including narrower ones. */
export type FieldOfStudy = { degrees: readonly string[]; titles: readonly string[] }
