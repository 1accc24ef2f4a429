import { fittingTerm, longestPasted, longestTerm } from '@pramaan/domain/search'
import { startOf } from '@pramaan/domain/shortened'
import { Combobox, type ComboboxProps } from '@pramaan/ui/combobox'
import { type ReactNode, useRef } from 'react'

/**
 * Props of `SearchBox`: those of a combobox; `onReach` is called when suggestions may load, `onSubmit` for Enter or a
 * button, `onLong` for a pasted text that is too long to search.
 */
export type SearchBoxProps = Omit<ComboboxProps, 'search' | 'labelHidden'> & {
  onReach: () => void
  onSubmit?: () => void
  onLong?: (text: string) => void
  children?: ReactNode
}

/** A search box with suggestions below it; a button inside it is its child. */
export function SearchBox({ onReach, onSubmit, onLong, children, loading = false, ...box }: SearchBoxProps) {
  // With line breaks, which a single-line box would lose.
  const pasted = useRef('')
  return (
    <search className="min-w-0 flex-1">
      <form
        className="relative"
        onFocus={onReach}
        onPaste={({ clipboardData }) => {
          pasted.current = clipboardData.getData('text')
        }}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        <Combobox
          search
          labelHidden
          loading={loading && box.options.length === 0}
          {...box}
          onQuery={(typed) => {
            const isPasted = typed.length > longestTerm && typed.length > box.query.length + 1
            box.onQuery(fittingTerm(typed, box.query))
            if (isPasted) onLong?.(startOf(pasted.current, longestPasted) || typed)
          }}
        />
        {children}
      </form>
    </search>
  )
}
