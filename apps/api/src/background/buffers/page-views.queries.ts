import type { Database } from '@pramaan/database/client'
import { publicProfiles } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'

/** Adds to the view counts of public pages, ordered by id so that two servers never deadlock. */
export async function addPageViews(db: Database, views: ReadonlyMap<number, number>) {
  const ids = sql.param([...views.keys()])
  const times = sql.param([...views.values()])
  await db.execute(sql`
    with seen as materialized (
      select kept.candidate_id, given.times
      from unnest(${ids}::bigint[], ${times}::integer[]) as given (id, times)
      join ${publicProfiles} kept on kept.candidate_id = given.id
      order by kept.candidate_id for update of kept
    )
    update ${publicProfiles} set views = views + seen.times from seen
    where ${publicProfiles}.candidate_id = seen.candidate_id`)
}
