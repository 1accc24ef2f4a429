import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'

/** What each process had taken when it was last seen: what is over goes on counting. */
const seen = new Map<number, number>()

/** Time on a processor of a process with all its threads so far, as Linux reports it; 0 where it does not. */
function processMs(id: number) {
  const ms = Math.max(seen.get(id) ?? 0, threadsMs(`/proc/${id}/task`))
  seen.set(id, ms)
  return ms
}

function threadsMs(folder: string) {
  if (!existsSync(folder)) return 0
  const nanoseconds = readdirSync(folder).map((thread) => {
    const file = `${folder}/${thread}/schedstat`
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0
  })
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1_000_000
}

/** The processes that answer a search: this one that asks, the server, and the sessions of a PostgreSQL on this machine. */
export async function searchProcesses(pool: Pool, server: number) {
  return [server, ...(await databaseProcesses(pool))]
}

/** The processes that answer a statement: this one that asks, and the sessions of a PostgreSQL on this machine. */
export async function databaseProcesses(pool: Pool) {
  return [process.pid, ...(await sessionProcesses(pool))]
}

/** The sessions of a PostgreSQL on this machine. */
export async function sessionProcesses(pool: Pool) {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  return rows.map(({ pid }) => pid)
}

/**
 * Processor time of processes so far, in milliseconds. It depends less than latency and throughput on what else the
 * machine does: asked one at a time from memory, a search takes about as long on a machine with nothing else to do.
 */
export function processorMs(processes: readonly number[]) {
  return processes.reduce((sum, id) => sum + processMs(id), 0)
}
