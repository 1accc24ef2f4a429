import { otherFields } from './other-fields.ts'
import { technicalFields } from './technical-fields.ts'

/** A field of study: its degrees, and the titles of the work that they lead to. Kinds of both are of it too. */
export type FieldOfStudy = { degrees: readonly string[]; titles: readonly string[] }

/** The fields whose degrees lead to work of their kind, by the labels of the lists. */
export const fieldsOfStudy: readonly FieldOfStudy[] = [...technicalFields, ...otherFields]
