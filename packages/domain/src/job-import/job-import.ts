import type { CsvRow, RowFault } from '../csv-rows/csv-rows.ts'
import { type ImportField, type ImportValues, importFields } from './import-fields.ts'
import { spellingOf } from './spelling.ts'

export * from './import-fields.ts'
export * from './job-posting.ts'
export * from './posting-of-job.ts'

/** The required fields of a job (the simple form's, document 002 §5). */
export const requiredFields = [
  'JobTitle',
  'JobType',
  'JobLocation',
  'JobCTC',
  'OpenPositions',
  'EducationRequirement',
] as const satisfies readonly ImportField[]

/** The maximum number of jobs in one import, and of characters in its file. */
export const importLimits = { rows: 200, characters: 200_000, cell: 5000 } as const

/** Column headings accepted for our fields, besides the fields' own names. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  JobTitle: ['title', 'job', 'position', 'role'],
  CompanyName: ['company', 'employer', 'organisation', 'organization'],
  JobType: ['type', 'employment type'],
  JobLocation: ['location', 'city', 'place'],
  JobCTC: ['ctc', 'salary', 'pay', 'ctc range', 'salary lpa', 'ctc lpa'],
  OpenPositions: ['openings', 'no of openings', 'vacancies', 'positions'],
  EducationRequirement: ['qualification', 'education'],
  JobExperience: ['experience'],
  jobWorkModel: ['work model', 'workmodel', 'work mode'],
  GeneralSkills: ['soft skills'],
  ProfessionalSkills: ['skills', 'key skills'],
  Description: ['job description', 'details'],
}

/** The field for a column heading, ignoring case, spaces and punctuation. */
export function fieldOfHeading(heading: string): ImportField | undefined {
  const spelled = spellingOf(heading)
  return importFields.find(
    (field) => spellingOf(field) === spelled || headings[field].some((one) => spellingOf(one) === spelled),
  )
}

/** Why a file can't be read as jobs: it is empty, its headings are unknown or wrongly quoted, or it has too many rows. */
export type ImportProblem = 'empty' | 'no-title' | 'too-many' | 'heading-quotes'

/** A draft job as read from a row, and the row's fault. */
export type ReadDraft = { values: ImportValues; fault: RowFault | null }

/** Reads the rows of a file by its headings. Unknown columns are reported, and empty rows are left out. */
export function readRows(table: readonly CsvRow[]): {
  rows: ReadDraft[]
  unknown: string[]
  problem?: ImportProblem
} {
  const [{ cells: head, fault: headFault } = { cells: [], fault: null }, ...body] = table
  if (headFault) return { rows: [], unknown: [], problem: 'heading-quotes' }
  const fields = head.map(fieldOfHeading)
  const unknown = head.filter((heading, index) => fields[index] === undefined && heading.trim() !== '')
  const rows = body
    .map(({ cells, fault }) => ({ values: valuesOf(fields, cells), fault }))
    .filter(({ values, fault }) => fault || Object.keys(values).length > 0)
  if (!fields.includes('JobTitle')) return { rows: [], unknown, problem: table.length === 0 ? 'empty' : 'no-title' }
  if (rows.length === 0) return { rows, unknown, problem: 'empty' }
  return rows.length > importLimits.rows ? { rows: [], unknown, problem: 'too-many' } : { rows, unknown }
}

function valuesOf(fields: readonly (ImportField | undefined)[], cells: readonly string[]): ImportValues {
  const values: ImportValues = {}
  for (const [index, field] of fields.entries()) {
    // An export puts an apostrophe before text that a spreadsheet would run as a formula; here it is an ordinary
    // character.
    const text = (cells[index] ?? '').trim()
    if (field && text !== '' && values[field] === undefined) values[field] = text
  }
  return values
}

/** The skills of a cell: separated by semicolons, or by commas if there are no semicolons. */
export function skillsIn(cell: string | undefined): string[] {
  const text = cell ?? ''
  return [...new Set(text.split(text.includes(';') ? ';' : ',').map((skill) => skill.trim()))].filter(Boolean)
}

/** The state of an import row. */
type ImportRowState = 'ready' | 'broken' | 'taken'

/** The state of a row: `taken` if it has become a job; otherwise `ready`, or `broken` if something must be fixed. */
export function importRowState(row: { taken: boolean; problems: number }): ImportRowState {
  if (row.taken) return 'taken'
  return row.problems > 0 ? 'broken' : 'ready'
}

/** Whether a row can be imported as it is. */
export function isReady(state: ImportRowState): boolean {
  return state === 'ready'
}

/** Why a row can't be imported: it is already a job, or must be fixed first. */
export function whyNotImport(row: { taken: boolean; problems: number }): 'already-taken' | 'broken' | undefined {
  if (row.taken) return 'already-taken'
  return row.problems > 0 ? 'broken' : undefined
}

/** Why a row can't be changed: it has become a job, which is edited like other jobs. */
export function whyNotFix(row: { taken: boolean }): 'already-taken' | undefined {
  return row.taken ? 'already-taken' : undefined
}
