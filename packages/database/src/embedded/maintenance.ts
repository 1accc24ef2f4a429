import type { Turns } from './sessions/turns.ts'

/** The counts are stored at most once a second, and PGlite has no timer that stores the last ones. */
const flush = 'select pg_stat_force_next_flush()::text'

/** Tables past autovacuum's own thresholds (50 rows and a fifth, or a tenth for statistics), or near a wraparound. */
const due = `
  select format('vacuum (analyze) %I.%I', s.schemaname, s.relname)
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where c.relpersistence = 'p' and (
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
    or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
    or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
    or age(c.relfrozenxid) > 100000000)
  order by s.n_dead_tup desc`

/**
 * Replaces PostgreSQL's autovacuum and checkpointer, which PGlite lacks: vacuums and analyses the tables that need it,
 * one at a time and only when no client waits, and then makes a checkpoint, without which the log would grow forever.
 */
export async function maintain(turns: Turns): Promise<void> {
  await turns.whenIdle(flush)
  for (const statement of await turns.whenIdle(due)) await turns.whenIdle(statement)
  await turns.whenIdle('checkpoint')
}
