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
import { type Matching, matchingOf } from './conditions.queries.ts'
import { cursorOf, type From, fullSort, readCursor } from './cursor.ts'
import { knownTotal } from './known-total.ts'
import { findListedIds } from './listed-ids.queries.ts'
import { type FoundRow, findPage, findPlace, type Position } from './page.queries.ts'
import { areFew, countInTime, type Total, totalOf } from './total.queries.ts'

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
  const [searchId, matching] = await Promise.all([
    staff ? undefined : admit(deps, actor.id, asked),
    matchingFor(deps, actor, asked),
  ])
  const { page, total } = await find(deps, actor, asked, matching, from)
  if (!staff) {
    remember(deps, actor.id, asked, searchId, total.count)
    deps.buffers.appeared(dayOf(deps.now()), idsOf(page))
  }
  return answer(deps, actor, asked, page, total, edgeOf(page))
}

async function find(deps: Deps, actor: Actor, asked: Asked, matching: Matching, from: From | undefined) {
  const { pageSize, pageIndex } = asked.filters
  const position: Position = from ?? { offset: pageIndex * pageSize }
  const { rows, total } = await rowsAndTotal(deps, actor, asked, { matching, position, limit: pageSize + 1 })
  const page = cut(rows, pageSize, position)
  const before = 'offset' in position ? position.offset : undefined
  return { page, total: knownTotal(total, { rows: page.rows.length, before, more: rows.length > pageSize }) }
}

async function matchingFor(deps: Deps, actor: Actor, asked: Asked) {
  return matchingOf(asked, await findListedIds(deps.db, asked.filters), isStaff(actor.role))
}

type Wanted = { matching: Matching; position: Position; limit: number }

/**
 * The count comes first, because it says which way the page is cheap; nothing is asked for where nothing matches. What
 * is left to guess of the total is then asked beside the page.
 */
async function rowsAndTotal(deps: Deps, actor: Actor, { filters }: Asked, wanted: Wanted) {
  const counted = await countInTime(deps.db, wanted.matching)
  const employerId = isStaff(actor.role) ? undefined : actor.id
  const page = { ...wanted, sorts: fullSort(filters), few: areFew(counted), employerId }
  const [rows, total] = await Promise.all([
    counted === 0 ? [] : findPage(deps.db, page),
    totalOf(deps.db, wanted.matching, counted),
  ])
  return { rows, total }
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
  const matching = await matchingFor(deps, actor, asked)
  const place = await findPlace(deps.db, fullSort(asked.filters), candidateID)
  const none = new Refuse(step === 'next' ? 'no-next' : 'no-previous')
  if (!place) throw none
  const position: Position = { way: step, place }
  const { rows, total } = await rowsAndTotal(deps, actor, asked, { matching, position, limit: 2 })
  if (rows.length === 0) throw none
  const page = cut(rows, 1, position)
  const status = step === 'next' ? (page.after ? step : 'last') : page.before ? step : 'first'
  // A neighbour only says whose profile comes next: its contacts stay here, and nothing is written of a look.
  return listAnswer(asked, { ...page, rows: page.rows.map(({ phone, email, ...row }) => row) }, total, status)
}

function idsOf({ rows }: Page) {
  return rows.map(({ id }) => id)
}

async function answer(deps: Deps, actor: Actor, asked: Asked, page: Page, total: Total, status: Edge) {
  if (isStaff(actor.role) && page.rows.length > 0)
    await writeAudit(deps.db, {
      actorId: actor.id,
      action: 'contacts-listed',
      detail: { ids: idsOf(page) },
      at: deps.now(),
    })
  return listAnswer(asked, page, total, status)
}

function listAnswer(asked: Asked, page: Page, total: Total, status: Edge) {
  const sorts = fullSort(asked.filters)
  const [first, last] = [page.rows[0], page.rows.at(-1)]
  return {
    data: null,
    items: page.rows.map(rowOf),
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
function rowOf({ id, card, phone = null, email = null, shortlisted = null }: FoundRow) {
  return { ...card, ID: id, RoleID: 1 as const, Phone: phone, Email: email, shortlisted }
}
