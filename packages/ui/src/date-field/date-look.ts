import { clsx } from 'clsx'

/** The box around the parts of a date, before and after its code has loaded. */
export function boxLook(size: 'dense' | 'inline' | undefined): string {
  if (size === 'inline') return 'flex items-center self-stretch tabular-nums'
  return clsx(
    'control flex items-center pl-2 tabular-nums',
    size === 'dense' ? 'min-h-9 text-sm pointer-coarse:min-h-11' : 'min-h-11',
  )
}

export const partLook =
  'min-h-6 min-w-6 justify-center self-stretch px-0.5 focus:bg-brand-faint data-placeholder:text-ink-muted'
