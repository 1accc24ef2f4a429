import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../../deps.ts'
import { catchUpOne } from '../catch-up.ts'
import { findNearest, type Opening, type Without } from './people-fit.queries.ts'
import { type Found, peopleWithReasons } from './people-reasons.ts'

/**
 * The people who fit an opening best, as staff are suggested them: first those already found, then those who come
 * nearest, each with the reasons.
 */
export async function nearestPeople(
  deps: Deps,
  db: Queryable,
  opening: Opening,
  { without, first }: { without: Without; first: readonly Found[] },
) {
  await catchUpOne(deps, db, opening.kind, opening.id)
  const except = first.map(({ id }) => id)
  const near = await findNearest(db, opening, { without, except })
  const people = await peopleWithReasons(deps, db, opening, [...first, ...near])
  return people.filter(({ isNear }, index) => index < first.length || isNear).map(({ person }) => person)
}
