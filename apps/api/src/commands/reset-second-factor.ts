import { parseArgs } from 'node:util'
import { resetAuthenticator } from '../features/staff/reset-authenticator.ts'
import { runCommand, withDatabase } from '../start/command.ts'

/**
 * Resets the second factor of a staff member who lost it, even of the only Admin; it can run alongside a server on
 * PostgreSQL.
 */
await runCommand(async () => {
  const { phone } = parseArgs({ options: { phone: { type: 'string' } } }).values
  if (!phone) throw new Error('Usage: pnpm second-factor:reset --phone 9876543210')
  const name = await withDatabase((db) => resetAuthenticator({ db, now: () => new Date() }, phone))
  console.log(`${name} signs in with the code alone now, and should set up a second factor again.`)
})
