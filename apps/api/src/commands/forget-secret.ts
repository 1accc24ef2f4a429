import { parseArgs } from 'node:util'
import { readSecret } from '../config.ts'
import { runCommand, withDatabase } from '../start/command.ts'
import { forgetSecret } from '../start/secret.ts'

/** Switches to a new SECRET if the old one is lost; only while the server is stopped. */
await runCommand(async () => {
  const { yes } = parseArgs({ options: { yes: { type: 'boolean', default: false } } }).values
  if (!yes)
    throw new Error(`Stop all copies of the server first. From then on the database uses the SECRET that is set now. What only the lost one could
read is deleted: second factors with their recovery codes, unsent messages and open sign-in codes. Nothing else is lost.
To do it: pnpm secret:lost --yes`)
  const secret = readSecret(process.env)
  const count = await withDatabase((db) => forgetSecret(db, secret))
  console.log(`The database uses this SECRET from now on. Second factors removed: ${count}.`)
})
