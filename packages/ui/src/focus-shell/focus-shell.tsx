import type { ReactNode } from 'react'
import { contentId, SkipLink } from '../skip-link/skip-link.tsx'

/**
 * Props of `FocusShell`: `pane` presents the product next to the form on desktops; `foot` is the last line below it.
 */
export type FocusShellProps = {
  brand: ReactNode
  end?: ReactNode
  /** Fills the other half of a desktop. */
  pane?: ReactNode
  foot?: ReactNode
  banner?: ReactNode
  children: ReactNode
}

/** The layout of a single form, such as signing in: next to `pane` from 1024 px on, alone on a phone. */
export function FocusShell({ brand, end, pane, foot, banner, children }: FocusShellProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface lg:bg-canvas">
      <SkipLink />
      {banner}
      <div className="grid flex-1 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)]">
        <aside className="hidden flex-col border-line border-r bg-brand-soft px-14 pt-6 pb-10 lg:flex">
          {brand}
          {pane}
        </aside>
        <div className="flex min-w-0 flex-col px-5 lg:px-10">
          <header className="-mx-5 flex min-h-15 shrink-0 flex-wrap items-center justify-between gap-x-2 border-line border-b pr-3 pl-5 lg:mx-0 lg:h-19 lg:justify-end lg:border-0 lg:px-0 lg:pt-5">
            <div className="lg:hidden">{brand}</div>
            {end}
          </header>
          <main id={contentId} tabIndex={-1} className="mx-auto w-full max-w-100 pt-8 pb-6 outline-none lg:pt-[14vh]">
            {children}
          </main>
          {foot && (
            <footer className="mx-auto mt-auto w-full max-w-100 border-line border-t pt-4 pb-6 text-sm text-ink-muted lg:border-0 lg:text-center">
              {foot}
            </footer>
          )}
        </div>
      </div>
    </div>
  )
}
