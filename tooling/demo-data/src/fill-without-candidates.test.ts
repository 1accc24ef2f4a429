import { startSeparateDatabase } from '@pramaan/database/testing/database'
import { afterAll, expect, test } from 'vitest'
import { fillDemo } from './fill.ts'

const { db, stop } = await startSeparateDatabase()

afterAll(stop)

test('a demo of no generated candidates has the known accounts and openings', async () => {
  expect(await fillDemo({ pool: db.$client, candidates: 0, now: new Date('2026-11-21T06:30:00.000Z') })).toBe('filled')
  const count = async (table: string) => (await db.$client.query(`select count(*)::int as n from ${table}`)).rows[0]?.n
  expect(await count('candidates')).toBe(2)
  expect(await count('jobs')).toBe(200)
})
