import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../client.ts'
import { databaseImage, prepare } from './database-image.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres.ts'

/** Makes the migrated, seeded database: an image for PGlite, a template database for PostgreSQL. */
export default async function makeDatabase(project: TestProject) {
  if (project.config.env.TEST_DATABASE !== 'pglite') return makeTemplate(project)
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-run-'))
  project.provide('database', { kind: 'pglite', image: await databaseImage(), folder })
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

declare module 'vitest' {
  interface ProvidedContext {
    database:
      | { kind: 'pglite'; image: string; folder: string }
      | { kind: 'postgres'; host: string; pooler: PoolConfig | undefined }
  }
}
