import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import type { Deps } from '../../deps.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { refuseUnshown } from '../visibility/readers.ts'
import { listCandidates } from './candidate-list.ts'
import { pastSearch } from './history/past-search.ts'
import { listLogs } from './history/search-log.queries.ts'
import { addView } from './limits/profile-views.queries.ts'
import { anyRole } from './request/search-request.ts'

/** The candidate search of employers and staff, its history, and the log of profile views (document 002 §2.4, §7). */
export function searchRoutes(deps: Deps): Routes<'search'> {
  return {
    candidates: ({ actor, query }) => listCandidates(deps, actor, query, anyRole),
    // A page and its total are read side by side, so this POST, which writes no more than its history, takes no transaction.
    candidatesByRoles: withOwnTransaction(({ actor, query, body }) => listCandidates(deps, actor, query, body)),
    history: async ({ db, actor, query }) => {
      await deps.buffers.flush()
      return { data: (await listLogs(db, actor.id, query.pageSize, query.before)).map(pastSearch) }
    },
    logHit: async ({ db, actor, body }) => {
      await refuseUnshown(db, actor, body.CandidateID)
      const view = { candidateId: body.CandidateID, viewerId: actor.id, viewedAt: deps.now() }
      await addView(db, view, startOfDay(dayOf(deps.now())))
      return { data: null }
    },
  }
}
