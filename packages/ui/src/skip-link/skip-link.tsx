import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'

/** The id of a layout's main part. */
export const contentId = 'content'

/** The id of a screen's main list. */
export const resultsId = 'results'

/** The first Tab stops: links that skip to the list, if the screen has one, and past the menus. */
export function SkipLink() {
  const labels = useLabels()
  return (
    <>
      <SkipToResults />
      <Skip to={contentId}>{labels.skipToContent}</Skip>
    </>
  )
}

/**
 * The link that skips search and filters. A layout also starts its main part with it, because the focus is there for
 * people who come from the menu.
 */
function SkipToResults() {
  const labels = useLabels()
  return (
    <Skip to={resultsId} className="in-[:root:not(:has(#results))]:hidden">
      {labels.skipToResults}
    </Skip>
  )
}

/** The main part of a layout, the target of the skip link. */
export function MainContent({
  className,
  children,
}: {
  /** Extra classes for layout (margin, width), not for appearance. */
  className: string
  children: ReactNode
}) {
  return (
    <main id={contentId} tabIndex={-1} className={clsx('outline-none', className)}>
      <SkipToResults />
      {children}
    </main>
  )
}

/** A screen's main list, below its search and filters; one per screen. */
export function ResultsRegion({
  className,
  children,
}: {
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
  children: ReactNode
}) {
  return (
    <div id={resultsId} tabIndex={-1} className={clsx('outline-none', className)}>
      {children}
    </div>
  )
}

function Skip({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => skipTo(event, to)}
      className={clsx(
        // Above the toasts, which a phone shows where the link appears.
        'sr-only z-[1000000000] rounded-control bg-inverse font-semibold text-on-inverse focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3',
        className,
      )}
    >
      {children}
    </a>
  )
}

/** Moves only the focus, because following the link would add a history entry. */
function skipTo(event: MouseEvent, id: string) {
  const part = document.getElementById(id)
  if (!part) return
  event.preventDefault()
  part.focus()
}
