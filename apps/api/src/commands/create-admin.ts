import { parseArgs } from 'node:util'
import { ensureFirstAdmin } from '../features/staff/first-admin.ts'
import { runCommand, withDatabase } from '../start/command.ts'

/** Creates the first Admin from the command line (D2); with the embedded database only while the server is stopped. */
await runCommand(async () => {
  const options = { phone: { type: 'string' }, name: { type: 'string', default: 'Admin' } } as const
  const { phone, name } = parseArgs({ options }).values
  if (!phone) throw new Error('Usage: pnpm admin:create --phone 9876543210 --name "Full Name"')
  const id = await withDatabase((db) => ensureFirstAdmin({ db, now: () => new Date() }, { phone, name }))
  if (id === undefined) throw new Error('There is an Admin already: they invite others in the staff console.')
  console.log(`Admin ${name} (ID ${id}) signs in with ${phone} in the staff console.`)
})
