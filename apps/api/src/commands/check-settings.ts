import { readConfig } from '../config.ts'
import { runCommand } from '../start/command.ts'
import { whyNotFolders } from '../start/folders.ts'

/** Reports all errors in the settings without starting the server. */
await runCommand(async () => {
  readConfig(process.env, whyNotFolders)
})
