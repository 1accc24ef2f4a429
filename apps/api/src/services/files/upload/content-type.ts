import { open, readFile } from 'node:fs/promises'
import { lockedType } from '@pramaan/domain/upload'
import { fileTypeFromFile } from 'file-type'
import { asksForPassword } from './pdf-password.ts'
import { fitsUnpacked } from './zip-limits.ts'

/** The name of the old Word format's main stream inside the container that it shares with other programs. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

/** The name of a password-protected newer document in that container. */
const lockedStream = Buffer.from('EncryptedPackage', 'utf16le')

/** The PDF key of the encryption. */
const encryption = Buffer.from('/Encrypt')

/**
 * A file's type by its content, whatever its name; undefined for types that we don't accept. A docx is a zip that unpacks
 * to a bounded size.
 */
export async function contentTypeOf(path: string): Promise<string | undefined> {
  if ((await isZip(path)) && !(await fitsUnpacked(path))) return undefined
  const type = (await fileTypeFromFile(path).catch(() => undefined))?.mime as string | undefined
  if (type === 'application/x-cfb') return containedType(path)
  const isPdf = type === 'application/pdf' || (type === undefined && (await hasLatePdfHeader(path)))
  if (!isPdf) return type
  const isLocked = (await contains(path, encryption)) && (await asksForPassword(await readFile(path)))
  return isLocked ? lockedType : 'application/pdf'
}

async function containedType(path: string) {
  if (await contains(path, wordStream)) return 'application/msword'
  return (await contains(path, lockedStream)) ? lockedType : undefined
}

/** Whether a file starts like a zip. Its size is limited before it is opened. */
async function isZip(path: string) {
  return (await startOfFile(path, 2)).toString('latin1') === 'PK'
}

/**
 * Whether a PDF starts after some other bytes, such as a mail header: every reader searches the first kilobyte. Bytes
 * that could be a page's markup are not allowed.
 */
async function hasLatePdfHeader(path: string) {
  const start = (await startOfFile(path, 1024 + 5)).toString('latin1')
  const at = start.indexOf('%PDF-')
  return at > 0 && !start.slice(0, at).includes('<')
}

async function startOfFile(path: string, bytes: number) {
  const handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0).finally(() => handle.close())
  return buffer.subarray(0, bytesRead)
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
