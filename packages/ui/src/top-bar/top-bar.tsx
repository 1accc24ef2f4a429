import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/**
 * Props of `TopBar`: `start` is for the menu button and brand, `middle` for search or tabs, `end` for city,
 * notifications and account.
 */
export type TopBarProps = {
  start?: ReactNode
  middle?: ReactNode
  end?: ReactNode
  /** 48 px high on desktops instead of 60. */
  dense?: boolean
  /** Shows `start` only below 1024 px, because the rail has the brand on wider screens. */
  startOnPhoneOnly?: boolean
}

/** The bar that stays at the top of every screen. */
export function TopBar({ start, middle, end, dense, startOnPhoneOnly }: TopBarProps) {
  return (
    <header
      className={clsx(
        'stays-put sticky top-0 z-30 flex items-center gap-2 border-line border-b bg-surface print:hidden',
        // At 200 % zoom on a phone, what does not fit wraps to a second line instead of leaving the window.
        'max-[15rem]:h-auto! max-[15rem]:min-h-14 max-[15rem]:flex-wrap max-[15rem]:gap-y-0',
        dense ? 'h-14 px-2 sm:px-4 lg:h-12' : 'h-14 px-4 max-[15rem]:px-1 sm:h-15 sm:px-6',
      )}
    >
      {start && (
        <div className={clsx('flex shrink-0 items-center gap-1', startOnPhoneOnly && 'lg:hidden')}>{start}</div>
      )}
      <div className="flex min-w-0 flex-1 items-center self-stretch">{middle}</div>
      {end && <div className="flex shrink-0 items-center gap-1 sm:gap-2">{end}</div>}
    </header>
  )
}
