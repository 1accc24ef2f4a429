import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { mergeRefs } from '../field/merge-refs.ts'

/** Props of `CheckBox`: those of a native checkbox; `mixed` shows that some of a group are ticked. */
export type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some items of its group are ticked, but not all. */
  mixed?: boolean
  /** 16 px, for table rows. */
  small?: boolean
}

/** A checkbox without a label, with a hit area of at least 24 px. It needs a surrounding label or an `aria-label`. */
export function CheckBox({ mixed = false, small, className, ref, ...rest }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The mixed state exists only as a property of the element, not as an attribute.
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <span
      className={clsx(
        'relative grid shrink-0 place-items-center',
        small ? 'size-4 pointer-coarse:size-5.5' : 'size-5',
        className,
      )}
    >
      <input
        {...rest}
        ref={mergeRefs(box, ref)}
        type="checkbox"
        className="peer absolute top-1/2 left-1/2 size-full min-h-6 min-w-6 -translate-1/2 cursor-pointer appearance-none rounded-[5px]"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-[5px] border-[1.5px] border-line-strong bg-surface peer-checked:border-brand peer-checked:bg-brand peer-indeterminate:border-brand peer-indeterminate:bg-brand peer-disabled:opacity-50 peer-aria-invalid:border-danger"
      />
      {mixed ? (
        <Minus aria-hidden strokeWidth={3} className={mark} />
      ) : (
        <Check aria-hidden strokeWidth={3} className={clsx(mark, 'opacity-0 peer-checked:opacity-100')} />
      )}
    </span>
  )
}

// With forced colours the box is not filled, so a tick in the colour for text on the fill would be invisible.
const mark = 'pointer-events-none relative size-3/4 text-on-brand forced-colors:text-[CanvasText]'
