import { dayOf, startOfDay, windowStart } from '@pramaan/domain/india-day'
import { cutPage } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { listCandidates } from '../../services/search/candidate-list.ts'
import { pastSearch } from '../../services/search/history/past-search.ts'
import { countSearches, listLogs } from '../../services/search/history/search-log.queries.ts'
import { countViewed, findViewed, type Viewed } from '../../services/search/history/viewed.queries.ts'
import { addView } from '../../services/search/limits/profile-views.queries.ts'
import type { SearchCard } from '../../services/search/projection/search-card.ts'
import { similarCandidates } from '../../services/search/similar/similar.ts'
import { anyRole } from '../../services/search/understand/search-request.ts'
import { refuseUnshown } from '../../services/visibility/readers.ts'

/** The candidate search of employers and staff, its history, and the log of profile views (document 002 §2.4, §7). */
export function searchRoutes(deps: Deps): Routes<'search'> {
  const sinceOf = ({ days }: { days?: number | undefined }) =>
    days === undefined ? undefined : windowStart(days, deps.now())
  return {
    candidates: ({ actor, query }) => listCandidates(deps, actor, query, anyRole),
    // A page and its total are read in parallel, so this POST, which only writes the history, has no transaction.
    candidatesByRoles: ({ actor, query, body }) => listCandidates(deps, actor, query, body),
    history: async ({ db, actor, query }) => {
      await deps.buffers.flush()
      const which = { employerId: actor.id, since: sinceOf(query) }
      const logs = await listLogs(db, which, query.pageSize, query.before)
      return { data: logs.map(pastSearch), totalCount: await countSearches(db, which) }
    },
    viewed: async ({ db, actor, query }) => {
      const which = { employerId: actor.id, since: sinceOf(query) }
      const read = await findViewed(db, which, query.pageSize + 1, query.before)
      const { rows, next } = cutPage(read, query.pageSize, ({ viewId }) => viewId)
      return { data: rows.map(viewedCandidate), totalCount: await countViewed(db, which), next }
    },
    similar: async ({ actor, params }) => ({ data: await similarCandidates(deps, actor, params.id) }),
    logHit: async ({ db, actor, body }) => {
      await refuseUnshown(db, actor, body.CandidateID)
      const view = { candidateId: body.CandidateID, viewerId: actor.id, viewedAt: deps.now() }
      await addView(db, view, startOfDay(dayOf(deps.now())))
      return { data: null }
    },
  }
}

function viewedCandidate({ candidateId, viewedAt, status, card }: Viewed) {
  return { ...(card as SearchCard), ID: candidateId, shortlisted: status, ViewedOn: viewedAt.toISOString() }
}
