import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openDatabase } from '@pramaan/database/client'
import { startInMemory } from '@pramaan/database/embedded/in-memory'
import { migrateDatabase } from '@pramaan/database/migrate'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { databaseImage } from '@pramaan/database/testing/database-image'
import type { TrustOptions } from '../trust-options.ts'
import { type Fault, fuzzApp } from './fuzz-app.ts'
import { openTarget } from './target.ts'

/** Parts of a run, after each of which the memory is looked at. */
const parts = 10
/** How much the heap may grow between the second part, when everything has been loaded, and the last. */
const mostGrowthMb = 24

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Requests made from each endpoint's schemas, whole and broken, as everyone: no 5xx, every answer on its schema, memory flat. */
export async function fuzz({ tries, seed, databaseUrl }: TrustOptions) {
  const engine = databaseUrl ? undefined : await startFilled()
  const db = openDatabase(engine?.connection ?? { connectionString: databaseUrl })
  if (databaseUrl) await migrateDatabase(db)
  if (databaseUrl) await seedReference(db)
  const target = await openTarget(db)
  const faults: Fault[] = []
  const heap: number[] = []
  for (let part = 0; part < parts; part++) {
    const result = await fuzzApp(target, { tries: Math.ceil(tries / parts), seed: seed * parts + part })
    faults.push(...result.faults)
    for (const fault of result.faults) console.log(JSON.stringify(fault).slice(0, 1500))
    collectGarbage()
    heap.push(Math.round(process.memoryUsage().heapUsed / 1024 / 1024))
    console.log(`${part + 1} of ${parts}: ${result.sent} sent, heap ${heap.at(-1)} MB`, result.statuses)
  }
  await target.stop()
  await db.$client.end()
  await engine?.close()
  const growth = Number(heap.at(-1)) - Number(heap[1])
  console.log(`${tries} requests, ${faults.length} wrong answers, heap grew by ${growth} MB`)
  if (faults.length > 0 || growth > mostGrowthMb) throw new Error('Some answers were wrong, or memory grew')
}

/** A migrated and seeded database in this process’s memory. */
async function startFilled() {
  return startInMemory(new Uint8Array(readFileSync(await databaseImage())))
}
