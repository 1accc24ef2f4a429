import { jobs } from '@pramaan/contract/jobs/job'
import type { Database } from '@pramaan/database/client'
import { findJobs } from '../../../features/jobs/jobs.queries.ts'
import { countJobs } from '../../../features/jobs/list/count-jobs.queries.ts'
import { countFacets } from '../../../features/jobs/list/facets.queries.ts'
import { type ListRequest, readListRequest } from '../../../features/jobs/list/list-request.ts'
import { mostLeftOut } from '../../../features/jobs/words/removal.ts'
import { suggestJobs } from '../../../features/jobs/words/suggest-jobs.ts'

/** What each part of a page of jobs took, in milliseconds. */
export type ListingCost = Record<'reading' | 'total' | 'page' | 'removal' | 'facets', number>

async function timed<Result>(work: () => Promise<Result>) {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}

const now = () => new Date()

/** The parts of a candidate's page of jobs by these filters, one after another, without the session and the answer. */
export async function costOfListing(db: Database, candidateId: number, query: string): Promise<ListingCost> {
  const request = jobs.list.query.parse(valuesOf(query))
  const asked = await timed(() => readListRequest({ db, now }, db, { id: candidateId, role: 'Candidate' }, request))
  const { viewer, filters, order }: ListRequest = asked.result
  const total = await timed(() => countJobs({ cache: db, db, viewer, filters }, order))
  const page = await timed(() => findJobs(db, viewer, filters, order, total.result.lists))
  const sum = total.result.lists.reduce((all, count) => all + count, 0)
  const removal = await timed(() => mostLeftOut(db, viewer, filters, sum))
  const facets = await timed(() => countFacets({ cache: db, db, viewer, filters, now: now() }))
  return { reading: asked.ms, total: total.ms, page: page.ms, removal: removal.ms, facets: facets.ms }
}

/** The suggestions to a text that a candidate types, in milliseconds. */
export async function costOfSuggestions(db: Database, candidateId: number, term: string) {
  const request = jobs.list.query.parse({ term })
  return (await timed(() => suggestJobs({ db, now }, db, { id: candidateId, role: 'Candidate' }, request))).ms
}

/** The values of a query by name; of several, all. */
function valuesOf(query: string) {
  const entries = new URLSearchParams(query)
  return Object.fromEntries([...new Set(entries.keys())].map((name) => [name, listOrOne(entries.getAll(name))]))
}

function listOrOne(values: string[]) {
  return values.length > 1 ? values : values[0]
}
