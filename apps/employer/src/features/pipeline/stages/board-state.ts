import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'

/** The response of the board's request. */
export type Board = Answer<Contract['pipeline']['board']>

/** A column: a stage with its count, the loaded candidates, and the cursor for more. */
export type Stage = Board['data'][number]

/** A candidate of the pipeline. */
export type Card = Stage['items'][number]

/** Sorts the cards of a stage: last moved first. */
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
  // Beyond the loaded cards, so it comes with its own page.
  if (index < 0 && stage.next !== null) return counted
  return { ...counted, items: stage.items.toSpliced(index < 0 ? stage.items.length : index, 0, card) }
}

/**
 * Puts each card into its stage and removes it from the others. A move, its failure and its undo all use this one rule
 * with the card's new state, so each exactly reverses the other.
 */
export function putCards(board: Board, cards: readonly Card[]): Board {
  const ids = new Set(cards.map(({ ID }) => ID))
  const data = board.data.map((stage) =>
    cards
      .filter(({ shortlisted }) => shortlisted === stage.Status)
      .reduce((filled, card) => withCard(filled, card), without(stage, ids)),
  )
  return { ...board, data }
}

/** Adds the next page to a stage; a card that moved in meanwhile is not shown twice. */
export function extend(board: Board, status: number, items: readonly Card[], next: string | null): Board {
  const visibleIds = new Set(board.data.flatMap((stage) => stage.items.map(({ ID }) => ID)))
  const added = items.filter(({ ID }) => !visibleIds.has(ID))
  return {
    ...board,
    data: board.data.map((stage) =>
      stage.Status === status ? { ...stage, items: [...stage.items, ...added], next } : stage,
    ),
  }
}
