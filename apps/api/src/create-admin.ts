import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { migrateDatabase } from './db/migrate.ts'
import { openFromConfig } from './db/open.ts'
import { ensureFirstAdmin } from './features/staff/first-admin.ts'

/** Makes the first Admin from the command line (D2); with the embedded database, while the server is stopped. */
const { values } = parseArgs({ options: { phone: { type: 'string' }, name: { type: 'string', default: 'Admin' } } })

async function createAdmin(phone: string, name: string) {
  const { db, stop } = await openFromConfig(readConfig(process.env), console.log)
  try {
    await migrateDatabase(db)
    const id = await ensureFirstAdmin({ db, now: () => new Date() }, { phone, name })
    if (id === undefined) throw new Error('There is an Admin already: they invite others in the staff console.')
    console.log(`Admin ${name} (ID ${id}) signs in with ${phone} in the staff console.`)
  } finally {
    await stop()
  }
}

try {
  if (!values.phone) throw new Error('Usage: pnpm admin:create --phone 9876543210 --name "Full Name"')
  await createAdmin(values.phone, values.name)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
