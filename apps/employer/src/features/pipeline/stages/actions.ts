import type { Card } from './board-state.ts'

/** What can be done with candidates of the pipeline, by whatever way: drag, menu, keys, or many at once. */
export type Actions = {
  /** Moves them, after asking why where the stage wants a reason. */
  move: (cards: readonly Card[], to: number) => void
  showHistory: (card: Card) => void
}

/** The candidates that are ticked. */
export type Selection = { ids: ReadonlySet<number>; toggle: (id: number) => void }
