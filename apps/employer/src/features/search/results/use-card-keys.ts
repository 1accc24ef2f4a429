import { useShortcuts } from '@pramaan/ui/shortcuts'
import { useRef } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { EmployerRow } from './use-candidate-search.ts'

/** How many pixels of the page the header and the search bar cover. */
const hiddenAbove = 180

/**
 * The keyboard shortcuts of the card grid: j and k move between cards, Enter opens one, s shortlists. Returns the
 * list's ref.
 */
export function useCardKeys(rows: readonly EmployerRow[], onShortlist: (row: EmployerRow) => void) {
  const t = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const cards = () => [...(list.current?.children ?? [])].slice(0, rows.length)
  const current = () => cards().findIndex((card) => card.contains(document.activeElement))
  const move = (by: 1 | -1) => {
    const all = cards()
    const from = current()
    const card = all[from < 0 ? firstInSight(all) : Math.min(all.length - 1, Math.max(0, from + by))]
    card?.querySelector('a')?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }
  const open = () => cards()[current()]?.querySelector('a')?.click()
  const shortlist = () => {
    const row = rows[current()]
    if (row) onShortlist(row)
  }
  useShortcuts([
    { on: ['j', 'k'], label: t('keys.move'), onPress: (key) => move(key === 'j' ? 1 : -1) },
    { on: 'Enter', label: t('keys.open'), onPress: open },
    { on: 's', label: t('keys.shortlist'), onPress: shortlist },
  ])
  return list
}

/** The first key starts at the visible part of the page, which may be far down. */
function firstInSight(cards: readonly Element[]) {
  return Math.max(
    0,
    cards.findIndex((card) => card.getBoundingClientRect().top > hiddenAbove),
  )
}
