import { Refuse } from '../refusals/refuse.ts'

/** The refusals of a row that another person has changed since it was shown. */
const meantime = 'This has changed in the meantime.'

/**
 * Runs an action on many rows in the caller's transaction, with a result for each; in order of id, so that two such
 * actions never deadlock. An action must refuse before it writes, so the other rows keep their changes.
 */
export async function forEachId(ids: readonly number[], act: (id: number) => Promise<unknown>) {
  const data: { ID: number; why: string | null }[] = []
  for (const ID of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const why = await act(ID).then(() => null, whyOf)
    data.push({ ID, why })
  }
  return { data, done: data.filter(({ why }) => why === null).length }
}

function whyOf(error: unknown): string {
  if (error instanceof Refuse && error.code === 'wrong-state') return error.about.message ?? meantime
  if (error instanceof Refuse && error.code === 'not-found') return error.message
  throw error
}
