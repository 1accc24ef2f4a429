import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { hookMs } from '@pramaan/testing/patience'
import { sql } from 'drizzle-orm'
import type { Pool, PoolConfig } from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../client.ts'
import { startInMemory } from '../embedded/in-memory.ts'
import type { SessionRules } from '../session-rules.ts'

/** The reference lists, which remain when tables are emptied. */
const saved = [
  'job_domains',
  'job_roles',
  'skills',
  'edu_levels',
  'edu_degrees',
  'locations',
  'course_categories',
  'concepts',
  'concept_terms',
  'concept_relations',
  'vocabulary_version',
  'colleges',
  'college_words',
]

/** A migrated and seeded database: its address, a fingerprint of its permanent content, and how to close it. */
type Opened = {
  connection: PoolConfig
  /** How the server under test connects, if not directly. */
  pooler?: PoolConfig
  /** The pool of the server under test, and with it what a server keeps in memory of the reference lists. */
  db?: Database | undefined
  mark: string
  close: () => Promise<unknown>
}

/** What a statement, or the wait for a connection, may take: on a busy machine more than in production. */
const patient = { statement_timeout: hookMs, connectionTimeoutMillis: hookMs }

/** The rules that the server would detect behind a pooler. */
const pooled: SessionRules = { named: false, deadline: 'transaction', statementMs: hookMs }

/** The one database of this process, used by its test files one after another until the run ends. */
let ofProcess: Promise<Opened> | undefined

/**
 * The database of this process, with only the reference lists in it, and how to end the caller's pool. If the previous
 * file changed a reference list or the schema, a new one is opened.
 */
export async function startTestDatabase() {
  ofProcess = ofProcess?.then(asItWas) ?? openCopy()
  const opened = await ofProcess
  if (!opened.db || opened.db.$client.ending) opened.db = served(opened)
  const { db } = opened
  return { db, stop: () => isIdle(db.$client) }
}

/** Resolves when no connection is used anymore. */
async function isIdle(pool: Pool) {
  while (!pool.ended && pool.idleCount < pool.totalCount) await setTimeout(1)
}

/** A separate database for very many rows and their statistics, and how to close it. */
export async function startSeparateDatabase() {
  const opened = await openCopy()
  const db = served(opened)
  const { close } = opened
  return { db, stop: () => db.$client.end().then(close) }
}

/** Empties every table but the reference lists, so that tests of a file do not see each other's rows. */
export async function emptyTables(db: Database) {
  await db.execute(emptying)
}

/** Removes a file's rows from a database; opens another if the file changed more than rows. */
async function asItWas(opened: Opened) {
  const mark = await clear(opened.connection).catch(() => 'broken')
  if (mark === opened.mark) return opened
  if (!opened.db?.$client.ending) await opened.db?.$client.end()
  // A broken engine may fail to close, too.
  await opened.close().catch(() => undefined)
  return openCopy()
}

/** Opens a copy of the run's image or template. */
async function openCopy(): Promise<Opened> {
  const source = inject('database')
  if (source.kind === 'pglite') {
    // A test process may be killed without notice; its socket is deleted with the folder of the run.
    const engine = await startInMemory(new Uint8Array(readFileSync(source.image)), source.folder)
    return { ...engine, mark: await clear(engine.connection) }
  }
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const at = (database: string) => ({ host: source.host, user: 'postgres', database })
  await onceAt(at('postgres'), (db) => db.$client.query(`create database ${name} template template_house`))
  const close = () => onceAt(at('postgres'), (db) => db.$client.query(`drop database ${name} with (force)`))
  const opened = { connection: at(name), mark: await clear(at(name)), close }
  return source.pooler ? { ...opened, pooler: { ...source.pooler, database: name } } : opened
}

/** Empties a database as before its first test, frees the space, and returns the fingerprint of the rest. */
function clear(connection: PoolConfig) {
  return onceAt(connection, async (db) => {
    await emptyTables(db)
    // Only a vacuum frees the space of emptied tables, which every scan would read.
    const { rows } = await db.execute<{ name: string }>(grown)
    if (rows.length) await db.execute(sql.raw(`vacuum ${rows.map(({ name }) => name).join(', ')}`))
    return JSON.stringify((await db.execute(marks)).rows)
  })
}

async function onceAt<Result>(connection: PoolConfig, work: (db: Database) => Promise<Result>) {
  const db = poolOn(connection)
  return work(db).finally(() => db.$client.end())
}

/** The pool that the server under test uses. */
function served({ connection, pooler }: Opened) {
  return pooler ? openDatabase({ ...pooler, max: 4, connectionTimeoutMillis: hookMs }, pooled) : poolOn(connection)
}

function poolOn(connection: PoolConfig) {
  return openDatabase({ ...patient, ...connection, max: 4 })
}

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')
const sequences = quoted(saved.map((name) => `${name}_id_seq`))

/** The emptied tables that had a row since their last vacuum, so that their file is not empty. */
const growing = `
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
    and relname not in (${quoted(saved)})`
const grown = sql.raw(growing)

// Only tables with rows are emptied: truncating every table before every test costs more than the tests.
const emptying = sql.raw(`do $$
declare name text; filled boolean;
begin
  set local session_replication_role = replica;
  for name in ${growing} loop
    execute format('select exists (select from %I)', name) into filled;
    if filled then execute format('delete from %I', name); end if;
  end loop;
  for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
    continue when name in (${sequences});
    perform setval(format('%I', name)::regclass, 1, false);
  end loop;
end $$`)

// A row is identified by its version, which every write changes; a table, index or sequence by its number, name and columns.
const marks = sql.raw(`
  ${saved.map((name) => `select string_agg(concat(ctid, xmin), ' ' order by ctid) as mark from ${name}`).join(' union all ')}
  union all
  select string_agg(concat(sequencename, last_value), ' ' order by sequencename) from pg_sequences
  where schemaname = 'public' and sequencename in (${sequences})
  union all
  select string_agg(concat(oid, relname, relnatts), ' ' order by oid) from pg_class
  where relnamespace = 'public'::regnamespace
  union all
  select string_agg(concat(oid, conname), ' ' order by oid) from pg_constraint
  where connamespace = 'public'::regnamespace`)
