import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { mergeRefs } from '../field/merge-refs.ts'
import { useLabels } from '../labels/labels.tsx'

/** Props of `SearchField`; `onSubmit` is Enter or the button, which shows when `submitLabel` is given. */
export type SearchFieldProps = {
  label: string
  value: string
  onValue: (value: string) => void
  onSubmit?: (value: string) => void
  placeholder?: string
  submitLabel?: string
  /** A key that jumps here ('/'), or a hint, while the box is empty. */
  hint?: ReactNode
  dense?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Where a person types what they look for; Escape and the cross clear it. */
export function SearchField({
  label,
  value,
  onValue,
  onSubmit,
  placeholder,
  submitLabel,
  hint,
  dense,
  ref,
}: SearchFieldProps) {
  const labels = useLabels()
  const box = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValue('')
    box.current?.focus()
  }
  return (
    <search className="min-w-0">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.(value)
        }}
        className={clsx(
          'control flex items-center gap-1 pr-1 pl-3',
          dense ? 'min-h-8 text-sm pointer-coarse:min-h-11' : 'min-h-11',
        )}
      >
        <Search aria-hidden className={clsx('shrink-0 text-ink-muted', dense ? 'size-4' : 'size-5')} />
        <input
          ref={mergeRefs(box, ref)}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder ?? label}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && value && clear()}
          className="min-w-0 flex-1 bg-transparent px-1.5 outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {value && (
          <button
            type="button"
            aria-label={labels.clear}
            onClick={clear}
            className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-muted pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        )}
        {!value && hint && <span className="pr-1.5 text-xs text-ink-muted">{hint}</span>}
        {submitLabel && (
          <Button type="submit" size={dense ? 'xs' : 'sm'} className="max-sm:hidden">
            {submitLabel}
          </Button>
        )}
      </form>
    </search>
  )
}
