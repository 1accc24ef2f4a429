import type { UseQueryResult } from '@tanstack/react-query'

/** What a query answers, once it does: a form that is sent before its lists are there waits for them. */
export async function awaitQuery<T>(query: Pick<UseQueryResult<T>, 'data' | 'refetch'>): Promise<T> {
  if (query.data !== undefined) return query.data
  const answer = await query.refetch()
  if (answer.data === undefined) throw answer.error ?? new Error('A query ended without an answer')
  return answer.data
}
