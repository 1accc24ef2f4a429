import { existsSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'

const tickMs = 10

/** Processor time of a process so far, as Linux tells it; 0 where it does not, or the process is over. */
function processMs(id: number) {
  const file = `/proc/${id}/stat`
  if (!existsSync(file)) return 0
  const [, after = ''] = /\) (.*)$/.exec(readFileSync(file, 'utf8').trim()) ?? []
  const fields = after.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/**
 * Processor time so far, in milliseconds, of this process, the server and the sessions of a PostgreSQL on this machine.
 * It depends less than throughput on what else the machine does.
 */
export async function processorMs(pool: Pool, server: number) {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  return [process.pid, server, ...rows.map(({ pid }) => pid)].reduce((sum, id) => sum + processMs(id), 0)
}
