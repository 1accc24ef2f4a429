import type { guidance } from '@pramaan/contract/courses/guidance'
import type { PartnerFilters } from '@pramaan/contract/courses/partner-filters'
import type { Parsed } from '@pramaan/contract/endpoint'
import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { readCurrentNotes } from '../../services/candidate-notes/current-notes.queries.ts'
import { matchingFor } from '../../services/search/loosen/relax-search.ts'
import { fullSort, readCursor } from '../../services/search/plan/ranking/cursor.ts'
import { cursorsOf, find } from '../../services/search/run/pages/list-page.ts'
import { anyRole, type SearchRequest } from '../../services/search/understand/search-request.ts'
import { partnerConditions } from './partner.queries.ts'

type Query = Parsed<typeof guidance.partnerList>['query']

/** A page of the candidates a course was suggested to, as a course partner lists them; the view is audited. */
export async function listForPartner(deps: Deps, actor: Actor, { cursor, ...filters }: Query) {
  const request = sharedRequest(filters)
  const matching = await matchingFor(deps, actor, request, partnerConditions(filters))
  const from = cursor === undefined ? undefined : readCursor(cursor, fullSort(request.filters))
  const { page, total } = await find(deps, actor, request, matching, from)
  const ids = page.rows.map(({ id }) => id)
  const currentNotesOf = await readCurrentNotes(deps.db, ids)
  if (ids.length > 0)
    await writeAudit(deps.db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
  return {
    data: null,
    items: page.rows.map(({ id, card, phone = null, email = null }) => {
      const currentNotes = currentNotesOf(id)
      const SuggestedCourseID = currentNotes.MultiSuggestedCourse[0]?.ID ?? null
      return { ...card, ...currentNotes, ID: id, RoleID: 1 as const, Phone: phone, Email: email, SuggestedCourseID }
    }),
    pageCount: pageCountOf(total.count, request.filters.pageSize),
    totalCount: total.count,
    totalIsEstimate: total.isEstimate,
    ...cursorsOf(fullSort(request.filters), page),
  }
}

/** The filters of a course partner's list that the candidate search has too. */
export function sharedRequest(filters: PartnerFilters): SearchRequest {
  return { filters: shared(filters), roles: anyRole }
}

function shared(filters: PartnerFilters) {
  const { sortBy, pageSize, pageIndex, fromDateFilter, toDateFilter, selectedLocation, selectedDegree } = filters
  return {
    sortBy,
    pageSize,
    pageIndex,
    ...(fromDateFilter && { fromDate: fromDateFilter }),
    ...(toDateFilter && { toDate: toDateFilter }),
    ...(selectedLocation && { location: selectedLocation }),
    ...(selectedDegree && { degree: selectedDegree }),
  }
}
