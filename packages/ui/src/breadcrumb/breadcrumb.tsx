import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { TextLink } from '../text-link/text-link.tsx'

/** A parent page; the last one, the current screen, has no URL. */
export type Crumb = { label: ReactNode; href?: string }

/** The pages above this screen, from the top down; `label` names the list for screen readers. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-ink-muted">
        {crumbs.map((crumb, index) => (
          // The index is a safe key because the order never changes.
          <Fragment key={`place ${index + 1}`}>
            {index > 0 && (
              <li aria-hidden>
                <ChevronRight className="size-3.5" />
              </li>
            )}
            <li aria-current={crumb.href ? undefined : 'page'}>
              {crumb.href ? (
                <Link
                  href={crumb.href}
                  className="inline-flex min-h-6 items-center rounded-sm font-medium enabled-hover:text-ink enabled-hover:underline"
                >
                  {crumb.label}
                </Link>
              ) : (
                crumb.label
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

/**
 * A link to the parent page ('Back to 128 candidates'). The app's router recognizes `data-back` and restores the
 * previous position there.
 */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink data-back href={href} icon={<ChevronLeft />} className="-ml-1 min-h-11">
      {children}
    </TextLink>
  )
}
