import { type KeyboardEvent, useState } from 'react'

type ListKeys = {
  open: boolean
  /** The typed text is not a value yet, so Enter must not submit the form. */
  unchosen: boolean
  setOpen: (open: boolean) => void
  count: number
  onChoose: (index: number) => void
  onEscape: () => void
}

/** The keys of a list under a text box: arrows move, Enter chooses, Escape closes the list and then empties the box. */
export function useListKeys({ open, unchosen, setOpen, count, onChoose, onEscape }: ListKeys) {
  const [wantedIndex, setWanted] = useState(0)
  // The list may have become shorter since the arrow was pressed.
  const active = count === 0 ? -1 : Math.min(wantedIndex, count - 1)

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a letter (Hindi, Marathi), it handles the keys itself.
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
      // Enter must submit the surrounding form neither when it chooses an option nor while the text is not a valid
      // choice.
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
