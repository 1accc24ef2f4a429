import fields from '../words/fields-of-study.json' with { type: 'json' }
import type { FieldOfStudy } from './field-of-study.ts'

/** The fields of study whose degrees lead to certain work, by the labels of the lists. */
export const fieldsOfStudy: readonly FieldOfStudy[] = fields
