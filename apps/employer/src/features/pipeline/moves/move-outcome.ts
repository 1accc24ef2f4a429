import { mostMovedAtOnce } from '@pramaan/domain/pipeline'
import type { Card } from '../stages/board-state.ts'

type Outcome = { ID: number; why: string | null }

/** In batches of the most that one request takes. */
export async function inParts(cards: readonly Card[], call: (ids: number[]) => Promise<{ data: Outcome[] }>) {
  const outcomes: Outcome[] = []
  for (let first = 0; first < cards.length; first += mostMovedAtOnce)
    outcomes.push(...(await call(cards.slice(first, first + mostMovedAtOnce).map(({ ID }) => ID))).data)
  return outcomes
}

/** The cards that could not be moved. */
export function refusedOf(cards: readonly Card[], outcomes: readonly Outcome[]) {
  const ids = new Set(outcomes.filter(({ why }) => why !== null).map(({ ID }) => ID))
  return cards.filter(({ ID }) => ids.has(ID))
}

/** One or two by name, more as a number. */
export function namesOf(cards: readonly Card[], many: (count: number) => string) {
  const [one, two] = cards
  if (cards.length > 2 || !one) return many(cards.length)
  return two ? `${one.FullName}, ${two.FullName}` : one.FullName
}
