import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, expect, test } from 'vitest'
import { openDurable, proveDurable } from '../engine/database.ts'
import type { DurableFileSystem } from './durable-file-system.ts'

const root = mkdtempSync(join(tmpdir(), 'durable-'))

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('each commit makes an fsync', async () => {
  const db = await openDurable(join(root, 'durable'), () => undefined)
  await db.exec('create table kept (id int)')
  const fs = db.fs as DurableFileSystem
  const before = fs.syncs
  for (let id = 0; id < 20; id += 1) await db.query('insert into kept values ($1)', [id])
  expect(fs.syncs - before).toBeGreaterThanOrEqual(20)
  await db.close()
})

test('a database as PGlite ships it, without fsync, is refused', async () => {
  const db = await PGlite.create({ fs: new NodeFS(join(root, 'shipped')) })
  await expect(proveDurable(db, { syncs: 0 })).rejects.toThrow('not durable: fsync off')
  await db.close()
})

test('a database whose commit makes no fsync is refused though its settings say on', async () => {
  const startParams = PGlite.defaultStartParams.filter((flag) => flag !== '-F')
  const db = await PGlite.create({ fs: new NodeFS(join(root, 'pretending')), startParams })
  await expect(proveDurable(db, { syncs: 0 })).rejects.toThrow('a commit made no fsync')
  await db.close()
})
