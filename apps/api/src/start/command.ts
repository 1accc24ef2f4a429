import { join } from 'node:path'
import type { Database } from '@pramaan/database/client'
import { isCluster } from '@pramaan/database/embedded/folder/data-folder'
import { migrateDatabase } from '@pramaan/database/migrate'
import { openFromConfig } from '@pramaan/database/open'
import { type DatabaseConfig, readDatabaseConfig } from '../config.ts'

/**
 * Runs work on the migrated database that the environment names. Without `DATABASE_URL` that is the embedded one, which
 * must exist: a command that created an empty one would report success.
 */
export async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const config = readDatabaseConfig(process.env)
  const why = whyNotDatabase(config)
  if (why) throw new Error(why)
  const { db, stop } = await openFromConfig(config, console.error)
  try {
    await migrateDatabase(db)
    return await work(db)
  } finally {
    await stop()
  }
}

function whyNotDatabase({ NODE_ENV, DATABASE_URL, DATA_DIR }: DatabaseConfig) {
  if (DATABASE_URL) return undefined
  if (NODE_ENV === 'production') return 'DATABASE_URL: production runs on PostgreSQL; set its address.'
  const folder = join(DATA_DIR, 'database')
  return isCluster(folder) ? undefined : `DATABASE_URL is not set, and there is no embedded database in ${folder}.`
}

/** Runs a command; a failure is printed as a sentence, with exit code 1. */
export async function runCommand(command: () => Promise<void>) {
  await command().catch((error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  })
}

/** An error's message: the database's reason if a query failed, and the first reason if a connection has several. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('\n')
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && 'query' in error ? messageOf(error.cause) : error.message
}
