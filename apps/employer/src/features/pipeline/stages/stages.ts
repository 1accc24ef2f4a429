import { whyNotReason } from '@pramaan/domain/pipeline'
import { nextStatuses, pipelineColumns, type ShortlistStatus } from '@pramaan/domain/shortlist'

/** A column of the board. */
export type Column = (typeof pipelineColumns)[number]

/** The title of a stage by its number. */
export function stageTitle(status: number): string {
  return pipelineColumns.find((column) => column.status === status)?.title ?? ''
}

/** The columns that a candidate of a stage may be moved to, in the board's order. */
export function columnsFrom(status: number): readonly Column[] {
  const next = nextStatuses(status as ShortlistStatus)
  return pipelineColumns.filter((column) => next.includes(column.status))
}

/** Those of some candidates that may be moved to a stage. */
export function movable<C extends { shortlisted: number }>(cards: readonly C[], to: number): C[] {
  return cards.filter(({ shortlisted }) => columnsFrom(shortlisted).some(({ status }) => status === to))
}

/** Whether a move to a stage has to say why. */
export function needsReason(to: number): boolean {
  return whyNotReason(to as ShortlistStatus, undefined) !== undefined
}
