import type { Client } from '@pramaan/api-client'
import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'

type Answer = Awaited<ReturnType<Client['store']['items']>>

/** An item on sale. */
export type Item = Answer['data'][number]

const savedName = 'pramaan.store.items'

/** The query of items; the device stores the last response, so that orders can be written offline. */
export function useItemsQuery() {
  const api = useApi()
  const { storage } = usePlatform()
  const { queryKey, queryFn } = api.store.items.query()
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => {
      const answer = await queryFn(context)
      storage.setItem(savedName, JSON.stringify(answer.data))
      return answer
    },
  }
}

/** Items on sale; offline, those from the last load. */
export function useItems() {
  const { storage } = usePlatform()
  const { data, error, refetch } = useQuery(useItemsQuery())
  const items = data?.data ?? readSaved(storage.getItem(savedName))
  return { items, error: items ? null : error, refetch }
}

function readSaved(text: string | null): Item[] | undefined {
  try {
    const saved: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(saved) ? (saved as Item[]) : undefined
  } catch {
    return undefined
  }
}
