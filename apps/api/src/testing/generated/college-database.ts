import { createReadStream } from 'node:fs'
import { openDatabase } from '@pramaan/database/client'
import { migrateDatabase } from '@pramaan/database/migrate'
import type { PoolConfig } from 'pg'
import { loadColleges } from '../../features/reference/college-load/college-load.ts'

/** Loads a list of colleges into an empty database, and returns their number. */
export async function openCollegeDatabase(connection: PoolConfig, file: string) {
  const db = openDatabase({ ...connection, max: 2 })
  try {
    await migrateDatabase(db)
    return (await loadColleges(db, createReadStream(file))).added
  } finally {
    await db.$client.end()
  }
}
