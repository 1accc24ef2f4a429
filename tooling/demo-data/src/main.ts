import { parseArgs } from 'node:util'
import { migrateDatabase } from '@pramaan/database/migrate'
import { openFromConfig } from '@pramaan/database/open'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import { fillDemo } from './fill.ts'
import { createProgress } from './progress.ts'

const usage = 'Usage: demo-data [--candidates 2000] [--database-url postgres://…] [--data-dir .data]'

const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '2000' },
    'database-url': { type: 'string' },
    'data-dir': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const candidates = Number(values.candidates)
if (values.help || !Number.isSafeInteger(candidates) || candidates < 0) {
  console.log(usage)
  process.exitCode = values.help ? 0 : 1
} else {
  process.exitCode = await fill()
}

/** Opens the database, brings it up to date, fills it, and says how long that took. */
async function fill(): Promise<number> {
  const databaseUrl = values['database-url'] ?? process.env.DATABASE_URL
  const { db, stop } = await openFromConfig(
    {
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      DATA_DIR: values['data-dir'] ?? process.env.DATA_DIR ?? '.data',
      POOL_SIZE: 2,
    },
    console.log,
  )
  try {
    await migrateDatabase(db)
    await seedReference(db)
    const progress = createProgress(process.stdout)
    const started = Date.now()
    const outcome = await fillDemo({ pool: db.$client, candidates, now: new Date(), onProgress: progress.notify })
    progress.end()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    const sentences = {
      filled: `${candidates} demo candidates are in the database after ${seconds} s.`,
      'already-filled': 'The demo data are there already; nothing was changed.',
      'not-empty': 'The database has accounts of its own; demo data go only into an empty one.',
    }
    console.log(sentences[outcome])
    return outcome === 'not-empty' ? 1 : 0
  } finally {
    await stop()
  }
}
