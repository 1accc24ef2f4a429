import type { Database } from '@pramaan/database/client'
import { sql } from 'drizzle-orm'
import { readJobAlerts } from '../../../features/alerts/jobs/match-jobs.ts'
import { vacuum } from '../vacuum.queries.ts'
import { readCatalogue } from './generated-jobs.queries.ts'
import { savedQueries } from './saved-queries.ts'

/** So many are different; each is saved by several candidates. */
const different = 2000

/**
 * Saves this many searches for jobs of the generated candidates, each with an alert, as the server reads them. Only for
 * measuring and for query plans.
 */
export async function generateJobAlerts(db: Database, count: number) {
  const queries = JSON.stringify(savedQueries(await readCatalogue(db), different))
  const save = (from: number, to: number) => sql`with saved as (
      insert into saved_job_searches (candidate_id, name, name_key, query, created_at, updated_at)
      select 1 + i % 1000, 'Search ' || i, 'search ' || i, ${queries}::jsonb ->> (i % ${different}::integer), now(), now()
      from generate_series(${from}::integer, ${to}::integer) as i returning id, candidate_id)
    insert into search_alerts (account_id, saved_job_search_id, frequency, channel, keys, triggers, vocabulary_version, created_at)
    select candidate_id, id, 'daily', 'email', '{}', '{}', -1, now() from saved`
  await db.execute(save(0, different - 1))
  await readJobAlerts({ db, now: () => new Date() })
  await db.transaction(async (step) => {
    await step.execute(sql`set local statement_timeout = 0`)
    await step.execute(sql`create temporary table known on commit drop as
      select query, keys, search_alerts.vocabulary_version as version from search_alerts
      join saved_job_searches on saved_job_searches.id = saved_job_search_id`)
    await step.execute(save(different, count - 1))
    await step.execute(sql`update search_alerts set keys = known.keys, vocabulary_version = known.version
      from known join saved_job_searches as saved on saved.query = known.query
      where saved.id = saved_job_search_id and search_alerts.vocabulary_version < 0`)
  })
  await vacuum(db, 'saved_job_searches', 'search_alerts')
}
