import type { Queryable } from '@pramaan/database/client'
import type { ShortlistStatus } from '@pramaan/domain/shortlist'
import { attempt } from '../../http/calls/attempt.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { lockShortlistStatus, type Pair } from '../shortlist/shortlist.queries.ts'

type Outcome = {
  ID: number
  shortlisted: ShortlistStatus
  moved: boolean
  why: 'not-found' | 'wrong-state' | null
}

function whyOf(refusal: Refuse) {
  if (refusal.code === 'not-found' || refusal.code === 'wrong-state') return refusal.code
  throw refusal
}

/**
 * Runs an action on many of an employer's candidates in the caller's transaction, one after another, with a result for
 * each. A refused candidate keeps nothing of the action, and the others keep their changes.
 */
export async function forEachCandidate(
  db: Queryable,
  employerId: number,
  candidateIds: readonly number[],
  act: (db: Queryable, pair: Pair) => Promise<ShortlistStatus>,
) {
  const data: Outcome[] = []
  for (const candidateId of new Set(candidateIds)) {
    const pair = { employerId, candidateId }
    const from = await lockShortlistStatus(db, pair)
    const done = await attempt(db, (step) => act(step, pair))
    data.push(
      done.refusal
        ? { ID: candidateId, shortlisted: from, moved: false, why: whyOf(done.refusal) }
        : { ID: candidateId, shortlisted: done.value, moved: done.value !== from, why: null },
    )
  }
  return { data, moved: data.filter(({ moved }) => moved).length }
}

/** Refuses and so undoes every move if one candidate could not be moved; the details name each. */
export function allOrNone({ data }: { data: readonly Outcome[] }) {
  const refused = data.flatMap(({ ID, why }) => (why ? [{ ID, why }] : []))
  const [first] = refused
  if (first) throw new Refuse(first.why, { details: refused.map(({ ID, why }) => ({ field: `${ID}`, message: why })) })
}
