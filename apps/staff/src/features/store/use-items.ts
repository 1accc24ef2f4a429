import type { Client } from '@pramaan/api-client'
import { useApi, usePlatform } from '@pramaan/app-kit/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

type Answer = Awaited<ReturnType<Client['store']['items']>>

/** One thing that is sold. */
export type Item = Answer['data'][number]

const keptName = 'pramaan.store.items'

/** How what is sold is read; the device keeps the last answer, so that an order can be written without a network. */
export function useItemsQuery() {
  const api = useApi()
  const { keep } = usePlatform()
  const { queryKey, queryFn } = api.store.items.query()
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => {
      const answer = await queryFn(context)
      keep.setItem(keptName, JSON.stringify(answer.data))
      return answer
    },
  }
}

/** What is sold now; without a network what was sold when it was last read. */
export function useItems() {
  const { keep } = usePlatform()
  const { data, error, refetch } = useQuery(useItemsQuery())
  const items = data?.data ?? readKept(keep.getItem(keptName))
  return { items, error: items ? null : error, refetch }
}

function readKept(text: string | null): Item[] | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(kept) ? (kept as Item[]) : undefined
  } catch {
    return undefined
  }
}
