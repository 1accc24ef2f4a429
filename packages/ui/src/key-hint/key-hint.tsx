import { clsx } from 'clsx'

/** Keys as printed on a keyboard, in the colour of the surrounding text. */
export function KeyHint({
  keys,
  className,
}: {
  /** The keys, as printed on a keyboard. */
  keys: string | readonly string[]
  /** More classes for its place, not for its look. */
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
