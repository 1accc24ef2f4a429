import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Database, openDatabase } from '@pramaan/database/client'
import { migrateDatabase } from '@pramaan/database/migrate'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { accounts, auditLog, files } from '@pramaan/database/schema'
import { findPostgres, startPostgres } from '@pramaan/database/testing/postgres'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openFiles } from '../providers/files/open-files.ts'
import { startApi } from '../testing/server/start-api.ts'
import { exportTo } from './export.ts'
import { importFrom } from './import.ts'
import { fingerprintOf, listSequences, listTables } from './tables.queries.ts'

const api = await startApi()
const isEmbedded = process.env.TEST_DATABASE !== 'postgres'
const source = { db: api.db, store: api.deps.files.store, isEmbedded }
const folder = mkdtempSync(join(tmpdir(), 'pramaan-transfer-'))
const server = findPostgres() ? await startPostgres() : undefined
const target = server && openDatabase({ ...server.connection('postgres'), max: 2 })
const targetFiles = openFiles({ ...api.deps.config, DATA_DIR: join(folder, 'target') }, () => randomUUID())
if (target) {
  await migrateDatabase(target)
  await seedReference(target)
}
afterAll(async () => {
  await target?.$client.end()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const awkward = `O'Neil "x", (1,2) \\ {3} नमस्ते 🎓\nsecond line\t\u2028third\u2029fourth\r\n${'long '.repeat(300)}`

/** A stored file of a person. */
async function aFile(ownerId: number, bytes: string) {
  const id = randomUUID()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await api.deps.files.temporary.with(async (path) => {
    writeFileSync(path, bytes)
    await api.deps.files.store.put(id, path)
  })
  const now = api.deps.now()
  const row = { id, ownerId, kind: 'CV', type: 'application/pdf', bytes: bytes.length, sha256, name: 'cv.pdf' }
  await api.db.insert(files).values({ ...row, createdAt: now, storedAt: now, usedAt: now })
  return id
}

/** Creates people, texts with special characters, and files. */
async function fill() {
  const person = await api.aCandidate()
  await api.anEmployer({ companyName: awkward })
  await api.aStaffMember('Admin')
  await api.db.update(accounts).set({ fullName: awkward }).where(eq(accounts.id, person.id))
  const entry = { action: 'test', at: api.deps.now(), subjectId: Number.MAX_SAFE_INTEGER }
  const details = Array.from({ length: 1200 }, (_, index) => ({
    ...entry,
    detail: { index, awkward, list: [1.5, null] },
  }))
  await api.db.insert(auditLog).values(details)
  return aFile(person.id, 'the bytes of a CV')
}

/** Every reference between tables, as it is checked. */
async function referencesOf(db: Database) {
  const { rows } = await db.$client.query(
    `select conname, pg_get_constraintdef(oid) from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and convalidated order by 1`,
  )
  return rows
}

test.runIf(target)(
  'an export imports completely into PostgreSQL: every table by its hash, sequences, files',
  async () => {
    if (!target) return
    const file = await fill()
    const to = join(folder, 'whole')
    const { manifest, lost } = await exportTo(source, to)
    expect(lost).toEqual([])
    expect(statSync(to).mode & 0o077).toBe(0)
    expect(await importFrom(target, targetFiles, to)).toMatchObject({ lost: [] })
    for (const { name } of await listTables(api.db))
      expect([name, await fingerprintOf(target, name)]).toEqual([name, await fingerprintOf(api.db, name)])
    expect(manifest.tables.find(({ name }) => name === 'audit_log')?.rows).toBeGreaterThanOrEqual(1200)
    expect(await listSequences(target)).toEqual(await listSequences(api.db))
    const stream = await targetFiles.store.read(file)
    expect(stream && (await text(stream))).toBe('the bytes of a CV')
    expect(await referencesOf(target)).toEqual(await referencesOf(api.db))
    expect((await target.$client.query('delete from files')).rowCount).toBe(1)
  },
)

test.runIf(target)(
  'a database that is used, an export that was changed, and a folder that is none are refused',
  async () => {
    if (!target) return
    const to = join(folder, 'changed')
    await fill()
    await exportTo(source, to)
    await expect(importFrom(target, targetFiles, to)).rejects.toThrow('people or files are in it already')
    await target.$client.query('truncate accounts, files cascade')
    writeFileSync(join(to, 'tables', 'employers.jsonl'), '')
    await expect(importFrom(target, targetFiles, to)).rejects.toThrow('Not as they were exported: employers. Nothing')
    expect((await fingerprintOf(target, 'accounts'))?.rows).toBe(0)
    expect((await fingerprintOf(target, 'skills'))?.rows).toBeGreaterThan(0)
    await expect(importFrom(target, targetFiles, folder)).rejects.toThrow('holds no export')
    await expect(exportTo(source, to)).rejects.toThrow('is not empty: name a new folder')
  },
)

test.runIf(target)('an import whose files can’t be stored leaves nothing, and can be repeated', async () => {
  if (!target) return
  const to = join(folder, 'repeated')
  await fill()
  await exportTo(source, to)
  const put = () => Promise.reject(new Error('No space is left'))
  const full = { ...targetFiles, store: { ...targetFiles.store, put } }
  await expect(importFrom(target, full, to)).rejects.toThrow('No space is left')
  expect((await fingerprintOf(target, 'accounts'))?.rows).toBe(0)
  expect(await importFrom(target, targetFiles, to)).toMatchObject({ lost: [] })
})

test('an export goes into an empty folder whose name ends with a slash', async () => {
  const to = join(folder, 'slash')
  mkdirSync(to)
  await exportTo(source, `${to}/`)
  expect(readdirSync(to).sort()).toEqual(['files', 'manifest.json', 'tables'])
})

test('an export names the files whose bytes are gone', async () => {
  const file = await fill()
  await api.deps.files.store.remove(file)
  const { lost, manifest } = await exportTo(source, join(folder, 'without'))
  expect(lost).toEqual([file])
  expect(manifest.files).toBe(0)
})
