import { openDatabase } from '@pramaan/database/client'
import { startInMemory } from '@pramaan/database/embedded/in-memory'
import { migrateDatabase } from '@pramaan/database/migrate'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { afterAll, expect, test } from 'vitest'
import { fillDemo } from './fill.ts'

const engine = await startInMemory()
const db = openDatabase({ ...engine.connection, max: 2 })

afterAll(async () => {
  await db.$client.end()
  await engine.close()
})

test('a demo of no generated candidates has the known accounts and openings', async () => {
  await migrateDatabase(db)
  await seedReference(db)
  expect(await fillDemo({ pool: db.$client, candidates: 0, now: new Date('2026-11-21T06:30:00.000Z') })).toBe('filled')
  const count = async (table: string) => (await db.$client.query(`select count(*)::int as n from ${table}`)).rows[0]?.n
  expect(await count('candidates')).toBe(2)
  expect(await count('jobs')).toBe(200)
})
