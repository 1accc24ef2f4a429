import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import { queryOfFilters } from '@pramaan/domain/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { csvLink, installCsvFile } from '../../http/csv-link.ts'
import { Refuse } from '../../http/refuse.ts'
import { type Asked, readAsked } from '../search/asked.ts'
import { candidateCsv } from './candidate-csv.ts'
import { exported, rowsExportedSince } from './directory.queries.ts'

const path = '/candidate-files'
const noRoles = { selectedJobRoles: [], removedJobRoles: [] }

/** Rows that one person exports in a day at most (quality, rule 9). */
const mostRowsADay = 1_000_000

/** A link to the whole filtered list as a file, for this session alone; refused once the day's rows are used up. */
export async function candidatesFileLink(deps: Deps, actor: Actor, asked: Asked) {
  const today = startOfDay(dayOf(deps.now()))
  if ((await rowsExportedSince(deps.db, actor.id, today)) >= mostRowsADay) throw new Refuse('limit-reached')
  return csvLink(deps, actor, path, queryOfFilters(asked.filters))
}

/** Sends the file that a link names, as it is read; what was sent stands in the audit log, also of a broken download. */
export function installCandidatesFile(api: FastifyInstance, deps: Deps) {
  installCsvFile(api, deps, {
    path,
    nameOf: () => 'candidates',
    parts: (actor, wanted) => audited(deps, actor, readAsked(wanted, noRoles)),
  })
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
