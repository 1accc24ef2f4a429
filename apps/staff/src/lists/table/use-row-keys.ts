import { useShortcuts } from '@pramaan/ui/shortcuts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '../../texts/use-texts.ts'

/** What a list's shortcuts need: row ids, how to open one, turn the page, and select one where possible. */
export type RowKeys = {
  ids: readonly string[]
  onOpen: (id: string) => void
  onPage: (step: -1 | 1) => void
  onPick?: ((id: string) => void) | undefined
}

/** `j` and `k` move the focus from row to row in a list, Enter opens, `x` selects, `[` and `]` turn the page; returns the current row. */
export function useRowKeys({ ids, onOpen, onPage, onPick }: RowKeys): string | undefined {
  const t = useTexts()
  const [reached, setReached] = useState<string>()
  const at = reached === undefined ? -1 : ids.indexOf(reached)
  const current = ids[at]
  const move = (step: number) => {
    const focused = document.activeElement
    // Back returns the focus to the row that was opened.
    const from = focused?.closest<HTMLTableRowElement>('tbody tr')?.sectionRowIndex ?? at
    // The row is marked as the current one before it is looked for.
    flushSync(() => setReached(ids[Math.min(Math.max(from + step, 0), ids.length - 1)]))
    document.querySelector<HTMLElement>('tbody tr[aria-current=true]')?.focus({ preventScroll: true })
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
