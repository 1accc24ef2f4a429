import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../../deps.ts'
import type { SearchCard } from '../../search/projection/search-card.ts'
import { catchUpOne } from '../catch-up.ts'
import { findNearest, type Opening, type Without } from './people-fit.queries.ts'
import { reasonsForPeople } from './people-reasons.ts'

type Found = { id: number; card: unknown }

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
  const reasonsOf = await reasonsForPeople(deps, db, opening, [...except, ...near.map(({ id }) => id)])
  const shown = [...first, ...near.filter(({ id }) => reasonsOf(id).isNear)]
  return shown.map(({ id, card }) => ({ ...(card as SearchCard), ID: id, Fit: reasonsOf(id).Fit }))
}
