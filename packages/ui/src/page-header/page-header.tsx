import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/**
 * Props of `PageHeader`; `above` is a breadcrumb or back link, `beside` a muted figure, `actions` the screen's buttons.
 */
export type PageHeaderProps = {
  title: ReactNode
  description?: ReactNode
  above?: ReactNode
  beside?: ReactNode
  actions?: ReactNode
  dense?: boolean
}

/** The screen's title and actions; the only h1 of a screen. */
export function PageHeader({ title, description, above, beside, actions, dense }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        {above}
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className={clsx('wrap-anywhere', dense ? 'text-xl' : 'text-xl sm:text-2xl')}>{title}</h1>
          {beside && <span className="min-w-0 text-sm text-ink-muted tabular-nums wrap-anywhere">{beside}</span>}
        </div>
        {description && <p className="text-ink-muted">{description}</p>}
      </div>
      {actions && <div className="flex min-w-0 flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
