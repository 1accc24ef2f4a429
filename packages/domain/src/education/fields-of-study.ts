import type { FieldOfStudy } from './field-of-study.ts'
import { otherFields } from './other-fields.ts'
import { technicalFields } from './technical-fields.ts'

/** The fields whose degrees lead to work of their kind, by the labels of the lists. */
export const fieldsOfStudy: readonly FieldOfStudy[] = [...technicalFields, ...otherFields]
