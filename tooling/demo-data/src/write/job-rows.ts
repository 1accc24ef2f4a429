import { jobTexts, requirementRows } from '@pramaan/api/requirement-rows'
import type { VersionedVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { domainRows, jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import type { Openings } from '../openings/openings.ts'
import { add, type Rows } from './insert.ts'

const roles = new Map(jobRoleRows.map((role) => [role.id, role]))
const domains = new Map<number, string>(domainRows.map(({ id, title }) => [id, title]))

/** Adds jobs with what they ask for. */
export function addJobs(rows: Rows, jobs: Openings['jobs'], { version, vocabulary }: VersionedVocabulary) {
  add(rows, 'jobs', ...jobs.map((job) => ({ ...job, vocabularyVersion: version })))
  for (const job of jobs) {
    const texts = jobTexts(job, roles.get(job.roleId) ?? null, domains.get(job.domainId) ?? null)
    add(rows, 'opening_concepts', ...requirementRows({ kind: 'job', id: job.id, texts }, vocabulary))
  }
}
