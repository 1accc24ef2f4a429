import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { mergeRefs } from '../field/merge-refs.ts'

/** Props of `CheckBox`: a native checkbox's own; `mixed` draws 'some of them'. */
export type CheckBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Some of what it stands for is ticked. */
  mixed?: boolean
  /** 16 px, for table rows. */
  small?: boolean
}

/** The bare box, hit within 24 px however small it is drawn; needs a label around it or an `aria-label`. */
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

// With forced colours the box is not filled, and a sign in the colour of the fill's text would be white on white.
const mark = 'pointer-events-none relative size-3/4 text-on-brand forced-colors:text-[CanvasText]'
