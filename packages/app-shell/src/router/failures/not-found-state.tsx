import { EmptyState, type EmptyStateProps } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'

/** Props of `NotFoundState`: what is missing, and the label and address of the link. */
export type NotFoundStateProps = Pick<EmptyStateProps, 'drawing' | 'title' | 'text' | 'level'> & {
  href: string
  way: string
}

/**
 * Shown for a link to a missing or deleted job, drive or person, with a link to the list; usually it is all of the
 * page.
 */
export function NotFoundState({ href, way, ...missing }: NotFoundStateProps) {
  return (
    <EmptyState
      level={1}
      {...missing}
      action={
        <LinkButton href={href} tone="soft">
          {way}
        </LinkButton>
      }
    />
  )
}
