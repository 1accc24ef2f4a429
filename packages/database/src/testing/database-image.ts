import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PoolConfig } from 'pg'
import { openDatabase } from '../client.ts'
import { startInMemory } from '../embedded/in-memory.ts'
import { migrateDatabase } from '../migrate.ts'
import { seedReference } from '../reference-data/seed-reference.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const folder = join(root, 'node_modules/.cache/pramaan')

/** The sources of a new database's content. */
const sources = [
  'packages/database/src/**',
  'packages/domain/src/**',
  'packages/vocabulary/{data,src}/**',
  'pnpm-lock.yaml',
]

/**
 * The file of a migrated, seeded database of the embedded engine; created if there is none for these migrations and
 * lists.
 */
export async function databaseImage() {
  const file = join(folder, `database-${hashOf(sources)}.tar`)
  if (existsSync(file)) return file
  const image = await makeImage()
  mkdirSync(folder, { recursive: true })
  for (const old of globSync(join(folder, 'database-*.tar'))) rmSync(old, { force: true })
  // Written atomically, because other suites look for it too.
  const unfinished = join(folder, `${crypto.randomUUID()}.part`)
  writeFileSync(unfinished, image)
  renameSync(unfinished, file)
  return file
}

/** Migrates an empty database and fills its reference lists. */
export async function prepare(connection: PoolConfig) {
  const db = openDatabase(connection)
  await migrateDatabase(db)
  await seedReference(db)
  await db.$client.end()
}

async function makeImage() {
  const engine = await startInMemory()
  await prepare(engine.connection)
  const image = await engine.dumpImage()
  await engine.close()
  return image
}

function hashOf(patterns: readonly string[]) {
  const hash = createHash('sha256')
  for (const file of patterns.flatMap(filesOf).sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

function filesOf(pattern: string) {
  return globSync(pattern, { cwd: root }).filter((path) => statSync(join(root, path)).isFile())
}
