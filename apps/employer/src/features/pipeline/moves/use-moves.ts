import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import type { Card } from '../stages/board-state.ts'
import { useStageTitle } from '../stages/stages.ts'
import { inParts, refusedOf } from './move-outcome.ts'
import { showCards } from './show-cards.ts'
import type { Move, MoveParts } from './use-move-parts.ts'

/** How long the toast offers Undo, at least. */
const undoToastMilliseconds = 8000

/** Undoes a move; the cards are given as they were before it. */
function useUndo({ t, api, cache, names, settle, setProblem, failureText }: MoveParts) {
  return useMutation({
    mutationFn: (cards: readonly Card[]) => inParts(cards, (ids) => api.pipeline.undo({ body: { Candidates: ids } })),
    onMutate: (cards) => showCards(cache, api, cards),
    onSuccess: (outcomes, cards) => {
      const refused = refusedOf(cards, outcomes)
      const reverted = cards.filter((card) => !refused.includes(card))
      if (reverted.length > 0) showToast({ text: t('pipeline.undone', { names: names(reverted) }) })
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
export function useMoves(parts: MoveParts) {
  const { t, api, cache, names, setProblem, failureText } = parts
  const stageTitle = useStageTitle()
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
      const moveFields = { shortlisted: to, MovedOn: now().toISOString(), Reason: reason ?? null, DecideBy: null }
      showCards(
        cache,
        api,
        cards.map((card) => ({ ...card, ...moveFields })),
      )
    },
    onSuccess: (outcomes, { cards, to }) => {
      const refused = refusedOf(cards, outcomes)
      const moved = cards.filter((card) => !refused.includes(card))
      showCards(cache, api, refused)
      if (refused.length > 0) setProblem({ text: t('pipeline.refused', { names: names(refused) }) })
      if (moved.length === 0) return
      showToast({
        text: t('pipeline.moved', { names: names(moved), stage: stageTitle(to) }),
        action: { label: t('shortlist.undo'), onAction: () => undo.mutate(moved) },
        leastMilliseconds: undoToastMilliseconds,
      })
    },
    onError: (error, attempted) => {
      showCards(cache, api, attempted.cards)
      const text = t('pipeline.failed', { names: names(attempted.cards), why: failureText(error) })
      setProblem({ text, again: attempted })
    },
    onSettled: parts.settle,
  })
  return (attempted: Move) => move.mutate(attempted)
}
