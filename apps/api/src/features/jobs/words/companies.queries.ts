import type { Database, Queryable } from '@pramaan/database/client'
import { listedFor, type Viewer } from '@pramaan/database/conditions/listed-jobs'
import { keyOf, prepare } from '@pramaan/database/prepared'
import { inShortSteps } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { jobs, placementDrives } from '@pramaan/database/schema'
import {
  type CompanyMeant,
  companyNamesOf,
  type JobQuery,
  jobQueryOf,
  maybeCompanies,
  withCompanies,
} from '@pramaan/domain/job-query'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { cacheOf } from '../../../caches.ts'
import { metBy } from './list-counts.queries.ts'
import { meetsWords } from './word-conditions.queries.ts'

/** The searched list; results are stored in `cache`. */
type Listing = { cache: Database; db: Queryable; viewer: Viewer }

/** Fewer companies are read every time, because a single one more or less is noticed among them. */
const fewestCached = 500

const namesOf = cacheOf<CompanyMeant>('companies')

/** The names of the companies in the viewer's list. */
async function findCompanies({ cache, db, viewer }: Listing, { vocabulary }: JobQuery): Promise<CompanyMeant> {
  const query = db
    .select({ name: sql<string>`${jobs.companyName}`, jobs: sql<number>`count(*)::int` })
    .from(jobs)
    .leftJoin(placementDrives, eq(placementDrives.id, jobs.driveId))
    .where(and(listedFor(viewer), isNotNull(jobs.companyName)))
    .groupBy(jobs.companyName)
  const key = keyOf(prepare(query.getSQL()))
  const known = namesOf(cache).get(key)
  if (known) return known
  const companies = await query
  const few = companies.length < fewestCached ? JSON.stringify(companies) : undefined
  const names = namesOf(cache).get(few ?? key) ?? (await inShortSteps(companyNamesOf(companies, vocabulary)))
  namesOf(cache).set(few ?? key, names)
  return names
}

/** Which of these words no job in the viewer's list has. */
async function findNowhere({ db, viewer }: Listing, { vocabulary }: JobQuery, words: readonly string[]) {
  const having = words.map((word) => {
    const part = { kind: 'word', word, excluded: false, from: 0, to: word.length } as const
    const read = jobQueryOf({ text: word, parts: [part], unsearched: [] }, vocabulary)
    return and(listedFor(viewer), meetsWords(read))
  })
  const somewhere = await metBy(db, having)
  return new Set(words.filter((_, at) => !somewhere.has(at)))
}

/** Corrects misspelt company names in the words of a search, by the companies in the viewer's list. */
export async function withCompaniesOf(listing: Listing, read: JobQuery): Promise<JobQuery> {
  const { query, vocabulary } = read
  const words = maybeCompanies(query)
  if (words.length === 0) return read
  const nowhere = await findNowhere(listing, read, words)
  const isCorrected = query.parts.some((part) => part.kind === 'concept' && part.spelling === 'corrected')
  if (nowhere.size === 0 && !isCorrected) return read
  const companyMeant = await findCompanies(listing, read)
  const isNowhere = (text: string) => nowhere.has(text)
  return jobQueryOf(withCompanies(query, { vocabulary, isNowhere, companyMeant }), vocabulary)
}
