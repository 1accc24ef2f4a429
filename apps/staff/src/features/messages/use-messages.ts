import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'

const ofPersonAtOnce = 5
const deadAtOnce = 20

/** Messages sent to a candidate, page by page, newest first. */
export function useMessagesOf(candidateId: number) {
  const { ofPerson } = useApi().messages
  return useInfiniteQuery({
    queryKey: [...ofPerson.key, candidateId, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      ofPerson({ params: { id: candidateId }, query: { before: pageParam, pageSize: ofPersonAtOnce } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** Undeliverable messages, page by page, newest first. */
export function useDeadMessages() {
  const { dead } = useApi().messages
  return useInfiniteQuery({
    queryKey: [...dead.key, 'pages'],
    queryFn: ({ pageParam, signal }) => dead({ query: { before: pageParam, pageSize: deadAtOnce } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** The pages of a log of messages. */
export type MessagePages = ReturnType<typeof useDeadMessages>

/** A message as staff may read it: without codes or secret links. */
export type Message = NonNullable<MessagePages['data']>['pages'][number]['data'][number]
