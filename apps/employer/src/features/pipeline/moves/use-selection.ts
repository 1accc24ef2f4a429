import { useState } from 'react'
import type { Selection } from '../stages/actions.ts'
import type { Card } from '../stages/board-state.ts'

/** The selected candidates among the visible ones; a candidate that is no longer visible is deselected. */
export function useSelection(inSight: readonly Card[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const cards = inSight.filter(({ ID }) => ticked.has(ID))
  const selection: Selection & { choose: (ids: readonly number[]) => void } = {
    ids: new Set(cards.map(({ ID }) => ID)),
    toggle: (id) =>
      setTicked((ids) => (ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : new Set([...ids, id]))),
    choose: (ids) => setTicked(new Set(ids)),
  }
  const drop = (gone: readonly Card[]) =>
    setTicked((ids) => new Set([...ids].filter((id) => !gone.some(({ ID }) => ID === id))))
  return { cards, selection, drop }
}
