import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Props of `Badge`: `accent` draws attention (at most one per card), `verified` is only for verified profiles. */
export type BadgeProps = {
  children: ReactNode
  /** Its colour; `verified` is for the verified profile only. */
  tone?: 'plain' | 'accent' | 'brand' | 'danger' | 'verified'
  icon?: ReactNode
}

const tones = {
  plain: 'border-line bg-canvas text-ink-muted',
  accent: 'border-transparent bg-accent-soft text-ink',
  brand: 'border-transparent bg-brand-soft text-brand',
  danger: 'border-transparent bg-danger-soft text-danger',
  verified: 'border-transparent bg-verified-soft text-verified',
}

/** A state in a word or two. */
export function Badge({ children, tone = 'plain', icon }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-5.5 max-w-full shrink-0 items-center gap-1 rounded-sm border px-2 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
      )}
    >
      {icon}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  )
}

/** Props of `Status`: the shape shows the state as well as the colour. */
export type StatusProps = {
  children: ReactNode
  /** The shape beside the word. */
  shape: 'waiting' | 'open' | 'half' | 'full' | 'off'
}

const shapes = {
  waiting: 'border-accent bg-accent',
  open: 'border-accent',
  half: 'border-brand bg-[linear-gradient(90deg,var(--color-brand)_50%,transparent_50%)]',
  full: 'border-brand bg-brand',
  off: 'border-line-strong',
}

/** A state in a table: a shape and a word. */
export function Status({ children, shape }: StatusProps) {
  return (
    <span className={clsx('inline-flex items-center gap-2 whitespace-nowrap', shape === 'off' && 'text-ink-muted')}>
      <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full border-[1.5px]', shapes[shape])} />
      {children}
    </span>
  )
}
