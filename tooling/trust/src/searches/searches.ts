import { readFileSync } from 'node:fs'
import { openDatabase } from '@pramaan/database/client'
import { startInMemory } from '@pramaan/database/embedded/in-memory'
import { migrateDatabase } from '@pramaan/database/migrate'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { databaseImage } from '@pramaan/database/testing/database-image'
import { openTarget } from '../fuzz/target.ts'
import type { TrustOptions } from '../trust-options.ts'
import { askSearches } from './ask-searches.ts'

/** Pathological texts in every field that searches: no 5xx, and no request that asks for too much of the database. */
export async function searches({ tries, databaseUrl }: TrustOptions) {
  const engine = databaseUrl ? undefined : await startInMemory(new Uint8Array(readFileSync(await databaseImage())))
  const db = openDatabase(engine?.connection ?? { connectionString: databaseUrl })
  if (databaseUrl) await migrateDatabase(db)
  if (databaseUrl) await seedReference(db)
  const target = await openTarget(db)
  const { sent, fields, plain, worst, most } = await askSearches(target, db, { tries })
  await target.stop()
  await db.$client.end()
  await engine?.close()
  for (const one of worst) console.log(JSON.stringify(one))
  const said = ({ statements, databaseMs, cpuMs }: typeof most) =>
    `${statements} statements, ${Math.round(databaseMs)} ms of the database, ${Math.round(cpuMs)} ms of the processor`
  console.log(`${sent} texts in ${fields} fields; a plain one: ${said(plain)}; the most: ${said(most)}`)
  if (worst.length > 0) throw new Error(`${worst.length} requests asked for too much`)
}
