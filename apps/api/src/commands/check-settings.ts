import { readConfig } from '../config.ts'
import { runCommand } from '../start/command.ts'
import { whyNotFolders } from '../start/folders.ts'

/** Says everything that is wrong with the settings, before anything is built or started. */
await runCommand(async () => {
  readConfig(process.env, whyNotFolders)
})
