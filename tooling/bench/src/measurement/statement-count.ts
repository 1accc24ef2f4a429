import type { Pool } from 'pg'

/** What PostgreSQL has to load at its start so that statements are counted. */
export const countingStatements = { shared_preload_libraries: 'pg_stat_statements' }

/** How many statements a database had so far, without this one's own; undefined where they are not counted. */
export async function statementCount(pool: Pool): Promise<number | undefined> {
  const loaded = await pool.query<{ loaded: boolean }>(
    `select current_setting('shared_preload_libraries') like '%pg_stat_statements%' as loaded`,
  )
  if (!loaded.rows[0]?.loaded) return undefined
  await pool.query('create extension if not exists pg_stat_statements')
  const { rows } = await pool.query<{ calls: number }>(
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query not like '%pg_stat%' and query not like '%shared_preload_libraries%' and query not like '%waiting_to_be_compared%'`,
  )
  return rows[0]?.calls
}
