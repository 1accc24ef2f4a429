import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../providers/files/open-files.ts'
import type { FileStore } from '../providers/files/store.ts'

type Stored = { id: string; sha256: string }

/** Copies files out of a store and returns the ids of those that are missing or changed. */
export async function copyFiles(store: FileStore, stored: readonly Stored[], folder: string) {
  const lost: string[] = []
  for (const { id, sha256 } of stored) {
    const bytes = await store.read(id)
    const path = join(folder, id)
    if (bytes) await pipeline(bytes, createWriteStream(path, { mode: 0o600, flush: true }))
    if (!bytes || (await hashOf(path)) !== sha256) lost.push(id)
  }
  return lost
}

/** Copies files into a store and returns the ids of those that are missing or changed afterwards. */
export async function restoreFiles({ store, temporary }: Files, stored: readonly Stored[], folder: string) {
  const lost: string[] = []
  for (const { id, sha256 } of stored) {
    const path = join(folder, id)
    if (existsSync(path))
      // The store takes over the file, so it gets a copy and the export stays complete.
      await temporary.with(async (copy) => {
        await copyFile(path, copy)
        await store.put(id, copy)
      })
    const bytes = await store.read(id)
    const hash = createHash('sha256')
    if (bytes) await pipeline(bytes, hash)
    if (!bytes || hash.digest('hex') !== sha256) lost.push(id)
  }
  return lost
}

async function hashOf(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
