import { join } from 'node:path'
import type { Database } from '@pramaan/database/client'
import { isCluster } from '@pramaan/database/embedded/folder/data-folder'
import { migrateDatabase } from '@pramaan/database/migrate'
import { openFromConfig } from '@pramaan/database/open'
import { type DatabaseConfig, readDatabaseConfig } from '../config.ts'

/**
 * Works with the database that the environment names, brought up to date. Without `DATABASE_URL` that is the embedded
 * one, which has to be there: a command that made an empty one would say that all went well.
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

/** Runs a command to its end; a failure is said in a sentence, with the exit code 1. */
export async function runCommand(command: () => Promise<void>) {
  await command().catch((error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  })
}

/** What an error says: the database's own reason where a query failed, and the reason where a connection has several. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('\n')
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error && 'query' in error ? messageOf(error.cause) : error.message
}
