import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { reloadCandidateStatus } from '../board/use-board.ts'
import type { Card } from '../stages/board-state.ts'
import { namesOf } from './move-outcome.ts'

/** A requested move: who, which stage, and the reason if it is a rejection. */
export type Move = { cards: readonly Card[]; to: number; reason?: string }

/** An error that stays on the page: its text, and the move to retry if that can help. */
type MoveProblem = { text: string; again?: Move }

/** What a change of cards or its undo needs: the requests, the cache, the texts, and the error to show. */
export function useMoveParts() {
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
    settle: () => reloadCandidateStatus(cache, api),
    failureText: useFailureText(),
  }
}

export type MoveParts = ReturnType<typeof useMoveParts>
