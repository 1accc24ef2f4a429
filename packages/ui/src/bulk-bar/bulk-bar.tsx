import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { leaveFocusTo, pathOf, type Step } from '../focus-keeper/focus-path.ts'
import { useLabels } from '../labels/labels.tsx'
import { contentId } from '../skip-link/skip-link.tsx'

/** Props of `BulkBar`: how many rows are selected, the actions for them, and how to clear the selection. */
export type BulkBarProps = {
  count: number
  onClear: () => void
  children: ReactNode
  label: string
}

/**
 * Floats over the bottom of a list while rows are selected, in the corner opposite the toasts. The list needs space
 * below it. If the bar disappears while it has the focus, the control that last changed the selection gets the focus.
 */
export function BulkBar({ count, onClear, children, label }: BulkBarProps) {
  const labels = useLabels()
  const bar = useRef<HTMLElement>(null)
  useLastControl(bar, count)
  if (count === 0) return null
  return (
    <section
      ref={bar}
      aria-label={label}
      className="stays-put pointer-events-none sticky bottom-17 z-20 flex justify-start lg:bottom-11"
    >
      <div className="pointer-events-auto flex max-w-full animate-rise items-center gap-1 rounded-control bg-inverse py-1 pr-1 pl-4 text-sm text-on-inverse shadow-float max-sm:grid max-sm:w-full max-sm:grid-cols-[1fr_auto]">
        <span role="status" className="mr-2 font-semibold whitespace-nowrap tabular-nums">
          {labels.selected(count)}
        </span>
        {/* On a phone below the count, in as many rows as they need: what is out of sight is not found. */}
        <div className="relative flex min-w-0 flex-1 items-center gap-1 overflow-x-auto max-sm:order-last max-sm:col-span-2 max-sm:-ml-3 max-sm:flex-wrap">
          {children}
        </div>
        <BulkButton aria-label={labels.clear} onClick={onClear} icon={<X />} />
      </div>
    </section>
  )
}

/** The focus goes to the control outside the bar that last changed the number of selected rows. */
function useLastControl(bar: RefObject<HTMLElement | null>, count: number) {
  const control = useRef<readonly Step[]>([])
  useLayoutEffect(() => {
    if (count === 0 || !bar.current) return
    leaveFocusTo(bar.current, () => control.current)
    const focused = document.activeElement
    if (focused?.closest(`#${contentId}`) && !bar.current.contains(focused)) control.current = pathOf(focused)
  }, [bar, count])
}

/** The actions of the bulk bar; `main` is the primary one, `reason` says why it is disabled. */
export function BulkButton({
  icon,
  main,
  reason,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & {
  icon?: ReactNode
  main?: boolean
  reason?: string | false | undefined
}) {
  const reasonId = useId()
  const button = (
    <button
      type="button"
      {...rest}
      onClick={(event) => !reason && rest.onClick?.(event)}
      aria-disabled={reason ? true : undefined}
      aria-describedby={reason ? reasonId : undefined}
      className={clsx(
        'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-control px-3 font-semibold whitespace-nowrap -outline-offset-3 outline-current! enabled-hover:bg-on-inverse/12 disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-4.5',
        main && 'bg-on-inverse text-inverse enabled-hover:bg-on-inverse/90',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  )
  if (!reason) return button
  return (
    <>
      {button}
      <span id={reasonId} className="shrink-0 pr-2 text-xs">
        {reason}
      </span>
    </>
  )
}
