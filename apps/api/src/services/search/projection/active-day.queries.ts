import type { Database } from '@pramaan/database/client'
import { candidateSearch, sessions } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'

/** Updates the last visit in the search for candidates active since an instant: once a day each. */
export async function noteActive(db: Database, since: Date) {
  await db.execute(sql`
    update ${candidateSearch} set active_day = seen.day from (
      select ${sessions.accountId} as id, max((${sessions.lastSeenAt} at time zone 'Asia/Kolkata')::date - date '1970-01-01') as day
      from ${sessions} where ${sessions.lastSeenAt} >= ${since.toISOString()} group by 1) seen
    where ${candidateSearch.candidateId} = seen.id and ${candidateSearch.activeDay} < seen.day`)
}
