import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from '../link/link.tsx'

type Look = {
  icon?: ReactNode
  /** For a link inside a sentence: underlined, and it keeps the line height. */
  inline?: boolean
}

const look = (inline: boolean | undefined) =>
  clsx(
    'rounded-sm font-semibold text-brand enabled-hover:text-brand-strong',
    inline
      ? 'underline underline-offset-3'
      : 'inline-flex items-center gap-1.5 text-sm enabled-hover:underline enabled-hover:underline-offset-3 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
  )

/** A blue text link. */
export function TextLink({ icon, inline, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={clsx(look(inline), className)}>
      {icon}
      {children}
    </Link>
  )
}

/** A blue text that performs an action ('Clear all', 'Resend OTP'). */
export function TextButton({ icon, inline, className, children, ...rest }: ComponentProps<'button'> & Look) {
  return (
    <button type="button" {...rest} className={clsx(look(inline), 'cursor-pointer disabled:opacity-50', className)}>
      {icon}
      {children}
    </button>
  )
}
