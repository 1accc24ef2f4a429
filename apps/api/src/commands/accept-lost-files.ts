import { runCommand, withDatabase } from '../start/command.ts'
import { forgetFilesFolder } from '../start/files-folder.queries.ts'

/** Lets the server start with a folder of files that is not the one the database knows. */
await runCommand(async () => {
  await withDatabase(forgetFilesFolder)
  console.log(
    'The next start takes the files that are in its DATA_DIR as they are. Files that are not there answer 404.',
  )
})
