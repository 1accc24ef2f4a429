import type { Parsed } from '@pramaan/contract/endpoint'
import type { search } from '@pramaan/contract/search/search'
import { dayOf } from '@pramaan/domain/india-day'
import { isStaff } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { admit, admitStep, remember } from './limits/admission.ts'
import { cursorsOf, cut, find, matchingFor, type Page, rowsAndTotal } from './paging/list-page.ts'
import { type FoundRow, findPlace, type Position } from './paging/page.queries.ts'
import type { Total } from './paging/total.queries.ts'
import { readCursor, sortFor } from './ranking/cursor.ts'
import { type RequestedRoles, type SearchRequest, titleOf } from './request/search-request.ts'
import { noFields, readStaffFields, type StaffFields } from './staff-fields.ts'

type Query = Parsed<typeof search.candidates>['query']
type Edge = 'first' | 'last' | 'only' | 'previous' | 'next' | null

/** A page of candidates for an employer or for staff, or the neighbour of one in the same list (document 002 §7). */
export async function listCandidates(deps: Deps, actor: Actor, query: Query, roles: RequestedRoles) {
  const { candidateID, step, ifNone, cursor, ...filters } = query
  const request: SearchRequest = { filters, roles }
  const staff = isStaff(actor.role)
  const from = cursor === undefined ? undefined : readCursor(cursor, sortFor(staff, request.filters))
  if (candidateID !== undefined && step !== undefined) {
    if (!staff) await admitStep(deps, actor.id, request)
    return listNeighbour(deps, actor, request, { candidateID, step, ifNone })
  }
  const [admitted, matching] = await Promise.all([
    staff ? undefined : admit(deps, actor.id, request),
    matchingFor(deps, actor, request),
  ])
  const { page, total } = await find(deps, actor, request, matching, from)
  if (!staff) {
    await remember(deps, actor.id, request, admitted, total.count)
    deps.buffers.appeared(dayOf(deps.now()), idsOf(page))
  }
  return answer(deps, actor, request, page, total, edgeOf(page))
}

function edgeOf({ rows, before, after }: Page): Edge {
  if (rows.length === 0) return null
  if (!before && !after) return 'only'
  if (!before) return 'first'
  return after ? null : 'last'
}

type Neighbour = { candidateID: number; step: 'previous' | 'next'; ifNone: 'empty' | undefined }

async function listNeighbour(
  deps: Deps,
  actor: Actor,
  request: SearchRequest,
  { candidateID, step, ifNone }: Neighbour,
) {
  const matching = await matchingFor(deps, actor, request)
  const place = await findPlace(deps.db, sortFor(isStaff(actor.role), request.filters), candidateID)
  const none = () => {
    if (ifNone === 'empty')
      return listAnswer(
        actor,
        request,
        { rows: [], before: false, after: false },
        { count: 0, isEstimate: false },
        null,
      )
    throw new Refuse(step === 'next' ? 'no-next' : 'no-previous')
  }
  if (!place) return none()
  const position: Position = { way: step, place }
  const { rows, total } = await rowsAndTotal(deps, actor, request, { matching, position, limit: 2 })
  if (rows.length === 0) return none()
  const page = cut(rows, 1, position)
  const status = step === 'next' ? (page.after ? step : 'last') : page.before ? step : 'first'
  // A neighbour only says whose profile comes next: its contacts and notes stay here, and nothing is written of a look.
  return listAnswer(actor, request, { ...page, rows: page.rows.map(({ phone, email, ...row }) => row) }, total, status)
}

function idsOf({ rows }: Page) {
  return rows.map(({ id }) => id)
}

async function answer(deps: Deps, actor: Actor, request: SearchRequest, page: Page, total: Total, status: Edge) {
  if (!isStaff(actor.role)) return listAnswer(actor, request, page, total, status)
  const ids = idsOf(page)
  if (ids.length > 0)
    await writeAudit(deps.db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
  return listAnswer(actor, request, page, total, status, await readStaffFields(deps.db, ids))
}

function listAnswer(actor: Actor, request: SearchRequest, page: Page, total: Total, status: Edge, fieldsOf = noFields) {
  return {
    data: null,
    items: page.rows.map((row) => rowOf(row, fieldsOf(row.id))),
    pageCount: Math.ceil(total.count / request.filters.pageSize),
    totalCount: total.count,
    totalIsEstimate: total.isEstimate,
    statusCode: 200 as const,
    title: titleOf(request),
    status,
    ...cursorsOf(sortFor(isStaff(actor.role), request.filters), page),
  }
}

/** A row with all that any role may see of it; the answer's schema lets through what this one may. */
function rowOf({ id, card, phone = null, email = null, shortlisted = null }: FoundRow, fields: StaffFields) {
  return { ...card, ID: id, RoleID: 1 as const, Phone: phone, Email: email, shortlisted, ...fields }
}
