import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { ReactNode } from 'react'
import { CountWait, ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { FilterArea } from '../filters/filter-area.tsx'

type ListLayoutProps = {
  title: string
  /** The count next to the title, once known. */
  count: string | false | undefined
  actions?: ReactNode
  /** The filters, between title and list. */
  filters?: ReactNode
  /** Why the list failed to load; shown in its place. */
  error: unknown
  onRetry: () => unknown
  children: ReactNode
}

/** A screen with a list: breadcrumbs, title with count, actions, and the list or why it failed. */
export function ListLayout({ title, count, actions, filters, error, onRetry, children }: ListLayoutProps) {
  return (
    <div className="flex flex-col gap-3">
      <ScreenHeader title={title} beside={count || (!error && <CountWait />)} actions={actions} />
      {filters && <FilterArea>{filters}</FilterArea>}
      {error ? (
        <Failure error={error} onRetry={() => void onRetry()} />
      ) : (
        <div className="flex flex-col gap-3">
          <ListsFailure />
          {children}
        </div>
      )}
    </div>
  )
}
