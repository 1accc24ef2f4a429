import { frequent } from '@pramaan/database/frequent'
import { type Prepared, prepare } from '@pramaan/database/prepared'
import { type SQL, sql } from 'drizzle-orm'
import { onceFor } from '../../../once-for.ts'
import type { Matching } from '../conditions/conditions.queries.ts'
import type { PageRequest } from './page-request.ts'

/** What was built of a search's conditions, by what it is for. */
const built = onceFor((_matching: Matching) => new Map<string, Prepared>())

/** A statement of a search, which is built once for as long as its conditions are kept. */
export function preparedFor(matching: Matching, what: string, build: () => Prepared): Prepared {
  const ofSearch = built(matching)
  const prepared = ofSearch.get(what) ?? build()
  ofSearch.set(what, prepared)
  return prepared
}

/** The place of the employer's id in the statement of a page. */
export const employer = 'employer'

/** That place, or nothing for staff. */
export function employerPlace({ employerId }: Pick<PageRequest, 'employerId'>) {
  return employerId === undefined ? undefined : sql.placeholder(employer)
}

/** What a page's statement depends on besides its search: the order, and who it is for. */
export function shapeOf({ sorts, employerId }: Pick<PageRequest, 'sorts' | 'employerId'>): string {
  const order = sorts.map(({ column, descending }) => `${column} ${descending}`)
  return `${order} ${employerId === undefined}`
}

/**
 * The statement of a page, to be sent with the employer's id. The first page of an order is built once. Its values stay
 * in it when it is frequent: without them, PostgreSQL expects several filters to leave so few that it no longer walks the
 * order's index.
 */
export function preparedPage<Request extends PageRequest>(
  request: Request,
  what: string,
  statementOf: (request: Request) => SQL,
): Prepared {
  const { matching, position, limit } = request
  const build = () => prepare(statementOf({ ...request, employerId: employerPlace(request) }))
  const isFirst = 'offset' in position && position.offset === 0
  if (!isFirst) return build()
  return frequent(preparedFor(matching, `${what} ${limit} ${shapeOf(request)}`, build))
}
