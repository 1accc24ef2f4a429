import { clsx } from 'clsx'

/** How prominent: `primary` is the one action of the screen, `quiet` is outlined, `soft` is tinted, `ghost` is bare. */
export type ButtonTone = 'primary' | 'quiet' | 'soft' | 'danger' | 'ghost'

/** Heights: xs 32 (dense tables), sm 36, md 44, lg 48; touch screens never go below 44. */
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg'

const tones: Record<ButtonTone, string> = {
  primary: 'border-transparent bg-brand text-on-brand enabled-hover:bg-brand-strong',
  quiet:
    'border-line-strong bg-surface text-ink enabled-hover:bg-[color-mix(in_oklab,var(--color-ink)_5%,var(--color-surface))]',
  soft: 'border-transparent bg-brand-soft text-brand enabled-hover:bg-brand-faint',
  danger: 'border-transparent bg-danger text-on-brand enabled-hover:bg-danger-strong',
  ghost: 'border-transparent bg-transparent text-ink-muted enabled-hover:bg-ink/6 enabled-hover:text-ink',
}

const sizes: Record<ButtonSize, string> = {
  xs: 'min-h-8 gap-1.5 px-2.5 py-1 text-sm [&_svg]:size-4',
  sm: 'min-h-9 gap-2 px-3.5 py-1.5 text-sm [&_svg]:size-4',
  md: 'min-h-11 gap-2 px-4.5 py-2 text-base [&_svg]:size-4.5',
  lg: 'min-h-12 gap-2 px-6 py-2.5 text-base [&_svg]:size-5',
}

/** The classes that buttons and links drawn as buttons share. */
export function buttonLook(tone: ButtonTone, size: ButtonSize, block: boolean): string {
  return clsx(
    'inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center rounded-control border text-center font-semibold leading-tight wrap-break-word transition-colors [&_svg]:shrink-0',
    'pointer-coarse:min-h-11 disabled:opacity-50 aria-disabled:opacity-50 aria-busy:opacity-70',
    tones[tone],
    sizes[size],
    block && 'w-full',
  )
}
