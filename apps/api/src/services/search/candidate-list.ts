import type { Parsed } from '@pramaan/contract/endpoint'
import type { search } from '@pramaan/contract/search/search'
import { dayOf } from '@pramaan/domain/india-day'
import { isStaff } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { admit, admitStep, remember } from './limits/admission.ts'
import { type MadeSearch, madeSearchOf } from './limits/made-search.ts'
import { matchingFor } from './loosen/relax-search.ts'
import { type ListSort, readCursor, sortFor } from './plan/ranking/cursor.ts'
import type { Total } from './run/counts/counts.queries.ts'
import type { Matching } from './run/lists/matching.queries.ts'
import { cursorsOf, cut, find, type Page, rowsAndTotal } from './run/pages/list-page.ts'
import { findReasons, noReasons, type Reasons } from './run/reasons/reasons.ts'
import { type FoundRow, findSortValues } from './run/rows/page.queries.ts'
import type { Position } from './run/rows/page-request.ts'
import { noFields, readStaffFields, type StaffFields } from './staff-fields.ts'
import { readingOf } from './understand/reading.ts'
import type { RequestedRoles, SearchRequest } from './understand/search-request.ts'
import { countUnknownWords } from './vocabulary/count-typed.ts'

type Query = Parsed<typeof search.candidates>['query']
type Edge = 'first' | 'last' | 'only' | 'previous' | 'next' | null

/** A requested candidate list: the person, the search, and the order. */
type List = { actor: Actor; request: SearchRequest; search: MadeSearch; matching: Matching; sorts: readonly ListSort[] }

/** What a query searches for, without the place in its list. */
function requestOf({ candidateID, step, ifNone, cursor, ...filters }: Query, roles: RequestedRoles): SearchRequest {
  return { filters, roles }
}

/** A page of candidates for an employer or for staff, or the neighbour of one in the same list (document 002 §7). */
export async function listCandidates(deps: Deps, actor: Actor, query: Query, roles: RequestedRoles) {
  const { candidateID, step, ifNone, cursor } = query
  const request = requestOf(query, roles)
  const staff = isStaff(actor.role)
  const search = madeSearchOf(request)
  const matching = await matchingFor(deps, actor, request)
  const list: List = { actor, request, search, matching, sorts: sortFor(staff, request.filters, matching.read) }
  if (candidateID !== undefined && step !== undefined) return listNeighbour(deps, list, { candidateID, step, ifNone })
  const from = cursor === undefined ? undefined : readCursor(cursor, list.sorts)
  const admitted = staff ? undefined : await admit(deps, actor, search)
  const { page, total, met } = await find(deps, actor, request, list.matching, from)
  if (!staff) {
    await remember(deps, actor.id, search, admitted, total.count)
    // Another page of the list is the same search.
    if (from === undefined) countUnknownWords(deps, actor.id, list.matching.read?.unknown ?? [])
    deps.buffers.appeared(dayOf(deps.now()), idsOf(page))
  }
  return answer(deps, list, { page, total, met })
}

function edgeOf({ rows, before, after }: Page): Edge {
  if (rows.length === 0) return null
  if (!before && !after) return 'only'
  if (!before) return 'first'
  return after ? null : 'last'
}

type Neighbour = { candidateID: number; step: 'previous' | 'next'; ifNone: 'empty' | undefined }

async function listNeighbour(deps: Deps, list: List, { candidateID, step, ifNone }: Neighbour) {
  const { actor, request, search, matching, sorts } = list
  const sortValues = await findSortValues(deps.db, sorts, candidateID)
  const none = () => {
    if (ifNone !== 'empty') throw new Refuse(step === 'next' ? 'no-next' : 'no-previous')
    const nobody = { rows: [], before: false, after: false }
    return listAnswer(list, { page: nobody, total: { count: 0, isEstimate: false }, status: null })
  }
  if (!sortValues) return none()
  const admitted = isStaff(actor.role) ? undefined : await admitStep(deps, actor, search)
  const position: Position = { direction: step, sortValues }
  const { rows, total } = await rowsAndTotal(deps, actor, request, { matching, position, limit: 2 })
  if (admitted) await remember(deps, actor.id, search, admitted, Math.max(total.count, rows.length))
  if (rows.length === 0) return none()
  const page = cut(rows, 1, position)
  const status = step === 'next' ? (page.after ? step : 'last') : page.before ? step : 'first'
  // The response only tells whose profile comes next: contacts and notes are left out, and no view is recorded.
  const bare = { ...page, rows: page.rows.map(({ phone, email, ...row }) => row) }
  return listAnswer(list, { page: bare, total, status })
}

function idsOf({ rows }: Page) {
  return rows.map(({ id }) => id)
}

async function answer(deps: Deps, list: List, { page, total, met }: Pick<Shown, 'page' | 'total' | 'met'>) {
  const { actor, matching } = list
  const ids = idsOf(page)
  const shown = {
    page,
    total,
    status: edgeOf(page),
    reasonsOf: await findReasons(deps, matching.read, page.rows),
    met,
  }
  if (!isStaff(actor.role)) return listAnswer(list, shown)
  if (ids.length > 0)
    await writeAudit(deps.db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
  return listAnswer(list, { ...shown, fieldsOf: await readStaffFields(deps.db, ids) })
}

/** A list's response: a page, the total, and each row's data besides its card. */
type Shown = {
  page: Page
  total: Total
  status: Edge
  reasonsOf?: (id: number) => Reasons
  met?: number | undefined
  fieldsOf?: (id: number) => StaffFields
}

function listAnswer(
  { request, search, matching, sorts }: List,
  { page, total, status, met, reasonsOf = () => noReasons, fieldsOf = noFields }: Shown,
) {
  return {
    data: null,
    items: page.rows.map((row) => ({ ...rowOf(row), ...fieldsOf(row.id), ...reasonsOf(row.id) })),
    pageCount: Math.ceil(total.count / request.filters.pageSize),
    totalCount: total.count,
    totalIsEstimate: total.isEstimate,
    statusCode: 200 as const,
    title: search.title,
    reading: readingOf(matching.read, total.count === 0),
    met: met ?? null,
    status,
    ...cursorsOf(sorts, page),
  }
}

/** A row with everything that any role may see; the response's schema removes what this role may not. */
function rowOf({ id, card, phone = null, email = null, shortlisted = null }: FoundRow) {
  return { ...card, ID: id, RoleID: 1 as const, Phone: phone, Email: email, shortlisted }
}
