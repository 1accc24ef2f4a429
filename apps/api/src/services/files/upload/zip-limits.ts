import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

/** Generous limits for a CV: more parts, more bytes or a higher compression are an attack. */
const most = { entries: 500, bytes: 24 * 1024 * 1024, ratio: 100, ms: 3000 }

/** Below this size any compression ratio is allowed. */
const anyRatioBytes = 512 * 1024

/** One zip at a time: the others wait, and the threads that unpack stay free for everything else. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Whether a zip is complete and unpacks to a limited size in a limited time. Its stated sizes are checked before
 * anything is unpacked; then each entry is unpacked and counted, because the stated sizes may be false.
 */
export function fitsUnpacked(path: string): Promise<boolean> {
  const answer = last.then(() => fits(path, AbortSignal.timeout(most.ms)))
  last = answer
  return answer
}

async function fits(path: string, signal: AbortSignal): Promise<boolean> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, {
      autoClose: false,
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: true,
    })
    const entries = await boundedEntries(zip)
    for (const entry of entries ?? []) await unpack(zip, entry, signal)
    return entries !== undefined
  } catch {
    return false
  } finally {
    zip?.close()
  }
}

/** The entries of a zip whose stated size is small enough; undefined for any other. */
async function boundedEntries(zip: ZipFile) {
  if (zip.entryCount > most.entries) return undefined
  const entries: Entry[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize
    const dense = entry.uncompressedSize > entry.compressedSize * most.ratio
    if (bytes > most.bytes || (dense && entry.uncompressedSize > anyRatioBytes)) return undefined
    entries.push(entry)
  }
  return entries
}

/** Unpacks one entry without storing it; fails at the first byte beyond the stated size. */
async function unpack(zip: ZipFile, entry: Entry, signal: AbortSignal) {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(await zip.openReadStreamPromise(entry), nowhere, { signal })
}
