import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Shortlisted, useShortlisted } from './use-shortlisted.ts'

/** Props of `ShortlistStates`: the list's query, how many rows its skeleton has, and what a full list shows. */
export type ShortlistStatesProps = {
  query: ReturnType<typeof useShortlisted>
  rows: number
  children: (items: readonly Shortlisted[]) => ReactNode
}

/** The shortlist's faces other than full: on its way, failed, empty. */
export function ShortlistStates({ query, rows, children }: ShortlistStatesProps) {
  const t = useTexts()
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <RowSkeletons rows={rows} />
  if (query.data.items.length > 0) return children(query.data.items)
  return (
    <EmptyState
      wide
      level={2}
      icon={Star}
      title={t('shortlisted.none')}
      text={t('shortlisted.none.text')}
      action={
        <LinkButton tone="soft" href={paths.list}>
          {t('shortlisted.search')}
        </LinkButton>
      }
    />
  )
}

/** Rows on their way. */
function RowSkeletons({ rows }: { rows: number }) {
  return (
    <Loading className="rounded-card border border-line bg-surface">
      {Array.from({ length: rows }, (_, index) => (
        <div key={`row ${index + 1}`} className="flex items-center gap-3.5 border-line px-5 py-3 not-first:border-t">
          <Skeleton className="size-11 shrink-0 rounded-full!" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
