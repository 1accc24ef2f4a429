import { type ImportField, type ImportValues, importFields } from './import-fields.ts'
import { spellingOf } from './spelling.ts'

export * from './import-fields.ts'
export { findPostings, valuesOfPosting } from './job-posting.ts'

/** The fields without which no job can be posted (the simple form's, document 002 §5). */
export const requiredFields = [
  'JobTitle',
  'JobType',
  'JobLocation',
  'JobCTC',
  'OpenPositions',
  'EducationRequirement',
] as const satisfies readonly ImportField[]

/** Most jobs that one import takes, and most characters of its file. */
export const importLimits = { rows: 200, characters: 200_000, cell: 5000 } as const

/** Headings that other files use for our fields, beside the fields' own names. */
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

/** The field that a heading of a file means, whatever its case, spaces and marks. */
export function fieldOfHeading(heading: string): ImportField | undefined {
  const wanted = spellingOf(heading)
  return importFields.find(
    (field) => spellingOf(field) === wanted || headings[field].some((one) => spellingOf(one) === wanted),
  )
}

/** Why a file can't be read as jobs: nothing in it, no heading of ours, too many rows. */
export type ImportProblem = 'empty' | 'no-title' | 'too-many'

/** What the rows of a file say, by its headings: columns that mean nothing to a job are named, empty rows left out. */
export function readRows(table: readonly (readonly string[])[]): {
  rows: ImportValues[]
  unknown: string[]
  problem?: ImportProblem
} {
  const [head = [], ...body] = table
  const fields = head.map(fieldOfHeading)
  const unknown = head.filter((heading, index) => fields[index] === undefined && heading.trim() !== '')
  const rows = body.map((cells) => valuesOf(fields, cells)).filter((values) => Object.keys(values).length > 0)
  if (!fields.includes('JobTitle')) return { rows: [], unknown, problem: table.length === 0 ? 'empty' : 'no-title' }
  if (rows.length === 0) return { rows, unknown, problem: 'empty' }
  return rows.length > importLimits.rows ? { rows: [], unknown, problem: 'too-many' } : { rows, unknown }
}

function valuesOf(fields: readonly (ImportField | undefined)[], cells: readonly string[]): ImportValues {
  const values: ImportValues = {}
  for (const [index, field] of fields.entries()) {
    // An export guards what a spreadsheet takes for a formula by an apostrophe; here it is a letter like any other.
    const text = (cells[index] ?? '').trim().slice(0, importLimits.cell)
    if (field && text !== '' && values[field] === undefined) values[field] = text
  }
  return values
}

/** The skills of a cell: parted by semicolons, or by commas where there are none. */
export function skillsIn(cell: string | undefined): string[] {
  const text = cell ?? ''
  return [...new Set(text.split(text.includes(';') ? ';' : ',').map((skill) => skill.trim()))].filter(Boolean)
}

/** Where a row of an import stands. */
export type ImportRowState = 'ready' | 'broken' | 'taken'

/** Where a row stands: taken once it is a job, else ready unless something of it must be fixed. */
export function importRowState(row: { taken: boolean; problems: number }): ImportRowState {
  if (row.taken) return 'taken'
  return row.problems > 0 ? 'broken' : 'ready'
}

/** Whether a row can be taken in as it is. */
export function isReady(state: ImportRowState): boolean {
  return state === 'ready'
}

/** Why a row can't be taken in: it is a job already, or must be fixed first. */
export function whyNotTake(row: { taken: boolean; problems: number }): 'already-taken' | 'broken' | undefined {
  if (row.taken) return 'already-taken'
  return row.problems > 0 ? 'broken' : undefined
}

/** Why a row can't be changed: it is a job, which is changed as jobs are. */
export function whyNotFix(row: { taken: boolean }): 'already-taken' | undefined {
  return row.taken ? 'already-taken' : undefined
}
