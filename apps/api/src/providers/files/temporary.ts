import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The maximum age of a temporary file. No upload takes this long, so an older file is left over from a failed one. */
const longestMs = 3600_000

/** A folder for incoming files; each is removed when the work on it ends, even after a failure. */
export function temporaryFolder(folder: string, uuid: () => string) {
  return {
    /** Passes the path of a new file to `work`, and removes the file afterwards. */
    async with<T>(work: (path: string) => Promise<T>): Promise<T> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, uuid())
      return work(path).finally(() => rm(path, { force: true }))
    },
    /** Removes what a crash left behind. */
    async sweep(now: Date) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const stats = await stat(path).catch(() => undefined)
        if (stats && now.getTime() - stats.mtimeMs > longestMs) await rm(path, { force: true })
      }
    },
    /** The names of the files in it. */
    list: () => readdir(folder).catch(() => []),
  }
}

/** A folder for incoming files. */
export type TemporaryFolder = ReturnType<typeof temporaryFolder>
