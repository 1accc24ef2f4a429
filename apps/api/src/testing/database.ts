import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/client.ts'
import { startInMemory } from '../db/embedded/in-memory.ts'

const kept = [
  'job_domains',
  'job_roles',
  'skills',
  'edu_levels',
  'edu_degrees',
  'locations',
  'colleges',
  'college_words',
]

/** A fresh migrated and seeded database of the run's kind, and how to end it. */
export async function startTestDatabase() {
  const source = inject('database')
  if (source.kind === 'pglite') {
    const engine = await startInMemory(new Uint8Array(readFileSync(source.image)))
    const db = openDatabase({ ...engine.connection, max: 4 })
    return { db, stop: () => db.$client.end().then(engine.close) }
  }
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = openDatabase({ host: source.host, user: 'postgres', database: 'postgres', max: 1 })
  await admin.$client.query(`create database ${name} template template_house`)
  const db = openDatabase({ host: source.host, user: 'postgres', database: name, max: 4 })
  const stop = async () => {
    await db.$client.end()
    await admin.$client.query(`drop database ${name} with (force)`)
    await admin.$client.end()
  }
  return { db, stop }
}

/** Empties every table but the reference lists, so that tests of a file do not see each other's rows. */
export async function emptyTables(db: Database) {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const names = rows.map((row) => row.name).filter((name) => !kept.includes(name))
  await db.execute(sql.raw(`truncate ${names.map((name) => `"${name}"`).join(', ')} restart identity cascade`))
}
