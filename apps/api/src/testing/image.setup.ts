import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/client.ts'
import { startInMemory } from '../db/embedded/in-memory.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { seedReference } from '../reference-data/seed-reference.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

/** Makes the migrated, seeded database once a run: an image for PGlite, a template database for PostgreSQL. */
export default async function makeImage(project: TestProject) {
  if (project.config.env.TEST_DATABASE !== 'pglite') return makeTemplate(project)
  const engine = await startInMemory()
  await prepare(engine.connection)
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-image-'))
  const image = join(folder, 'image.tar')
  writeFileSync(image, await engine.dumpImage())
  await engine.close()
  project.provide('database', { kind: 'pglite', image })
  return () => rmSync(folder, { recursive: true, force: true })
}

async function makeTemplate(project: TestProject) {
  const server = await startPostgres()
  const admin = openDatabase(server.connection('postgres'))
  await admin.$client.query('create database template_house')
  await prepare(server.connection('template_house'))
  await admin.$client.end()
  const pooler =
    project.config.env.TEST_DATABASE === 'pgbouncer' ? await startPgBouncer(server.connection('postgres')) : undefined
  const host = String(server.connection('postgres').host)
  project.provide('database', { kind: 'postgres', host, pooler: pooler?.connection('') })
  return async () => {
    await pooler?.stop()
    await server.stop()
  }
}

async function prepare(connection: PoolConfig) {
  const db = openDatabase(connection)
  await migrateDatabase(db)
  await seedReference(db)
  await db.$client.end()
}

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'pglite'; image: string } | { kind: 'postgres'; host: string; pooler: PoolConfig | undefined }
  }
}
