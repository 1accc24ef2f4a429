import { clsx } from 'clsx'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { type ComboboxOption, matchParts } from './combobox-option.ts'

type ComboboxListProps = {
  listId: string
  label: ReactNode
  options: readonly ComboboxOption[]
  query: string
  loading: boolean
  active: number
  onActive: (index: number) => void
  onPick: (option: ComboboxOption) => void
  /** What stands below the matches. */
  foot?: ReactNode
}

/** The list under a combobox; it opens below the box, never over it. */
export function ComboboxList({
  listId,
  label,
  options,
  query,
  loading,
  active,
  onActive,
  onPick,
  foot,
}: ComboboxListProps) {
  const labels = useLabels()
  const activeLine = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) activeLine.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-20 mt-1.5 overflow-hidden rounded-card border border-line bg-surface shadow-float outline-none"
    >
      <div
        id={listId}
        role="listbox"
        aria-label={typeof label === 'string' ? label : undefined}
        className="max-h-72 overflow-y-auto p-1.5 empty:p-0"
      >
        {options.map((option, index) => (
          <Fragment key={option.value}>
            {option.group !== undefined && option.group !== options[index - 1]?.group && (
              <div aria-hidden className="px-2.5 pt-2 pb-0.5 text-xs text-ink-muted">
                {option.group}
              </div>
            )}
            <div
              ref={index === active ? activeLine : undefined}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The text box keeps the focus: a press in the list must not take it away.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onActive(index)}
              onMouseUp={({ button }) => button === 0 && onPick(option)}
              className={clsx(
                'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
                index === active && 'bg-brand-soft',
              )}
            >
              {option.icon && <span className="text-ink-muted">{option.icon}</span>}
              <span className="min-w-0 flex-1">
                <span className="max-sm:wrap-anywhere sm:cut block">
                  <Matched label={option.label} query={query} />
                </span>
                {option.detail && <span className="wrap-anywhere block text-xs text-ink-muted">{option.detail}</span>}
              </span>
              {option.note && <span className="shrink-0 text-xs text-ink-muted tabular-nums">{option.note}</span>}
            </div>
          </Fragment>
        ))}
      </div>
      <p role="status" className="flex items-center gap-2 px-4 text-sm text-ink-muted not-empty:py-2.5">
        {loading ? (
          <>
            <Spinner /> {labels.loading}
          </>
        ) : options.length === 0 ? (
          labels.noMatches
        ) : null}
      </p>
      {foot && <div className="border-line border-t px-2 py-1">{foot}</div>}
    </div>
  )
}

function Matched({ label, query }: { label: string; query: string }) {
  let at = 0
  return matchParts(label, query).map(({ text, match }) => {
    at += text.length
    return match ? <strong key={at}>{text}</strong> : <Fragment key={at}>{text}</Fragment>
  })
}
