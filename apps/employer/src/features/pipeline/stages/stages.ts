import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { whyNotReason } from '@pramaan/domain/pipeline'
import { isUndecided, nextStatuses, pipelineColumns, type ShortlistStatus } from '@pramaan/domain/shortlist'

/** A column of the board. */
export type Column = (typeof pipelineColumns)[number]

/** Returns a stage's title by its number. */
export function useStageTitle(): (status: number) => string {
  const option = useOptionText()
  return (status) => option(pipelineColumns.find((column) => column.status === status)?.title ?? '')
}

/** The columns that a candidate may move to from a stage, in the board's order. */
export function columnsFrom(status: number): readonly Column[] {
  const next = nextStatuses(status as ShortlistStatus)
  return pipelineColumns.filter((column) => next.includes(column.status))
}

/** Those candidates that may move to a stage. */
export function movable<C extends { shortlisted: number }>(cards: readonly C[], to: number): C[] {
  return cards.filter(({ shortlisted }) => columnsFrom(shortlisted).some(({ status }) => status === to))
}

/** Those candidates that are still to be decided. */
export function undecided<C extends { shortlisted: number }>(cards: readonly C[]): C[] {
  return cards.filter(({ shortlisted }) => isUndecided(shortlisted as ShortlistStatus))
}

/** Whether a move to a stage needs a reason. */
export function needsReason(to: number): boolean {
  return whyNotReason(to as ShortlistStatus, undefined) !== undefined
}
