import { useShortcuts } from '@pramaan/ui/shortcuts'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** What a filter is set by: a choice, a field, a tab, or the button that opens more; the search box has a key of its own. */
const setters =
  "select, [role=combobox], input:not([type=search], [tabindex='-1']), [contenteditable=true], [aria-haspopup=dialog], [role=tab][aria-selected=true]"

/** The filters of a list: the key `f` goes to the first one on show, and opens the sheet where they are in one. */
export function FilterArea({ children }: { children: ReactNode }) {
  const t = useTexts()
  const area = useRef<HTMLDivElement>(null)
  const reach = () => {
    const all = [...(area.current?.querySelectorAll<HTMLElement>(setters) ?? [])]
    const first = all.find((each) => each.checkVisibility?.() ?? true)
    first?.focus()
    if (first?.ariaHasPopup === 'dialog') first.click()
  }
  useShortcuts([{ on: 'f', label: t('keys.filters'), onPress: reach }])
  return (
    <div ref={area} className="contents">
      {children}
    </div>
  )
}
