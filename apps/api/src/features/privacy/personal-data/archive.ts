import { type PassThrough, Readable } from 'node:stream'
import { draw } from '@pramaan/documents/draw'
import { dayOf } from '@pramaan/domain/india-day'
import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { readerOfLink } from '../../../http/access/link-reader.ts'
import { type Limit, spend } from '../../../http/limits/rate-limit.queries.ts'
import { found, Refuse } from '../../../http/refusals/refuse.ts'
import { languageOf } from '../../../services/notifications/preferences.queries.ts'
import { dataPage } from './data-page.ts'
import { listFilesOf, readPersonalData } from './personal-data.queries.ts'
import { readableData } from './readable-data.ts'

const path = '/data-archives'
const linkSeconds = 60
const downloadMs = 10 * 60_000
const limit: Limit = { name: 'data-archive', most: 10, seconds: 3600 }

/** A link to all of the caller's personal data as a ZIP, valid for a minute and for this session only. */
export async function archiveLink(deps: Deps, actor: Actor) {
  await spend(deps, limit, String(actor.id))
  const claims = { of: actor.id, sid: actor.sessionId }
  const token = await deps.encryption.sign('data-archive', claims, deps.now(), linkSeconds)
  return { url: `/api${path}?token=${token}` }
}

/**
 * Streams the ZIP of a link while it is created: a page and a PDF to read, JSON for programs, and the person's files.
 */
export function installDataArchive(api: FastifyInstance, deps: Deps) {
  const options = { schema: { hide: true }, handlerTimeout: downloadMs }
  api.get<{ Querystring: { token?: string } }>(path, options, async ({ query }, reply) => {
    const token = String(query.token ?? '')
    const { of, sid } = found(await deps.encryption.verify('data-archive', token, deps.now()), 'link-over')
    const { id } = await readerOfLink(deps, sid)
    if (id !== of) throw new Refuse('link-over')
    const zip = await archiveOf(deps, id)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="pramaan-data-${dayOf(deps.now())}.zip"`)
      .type('application/zip')
      .send(zip.outputStream)
  })
}

async function archiveOf(deps: Deps, personId: number) {
  const now = deps.now()
  const data = await readPersonalData(deps.db, personId, deps.now())
  const readable = await readableData(deps.db, data, await languageOf(deps.db, personId), now)
  const { zip, add } = fileArchive(deps)
  const options = { mtime: now }
  zip.addBuffer(Buffer.from(dataPage(readable)), 'my-data.html', options)
  zip.addBuffer(await draw({ kind: 'personal-data', content: readable, at: now }), 'my-data.pdf', options)
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'my-data.json', options)
  // Numbered, because two files may have one name.
  for (const [index, { id, name }] of (await listFilesOf(deps.db, personId)).entries())
    add(id, `files/${index + 1}-${plainName(name)}`, options)
  zip.end()
  return zip
}

/**
 * A ZIP, and a function that adds a stored file, which is opened when its turn comes. A file that can't be read ends
 * the download, and an ended download closes the open file. An empty file is added too.
 */
function fileArchive({ files }: Deps) {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const fail = (error: Error) => output.destroy(error)
  let current: Readable | undefined
  zip.on('error', fail)
  output.once('close', () => current?.destroy())
  const add = (id: string, path: string, options: { mtime: Date }) =>
    zip.addReadStreamLazy(path, options, (pass) => {
      files.store
        .read(id)
        .then((stored) => {
          // The download may have ended while the file was being opened.
          if (output.destroyed) return stored?.destroy()
          current = (stored ?? Readable.from([])).once('error', fail)
          pass(null, current)
        })
        .catch(fail)
    })
  return { zip, add }
}

/** A name that is not a path on any system. */
function plainName(name: string) {
  return name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '') || 'file'
}
