import { clsx } from 'clsx'

/** The unread count on the corner of an icon whose label also says it. */
export function UnreadMark({ unread, className = 'top-1 right-0.5' }: { unread: number; className?: string }) {
  if (unread === 0) return null
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute min-w-4.5 rounded-full border border-surface bg-accent px-1 text-center text-on-accent text-xs leading-4 font-semibold tabular-nums',
        className,
      )}
    >
      {unread > 99 ? '99+' : unread}
    </span>
  )
}
