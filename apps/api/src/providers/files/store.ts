import type { Readable } from 'node:stream'

/** The store of files' bytes, under our own keys (a file's id). */
export type FileStore = {
  /** Stores a local file, completely or not at all; the local file may be gone afterwards. */
  put: (key: string, path: string) => Promise<void>
  /** The bytes as a stream; undefined if there is no such file. */
  read: (key: string) => Promise<Readable | undefined>
  /** Removes a file; does nothing if there is none. */
  remove: (key: string) => Promise<void>
  /** Throws the reason if files can't be stored now; stops at the signal. */
  check: (signal: AbortSignal) => Promise<void>
}
