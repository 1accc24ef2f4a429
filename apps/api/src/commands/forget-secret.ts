import { parseArgs } from 'node:util'
import { readSecret } from '../config.ts'
import { runCommand, withDatabase } from '../start/command.ts'
import { forgetSecret } from '../start/secret.ts'

/** Switches to a new SECRET if the old one is lost; only while the server is stopped. */
await runCommand(async () => {
  const { yes } = parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values
  if (!yes)
    throw new Error(`Stop every copy of the server first. Then this makes the SECRET that is set now the one of the database, and takes away what only
the lost one could read: second factors, messages that have not left yet, and open sign-in codes. Nothing else is lost.
When that is what you want: pnpm secret:lost --yes`)
  const secret = readSecret(process.env)
  const count = await withDatabase((db) => forgetSecret(db, secret))
  console.log(`The database goes on with this SECRET. Second factors taken away: ${count}.`)
})
