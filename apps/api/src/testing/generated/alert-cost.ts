import type { Database, Queryable } from '@pramaan/database/client'
import { claimChange, forgetChange } from '../../features/alerts/changes.queries.ts'
import { matchCandidate } from '../../features/alerts/matching/match-candidates.ts'
import { noteChange } from '../../services/search/projection/concepts/row-codes.queries.ts'
import { addConcept, asNew } from './generated-alerts.queries.ts'

/** The cost of alerts for one changed candidate, in milliseconds, and the number of matches. */
export type AlertCost = { note: number; match: number; matches: number }

async function timed<Result>(work: () => Promise<Result>) {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}

/** A change of a candidate: an added concept, a new person, or a save that no search depends on. */
export type Change = { added: number } | 'new' | 'nothing'

/** Changes a candidate, and compares them with the saved searches. */
export function costOfChange(
  db: Database,
  { candidateId, change }: { candidateId: number; change: Change },
): Promise<AlertCost> {
  const now = new Date()
  return db.transaction(async (step: Queryable) => {
    const note = await timed(() => noteChange(step, candidateId, now))
    if (change === 'new') await asNew(step, candidateId)
    else if (change !== 'nothing') await addConcept(step, candidateId, change.added)
    const match = await timed(() => matchCandidate(() => now, step, candidateId))
    await forgetChange(
      step,
      'candidate',
      candidateId,
      (await claimChange(step, 'candidate', candidateId))?.version ?? '',
    )
    return { note: note.ms, match: match.ms, matches: match.result }
  })
}
