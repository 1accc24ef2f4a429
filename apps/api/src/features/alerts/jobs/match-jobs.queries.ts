import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  changedJobs,
  jobMatches,
  jobs,
  openingConcepts,
  placementDrives,
  savedJobSearches,
  searchAlerts,
} from '@pramaan/database/schema'
import { and, arrayOverlaps, asc, eq, gt, isNotNull, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { concerns, rereadAt } from '../alert-versions.queries.ts'

/** Stores the job values by which a saved search is found, unless its alert was turned off meanwhile. */
export async function storeJobKeys(db: Queryable, id: number, keys: string[], vocabularyVersion: number) {
  const isOn = and(eq(searchAlerts.id, id), ne(searchAlerts.frequency, 'off'))
  await db.update(searchAlerts).set({ keys, vocabularyVersion, rereadAt }).where(isOn)
}

/** Saved job searches that must be read. */
export function listUnreadJobSearches(db: Queryable, which: SQL, limit: number, butIds: readonly number[]) {
  return db
    .select({ id: searchAlerts.id, query: savedJobSearches.query })
    .from(searchAlerts)
    .innerJoin(savedJobSearches, eq(savedJobSearches.id, searchAlerts.savedJobSearchId))
    .where(and(which, notInArray(searchAlerts.id, [...butIds])))
    .orderBy(asc(searchAlerts.id))
    .limit(limit)
}

/** The current row of a job. */
export async function readJob(db: Queryable, jobId: number) {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId))
  return job
}

/** The concepts that a job asks for. */
export async function readJobConcepts(db: Queryable, jobId: number) {
  const rows = await db
    .select({ conceptId: openingConcepts.conceptId })
    .from(openingConcepts)
    .where(and(eq(openingConcepts.kind, 'job'), eq(openingConcepts.openingId, jobId)))
  return rows.map(({ conceptId }) => conceptId)
}

/** The alerts of saved searches with the same filters. */
export type SameSearches = { query: string; ids: number[] }

/**
 * Saved searches after an id that need one of the job's values, except those that already have this job as a match; those
 * with the same filters are one row. `last` is the id after which more follow.
 */
export async function listSearchesFor(
  db: Queryable,
  jobId: number,
  keys: readonly string[],
  after: number,
  limit: number,
): Promise<{ searches: SameSearches[]; last: number | undefined }> {
  const matched = sql`exists (select from ${jobMatches} where ${jobMatches.alertId} = ${searchAlerts.id} and ${jobMatches.jobId} = ${jobId})`
  // A join would read all saved searches for a few of them.
  const query = sql`(select ${savedJobSearches.query} from ${savedJobSearches} where ${savedJobSearches.id} = ${searchAlerts.savedJobSearchId})`
  const found = db
    .select({ id: searchAlerts.id, query: query.as('query') })
    .from(searchAlerts)
    .innerJoin(accounts, eq(accounts.id, searchAlerts.accountId))
    .where(
      and(
        arrayOverlaps(searchAlerts.keys, [...keys]),
        isNotNull(searchAlerts.savedJobSearchId),
        gt(searchAlerts.id, after),
        eq(accounts.status, 'active'),
        sql`not ${matched}`,
        concerns(sql`(select ${changedJobs.comparedAt} from ${changedJobs} where ${changedJobs.jobId} = ${jobId})`),
      ),
    )
    .orderBy(asc(searchAlerts.id))
    .limit(limit)
  const { rows: searches } = await db.execute<SameSearches>(
    sql`select query, json_agg(id) as ids from (${found}) as found group by query`,
  )
  const all = searches.flatMap(({ ids }) => ids)
  return { searches, last: all.length < limit ? undefined : all.reduce((most, id) => Math.max(most, id), 0) }
}

/** The positions of the listing conditions that the job meets now and did not meet before. */
export async function newlyMet(db: Queryable, jobId: number, conditions: readonly SQL[]): Promise<number[]> {
  // The conditions read a job and its concepts, current or earlier, under the names of their tables, so each of these
  // has one row.
  const now = sql`opening_concepts as materialized (select * from public.opening_concepts where kind = 'job' and opening_id = ${jobId}),
    jobs as materialized (select * from public.jobs where id = ${jobId})`
  const before = sql`change as (select before from ${changedJobs} where ${changedJobs.jobId} = ${jobId} and before is not null),
    opening_concepts as (select requirement.* from change,
      jsonb_populate_recordset(null::public.opening_concepts, before -> 'asks') as requirement),
    jobs as (select (jsonb_populate_record(null::public.jobs, before)).* from change)`
  const meets = await metOf(db, now, conditions)
  const found = conditions.flatMap((condition, index) => (meets[index] ? [{ condition, index }] : []))
  if (found.length === 0) return []
  const met = await metOf(
    db,
    before,
    found.map(({ condition }) => condition),
  )
  return found.flatMap(({ index }, at) => (met[at] ? [] : [index]))
}

/** Whether each condition is met by the job of a state. */
async function metOf(db: Queryable, state: SQL, conditions: readonly SQL[]): Promise<readonly boolean[]> {
  const list = conditions.map((condition) => sql`coalesce((${condition}), false)`)
  const { rows } = await db.execute<{
    met: boolean[]
  }>(sql`with ${state} select array[${sql.join(list, sql`, `)}] as met
    from ${jobs} left join ${placementDrives} on ${placementDrives.id} = ${jobs.driveId}`)
  return rows[0]?.met ?? []
}

/** Stores a job as a match of saved searches, once; returns the searches that did not have it. */
export async function insertJobMatches(db: Queryable, jobId: number, alertIds: readonly number[], now: Date) {
  if (alertIds.length === 0) return []
  // The list is a single parameter, because a row of values for each match would take longer to write than to store.
  const { rows } = await db.execute<{ alertId: number }>(sql`insert into ${jobMatches} (alert_id, job_id, matched_at)
    select id, ${jobId}, ${now.toISOString()} from unnest(${sql.param([...alertIds])}::bigint[]) as id
    on conflict do nothing returning alert_id as "alertId"`)
  return rows.map(({ alertId }) => alertId)
}
