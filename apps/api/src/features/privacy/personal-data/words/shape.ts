import type { shortlistLabels } from '@pramaan/domain/shortlist'
import type { tables } from './en/tables.ts'

/** What each table of a person's data is called. */
export type TableWords = Readonly<Record<keyof typeof tables, string>>

/** How a language says a person's data. */
export type DataWords = {
  title: string
  asOf: (date: string) => string
  yes: string
  no: string
  /** In place of a name that is shown to nobody any more. */
  hiddenPerson: string
  /** Where a candidate stands with an employer. */
  stages: Readonly<Record<keyof typeof shortlistLabels, string>>
  tables: TableWords
  /** What is missing in English is said by its own name. */
  columns: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  /** Labels of what people choose from a list, by `option.` and the value. */
  options: Readonly<Record<string, string>>
}
