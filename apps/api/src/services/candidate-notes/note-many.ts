import type { Queryable } from '@pramaan/database/client'
import { addNote, lockCandidates } from './notes.queries.ts'

type Note = Parameters<typeof addNote>[1]
type Why = 'not-found' | 'limit-reached'

/**
 * Saves a note on many candidates in the caller's transaction, and returns the result for each. `noteOf` returns
 * what to note of a candidate, or why nothing can be.
 */
export async function noteMany(
  db: Queryable,
  userIds: readonly number[],
  noteOf: (ids: readonly number[]) => Promise<(candidateId: number) => Note | Why>,
) {
  const ids = [...new Set(userIds)]
  const known = await lockCandidates(db, ids)
  const noteFor = await noteOf(known)
  const data: { ID: number; NoteID: number | null; why: Why | null }[] = []
  for (const candidateId of ids) {
    const note = known.includes(candidateId) ? noteFor(candidateId) : 'not-found'
    data.push(
      typeof note === 'string'
        ? { ID: candidateId, NoteID: null, why: note }
        : { ID: candidateId, NoteID: (await addNote(db, note)).id, why: null },
    )
  }
  return { data, noted: data.filter(({ why }) => why === null).length }
}
