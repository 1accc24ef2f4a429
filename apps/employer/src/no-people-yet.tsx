import { EmptyState, type EmptyStateProps } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'

/** What an empty list of people says, and the words and address of the one way to fill it. */
type NoPeopleYetProps = Pick<EmptyStateProps, 'icon' | 'title' | 'text' | 'bare' | 'wide'> & {
  way: string
  href: string
}

/** A list of people that nobody is on yet. */
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
