import { Button, type ButtonProps } from '@pramaan/ui/button'

/** A list that is read page by page. */
export type MorePages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

type MoreButtonProps = Pick<ButtonProps, 'block' | 'size' | 'className'> & {
  pages: MorePages
  label: string
  /** What the button says while the next page loads. */
  busy: string
}

/** Loads the next page of a list, if there is one. */
export function MoreButton({ pages, label, busy, ...look }: MoreButtonProps) {
  if (!pages.hasNextPage) return null
  return (
    <Button {...look} tone="quiet" busy={pages.isFetchingNextPage && busy} onClick={() => void pages.fetchNextPage()}>
      {label}
    </Button>
  )
}
