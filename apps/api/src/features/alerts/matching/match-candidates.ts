import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../../deps.ts'
import { compareChanges } from '../batches.ts'
import { changesOf, type Part, wildcard } from '../criteria/triggers.ts'
import { scheduleAlerts } from '../sending/schedule-alerts.ts'
import { type Changed, insertMatches, readChange } from './match-candidates.queries.ts'

/** The changes of a candidate besides the codes. */
function changedParts({ hasNewWords, hasNewMonths, hasNewPay, isActiveAgain }: Changed): Part[] {
  const changed: Record<Part, boolean> = {
    words: hasNewWords,
    months: hasNewMonths,
    pay: hasNewPay,
    active: isActiveAgain,
  }
  return (Object.keys(changed) as Part[]).filter((part) => changed[part])
}

/**
 * Compares the candidates who changed with the saved searches: a new match is stored for the search's alert. The
 * searches don't run again; each changed row looks for its searches (decision 077).
 */
export async function matchCandidates(deps: Pick<Deps, 'db' | 'now'>) {
  await compareChanges(deps.db, {
    what: 'alerts about candidates',
    kind: 'candidate',
    match: async (db, id) => {
      await matchCandidate(deps.now, db, id)
      return []
    },
  })
}

/** Stores the saved searches that one changed candidate now matches, and returns their number. */
export async function matchCandidate(now: () => Date, db: Queryable, candidateId: number) {
  const change = await readChange(db, candidateId)
  if (!change) return 0
  const { before, codes } = change
  const triggers = before && changesOf(before, codes, changedParts(change))
  if (triggers?.length === 0) return 0
  const keys = [...codes, wildcard]
  const alertIds = await insertMatches(db, { candidateId, keys, triggers }, now())
  await scheduleAlerts(now, db, alertIds)
  return alertIds.length
}
