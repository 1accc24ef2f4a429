import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './client.ts'
import { expectAnswers } from './pool.ts'
import { statementMs } from './session-rules.ts'
import { startTestDatabase } from './testing/database.ts'

/** A database behind a network that can swallow everything, or be cut. */
async function behindANetwork(silence?: number) {
  const { db, stop } = await startTestDatabase()
  const { host, port = 5432, ...options } = db.$client.options
  const folder = mkdtempSync(join(tmpdir(), 'network-'))
  const sockets = new Set<Socket>()
  const network = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.${port}`)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    sockets.add(near)
  })
  await new Promise<void>((resolve) => network.listen(join(folder, '.s.PGSQL.5432'), resolve))
  const far = openDatabase({ ...options, host: folder, port: 5432, max: 2, statement_timeout: false })
  if (silence !== undefined) expectAnswers(far.$client, silence)
  onTestFinished(async () => {
    await far.$client.end()
    for (const socket of sockets) socket.destroy()
    network.close()
    rmSync(folder, { recursive: true, force: true })
    await stop()
  })
  return {
    db: far,
    swallow() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    cut() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

test('a connection that is cut between two statements of a transaction ends only that transaction', async () => {
  const { db, cut } = await behindANetwork()
  const transaction = db.transaction(async (step) => {
    await step.execute('select 1')
    cut()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await step.execute('select 2')
  })
  await expect(transaction).rejects.toMatchObject({ query: 'select 2' })
  expect(db.$client.totalCount).toBe(0)
  expect((await db.execute('select 3 as three')).rows).toEqual([{ three: 3 }])
})

test('unresponsive connections count as cut after a while, and new ones replace them', async () => {
  const { db, swallow } = await behindANetwork(2000)
  const connections = await Promise.all([db.$client.connect(), db.$client.connect()])
  for (const client of connections) client.release()
  swallow()
  await expect(db.execute('select 1')).rejects.toMatchObject({ cause: { message: 'Query read timeout' } })
  await expect(db.transaction((step) => step.execute('select 1'))).rejects.toThrow('Query read timeout')
  expect((await db.execute('select 3 as three')).rows).toEqual([{ three: 3 }])
})

test('a connection that waits for its next statement is not unresponsive, in a transaction or between two', async () => {
  const { db } = await behindANetwork(2000)
  const wait = () => new Promise((resolve) => setTimeout(resolve, 2500))
  const process = sql`select pg_backend_pid() as id`
  const processes = await db.transaction(async (step) => {
    const { rows } = await step.execute(process)
    await wait()
    return [...rows, ...(await step.execute(process)).rows]
  })
  await wait()
  const [first, ...others] = [...processes, ...(await db.execute(process)).rows]
  expect(others).toEqual([first, first])
})

test('a statement that is answered late, but within the time, is not cut', async () => {
  const { db } = await behindANetwork(5000)
  await db.execute('select 1')
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect((await db.execute('select 3 as three, pg_sleep(3)')).rows).toMatchObject([{ three: 3 }])
})

test('a transaction that failed unnoticed is not reported as done', async () => {
  const { db } = await behindANetwork()
  const work = db.transaction((step) => step.execute('select 1 / 0').catch(() => undefined))
  await expect(work).rejects.toThrow('rolled back')
  expect(db.$client.idleCount).toBe(1)
})

test('no statement waits to be compiled or for other processes, or lacks memory, directly or behind a pooler', async () => {
  const { db, stop } = await startTestDatabase()
  onTestFinished(stop)
  const settings = sql`select name, setting from pg_settings
    where name in ('jit', 'max_parallel_workers_per_gather', 'work_mem') order by name`
  const set = [
    { name: 'jit', setting: 'off' },
    { name: 'max_parallel_workers_per_gather', setting: '0' },
    { name: 'work_mem', setting: '16384' },
  ]
  expect((await db.execute(settings)).rows).toEqual(set)
  const { options: startup, ...connection } = db.$client.options
  expect(startup).toContain('jit')
  const pooled = openDatabase(connection, { named: false, deadline: 'transaction', statementMs })
  onTestFinished(() => pooled.$client.end())
  expect((await pooled.transaction((step) => step.execute(settings))).rows).toEqual(set)
})
