import type { listedJob } from '@pramaan/contract/jobs/job-shapes'
import type { Queryable } from '@pramaan/database/client'
import type { JobQuery, RequestedWork } from '@pramaan/domain/job-query'
import type { z } from 'zod'
import { findWorkMet, mostRequestedWork, type WorkMet } from './word-rank.queries.ts'

type Asked = z.input<typeof listedJob>['Asked']
type Named = { ID: number; Title: string; CompanyName: string | null; Location: string }

/** Adds to each job the requested work that it has; none if the words did not sort the jobs. */
export async function withRequestedWork<J extends Named>(
  db: Queryable,
  words: JobQuery | undefined,
  jobs: readonly J[],
): Promise<(J & { Asked: Asked })[]> {
  if (!words || words.requested.length === 0 || jobs.length === 0) return jobs.map((job) => ({ ...job, Asked: [] }))
  const ids = jobs.map(({ ID }) => ID)
  const met = await findWorkMet(db, words, ids)
  return jobs.map((job) => ({
    ...job,
    Asked: words.requested.slice(0, mostRequestedWork).map((work, at) => {
      const found = met.find((row) => row.jobId === job.ID && row.at === at)
      return { asked: labelsOf(words, typed(words, work)), ...wayOf(words, work, found, job) }
    }),
  }))
}

/** The typed concepts, even if they were replaced by the nearest ones. */
function typed({ query, vocabulary }: JobQuery, { from }: RequestedWork): readonly number[] {
  const ids = query.parts.flatMap((part) => (part.kind === 'concept' && part.from === from ? part.conceptIds : []))
  return ids.filter((id) => vocabulary.conceptOf(id)?.kind !== 'degree')
}

function labelsOf({ vocabulary }: JobQuery, ids: readonly number[]): string[] {
  return ids.flatMap((id) => vocabulary.conceptOf(id)?.label ?? [])
}

function wayOf(words: JobQuery, work: RequestedWork, found: WorkMet | undefined, job: Named) {
  if (!found) return { way: null, where: null, through: null }
  const { place: where } = found
  const isInstead = !typed(words, work).some((id) => work.conceptIds.includes(id))
  const [label = nameIn(job, words, work)] = found.conceptId === null ? [] : labelsOf(words, [found.conceptId])
  if (isInstead) return { way: 'near' as const, where, through: label }
  const isKind = found.conceptId !== null && work.narrowerIds.includes(found.conceptId)
  return isKind ? { way: 'kind' as const, where, through: label } : { way: 'itself' as const, where, through: null }
}

/** The concept whose name the job's title, company or location contains. */
function nameIn(
  { Title, CompanyName, Location }: Named,
  words: JobQuery,
  { conceptIds }: RequestedWork,
): string | null {
  const text = `${Title} ${CompanyName ?? ''} ${Location}`.toLowerCase()
  return labelsOf(words, conceptIds).find((label) => text.includes(label.toLowerCase())) ?? null
}
