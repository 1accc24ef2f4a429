import { Refuse } from '../refusals/refuse.ts'

/** The possible states of a row that another person has changed since it was shown. */
const meantime = 'It stands differently in the meantime.'

/**
 * Does one thing to many rows in the caller's transaction, by rising id so that two such actions never wait for each
 * other, and tells of each. A action must find its refusal before it writes, so that what could be done of the others
 * stands.
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
