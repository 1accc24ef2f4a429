import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonTone, buttonLook } from '../button/button-look.ts'
import { Link, type LinkProps } from '../link/link.tsx'

/** Props of `LinkButton`: a link's, plus a button's tone and size. */
export type LinkButtonProps = LinkProps & {
  /** How prominent, as for a button. */
  tone?: ButtonTone
  /** The height, as for a button. */
  size?: ButtonSize
  /** Fills the available width. */
  block?: boolean
  /** An icon before the words. */
  icon?: ReactNode
}

/** A link drawn as a button. */
export function LinkButton({
  tone = 'primary',
  size = 'md',
  block,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={clsx(buttonLook(tone, size, block ?? false), className)}>
      {icon}
      {children}
    </Link>
  )
}
