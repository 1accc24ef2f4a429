import { clsx } from 'clsx'

const edge =
  'M50 0 62 10 77 7 82 21 96 27 91 41 100 52 90 63 94 78 79 83 72 97 58 91 46 100 36 89 21 92 17 77 3 70 9 56 0 45 11 35 7 20 22 16 29 3 43 9Z'

/**
 * The green seal for profiles checked by people, and nothing else; `size` in px, an empty `label` if the text says so
 * already.
 */
export function Seal({
  label,
  size = 18,
  className,
}: {
  /** What the seal says to screen readers; empty if the text says so already. */
  label: string
  /** Its width and height in pixels. */
  size?: number
  /** More classes for its place, not for its look. */
  className?: string
}) {
  return (
    <svg
      role="img"
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className={clsx('inline-block shrink-0', className)}
    >
      <path d={edge} className="fill-verified" />
      <path d="m29 52 14 14 28-31" className="fill-none stroke-surface" strokeWidth="11" />
    </svg>
  )
}

/** The longest word that a line of a phone has room for, with its seal beside it. */
const longestWord = 16

/** A name with its seal, which never wraps to a separate line, except after a word too long for a line of its own. */
export function SealedName({
  name,
  seal,
  size = 18,
}: {
  /** The name of the person. */
  name: string
  /** What the seal says; without it there is none. */
  seal?: string | undefined
  /** Its width and height in pixels. */
  size?: number
}) {
  if (!seal) return <span className="wrap-anywhere">{name}</span>
  const lastSpace = name.lastIndexOf(' ') + 1
  return (
    <span className="wrap-anywhere">
      {name.slice(0, lastSpace)}
      <span className={clsx(name.length - lastSpace <= longestWord && 'whitespace-nowrap')}>
        {name.slice(lastSpace)}
        <Seal label={seal} size={size} className="ml-1.5 align-[-0.18em]" />
      </span>
    </span>
  )
}
