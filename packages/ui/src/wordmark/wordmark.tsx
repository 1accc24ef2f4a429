import { clsx } from 'clsx'
import { Link } from '../link/link.tsx'

/** The brand's tick in its colour. */
function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 28 28" className={clsx('shrink-0', className ?? 'size-7')}>
      <rect width="28" height="28" rx="8" className="fill-brand" />
      <path d="m6.8 14.6 4.9 4.6 9.5-10.6" className="fill-none stroke-on-brand" strokeWidth="3" />
    </svg>
  )
}

/** The brand's mark and name, as a link if `href` is set; `compact` shows only the mark on a phone. */
export function Wordmark({
  name,
  href,
  compact,
  small,
}: {
  name: string
  href?: string
  /** Shows only the mark on a phone. */
  compact?: boolean
  small?: boolean
}) {
  const look = 'inline-flex min-h-11 items-center gap-2.5 rounded-md text-ink'
  const inside = (
    <>
      <Mark className={small ? 'size-6' : 'size-7'} />
      <span className={clsx('text-lg font-bold tracking-tight', compact && 'max-sm:sr-only')}>{name}</span>
    </>
  )
  return href ? (
    <Link href={href} className={look}>
      {inside}
    </Link>
  ) : (
    <span className={look}>{inside}</span>
  )
}
