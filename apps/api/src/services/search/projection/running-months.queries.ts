import type { Database, Queryable } from '@pramaan/database/client'
import { candidateSearch, candidates, experiences, settings } from '@pramaan/database/schema'
import { asc, eq, inArray, sql } from 'drizzle-orm'

const countedKey = 'experience-counted'

/** The month (`yyyy-MM`) up to which months of work were last counted; undefined before the first time. */
export async function findCountedMonth(db: Database) {
  const [setting] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, countedKey))
  return setting?.value
}

/** Stores that all months of work are counted up to this month. */
export async function noteCountedMonth(db: Database, month: string, now: Date) {
  const set = { value: month, updatedAt: now }
  await db
    .insert(settings)
    .values({ key: countedKey, ...set })
    .onConflictDoUpdate({ target: settings.key, set })
}

/**
 * The next candidates after an id whose months grow by themselves: those in a current position, or in one that was to
 * end later.
 */
export async function lockRunning(db: Queryable, after: number, endYear: number, limit: number) {
  const grows = sql`${experiences.working} or ${experiences.endYear} >= ${endYear}`
  const { rows } = await db.execute<{ id: number }>(sql`
    select candidate_id as id from ${candidateSearch}
    where candidate_id > ${after} and exists (
      select from ${experiences} where ${experiences.candidateId} = candidate_search.candidate_id and (${grows}))
    order by candidate_id limit ${limit} for no key update`)
  return rows.map(({ id }) => Number(id))
}

/** The periods from which the months of these candidates are calculated. */
export async function readWorked(db: Queryable, ids: readonly number[]) {
  const people = await db
    .select({
      id: candidates.accountId,
      experienceLevel: candidates.experienceLevel,
      experienceYears: candidates.experienceYears,
    })
    .from(candidates)
    .where(inArray(candidates.accountId, [...ids]))
  const entries = await db
    .select()
    .from(experiences)
    .where(inArray(experiences.candidateId, [...ids]))
    .orderBy(asc(experiences.id))
  const byCandidate = Map.groupBy(entries, ({ candidateId }) => candidateId)
  return people.map(({ id, ...candidate }) => ({ id, candidate, experiences: byCandidate.get(id) ?? [] }))
}

/** Writes months of work that differ from the search row's. */
export async function writeMonths(db: Queryable, counted: readonly { id: number; months: number }[]) {
  const ids = sql.param(counted.map(({ id }) => id))
  const months = sql.param(counted.map(({ months }) => months))
  await db.execute(sql`
    update candidate_search as kept
    set experience_months = fresh.months,
      card = jsonb_set(kept.card::jsonb, '{ExperienceMonths}', to_jsonb(fresh.months))::json
    from unnest(${ids}::bigint[], ${months}::integer[]) as fresh (id, months)
    where kept.candidate_id = fresh.id and kept.experience_months <> fresh.months`)
  await db.execute(sql`
    update search_counts as kept set experience_months = fresh.months
    from unnest(${ids}::bigint[], ${months}::integer[]) as fresh (id, months)
    where kept.candidate_id = fresh.id and kept.experience_months <> fresh.months`)
}
