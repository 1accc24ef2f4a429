import type { Database } from '@pramaan/database/client'
import { candidates, searchAppearances } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'

/** A number of appearances of a candidate on a day. */
export type Appearance = { candidateId: number; day: string; times: number }

/** Adds to the day's counts in one statement, ordered by id so that two servers never deadlock. */
export async function addAppearances(db: Database, appearances: readonly Appearance[]) {
  const ids = sql.param(appearances.map(({ candidateId }) => candidateId))
  const days = sql.param(appearances.map(({ day }) => day))
  const times = sql.param(appearances.map(({ times }) => times))
  await db.execute(sql`
    insert into ${searchAppearances} as kept (candidate_id, day, count)
    select seen.id, seen.day, seen.times
    from unnest(${ids}::bigint[], ${days}::date[], ${times}::integer[]) as seen (id, day, times)
    join ${candidates} on ${candidates.accountId} = seen.id
    order by seen.id, seen.day
    on conflict (candidate_id, day) do update set count = kept.count + excluded.count`)
}
