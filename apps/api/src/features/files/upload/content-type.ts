import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { fitsUnpacked } from './zip-limits.ts'

/** How the old Word format names its main stream inside the container that it shares with other programs. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

/**
 * A file's type by its content, whatever its name; undefined for types that we don't accept. A PDF begins at its first
 * byte; a docx is a zip that unpacks to a bounded size.
 */
export async function contentTypeOf(path: string): Promise<string | undefined> {
  if ((await isZip(path)) && !(await fitsUnpacked(path))) return undefined
  const type = (await fileTypeFromFile(path).catch(() => undefined))?.mime as string | undefined
  if (type === 'application/x-cfb') return (await contains(path, wordStream)) ? 'application/msword' : undefined
  return type
}

/** Whether a file starts like a zip. Its size is limited before it is opened. */
async function isZip(path: string) {
  const handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close())
  return bytesRead === 2 && buffer.toString('latin1') === 'PK'
}

/** Whether a file contains these bytes, read piece by piece. */
async function contains(path: string, sought: Buffer) {
  const handle = await open(path)
  let tail = Buffer.alloc(0)
  for await (const chunk of handle.createReadStream()) {
    const seen = Buffer.concat([tail, chunk as Buffer])
    if (seen.includes(sought)) return true
    tail = seen.subarray(-sought.length)
  }
  return false
}
