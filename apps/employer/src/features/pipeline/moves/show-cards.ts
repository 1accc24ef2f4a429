import type { Client } from '@pramaan/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { type Board, type Card, putCards } from '../stages/board-state.ts'

/** Writes the cards as they are now into every board and table. */
export function showCards(cache: QueryClient, api: Client, cards: readonly Card[]) {
  if (cards.length === 0) return
  cache.setQueriesData<Board>({ queryKey: api.pipeline.board.key }, (board) => board && putCards(board, cards))
  const byId = new Map(cards.map((card) => [card.ID, card]))
  cache.setQueriesData<{ data: Card[] }>(
    { queryKey: api.pipeline.list.key },
    (page) => page && { ...page, data: page.data.map((row) => byId.get(row.ID) ?? row) },
  )
}
