import { setTimeout as wait } from 'node:timers/promises'
import { startPgBouncer } from '@pramaan/database/testing/pgbouncer'
import { startPostgres } from '@pramaan/database/testing/postgres'
import pg, { type PoolConfig } from 'pg'
import { openSearchDatabase } from '../generated/search-database.ts'
import { startServerProcess } from '../server/server-process.ts'
import { startLoad, type Tally } from './load.ts'

const secret = 'a-secret-that-only-the-outages-know'

/** How often each fault occurs, and whether PgBouncer in transaction mode is in between. */
export type Outages = { terminations: number; restarts: number; pooled: boolean; say?: (text: string) => void }

/** The state after the outages; if all is well every list and figure except the first two is empty or zero. */
export type Aftermath = {
  made: number
  statuses: Record<string, number>
  wrong: string[]
  /** Coupons that were confirmed but are missing, and coupons without the audit line of their transaction. */
  lost: string[]
  halves: number
  /** Restarts during which `readyz` reported ready without a database. */
  untrue: string[]
  isRunning: boolean
  /** Whether a message queued after the last outage was sent by the timer. */
  timersGoOn: boolean
  output: string
}

const urlOf = ({ host, port, database }: PoolConfig) =>
  `postgresql://postgres@localhost/${database}?host=${host}${port ? `&port=${port}` : ''}`

/**
 * Terminates backends under load, kills and restarts the postmaster, and then checks every write that the server had
 * confirmed. Starts and stops its own PostgreSQL, PgBouncer and server.
 */
export async function sufferOutages({ terminations, restarts, pooled, say = () => undefined }: Outages) {
  // A killed postmaster must lose nothing that was committed: the data is still in the system's cache.
  const postgres = await startPostgres({ fsync: 'off' })
  const direct = postgres.connection('postgres')
  const pooler = pooled ? await startPgBouncer(direct) : undefined
  const ground = await openSearchDatabase(direct, secret)
  const { token } = await ground.anAdmin()
  await ground.stop()
  const settings = { DATABASE_URL: urlOf(pooler ? pooler.connection('postgres') : direct), SECRET: secret }
  const server = await startServerProcess(settings)
  try {
    const load = startLoad(server.url, token, { writers: 6, readers: 4 })
    for (let n = 1; n <= terminations; n += 1) {
      await wait(20 + Math.random() * 80)
      const ended = await endBackends(direct)
      say(`${n} of ${terminations}: ended ${ended} backends; ${load.tally.made.length} writes answered`)
    }
    const untrue: string[] = []
    for (let n = 1; n <= restarts; n += 1) {
      await wait(100 + Math.random() * 200)
      const signal = (['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)[n % 3] ?? 'SIGKILL'
      await postgres.kill(signal)
      if ((await readiness(server.url)) !== 503) untrue.push(`restart ${n}: ready without a database`)
      await wait(Math.random() * 300)
      await postgres.restart()
      await server.until(async () => (await readiness(server.url)) === 200)
      say(`${n} of ${restarts}: ${signal}, started again; ${load.tally.made.length} writes answered`)
    }
    const tally = await load.stop()
    const found = await look(direct, tally)
    const timersGoOn = (await registers(server.url)) && (await server.until(() => messageLeft(direct)))
    const { made, statuses, wrong } = tally
    const notified = { made: made.length, statuses: Object.fromEntries(statuses), wrong }
    return { ...notified, ...found, untrue, timersGoOn, isRunning: server.isRunning(), output: server.output() }
  } finally {
    await server.stop()
    await pooler?.stop()
    await postgres.stop()
  }
}

/** Terminates up to three random client backends; returns how many. */
function endBackends(connection: PoolConfig) {
  return once(connection, async (client) => {
    const { rows } = await client.query(
      `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 3) as chosen`,
    )
    return rows.length
  })
}

async function readiness(url: string) {
  return (await fetch(`${url}/api/readyz`).catch(() => undefined))?.status
}

/** The confirmed coupons that are missing, and the numbers of coupons and audit lines without the other. */
async function look(connection: PoolConfig, { made }: Tally) {
  return once(connection, async (client) => {
    const { rows } = await client.query<{ code: string }>('select code from coupons')
    const there = new Set(rows.map(({ code }) => code))
    const halves = await client.query<{ count: number }>(
      `select count(*) from coupons full join (select detail->>'code' as code from audit_log where action = 'coupon-made') as noted
       using (code) where coupons.id is null or noted.code is null`,
    )
    return { lost: made.filter((code) => !there.has(code)), halves: Number(halves.rows[0]?.count) }
  })
}

/** Registers a person, whose code the outbox's timer sends. */
async function registers(url: string) {
  const body = JSON.stringify({ role: 'Candidate', name: 'Asha Rao', mobile: '9876543210' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/user/register`, { method: 'POST', body, headers })
  return answer.status === 200
}

async function messageLeft(connection: PoolConfig) {
  const { rows } = await once(connection, (client) => client.query('select from outbox where sent_at is not null'))
  return rows.length > 0
}

async function once<T>(connection: PoolConfig, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  return work(client).finally(() => client.end())
}
