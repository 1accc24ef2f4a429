import { optionLabels } from '@pramaan/contract/option-labels/en'
import { shortlistLabels } from '@pramaan/domain/shortlist'
import type { DataWords } from '../shape.ts'
import { columns } from './columns.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'

/** A person's data in English. */
export const en: DataWords = {
  title: 'Everything that Pramaan stores about you',
  asOf: (date) => `As of ${date}`,
  yes: 'yes',
  no: 'no',
  hiddenPerson: 'A person who is no longer visible',
  stages: shortlistLabels,
  tables,
  columns,
  values,
  options: optionLabels,
}
