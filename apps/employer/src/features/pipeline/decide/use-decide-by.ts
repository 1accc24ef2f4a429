import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { dayOf, dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { decisionState } from '@pramaan/domain/pipeline'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { inParts, refusedOf } from '../moves/move-outcome.ts'
import { showCards } from '../moves/show-cards.ts'
import type { MoveParts } from '../moves/use-move-parts.ts'
import type { Card } from '../stages/board-state.ts'

type Plan = { cards: readonly Card[]; day: IndiaDay | null }

/** Sets or clears the day by which candidates are to be decided, on the page at once; a toast undoes it. */
export function useDecideBy({ t, api, cache, names, settle, setProblem, failureText }: MoveParts) {
  const today = dayOf(usePlatform().now())
  const isPast = ({ DecideBy }: Card) => DecideBy !== null && decisionState(DecideBy as IndiaDay, today) === 'overdue'
  const store = ({ cards, day }: Plan) =>
    inParts(cards, (Candidates) => api.pipeline.decideBy({ body: { Candidates, DecideBy: day } }))
  const restore = useMutation({
    mutationFn: async (cards: readonly Card[]) => {
      const byDay = Map.groupBy(cards, ({ DecideBy }) => DecideBy as IndiaDay | null)
      for (const [day, ofDay] of byDay) await store({ cards: ofDay, day })
    },
    onMutate: (cards) => showCards(cache, api, cards),
    onSuccess: (_, cards) => showToast({ text: t('pipeline.undone', { names: names(cards) }) }),
    onError: (error, cards) =>
      setProblem({ text: t('decide.failed', { names: names(cards), why: failureText(error) }) }),
    onSettled: settle,
  })
  return useMutation({
    mutationFn: store,
    onMutate: async ({ cards, day }) => {
      setProblem(undefined)
      await cache.cancelQueries({ queryKey: api.pipeline.board.key })
      showCards(
        cache,
        api,
        cards.map((card) => ({ ...card, DecideBy: day })),
      )
    },
    onSuccess: (outcomes, { cards, day }) => {
      const refused = refusedOf(cards, outcomes)
      const changed = cards.filter((card) => !refused.includes(card))
      showCards(cache, api, refused)
      if (refused.length > 0) setProblem({ text: t('decide.refused', { names: names(refused) }) })
      if (changed.length === 0) return
      const who = { names: names(changed) }
      showToast({
        text: day ? t('decide.set', { ...who, day: dayText(day) }) : t('decide.removed', who),
        // A day that has passed can't be set again.
        ...(!changed.some(isPast) && {
          action: { label: t('shortlist.undo'), onAction: () => restore.mutate(changed) },
        }),
      })
    },
    onError: (error, { cards }) => {
      showCards(cache, api, cards)
      setProblem({ text: t('decide.failed', { names: names(cards), why: failureText(error) }) })
    },
    onSettled: settle,
  })
}
