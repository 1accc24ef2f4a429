import { facetNames } from '@pramaan/contract/jobs/job-shapes'
import type { Database, Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { frozen } from '@pramaan/database/frozen'
import { keyOf, prepare } from '@pramaan/database/prepared'
import { jobDomains, jobs, placementDrives } from '@pramaan/database/schema'
import { mostTags, postedDays, postedSince } from '@pramaan/domain/job'
import { jobSalaryFilters } from '@pramaan/domain/options'
import { gte, type SQL, sql } from 'drizzle-orm'
import { cacheOf } from '../../../caches.ts'
import { type FacetName, inState, jobsWhere, paysWithin } from '../conditions.queries.ts'
import { isSet, type JobFilters } from '../job-filters.ts'
import { type Counted, facetsOf } from './facets.ts'

/** Shorter lists are counted every time, because a single job more or less is noticed in them. */
export const fewestCountedOnce = 1000

const countsOf = cacheOf<readonly Counted[]>('jobFacets')

/** A list's jobs with the values to count: `salary` has a bit for each range, `posted` is an index in `postedDays`. */
function countedJobs(viewer: Viewer, filters: JobFilters, now: Date, without: FacetName | undefined): SQL {
  const ranges = jobSalaryFilters.map(({ text }, at) => sql`case when ${paysWithin(text)} then ${bit(at)} else 0 end`)
  const ages = postedDays.map((days, at) => sql`when ${gte(jobs.createdAt, postedSince(days, now))} then ${number(at)}`)
  const filtersSince = { ...filters, since: filters.posted && postedSince(filters.posted, now) }
  return sql`select ${jobs.location} as location, ${jobs.type} as type, ${jobs.workModel} as model,
      ${jobs.experience} as experience,
      ${jobs.domainId} as category, ${sql.join(ranges, sql` + `)} as salary, ${jobs.skillKeys} as tags,
      case when ${inState('open', viewer.today)} then 0 else 1 end as state,
      case ${sql.join(ages, sql` `)} else ${number(postedDays.length)} end as posted
    from ${jobs} left join ${placementDrives} on ${placementDrives.id} = ${jobs.driveId}
    where ${jobsWhere(viewer, filtersSince, without ? [without] : []) ?? sql`true`}`
}

const number = (value: number) => sql.raw(String(value))
const bit = (at: number) => number(2 ** at)

/** One of the spellings of a skill in jobs. */
const spelling = sql`(select min(skill) from (select ${jobs.professionalSkills} || ${jobs.generalSkills} as skills from ${jobs}
    where ${jobs.skillKeys} @> array[value] and ${jobs.deletedAt} is null limit 50) as asking, unnest(skills) as skill
  where lower(skill) = value)`
const domain = sql`(select ${jobDomains.title} from ${jobDomains} where ${jobDomains.id}::text = value)`

/** The statement that counts these values; it reads each job once. */
export function countStatement(
  viewer: Viewer,
  filters: JobFilters,
  now: Date,
  names: readonly FacetName[],
  without?: FacetName,
): SQL {
  const columns = names.filter((name) => name !== 'tags').map((name) => sql.identifier(name))
  const sets = columns.map((column) => sql`(${column})`)
  const value = columns.map((column) => sql`when grouping(${column}) = 0 then ${column}::text`)
  const name = columns.map((column) => sql`when grouping(${column}) = 0 then ${sql.raw(`'${column.value}'`)}`)
  const values = sql`select case ${sql.join(name, sql` `)} end as facet, case ${sql.join(value, sql` `)} end as value,
    count(*)::int as jobs from listed group by grouping sets (${sql.join(sets, sql`, `)})`
  const tags = sql`(select 'tags' as facet, tag as value, count(*)::int as jobs from listed, unnest(tags) as tag
    group by tag order by jobs desc, tag limit ${mostTags})`
  const parts = [...(columns.length > 0 ? [values] : []), ...(names.includes('tags') ? [tags] : [])]
  return sql`with listed as materialized (${countedJobs(viewer, filters, now, without)})
    select facet, value, jobs, case facet when 'tags' then ${spelling} when 'category' then ${domain} end as label
    from (${sql.join(parts, sql` union all `)}) as counted`
}

type Asking = { cache: Database; db: Queryable; viewer: Viewer; filters: JobFilters; now: Date }

/** The counts of these values; those of a long list are cached for a minute. */
async function counted({ cache, db, viewer, filters, now }: Asking, names: readonly FacetName[], without?: FacetName) {
  if (names.length === 0) return []
  // The current time is part of the filter, so the key is made with a fixed time.
  const key = keyOf(prepare(countStatement(viewer, filters, new Date(0), names, without)))
  const cached = countsOf(cache).get(key)
  if (cached) return cached
  const { rows } = await db.execute<Counted>(countStatement(viewer, filters, now, names, without))
  if (rows.some(({ jobs }) => jobs >= fewestCountedOnce)) countsOf(cache).set(key, frozen(rows))
  return rows
}

/**
 * The number of jobs for each value of a filter, with the other filters applied. Filters that are not set share one
 * count.
 */
export async function countFacets(asking: Asking) {
  const set = facetNames.filter((name) => isSet(asking.filters, name))
  const rows = await counted(
    asking,
    facetNames.filter((name) => !set.includes(name)),
  )
  const all = [...rows]
  for (const name of set) all.push(...(await counted(asking, [name], name)))
  return facetsOf(all)
}
