import type { Client } from '@pramaan/api-client'
import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { readStandingsAgain } from '../board/use-board.ts'
import { type Board, type Card, place } from '../stages/board-state.ts'
import { stageTitle } from '../stages/stages.ts'
import { inParts, namesOf, refusedOf } from './move-outcome.ts'

/** A requested move: who, which stage, and the reason if it is a rejection. */
export type Move = { cards: readonly Card[]; to: number; reason?: string }

/** How long the toast offers Undo, at least. */
const undoToastMilliseconds = 8000

/** An error that stays on the page: its text, and the move to retry if that can help. */
type MoveProblem = { text: string; again?: Move }

/** What a move or its undo needs: the requests, the cache, the texts, and the error to show. */
function useMoveParts() {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  const [problem, setProblem] = useState<MoveProblem>()
  return {
    t,
    api,
    cache,
    problem,
    setProblem,
    names: (cards: readonly Card[]) => namesOf(cards, (count) => t('pipeline.many', { count })),
    settle: () => readStandingsAgain(cache, api),
    failureText: useFailureText(),
  }
}

type MoveParts = ReturnType<typeof useMoveParts>

/** Undoes a move; the cards are given as they were before it. */
function useUndo({ t, api, cache, names, settle, setProblem, failureText }: MoveParts) {
  return useMutation({
    mutationFn: (cards: readonly Card[]) => inParts(cards, (ids) => api.pipeline.undo({ body: { Candidates: ids } })),
    onMutate: (cards) => show(cache, api, cards),
    onSuccess: (outcomes, cards) => {
      const refused = refusedOf(cards, outcomes)
      if (refused.length > 0) setProblem({ text: t('pipeline.undo.refused', { names: names(refused) }) })
    },
    onError: (error) => setProblem({ text: failureText(error) }),
    onSettled: settle,
  })
}

/**
 * Moves candidates on the page at once, then on the server. If the server refuses a candidate, that card goes back and
 * the others stay moved; the toast's Undo undoes the move (D28).
 */
export function useMoves() {
  const parts = useMoveParts()
  const { t, api, cache, names, problem, setProblem, failureText } = parts
  const { now } = usePlatform()
  const undo = useUndo(parts)
  const move = useMutation({
    mutationFn: ({ cards, to, reason }: Move) =>
      inParts(cards, (Candidates) =>
        api.pipeline.move({ body: { Candidates, Status: to, ...(reason && { Reason: reason }), mode: 'each' } }),
      ),
    onMutate: async ({ cards, to, reason }) => {
      setProblem(undefined)
      await cache.cancelQueries({ queryKey: api.pipeline.board.key })
      const stands = { shortlisted: to, MovedOn: now().toISOString(), Reason: reason ?? null }
      show(
        cache,
        api,
        cards.map((card) => ({ ...card, ...stands })),
      )
    },
    onSuccess: (outcomes, { cards, to }) => {
      const refused = refusedOf(cards, outcomes)
      const moved = cards.filter((card) => !refused.includes(card))
      show(cache, api, refused)
      if (refused.length > 0) setProblem({ text: t('pipeline.refused', { names: names(refused) }) })
      if (moved.length === 0) return
      showToast({
        text: t('pipeline.moved', { names: names(moved), stage: stageTitle(to) }),
        action: { label: t('shortlist.undo'), onAction: () => undo.mutate(moved) },
        leastMilliseconds: undoToastMilliseconds,
      })
    },
    onError: (error, wanted) => {
      show(cache, api, wanted.cards)
      const text = t('pipeline.failed', { names: names(wanted.cards), why: failureText(error) })
      setProblem({ text, again: wanted })
    },
    onSettled: parts.settle,
  })
  return { move: (wanted: Move) => move.mutate(wanted), problem, dismiss: () => setProblem(undefined) }
}

/** Writes the cards' stage into every board and table. */
function show(cache: QueryClient, api: Client, cards: readonly Card[]) {
  if (cards.length === 0) return
  cache.setQueriesData<Board>({ queryKey: api.pipeline.board.key }, (board) => board && place(board, cards))
  const byId = new Map(cards.map((card) => [card.ID, card]))
  cache.setQueriesData<{ data: Card[] }>(
    { queryKey: api.pipeline.list.key },
    (page) => page && { ...page, data: page.data.map((row) => byId.get(row.ID) ?? row) },
  )
}
