import { type SQL, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { frequent } from './frequent.ts'
import { lifetimeMs } from './pool.ts'
import { prepare, readRows } from './prepared.ts'
import { startTestDatabase } from './testing/database.ts'

const { db, stop } = await startTestDatabase()
afterEach(() => vi.useRealTimers())
afterAll(stop)

/** What is sent of a statement, each of so many times. */
function sentOf(statement: SQL, times: number) {
  const prepared = prepare(statement)
  return Array.from({ length: times }, () => frequent(prepared))
}

/** How it is sent from the third time on. */
function plannedOf(statement: SQL) {
  const [, , planned] = sentOf(statement, 3)
  if (!planned) throw new Error('It was sent three times')
  return planned
}

test('the third time a statement has its values in its text, and a name', async () => {
  const [first, second, third, fourth] = sentOf(sql`select 1 where ${7} = ${sql.placeholder('given')}::int`, 4)
  expect([first?.name, second?.name]).toEqual([undefined, undefined])
  expect(first?.params).toHaveLength(2)
  expect(third).toMatchObject({ text: "select 1 where '7' = $1::int", name: expect.stringMatching(/^frequent_\d+$/) })
  expect(third?.params).toHaveLength(1)
  expect(fourth).toBe(third)
})

test('its rows are those of the same statement with parameters, whatever the values are', async () => {
  const values = [`O'Brien`, 'back\\slash', '$1', '', '₹ 5 – “लाख”', '{1,2}', "'; drop table accounts; --"]
  for (const value of values) {
    const statement = sql`select ${value}::text, ${true}::boolean, ${-3}::int, ${sql.placeholder('given')}::text,
      ${sql.placeholder('given')}::text, 2 = any(${sql.param([1, 2])}::int[]), ${sql.param([])}::int[]`
    const planned = plannedOf(statement)
    expect(planned.name).toBeDefined()
    const rows = [[value, true, -3, 'given', 'given', true, []]]
    expect(await readRows(db, prepare(statement), { given: 'given' })).toEqual(rows)
    expect(await readRows(db, planned, { given: 'given' })).toEqual(rows)
  }
})

test('nothing at all and lists of words are sent as parameters each time', () => {
  for (const value of [null, ['a', 'b'], { a: 1 }]) {
    const planned = plannedOf(sql`select ${sql.param(value)}`)
    expect(planned).toMatchObject({ text: 'select $1', params: [value] })
    expect(planned.name).toBeUndefined()
  }
})

// Behind a pooler no statement has a name, and the embedded engine gives it one of its own.
test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a session plans it for these values, and keeps the plan',
  async () => {
    const prepared = prepare(sql`select ${sql.placeholder('given')}::int + ${41}::int`)
    for (let times = 0; times < 12; times++)
      expect(await readRows(db, frequent(prepared), { given: 1 })).toEqual([[42]])
    const { name } = frequent(prepared)
    const plans = sql`select custom_plans, generic_plans from pg_prepared_statements where name = ${name}`
    expect((await db.execute(plans)).rows).toEqual([{ custom_plans: 5, generic_plans: 5 }])
  },
)

test('fifty get a name until the connections that know them are closed', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const named = () => {
    const all = Array.from({ length: 60 }, (_, at) => plannedOf(sql`select ${at}::int`).name)
    return all.filter((name) => name !== undefined)
  }
  vi.advanceTimersByTime(2 * lifetimeMs)
  const before = named()
  expect(before).toHaveLength(50)
  vi.advanceTimersByTime(lifetimeMs - 1)
  expect(named()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(new Set([...before, ...named()]).size).toBe(100)
})
