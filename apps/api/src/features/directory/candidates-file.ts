import { Readable } from 'node:stream'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import { roleOfId } from '@pramaan/domain/role'
import { queryOfFilters } from '@pramaan/domain/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type Actor, actorOfSession } from '../../http/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { Refuse } from '../../http/refuse.ts'
import { type Asked, readAsked } from '../search/asked.ts'
import { findLiveSession } from '../session/session.queries.ts'
import { candidateCsv } from './candidate-csv.ts'
import { exported, rowsExportedSince } from './directory.queries.ts'

const path = '/candidate-files'
const linkSeconds = 60
const noRoles = { selectedJobRoles: [], removedJobRoles: [] }

/** Rows that one person exports in a day at most (quality, rule 9). */
const mostRowsADay = 1_000_000

/** How long a file may take on a slow line. */
const downloadMs = 10 * 60_000

/** A link to the whole filtered list as a file, for this session alone; refused once the day's rows are used up. */
export async function candidatesFileLink(deps: Deps, actor: Actor, asked: Asked) {
  const today = startOfDay(dayOf(deps.now()))
  if ((await rowsExportedSince(deps.db, actor.id, today)) >= mostRowsADay) throw new Refuse('limit-reached')
  const claims = { export: queryOfFilters(asked.filters), sid: actor.sessionId }
  return { url: `/api${path}?token=${await deps.seal.sign(claims, deps.now(), linkSeconds)}` }
}

/** Sends the file that a link names, as it is read; what was sent stands in the audit log, also of a broken download. */
export function installCandidatesFile(api: FastifyInstance, deps: Deps) {
  const schema = { hide: true }
  api.get<{ Querystring: { token?: string } }>(
    path,
    { schema, handlerTimeout: downloadMs },
    async ({ query }, reply) => {
      const { actor, asked } = await askedBy(deps, String(query.token ?? ''))
      const day = dayOf(deps.now())
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="candidates-${day}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(audited(deps, actor, asked), { objectMode: false }))
    },
  )
}

async function askedBy(deps: Deps, token: string) {
  const claims = await deps.seal.verify(token, deps.now())
  const { export: query, sid } = claims ?? {}
  if (typeof query !== 'string' || typeof sid !== 'string') throw new Refuse('link-over')
  const session = await findLiveSession(deps.db, sid, deps.now())
  const role = session && roleOfId(session.roleId)
  if (!session || !role) throw new Refuse('link-over')
  return { actor: actorOfSession(session), asked: readAsked(query, noRoles) }
}

async function* audited(deps: Deps, actor: Actor, asked: Asked) {
  let rows = 0
  try {
    yield* candidateCsv(deps, actor, asked, (read) => {
      rows += read
    })
  } finally {
    const detail = { filters: queryOfFilters(asked.filters), rows }
    await writeAudit(deps.db, { actorId: actor.id, action: exported, detail, at: deps.now() })
  }
}
