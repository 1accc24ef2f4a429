import { Readable } from 'node:stream'
import type { Endpoint } from '@pramaan/contract/endpoint'
import { dayOf } from '@pramaan/domain/india-day'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../access/actor.ts'
import { readerOfLink } from '../access/link-reader.ts'
import { found, Refuse } from '../refusals/refuse.ts'

const linkSeconds = 60

/** How long a file transfer may take, in milliseconds. */
const downloadMs = 10 * 60_000

/** A file that is streamed as it is read: its path under `/api`, its name without day and ending, and its parts. */
type CsvFile = {
  path: `/${string}`
  /** The call that creates its link; the link is valid only for the call's roles. */
  endpoint: Endpoint
  /** The file's name. */
  nameOf: (request: string) => string
  parts: (actor: Actor, request: string) => AsyncGenerator<string>
}

/** A link to a file, valid for a minute and only in this session; `request` describes the content. */
export async function csvLink(deps: Deps, actor: Actor, path: CsvFile['path'], request: string) {
  const claims = { path, request, sid: actor.sessionId }
  return { url: `/api${path}?token=${await deps.encryption.sign('csv', claims, deps.now(), linkSeconds)}` }
}

/** Streams a link's file part by part, so that a file of any length needs only one part's memory. */
export function installCsvFile(api: FastifyInstance, deps: Deps, file: CsvFile) {
  const schema = { hide: true }
  api.get<{ Querystring: { token?: string } }>(
    file.path,
    { schema, handlerTimeout: downloadMs },
    async ({ query }, reply) => {
      const { actor, request } = await requestIn(deps, file, String(query.token ?? ''))
      const name = `${file.nameOf(request)}-${dayOf(deps.now())}.csv`
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(file.parts(actor, request), { objectMode: false }))
    },
  )
}

async function requestIn(deps: Deps, { path, endpoint }: CsvFile, token: string) {
  const link = found(await deps.encryption.verify('csv', token, deps.now()), 'link-over')
  if (link.path !== path) throw new Refuse('link-over')
  const actor = await readerOfLink(deps, link.sid)
  if (endpoint.allow !== 'public' && !endpoint.allow.includes(actor.role)) throw new Refuse('link-over')
  return { actor, request: link.request }
}
