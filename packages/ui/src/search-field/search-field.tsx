import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { FieldFoot, useFieldIds } from '../field/field.tsx'
import { mergeRefs } from '../field/merge-refs.ts'
import { useLabels } from '../labels/labels.tsx'

/** Props of `SearchField`; `onSubmit` is called by Enter and by the button, which is shown if `submitLabel` is set. */
export type SearchFieldProps = {
  label: string
  value: string
  onValue: (value: string) => void
  onSubmit?: (value: string) => void
  /** An example in the empty field; never its only label. */
  placeholder?: string
  submitLabel?: string
  /** A key that jumps here ('/'), or a hint, while the box is empty. */
  hint?: ReactNode
  dense?: boolean
  /** Why its words are not searched. */
  error?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** A search box; Escape and the cross clear it. */
export function SearchField({
  label,
  value,
  onValue,
  onSubmit,
  placeholder,
  submitLabel,
  hint,
  dense,
  error,
  ref,
}: SearchFieldProps) {
  const labels = useLabels()
  const box = useRef<HTMLInputElement>(null)
  const { id, control } = useFieldIds({ error })
  const clear = () => {
    onValue('')
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && value) clear()
    // Without `onSubmit`, Enter would submit the surrounding form.
    if (event.key === 'Enter' && !onSubmit) event.preventDefault()
  }
  return (
    <SearchBox
      onSubmit={onSubmit && (() => onSubmit(value))}
      dense={dense ?? false}
      foot={<FieldFoot id={id} error={error} />}
    >
      <Search aria-hidden className={clsx('shrink-0 text-ink-muted', dense ? 'size-4' : 'size-5')} />
      <input
        ref={mergeRefs(box, ref)}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        {...control}
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={onKeyDown}
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
    </SearchBox>
  )
}

type SearchBoxProps = {
  onSubmit: (() => void) | undefined
  dense: boolean
  /** Below the box. */
  foot: ReactNode
  children: ReactNode
}

/**
 * A form if a search is submitted; otherwise a plain box, because it may be inside a form, and forms can't be nested.
 */
function SearchBox({ onSubmit, dense, foot, children }: SearchBoxProps) {
  const look = clsx(
    'control flex items-center gap-1 pr-1 pl-3',
    dense ? 'min-h-8 text-sm pointer-coarse:min-h-11' : 'min-h-11',
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <search className="flex min-w-0 flex-col gap-1.5">
      {onSubmit ? (
        <form onSubmit={submit} className={look}>
          {children}
        </form>
      ) : (
        <div className={look}>{children}</div>
      )}
      {foot}
    </search>
  )
}
