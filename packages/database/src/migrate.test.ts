import { expect, test } from 'vitest'
import { openDatabase } from './client.ts'
import { listMigrations, migrateDatabase } from './migrate.ts'
import { startEmptyDatabase } from './testing/empty-database.ts'

test('copies that start at the same time on an empty database migrate it once, and all start up', async () => {
  const empty = await startEmptyDatabase()
  const copies = Array.from({ length: 5 }, () => openDatabase({ ...empty.connection, max: 1 }))
  await Promise.all(copies.map((db) => migrateDatabase(db)))
  for (const db of copies) {
    const { rows } = await db.$client.query('select hash from drizzle.__drizzle_migrations order by id')
    expect(rows).toEqual(listMigrations().map(({ hash }) => ({ hash })))
    await db.$client.end()
  }
  await empty.close()
})
