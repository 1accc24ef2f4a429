import { importedJob } from '@pramaan/contract/jobs/imported-job'
import type { Queryable } from '@pramaan/database/client'
import { whyNotImport } from '@pramaan/domain/job-import'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { refuse } from '../../http/refusals/refuse.ts'
import { postJobs } from '../jobs/post-job.ts'
import { problemsOf } from './drafts.ts'
import { findRows, type ImportRow, updateRow } from './job-imports.queries.ts'

const batchSize = 50

/** Posts drafts as jobs of the platform: the given ones, which must be ready, or all that are ready. */
export async function postDrafts(deps: Deps, db: Queryable, actor: Actor, importId: number, ids?: readonly number[]) {
  const rows = await findRows(db, importId, ids)
  if (ids && rows.length < new Set(ids).size) refuse('not-found')
  const ready = rows.filter((row) => whyNotPost(row) === undefined)
  if (ready.length === 0 || (ids && ready.length < rows.length)) refuse('wrong-state')
  for (let at = 0; at < ready.length; at += batchSize) {
    const batch = ready.slice(at, at + batchSize)
    const forms = batch.map(({ values }) => formOf(importedJob.parse(values)))
    const jobIds = await postJobs(deps, db, actor, forms)
    for (const [index, { id }] of batch.entries()) await updateRow(db, id, { jobId: jobIds[index] ?? null })
  }
}

function whyNotPost(row: ImportRow) {
  return whyNotImport({ taken: row.jobId !== null, problems: problemsOf(row).length })
}

type Imported = z.output<typeof importedJob>

/** The job form of a draft; all skills are in one field, as in the form. */
function formOf({
  GeneralSkills = [],
  ProfessionalSkills = [],
  ...form
}: Imported): Parameters<typeof postJobs>[3][number] {
  const hasSkills = GeneralSkills.length + ProfessionalSkills.length > 0
  return { ...form, ...(hasSkills && { JobSkills: { GeneralSkills, ProfessionalSkills } }) }
}
