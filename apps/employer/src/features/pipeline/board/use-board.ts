import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { PipelineOrder } from '@pramaan/domain/pipeline'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PipelineFilters } from '../filters/use-pipeline-filters.ts'
import { type Board, extend } from '../stages/board-state.ts'

/** The filters, and the order of each column. */
type BoardFilters = PipelineFilters & { sort: PipelineOrder | undefined }

/** How many cards a column loads at once. */
const pageSize = 20

/** The five columns, with the same filters as the table; cards loaded with "more" stay loaded. */
export function useBoard(filters: BoardFilters) {
  const api = useApi()
  const cache = useQueryClient()
  const { queryKey } = api.pipeline.board.query({ query: filters })
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readBoard(api, filters, cache.getQueryData<Board>(queryKey), signal),
  })
  const more = useMutation({
    mutationFn: ({ status, cursor }: { status: number; cursor: string }) =>
      api.pipeline.list({ query: { ...filters, status, cursor, pageSize } }),
    onSuccess: ({ data, next }, { status }) =>
      cache.setQueryData<Board>(queryKey, (board) => board && extend(board, status, data, next)),
  })
  return { query, more }
}

/** The board's query, and how a column loads more. */
export type BoardCalls = ReturnType<typeof useBoard>

/** Reloads the board as far as it was loaded, so a refresh hides no card. */
async function readBoard(api: Client, filters: BoardFilters, known: Board | undefined, signal: AbortSignal) {
  let board = await api.pipeline.board({ query: { ...filters, pageSize } }, { signal })
  for (const { Status: status } of board.data) {
    const loaded = known?.data.find((stage) => stage.Status === status)?.items.length ?? 0
    for (;;) {
      const stage = board.data.find((one) => one.Status === status)
      if (!stage?.next || stage.items.length >= loaded) break
      const { data, next } = await api.pipeline.list(
        { query: { ...filters, status, cursor: stage.next, pageSize: 50 } },
        { signal },
      )
      board = extend(board, status, data, next)
    }
  }
  return board
}

/** Reloads everything that shows a candidate's status. */
export function reloadCandidateStatus(cache: QueryClient, api: Client) {
  for (const { key } of [
    api.pipeline.board,
    api.pipeline.list,
    api.pipeline.history,
    api.pipeline.hirings,
    api.shortlist.list,
    api.employers.dashboard,
    api.search.candidates,
    api.candidates.get,
    api.conversations.get,
    api.conversations.list,
  ])
    void cache.invalidateQueries({ queryKey: key })
}
