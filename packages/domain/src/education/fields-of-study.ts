import type { FieldOfStudy } from './field-of-study.ts'
import { otherFields } from './other-fields.ts'
import { technicalFields } from './technical-fields.ts'

/** The fields of study whose degrees lead to certain work, by the labels of the lists. */
export const fieldsOfStudy: readonly FieldOfStudy[] = [...technicalFields, ...otherFields]
