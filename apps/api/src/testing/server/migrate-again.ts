import { readFile } from 'node:fs/promises'
import type { Database } from '@pramaan/database/client'
import { candidateSearch } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'

/**
 * Runs the data steps of an early migration again, as they met the accounts of before, whose cards were `jsonb`; answers
 * how many.
 */
export async function migrateAgain(db: Database, name: string) {
  const file = new URL(`../../../../../packages/database/src/migrations/${name}.sql`, import.meta.url)
  const all = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
  const steps = all.filter((text) => /^(?:\s|--.*\n)*(?:insert|update|delete)/i.test(text))
  await storeCardsAs(db, 'jsonb')
  for (const step of steps) await db.execute(sql.raw(step))
  await storeCardsAs(db, 'json')
  return steps.length
}

async function storeCardsAs(db: Database, type: 'json' | 'jsonb') {
  await db.execute(sql`alter table ${candidateSearch} alter column card type ${sql.raw(type)}`)
}
