import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'

/** Half a minute: the stream reports new messages, but not what the other side has read. */
const everyMs = 30_000

type Page = Answer<Contract['conversations']['get']>

/** A message as one side sees it. */
export type Message = Page['data'][number]

/** The other side, and whether the person may write to them. */
export type Peer = Page['peer']

const keyOf = (api: Client, peerId: number) => [...api.conversations.get.key, peerId, 'pages']

/** The loaded messages of the two, oldest first; earlier ones load page by page. */
export function useThread(peerId: number) {
  const api = useApi()
  const pages = useInfiniteQuery({
    queryKey: keyOf(api, peerId),
    queryFn: ({ pageParam, signal }) =>
      api.conversations.get({ params: { id: peerId }, query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    refetchInterval: everyMs,
  })
  const newestFirst = pages.data?.pages.flatMap(({ data }) => data) ?? []
  return { pages, messages: newestFirst.toReversed(), peer: pages.data?.pages[0]?.peer }
}

/** Adds a message just sent to its conversation, so it shows before anything reloads. */
export function showSent(cache: QueryClient, api: Client, peerId: number, message: Message) {
  cache.setQueryData<InfiniteData<Page>>(keyOf(api, peerId), (known) => {
    const [first, ...rest] = known?.pages ?? []
    if (!known || !first || first.data.some(({ ID }) => ID === message.ID)) return known
    return { ...known, pages: [{ ...first, data: [message, ...first.data] }, ...rest] }
  })
}
