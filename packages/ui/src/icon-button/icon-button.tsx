import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** Props of `IconButton`; `label` is the accessible name and the tooltip. */
export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
  /** `bare` has no border; `outlined` has a control's border; `soft` is tinted. */
  look?: 'bare' | 'outlined' | 'soft'
  /** `md` is 44 px; `sm` is drawn at 32 px for dense rows, and is 44 px on touch. */
  size?: 'sm' | 'md'
  /** Aligns the icon with the edge of its card; the hit area stays 44 px. */
  edge?: 'start' | 'end'
  /** A dot for something new; the label must say it too. */
  dot?: boolean
}

/** A button with only an icon, with a hit area of at least 44 px on touch screens. */
export function IconButton({
  label,
  icon,
  look = 'bare',
  size = 'md',
  edge,
  dot,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={clsx(
        'relative grid shrink-0 cursor-pointer place-items-center rounded-control transition-colors disabled:opacity-40',
        size === 'md' ? 'size-11 [&_svg]:size-5' : 'size-8 pointer-coarse:size-11 [&_svg]:size-4.5',
        look === 'bare' && 'text-ink-muted enabled-hover:bg-ink/6 enabled-hover:text-ink',
        look === 'outlined' && 'border border-line-strong bg-surface text-ink enabled-hover:bg-canvas',
        look === 'soft' && 'bg-brand-soft text-brand enabled-hover:bg-brand-faint',
        edge === 'start' && (size === 'md' ? '-ml-3' : '-ml-1.5'),
        edge === 'end' && (size === 'md' ? '-mr-3' : '-mr-1.5'),
        className,
      )}
    >
      {icon}
      {dot && (
        <span aria-hidden className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-surface bg-accent" />
      )}
    </button>
  )
}
