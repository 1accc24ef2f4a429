import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** Props of `Card`: those of a section, plus the element and the appearance. */
export type CardProps = ComponentProps<'section'> & {
  as?: 'section' | 'article' | 'div' | 'li' | 'aside'
  /**
   * `verified` is green and only for verified profiles; `dashed` marks an empty slot; `selected` marks the chosen card.
   */
  face?: 'plain' | 'verified' | 'dashed' | 'selected'
  /** No padding: rows and sections inside bring their own (see `CardSection`). */
  flush?: boolean
}

const faces = {
  plain: 'border-line bg-surface',
  verified: 'border-verified/35 bg-verified-soft',
  dashed: 'border-dashed border-line-strong bg-transparent',
  selected: 'border-brand bg-brand-soft',
}

/** A box with a hairline border and no shadow. */
export function Card({ as: As = 'section', face = 'plain', flush = false, className, ...rest }: CardProps) {
  return (
    <As
      {...(rest as object)}
      className={clsx('min-w-0 rounded-card border', faces[face], flush ? 'overflow-hidden' : 'p-4 sm:p-5', className)}
    />
  )
}

/** A part of a flush card, divided from the one above by a hairline. */
export function CardSection({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx('border-line p-4 not-first:border-t sm:p-5', className)} />
}
