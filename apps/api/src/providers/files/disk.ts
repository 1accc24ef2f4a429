import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './store.ts'

/** The minimum of free bytes for the next upload. */
const leastFree = 16 * 1024 * 1024

/** Stores files in a folder, two levels deep; a file is flushed to the disk and then renamed atomically. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[\da-f-]{36}$/.test(key)) throw new Error('A file is stored under a UUID')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, path) {
      const to = pathOf(key)
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      await flush(path)
      await rename(path, to)
      await flush(dirname(to))
    },
    async read(key) {
      const path = pathOf(key)
      const stats = await stat(path).catch(ifMissing)
      return stats && createReadStream(path)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK)
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < leastFree) throw new Error(`No space is left for files in ${folder}`)
    },
  }
}

async function flush(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

function ifMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
