import { importedJob } from '@pramaan/contract/jobs/imported-job'
import type { Queryable } from '@pramaan/database/client'
import { rowFaultMessages } from '@pramaan/domain/csv-rows'
import { type ImportField, type ImportValues, importFields, importRowState } from '@pramaan/domain/job-import'
import { findAlike, type ImportFacts, type ImportRow, likeness } from './job-imports.queries.ts'

// A missing value gets the message of an empty field, not the parser's.
const requiredFields = importFields.filter((field) => !importedJob.shape[field].safeParse(undefined).success)
const blank = Object.fromEntries(requiredFields.map((field) => [field, '']))

/**
 * The problems of a draft that must be fixed before it can be a job: its row's fault, and at most one message per
 * field.
 */
export function problemsOf({ values, fault }: Pick<ImportRow, 'values' | 'fault'>) {
  const ofRow = fault ? [{ field: null, message: rowFaultMessages[fault] }] : []
  return [...ofRow, ...fieldProblems(values)]
}

function fieldProblems(values: ImportValues) {
  const parsed = importedJob.safeParse({ ...blank, ...values })
  if (parsed.success) return []
  const byField = new Map<ImportField, string>()
  for (const { path, message } of parsed.error.issues) {
    const field = importFields.find((known) => known === path[0])
    if (field && !byField.has(field)) byField.set(field, message)
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}

/** Drafts in the API's form, with their problems and the similar job, if any. */
export async function draftAnswers(db: Queryable, rows: readonly ImportRow[]) {
  const alike = await findAlike(
    db,
    rows.filter(({ jobId }) => jobId === null).map(({ values }) => values.JobTitle ?? ''),
  )
  return rows.map((row) => {
    const problems = problemsOf(row)
    return {
      ID: row.id,
      Place: row.position,
      Values: row.values,
      Problems: problems,
      LooksLike: row.jobId === null ? (alike.get(likenessOf(row.values)) ?? null) : null,
      State: importRowState({ taken: row.jobId !== null, problems: problems.length }),
      JobID: row.jobId,
    }
  })
}

function likenessOf({ JobTitle = '', CompanyName = '', JobLocation = '' }: ImportValues) {
  return likeness({ title: JobTitle, company: CompanyName, location: JobLocation })
}

/** An import in the API's form. */
export function importAnswer({ jobImport, by, rows, taken }: ImportFacts) {
  return {
    ID: jobImport.id,
    Source: jobImport.source,
    Name: jobImport.name,
    Unknown: jobImport.unknown,
    Rows: rows,
    Taken: taken,
    CreatedBy: by ?? '',
    CreatedOn: jobImport.createdAt.toISOString(),
  }
}
