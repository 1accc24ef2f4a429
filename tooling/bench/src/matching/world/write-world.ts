import { queriesOn } from '@pramaan/database/client'
import { readVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { add, insertAll, type Rows } from '@pramaan/demo-data/write/insert'
import { addJobs } from '@pramaan/demo-data/write/job-rows'
import { addAccount, addPerson } from '@pramaan/demo-data/write/person-rows'
import type { Pool } from 'pg'
import type { JudgedWorld } from './world.ts'

const batchSize = 500

/** Writes a judged world into an empty database, its people as the demo people are written; no plan limits its employers. */
export async function writeWorld(pool: Pool, { people, staff, employers, jobs }: JudgedWorld, now: Date) {
  const vocabulary = await readVocabulary(queriesOn(pool))
  const written = { now, vocabulary, suspended: new Set<number>() }
  const client = await pool.connect()
  try {
    const openings: Rows = new Map()
    for (const account of staff) addAccount(openings, account, written)
    for (const { account, profile } of employers) {
      addAccount(openings, account, written)
      add(openings, 'employers', { ...profile, plan: 'premium' })
    }
    addJobs(openings, jobs, vocabulary)
    await insertAll(client, openings)
    for (let from = 0; from < people.length; from += batchSize) {
      const rows: Rows = new Map()
      for (const { person } of people.slice(from, from + batchSize)) addPerson(rows, person, written)
      await insertAll(client, rows)
    }
    await client.query('analyze')
  } finally {
    client.release()
  }
}
