import { type KeyboardEvent, useState } from 'react'

type Lines = readonly { key: string; items: readonly { key: string }[] }[]

/** The keys that move the mark in the list; with Ctrl also the letters of Vim and Emacs. */
const moving = ['ArrowDown', 'ArrowUp', 'Home', 'End']

/** The unique name of a line in the palette. */
export function lineName(group: string, item: string) {
  return `${group} ${item}`
}

/**
 * The line that Enter opens: the first one, even if it arrives after the others, until the person moves to another.
 * Further typing selects the first line again.
 */
export function useMarkedLine(query: string, groups: Lines) {
  const [moved, setMoved] = useState<string>()
  const [chosen, setChosen] = useState('')
  const lines = groups.flatMap(({ key, items }) => items.map((item) => lineName(key, item.key)))
  const noteMove = () => setMoved(query)
  return {
    value: moved === query && lines.includes(chosen) ? chosen : (lines[0] ?? ''),
    onValueChange: setChosen,
    onPointerMove: noteMove,
    onKeyDown: ({ key, ctrlKey }: KeyboardEvent) => {
      if (moving.includes(key) || (ctrlKey && 'njpk'.includes(key))) noteMove()
    },
  }
}
