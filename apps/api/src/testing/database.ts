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
  'course_categories',
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
  await db.execute(emptying)
}

// Only what holds rows is emptied: truncating every table before every test costs more than the tests.
const emptying = sql.raw(`do $$
declare name text; filled boolean;
begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    continue when name in (${kept.map((name) => `'${name}'`).join(', ')});
    execute format('select exists (select from %I)', name) into filled;
    if filled then execute format('delete from %I', name); end if;
  end loop;
  for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
    continue when name in (${kept.map((name) => `'${name}_id_seq'`).join(', ')});
    perform setval(format('%I', name)::regclass, 1, false);
  end loop;
end $$`)
