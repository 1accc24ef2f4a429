import type { Queryable } from '@pramaan/database/client'
import { dayOf, type IndiaDay } from '@pramaan/domain/india-day'
import { whyNotDecideBy } from '@pramaan/domain/pipeline'
import type { ShortlistStatus } from '@pramaan/domain/shortlist'
import type { Deps } from '../../deps.ts'
import { refuseField } from '../../http/refusals/refuse.ts'
import { isFindable } from '../../services/search/limits/profile-views.queries.ts'
import { lockShortlistStatus, type Pair, storeDecideBy } from '../shortlist/shortlist.queries.ts'

const dayTexts = {
  past: 'Choose today or a later day.',
  'too-far': 'Choose a day within a year.',
} as const

/** Sets or clears the decision day of an employer's candidates; reports candidates who could not get it. */
export async function planDecisions(
  deps: Deps,
  db: Queryable,
  employerId: number,
  candidateIds: readonly number[],
  day: IndiaDay | null,
) {
  const data: { ID: number; why: 'not-found' | 'wrong-state' | null }[] = []
  for (const candidateId of new Set(candidateIds)) {
    const pair = { employerId, candidateId }
    const why = await whyNotPlanned(deps, db, pair, day)
    if (!why) await storeDecideBy(db, pair, day)
    data.push({ ID: candidateId, why: why ?? null })
  }
  return data
}

async function whyNotPlanned(deps: Deps, db: Queryable, pair: Pair, day: IndiaDay | null) {
  const status: ShortlistStatus = await lockShortlistStatus(db, pair)
  if (status === null || !(await isFindable(db, pair.candidateId))) return 'not-found'
  const why = day === null ? undefined : whyNotDecideBy(status, day, dayOf(deps.now()))
  if (why === 'past' || why === 'too-far') refuseField('DecideBy', dayTexts[why])
  return why && 'wrong-state'
}
