import type { Card } from './board-state.ts'

/** The actions on candidates of the pipeline, for drag, menu, keyboard and bulk. */
export type Actions = {
  /** Moves them, after asking for a reason if the stage requires one. */
  move: (cards: readonly Card[], to: number) => void
  showHistory: (card: Card) => void
  /** Asks by when they are to be decided. */
  decide: (cards: readonly Card[]) => void
  /** Opens a message to each of them. */
  message: (cards: readonly Card[]) => void
  /** Opens the copying of their phone numbers. */
  copyNumbers: (cards: readonly Card[]) => void
}

/** The selected candidates. */
export type Selection = { ids: ReadonlySet<number>; toggle: (id: number) => void }
