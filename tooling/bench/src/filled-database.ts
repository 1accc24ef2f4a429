import { openSearchDatabase } from '@pramaan/api/testing/generated/search-database'
import { startPostgres } from '@pramaan/database/testing/postgres'
import { fillDemo } from '@pramaan/demo-data'
import pg from 'pg'
import { connections } from './measurement/load.ts'
import type { BenchOptions } from './options.ts'
import { secret } from './server-process.ts'

/** A PostgreSQL with demo people, connections to it, and an employer without limits who is signed in. */
export type Filled = {
  connectionString: string
  ground: Awaited<ReturnType<typeof openSearchDatabase>>
  pool: pg.Pool
  employer: { id: number; token: string }
}

/** Measures on the named PostgreSQL, or else on one that is started for the time; an empty one is filled. */
export async function onFilledDatabase(
  { candidates, databaseUrl }: Pick<BenchOptions, 'candidates' | 'databaseUrl'>,
  measure: (filled: Filled) => Promise<void>,
) {
  if (databaseUrl !== undefined) return fill(databaseUrl, candidates, measure)
  const postgres = await startPostgres({ shared_buffers: '512MB', max_connections: '60' })
  const { host } = postgres.connection('')
  await fill(`postgresql://postgres@localhost/postgres?host=${host}`, candidates, measure).finally(postgres.stop)
}

async function fill(connectionString: string, candidates: number, measure: (filled: Filled) => Promise<void>) {
  const ground = await openSearchDatabase({ connectionString }, secret)
  // The server's own settings, so that the bare driver's plans are the server's.
  const { options } = ground.db.$client.options
  const pool = new pg.Pool({ connectionString, max: 2 * connections, idleTimeoutMillis: 0, options })
  pool.on('error', () => undefined)
  try {
    const outcome = await fillDemo({ pool: ground.db.$client, candidates, now: new Date() })
    if (outcome === 'not-empty') throw new Error('The database holds other people than demo candidates.')
    await refuseOutdated(pool)
    await pool.query('vacuum (analyze) candidate_search, search_counts, candidate_concepts')
    await measure({ connectionString, ground, pool, employer: await ground.anEmployer() })
  } finally {
    await pool.end()
    await ground.stop()
  }
}

/** A server would read people with the newer vocabulary beside the measurement, where a page then takes half as long again. */
async function refuseOutdated(pool: pg.Pool) {
  const { rows } = await pool.query<{ people: number }>(`select count(*)::int as people
    from search_versions join vocabulary_version on search_versions.vocabulary_version < version`)
  const people = rows[0]?.people ?? 0
  if (people > 0) throw new Error(`${people} people were read with an older vocabulary: fill another database.`)
}
