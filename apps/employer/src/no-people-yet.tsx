import { EmptyState, type EmptyStateProps } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'

/** The text of an empty list of people, and the label and address of its one link. */
type NoPeopleYetProps = Pick<EmptyStateProps, 'drawing' | 'title' | 'text' | 'bare' | 'wide'> & {
  way: string
  href: string
}

/** The empty state of a list of people. */
export function NoPeopleYet({ way, href, ...said }: NoPeopleYetProps) {
  return (
    <EmptyState
      {...said}
      level={2}
      action={
        <LinkButton tone="soft" href={href}>
          {way}
        </LinkButton>
      }
    />
  )
}
