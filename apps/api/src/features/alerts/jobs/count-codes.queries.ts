import type { Database } from '@pramaan/database/client'
import { jobs, openingConcepts } from '@pramaan/database/schema'
import { jobSalaryFilters } from '@pramaan/domain/options'
import { arrayOverlaps, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { cacheOf } from '../../../caches.ts'
import { paysWithin } from '../../jobs/conditions.queries.ts'
import type { JobCode } from './job-criteria.ts'

/** Counting stops here: among codes of so many jobs the exact number does not matter. */
const mostCounted = 20_000

const countsOf = cacheOf<number>('jobCodes')

/** The jobs with one of these values of a column. */
function havingOneOf(kind: string, values: string[]): SQL | undefined {
  if (kind === 'tag') return arrayOverlaps(jobs.skillKeys, values)
  if (kind === 'category') return inArray(jobs.domainId, values.map(Number))
  if (kind === 'location') return inArray(jobs.location, values)
  if (kind === 'type') return inArray(jobs.type, values)
  if (kind === 'model') return inArray(jobs.workModel, values)
  if (kind === 'pay')
    return or(...jobSalaryFilters.filter(({ text }) => values.includes(text)).map(({ text }) => paysWithin(text)))
  return or(inArray(jobs.experience, values), values.includes('') ? isNull(jobs.experience) : undefined)
}

/** About how many jobs have one of these codes of one condition; those of work by its concepts, not its words. */
export async function countJobsWith(db: Database, codes: readonly JobCode[]): Promise<number> {
  const key = codes.join('\n')
  const counts = countsOf(db)
  const cached = counts.get(key)
  if (cached !== undefined) return cached
  const valuesOf = (kind: string) =>
    codes.filter((code) => code.startsWith(`${kind}=`)).map((code) => code.slice(kind.length + 1))
  const [kind = ''] = codes[0]?.split('=') ?? []
  const isWork = kind === 'concept' || kind === 'word'
  const rows = isWork
    ? sql`select from ${openingConcepts} where ${openingConcepts.kind} = 'job'
        and ${openingConcepts.conceptId} = any(${sql.param(valuesOf('concept').map(Number))}::int[])`
    : sql`select from ${jobs} where ${havingOneOf(kind, valuesOf(kind))} and ${isNull(jobs.deletedAt)}`
  const found = await db.execute<{ jobs: number }>(
    sql`select count(*)::int as jobs from (${rows} limit ${mostCounted}) as found`,
  )
  const count = found.rows[0]?.jobs ?? 0
  counts.set(key, count)
  return count
}
