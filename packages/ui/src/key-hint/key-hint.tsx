import { clsx } from 'clsx'

/** Keys as they are printed on a keyboard, in the colour of the surrounding text. */
export function KeyHint({
  keys,
  className,
}: {
  keys: string | readonly string[]
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
}) {
  return (
    <span className={clsx('inline-flex shrink-0 gap-0.5', className)}>
      {[keys].flat().map((key) => (
        <kbd
          key={key}
          className="inline-block min-w-5 rounded-sm border border-current/30 px-1 text-center font-sans text-xs leading-[1.125rem] font-medium"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
