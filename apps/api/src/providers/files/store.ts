import type { Readable } from 'node:stream'

/** Where files' bytes are kept, under keys of our own making (a file's id). */
export type FileStore = {
  /** Stores the file of a local path, whole or not at all; the local file may be gone afterwards. */
  put: (key: string, path: string) => Promise<void>
  /** The bytes as a stream, asked for piece by piece; undefined where there is no such file. */
  read: (key: string) => Promise<Readable | undefined>
  /** Removes a file; harmless where there is none. */
  remove: (key: string) => Promise<void>
  /** Throws the reason where files can't be stored now; gives up at the signal. */
  check: (signal: AbortSignal) => Promise<void>
}
