import { type KeyboardEvent, useState } from 'react'

type ListKeys = {
  open: boolean
  /** What is typed is no value by itself, so Enter never sends the form while there is some. */
  unchosen: boolean
  setOpen: (open: boolean) => void
  count: number
  onChoose: (index: number) => void
  onEscape: () => void
}

/** The keys of a list under a text box: arrows move, Enter chooses, Escape closes the list and then empties the box. */
export function useListKeys({ open, unchosen, setOpen, count, onChoose, onEscape }: ListKeys) {
  const [wanted, setWanted] = useState(0)
  // The list may have become shorter since the arrow was pressed.
  const active = count === 0 ? -1 : Math.min(wanted, count - 1)

  function onKeyDown(event: KeyboardEvent) {
    // While an input method is composing (Hindi, Marathi), its keys are its own.
    if (event.nativeEvent.isComposing) return
    const move = moves[event.key]
    if (move) {
      event.preventDefault()
      setOpen(true)
      if (open && count > 0) setWanted(move(active, count))
      return
    }
    if (event.key === 'Enter') {
      const chooses = open && active >= 0
      // Choosing must not send the form around the box, nor must a choice that is not in the list yet.
      if (chooses || unchosen) event.preventDefault()
      if (chooses) onChoose(active)
    }
    if (event.key === 'Escape') {
      if (open) setOpen(false)
      else onEscape()
    }
  }

  return { active, setActive: setWanted, onKeyDown }
}

const moves: Record<string, ((active: number, count: number) => number) | undefined> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active - 1 + count) % count,
}
