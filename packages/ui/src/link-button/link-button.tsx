import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonTone, buttonLook } from '../button/button-look.ts'
import { Link, type LinkProps } from '../link/link.tsx'

/** Props of `LinkButton`: a link's, plus a button's tone and size. */
export type LinkButtonProps = LinkProps & {
  tone?: ButtonTone
  size?: ButtonSize
  block?: boolean
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
