import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Database } from '../client.ts'
import { openFromConfig } from '../open.ts'
import { startTestDatabase } from '../testing/database.ts'
import { Budget, ifAffordable, withinBudget, withoutBudget } from './budget.ts'

/** Runs for minutes unless it is ended. */
const endless = sql`select count(*) from generate_series(1, 2000000000) as n where n % 7 = 3`
const cancelled = { cause: { code: '57014' } }

async function aDatabase() {
  const { db, stop } = await startTestDatabase()
  onTestFinished(stop)
  return db
}

/** The embedded engine as the server has it, in a thread of its own. */
async function anEngine() {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'))
  const { db, stop } = await openFromConfig({ DATA_DIR: folder, POOL_SIZE: 4 })
  onTestFinished(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return db
}

/** PostgreSQL, or the embedded engine: the one of the tests keeps its database in memory and can end nothing. */
const engines = [
  ['the embedded engine', anEngine],
  ...(inject('database').kind === 'pglite' ? [] : ([['PostgreSQL', aDatabase]] as const)),
] as const

async function isIdle(db: Database) {
  const { $client } = db
  await expect.poll(() => $client.totalCount - $client.idleCount).toBe(0)
}

test.each(engines)(
  'a statement of %s that uses up its request’s time is cancelled, and nothing follows',
  async (_, open) => {
    const db = await open()
    const budget = new Budget(300)
    await withinBudget(budget, async () => {
      await expect(db.execute(endless)).rejects.toMatchObject(cancelled)
      await expect(db.execute('select 1')).rejects.toMatchObject(cancelled)
      await expect(db.transaction((step) => step.execute('select 1'))).rejects.toMatchObject({ code: '57014' })
    })
    expect((await db.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
  },
)

test.each(engines)('what a request runs on %s ends with it, and its transaction is undone', async (_, open) => {
  const db = await open()
  await db.execute('create table ended_with_request (id int)')
  onTestFinished(async () => void (await db.execute('drop table ended_with_request')))
  const budget = new Budget(60_000)
  const single = withinBudget(budget, () => db.execute(endless))
  single.catch(() => undefined)
  await expect.poll(() => db.$client.totalCount - db.$client.idleCount).toBe(1)
  budget.end()
  await expect(single).rejects.toMatchObject(cancelled)
  const next = new Budget(60_000)
  const write = withinBudget(next, () =>
    db.transaction(async (step) => {
      await step.execute('insert into ended_with_request values (1)')
      next.end()
    }),
  )
  await expect(write).rejects.toMatchObject({ code: '57014' })
  await isIdle(db)
  expect((await db.execute('select * from ended_with_request')).rows).toEqual([])
})

test('what an answer can be given without gets its share of the time, and the rest goes on', async () => {
  const [[, open]] = engines
  const db = await open()
  const budget = new Budget(20_000)
  await withinBudget(budget, async () => {
    expect(await ifAffordable(0.02, () => db.execute(endless))).toBeUndefined()
    expect((await db.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
  expect(budget.leftMs).toBeLessThan(19_700)
  budget.end()
  await expect(withinBudget(budget, () => ifAffordable(0.5, () => db.execute('select 1')))).rejects.toMatchObject(
    cancelled,
  )
})

test('what others wait for too belongs to no request', async () => {
  const db = await aDatabase()
  const budget = new Budget(1000)
  budget.end()
  const shared = withinBudget(budget, () => withoutBudget(() => db.execute('select 1 as one')))
  expect((await shared).rows).toEqual([{ one: 1 }])
})

test('on the embedded engine nobody’s time is used up by waiting for others', async () => {
  const db = await anEngine()
  const { $client } = db
  const long = sql`select count(*) from generate_series(1, 3000000) as n where n % 7 = 3`
  const budget = new Budget(600_000)
  let waiting: Promise<{ rows: unknown[] }> | undefined
  let waitedMs = 0
  // Two connections that are open, so that the second statement is at the engine as soon as it is sent.
  await Promise.all([db.execute('select 1'), db.execute('select 1')])
  await db.transaction(async (step) => {
    await step.execute('select 1')
    waiting = withinBudget(budget, () => db.execute('select 1 as one'))
    await expect.poll(() => $client.totalCount - $client.idleCount).toBe(2)
    await step.execute('select 1')
    const began = performance.now()
    await step.execute(long)
    waitedMs = performance.now() - began
  })
  expect((await waiting)?.rows).toEqual([{ one: 1 }])
  expect(600_000 - budget.leftMs).toBeLessThan(waitedMs / 2)
})
