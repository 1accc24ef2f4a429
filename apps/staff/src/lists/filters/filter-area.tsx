import { useShortcuts } from '@pramaan/ui/shortcuts'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * The control of a filter: a select, a field, a tab, or the button that opens more; the search box has its own
 * shortcut.
 */
const setters =
  "select, [role=combobox], input:not([type=search], [tabindex='-1']), [contenteditable=true], [aria-haspopup=dialog], [role=tab][aria-selected=true]"

/** The filters of a list: the key `f` focuses the first visible one, or opens the sheet. */
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
