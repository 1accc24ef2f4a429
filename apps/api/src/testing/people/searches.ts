import type { startApi } from '../server/start-api.ts'

type Searchers = Pick<Awaited<ReturnType<typeof startApi>>, 'as' | 'anEmployer'>

/** The profile of a candidate who looks for work and can join. */
export const looking = { joiningStatus: true, joining: 'join' } as const

/** The account of a candidate with a name. */
export const named = (fullName: string) => ({ account: { fullName } })

/** Searches of candidates, each by an employer of its own whose plan has no limit of searches. */
export function searchesOf(api: Searchers) {
  async function search(query: Record<string, string>) {
    const client = await api.as(await api.anEmployer({ plan: 'premium' }))
    return client.search.candidates({ query })
  }
  /** The names of a search's first page, in its order. */
  async function namesFor(term: string, query: Record<string, string> = {}) {
    const { items } = await search({ term, ...query })
    return items.map(({ FullName }) => FullName)
  }
  return { search, namesFor }
}
