import { runCommand, withDatabase } from '../start/command.ts'
import { forgetFilesFolder } from '../start/files-folder.queries.ts'

/** Allows the next start with a files folder that the database does not know. */
await runCommand(async () => {
  await withDatabase(forgetFilesFolder)
  console.log('The next start accepts the files in its DATA_DIR as they are. A request for a missing file gets 404.')
})
