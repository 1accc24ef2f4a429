import { fittingTerm, longestPasted } from '@pramaan/domain/search'
import { Combobox, type ComboboxProps } from '@pramaan/ui/combobox'
import type { ReactNode } from 'react'

/** Props of `SearchBox`: those of its combobox; `onReach` when suggestions may load, `onSubmit` for Enter or a button. */
export type SearchBoxProps = Omit<ComboboxProps, 'search' | 'labelHidden'> & {
  onReach: () => void
  onSubmit?: () => void
  children?: ReactNode
}

/** A search box with suggestions below it; a button inside it is its child. */
export function SearchBox({ onReach, onSubmit, children, loading = false, ...box }: SearchBoxProps) {
  return (
    <search className="min-w-0 flex-1">
      <form
        className="relative"
        onFocus={onReach}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        <Combobox
          search
          labelHidden
          maxLength={longestPasted}
          loading={loading && box.options.length === 0}
          {...box}
          onQuery={(typed) => box.onQuery(fittingTerm(typed, box.query))}
        />
        {children}
      </form>
    </search>
  )
}
