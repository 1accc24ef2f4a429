import { useShortcuts } from '@pramaan/ui/shortcuts'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** What the keys of a list reach: its rows by id, how to open one and turn the page, and how to choose one, where that can be. */
export type RowKeys = {
  ids: readonly string[]
  onOpen: (id: string) => void
  onPage: (step: -1 | 1) => void
  onPick?: ((id: string) => void) | undefined
}

/** `j` and `k` along a list, Enter opens, `x` chooses, `[` and `]` turn the page; answers the row that was reached. */
export function useRowKeys({ ids, onOpen, onPage, onPick }: RowKeys): string | undefined {
  const t = useTexts()
  const [reached, setReached] = useState<string>()
  const at = reached === undefined ? -1 : ids.indexOf(reached)
  const current = ids[at]
  const move = (step: number) => {
    // Whatever was pressed before, such as the menu's link that led here, would take the Enter that opens the row.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    setReached(ids[Math.min(Math.max(at + step, 0), ids.length - 1)])
  }
  useShortcuts([
    { on: ['j', 'k'], label: t('keys.move'), onPress: (key) => move(key === 'j' ? 1 : -1) },
    { on: 'Enter', label: t('keys.open'), onPress: () => current !== undefined && onOpen(current) },
    ...(onPick
      ? [{ on: 'x', label: t('keys.select'), onPress: () => void (current !== undefined && onPick(current)) }]
      : []),
    { on: ['[', ']'], label: t('keys.page'), onPress: (key) => onPage(key === ']' ? 1 : -1) },
  ])
  return current
}
