import type { Queryable } from '@pramaan/database/client'
import type { ShortlistStatus } from '@pramaan/domain/shortlist'
import { Refuse } from '../../http/refusals/refuse.ts'
import { lockShortlistStatus, type Pair } from '../shortlist/shortlist.queries.ts'

type Outcome = {
  ID: number
  shortlisted: ShortlistStatus
  moved: boolean
  why: 'not-found' | 'wrong-state' | null
}

function whyOf(error: unknown) {
  if (error instanceof Refuse && (error.code === 'not-found' || error.code === 'wrong-state')) return error.code
  throw error
}

/**
 * Runs an action on many of an employer's candidates in the caller's transaction, one after another, with a result for
 * each. A refusal comes before its candidate's first write, so the others keep their changes.
 */
export async function forEachCandidate(
  db: Queryable,
  employerId: number,
  candidateIds: readonly number[],
  act: (pair: Pair) => Promise<ShortlistStatus>,
) {
  const data: Outcome[] = []
  for (const candidateId of new Set(candidateIds)) {
    const pair = { employerId, candidateId }
    const from = await lockShortlistStatus(db, pair)
    data.push(
      await act(pair)
        .then((to): Outcome => ({ ID: candidateId, shortlisted: to, moved: to !== from, why: null }))
        .catch((error): Outcome => ({ ID: candidateId, shortlisted: from, moved: false, why: whyOf(error) })),
    )
  }
  return { data, moved: data.filter(({ moved }) => moved).length }
}

/** Refuses, which undoes every move, if one of the candidates could not be moved; the details name each. */
export function allOrNone({ data }: { data: readonly Outcome[] }) {
  const refused = data.flatMap(({ ID, why }) => (why ? [{ ID, why }] : []))
  const [first] = refused
  if (first) throw new Refuse(first.why, { details: refused.map(({ ID, why }) => ({ field: `${ID}`, message: why })) })
}
