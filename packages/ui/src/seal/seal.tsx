import { clsx } from 'clsx'

const edge =
  'M50 0 62 10 77 7 82 21 96 27 91 41 100 52 90 63 94 78 79 83 72 97 58 91 46 100 36 89 21 92 17 77 3 70 9 56 0 45 11 35 7 20 22 16 29 3 43 9Z'

/** The green seal, only for profiles that people have verified; `size` is in px. */
export function Seal({
  label,
  size = 18,
  className,
}: {
  /** For screen readers; empty if the text next to it already says it. */
  label: string
  size?: number
  /** Extra classes for layout (margin, width), not for appearance. */
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

/** The longest word that fits a phone's line together with the seal. */
const longestWord = 16

/** A name with its seal. The seal never wraps to its own line, except after a word that is too long for a line. */
export function SealedName({
  name,
  seal,
  size = 18,
}: {
  name: string
  /** The seal's text; without it there is no seal. */
  seal?: string | undefined
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
