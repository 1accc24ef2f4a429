import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** What the board's call answers. */
export type Board = Answer<Contract['pipeline']['board']>

/** A column: a stage with its count, the candidates that have been read of it, and where to go on. */
export type Stage = Board['data'][number]

/** A candidate of the pipeline. */
export type Card = Stage['items'][number]

/** Whether one is before another in a stage: anyone who moved last comes first. */
function before(one: Card, other: Card) {
  return one.MovedOn === other.MovedOn ? one.ID > other.ID : one.MovedOn > other.MovedOn
}

function without(stage: Stage, ids: ReadonlySet<number>): Stage {
  const items = stage.items.filter(({ ID }) => !ids.has(ID))
  return items.length === stage.items.length
    ? stage
    : { ...stage, items, Count: stage.Count - (stage.items.length - items.length) }
}

function withCard(stage: Stage, card: Card): Stage {
  const index = stage.items.findIndex((other) => before(card, other))
  const counted = { ...stage, Count: stage.Count + 1 }
  // Beyond what has been read, where it is read in its turn.
  if (index < 0 && stage.next !== null) return counted
  return { ...counted, items: stage.items.toSpliced(index < 0 ? stage.items.length : index, 0, card) }
}

/**
 * The board with cards standing where they say, and nowhere else. What moves a card, takes a move back and undoes it is
 * this one rule on the card as it shall be, so that each is exactly the other's reverse.
 */
export function place(board: Board, cards: readonly Card[]): Board {
  const ids = new Set(cards.map(({ ID }) => ID))
  const data = board.data.map((stage) =>
    cards
      .filter(({ shortlisted }) => shortlisted === stage.Status)
      .reduce((filled, card) => withCard(filled, card), without(stage, ids)),
  )
  return { ...board, data }
}

/** A stage with the next page of it; who has come into it meanwhile is not shown twice. */
export function extend(board: Board, status: number, items: readonly Card[], next: string | null): Board {
  const shown = new Set(board.data.flatMap((stage) => stage.items.map(({ ID }) => ID)))
  const fresh = items.filter(({ ID }) => !shown.has(ID))
  return {
    ...board,
    data: board.data.map((stage) =>
      stage.Status === status ? { ...stage, items: [...stage.items, ...fresh], next } : stage,
    ),
  }
}
