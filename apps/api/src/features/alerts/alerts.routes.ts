import { filtersOfAddress, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { findSearchOfAlert, stopAlert } from './alerts.queries.ts'
import { alertOfToken } from './sending/stop-link.ts'

/** The page that the messages of saved searches link to. */
export function alertRoutes(deps: Deps): Routes<'alerts'> {
  const idOf = async (token: string) => (await alertOfToken(deps, token)) ?? linkOver()
  return {
    find: async ({ db, query }) => {
      const { name, filters, query: ofJobs } = (await findSearchOfAlert(db, await idOf(query.token))) ?? linkOver()
      return { data: { Name: name, Query: ofJobs ?? queryOfFilters(filtersOfAddress(filters ?? {})) } }
    },
    stop: async ({ db, body }) => {
      const { name } = (await stopAlert(db, await idOf(body.token), deps.now())) ?? linkOver()
      return { data: { Name: name } }
    },
  }
}

function linkOver(): never {
  throw new Refuse('link-over')
}
