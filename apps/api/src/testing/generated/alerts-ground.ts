import type { Database, Queryable } from '@pramaan/database/client'
import { forgetChange } from '../../features/alerts/matching/match-candidates.queries.ts'
import { matchCandidate } from '../../features/alerts/matching/match-candidates.ts'
import { noteChange } from '../../features/search/projection/row-codes.queries.ts'
import { addConcept, asNew } from './generated-alerts.queries.ts'

/** What the alerts cost one changed candidate, in milliseconds, and how many matches came of it. */
export type AlertCost = { note: number; match: number; matches: number }

async function timed<Result>(work: () => Promise<Result>) {
  const start = performance.now()
  const result = await work()
  return { ms: performance.now() - start, result }
}

/** Changes a candidate, `added` by one concept or as a new one, and compares them with the saved searches. */
export function costOfChange(
  db: Database,
  { candidateId, added }: { candidateId: number; added: number | undefined },
): Promise<AlertCost> {
  const now = new Date()
  return db.transaction(async (step: Queryable) => {
    const note = await timed(() => noteChange(step, candidateId, now))
    if (added === undefined) await asNew(step, candidateId)
    else await addConcept(step, candidateId, added)
    const match = await timed(() => matchCandidate(() => now, step, candidateId))
    await forgetChange(step, candidateId)
    return { note: note.ms, match: match.ms, matches: match.result }
  })
}
