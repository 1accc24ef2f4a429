import type { shortlistLabels } from '@pramaan/domain/shortlist'
import type { tables } from './en/tables.ts'

/** The titles of the tables of a person's data. */
export type TableWords = Readonly<Record<keyof typeof tables, string>>

/** The words of a language for a person's data. */
export type DataWords = {
  title: string
  asOf: (date: string) => string
  yes: string
  no: string
  /** Shown instead of the name of a hidden person. */
  hiddenPerson: string
  /** A candidate's stage at an employer. */
  stages: Readonly<Record<keyof typeof shortlistLabels, string>>
  tables: TableWords
  /** A column that is missing in English has its own name. */
  columns: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  /** Labels of what people choose from a list, by `option.` and the value. */
  options: Readonly<Record<string, string>>
}
