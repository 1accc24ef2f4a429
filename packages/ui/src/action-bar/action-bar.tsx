import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Props of `ActionBar`: `children` are the buttons, and `text` is the price or the reason. */
export type ActionBarProps = {
  children: ReactNode
  text?: ReactNode
  /** Puts the text above the buttons on a phone, instead of next to them. */
  textAbove?: boolean
  /** Shows the bar below 1024 px only; wider pages show the action inline. */
  phoneOnly?: boolean
  /** The same max-width class as the content above it. */
  width?: string
}

/** The bar at the bottom of a screen with one main action; it replaces the navigation. */
export function ActionBar({ children, text, textAbove, phoneOnly, width = 'max-w-275' }: ActionBarProps) {
  return (
    <div
      data-action-bar
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 lg:left-[var(--bar-left,0px)] border-line border-t bg-surface px-4 pt-3 [--safe-gap:0.75rem] safe-bottom sm:px-6 print:hidden',
        phoneOnly && 'lg:hidden',
      )}
    >
      <div
        className={clsx(
          'mx-auto flex items-center justify-between gap-x-4 gap-y-2 sm:justify-end',
          textAbove && 'max-sm:flex-col max-sm:items-stretch',
          width,
        )}
      >
        {text && (
          <div className={clsx('min-w-0 text-sm text-ink-muted', textAbove && 'max-sm:text-center')}>{text}</div>
        )}
        <div className={clsx('flex items-center gap-3', (!text || textAbove) && 'max-sm:flex-1 max-sm:*:last:flex-1')}>
          {children}
        </div>
      </div>
    </div>
  )
}

/** An action that is inline from 1024 px on and in the bottom bar on narrower screens. `text` shows only in the bar. */
export function DockedAction({ children, text }: { children: ReactNode; text?: ReactNode }) {
  return (
    <div
      data-action-bar
      className="max-lg:safe-bottom max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:flex max-lg:items-center max-lg:justify-between max-lg:gap-4 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:[--safe-gap:0.75rem] sm:max-lg:px-6 print:hidden"
    >
      {text && <div className="min-w-0 text-sm text-ink-muted lg:hidden">{text}</div>}
      <div className={clsx(text ? 'max-lg:shrink-0' : 'max-lg:flex-1')}>{children}</div>
    </div>
  )
}
