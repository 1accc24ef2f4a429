import type { Parsed } from '@pramaan/contract/endpoint'
import type { search } from '@pramaan/contract/search'
import { dayOf } from '@pramaan/domain/india-day'
import { isStaff } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { Refuse } from '../../http/refuse.ts'
import { admit, admitStep, remember } from './admission.ts'
import { type Asked, type AskedRoles, readAsked, titleOf } from './asked.ts'
import { matchingOf } from './conditions.queries.ts'
import { cursorOf, type From, fullSort, readCursor } from './cursor.ts'
import { findListedIds } from './listed-ids.queries.ts'
import { type FoundRow, findPage, findPlace, type Position } from './page.queries.ts'
import { findStanding } from './standing.queries.ts'
import { areFew, findTotal, type Total } from './total.queries.ts'

type Query = Parsed<typeof search.candidates>['query']
type Edge = 'first' | 'last' | 'only' | 'previous' | 'next' | null

/** A page of rows and whether there are more before and after it. */
type Page = { rows: FoundRow[]; before: boolean; after: boolean }

/** A page of candidates for an employer or for staff, or the neighbour of one in the same list (document 002 §7). */
export async function listCandidates(deps: Deps, actor: Actor, query: Query, roles: AskedRoles) {
  const { candidateID, step, cursor, ...filters } = query
  const asked = readAsked(filters, roles)
  const from = cursor === undefined ? undefined : readCursor(cursor, fullSort(asked.filters))
  const staff = isStaff(actor.role)
  if (candidateID !== undefined && step !== undefined) {
    if (!staff) await admitStep(deps, actor.id, asked)
    return listNeighbour(deps, actor, asked, candidateID, step)
  }
  const searchId = staff ? undefined : await admit(deps, actor.id, asked)
  const { page, total } = await find(deps, staff, asked, from)
  if (!staff) {
    remember(deps, actor.id, asked, searchId, total.count)
    deps.buffers.appeared(dayOf(deps.now()), idsOf(page))
  }
  return answer(deps, actor, asked, page, total, edgeOf(page))
}

async function find(deps: Deps, staff: boolean, asked: Asked, from: From | undefined) {
  const { filters } = asked
  const { pageSize, pageIndex } = filters
  const sorts = fullSort(filters)
  const matching = matchingOf(asked, await findListedIds(deps.db, filters), staff)
  const position: Position = from ?? { offset: pageIndex * pageSize }
  const total = await findTotal(deps.db, matching)
  const rows = await rowsOf(deps, { matching, sorts, position, limit: pageSize + 1, staff }, total)
  const page = cut(rows, pageSize, position)
  // What the page itself shows is never doubted: a count that was broken off, or a guess, is at least that.
  const least = ('offset' in position ? position.offset : 0) + rows.length
  return { page, total: { ...total, count: total.isEstimate ? Math.max(total.count, least) : total.count } }
}

/** The count comes first, because it says which way the page is cheap; nothing is asked for where nothing matches. */
async function rowsOf(deps: Deps, wanted: Omit<Parameters<typeof findPage>[1], 'few'>, total: Total) {
  if (total.count === 0 && !total.isEstimate) return []
  return findPage(deps.db, { ...wanted, few: areFew(total) })
}

/** One row more than a page was read: it only tells that the list goes on. */
function cut(rows: FoundRow[], pageSize: number, position: Position): Page {
  const more = rows.length > pageSize
  if (!('way' in position)) return { rows: rows.slice(0, pageSize), before: position.offset > 0, after: more }
  if (position.way === 'next') return { rows: rows.slice(0, pageSize), before: true, after: more }
  return { rows: rows.slice(-pageSize), before: more, after: position.place !== undefined }
}

function edgeOf({ rows, before, after }: Page): Edge {
  if (rows.length === 0) return null
  if (!before && !after) return 'only'
  if (!before) return 'first'
  return after ? null : 'last'
}

async function listNeighbour(deps: Deps, actor: Actor, asked: Asked, candidateID: number, step: 'previous' | 'next') {
  const staff = isStaff(actor.role)
  const sorts = fullSort(asked.filters)
  const matching = matchingOf(asked, await findListedIds(deps.db, asked.filters), staff)
  const place = await findPlace(deps.db, sorts, candidateID)
  const position: Position = { way: step, place }
  const total = await findTotal(deps.db, matching)
  const rows = place ? await rowsOf(deps, { matching, sorts, position, limit: 2, staff }, total) : []
  if (rows.length === 0) throw new Refuse(step === 'next' ? 'no-next' : 'no-previous')
  const page = cut(rows, 1, position)
  const status = step === 'next' ? (page.after ? step : 'last') : page.before ? step : 'first'
  return answer(deps, actor, asked, page, total, status)
}

function idsOf({ rows }: Page) {
  return rows.map(({ id }) => id)
}

async function answer(deps: Deps, actor: Actor, asked: Asked, page: Page, total: Total, status: Edge) {
  const staff = isStaff(actor.role)
  const standing = staff ? undefined : await findStanding(deps.db, actor.id, idsOf(page))
  if (staff && page.rows.length > 0)
    await writeAudit(deps.db, {
      actorId: actor.id,
      action: 'contacts-listed',
      detail: { ids: idsOf(page) },
      at: deps.now(),
    })
  const sorts = fullSort(asked.filters)
  const [first, last] = [page.rows[0], page.rows.at(-1)]
  return {
    data: null,
    items: page.rows.map((row) => rowOf(row, standing?.get(row.id) ?? null)),
    pageCount: Math.ceil(total.count / asked.filters.pageSize),
    totalCount: total.count,
    totalIsEstimate: total.isEstimate,
    statusCode: 200 as const,
    title: titleOf(asked),
    status,
    nextCursor: last && page.after ? cursorOf(sorts, 'next', last.place) : null,
    previousCursor: first && page.before ? cursorOf(sorts, 'previous', first.place) : null,
  }
}

/** A row with all that any role may see of it; the answer's schema lets through what this one may. */
function rowOf({ id, card, phone = null, email = null }: FoundRow, shortlisted: number | null) {
  return { ...card, ID: id, RoleID: 1 as const, Phone: phone, Email: email, shortlisted }
}
