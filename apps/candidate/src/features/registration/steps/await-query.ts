import type { UseQueryResult } from '@tanstack/react-query'

/** Waits for a query's first answer, so a form can be submitted before its lists have loaded. */
export async function awaitQuery<T>(query: Pick<UseQueryResult<T>, 'data' | 'refetch'>): Promise<T> {
  if (query.data !== undefined) return query.data
  const answer = await query.refetch()
  if (answer.data === undefined) throw answer.error ?? new Error('A query ended without an answer')
  return answer.data
}
