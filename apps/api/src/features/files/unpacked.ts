import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'

const mostEntries = 2000
const mostBytes = 60 * 1024 * 1024

/**
 * Whether a zip is whole and unpacks to a bounded size. Each entry is really unpacked and counted, for what a zip says of
 * its sizes may be a lie; it ends at the first byte too many.
 */
export async function fitsUnpacked(path: string): Promise<boolean> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, {
      autoClose: false,
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: true,
    })
    if (zip.entryCount > mostEntries) return false
    let left = mostBytes
    for await (const entry of zip.eachEntry()) left -= await unpackedBytes(zip, entry, left)
    return true
  } catch {
    return false
  } finally {
    zip?.close()
  }
}

async function unpackedBytes(zip: ZipFile, entry: Entry, most: number) {
  let bytes = 0
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > most ? new Error('Too large') : null)
    },
  })
  await pipeline(await zip.openReadStreamPromise(entry), counter)
  return bytes
}
