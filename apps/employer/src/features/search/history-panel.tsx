import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SidePanel } from '@pramaan/ui/side-panel'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { History } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { PastSearchRow } from './past-search-row.tsx'
import { usePastSearches } from './use-past-searches.ts'

/** The search-history panel, 310 px wide: every past search, newest first (document 002 §2.3). */
export function HistoryPanel({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTexts()
  return (
    <SidePanel {...{ open, onOpenChange }} title={t('history.title')}>
      <Entries onOpen={() => onOpenChange(false)} />
    </SidePanel>
  )
}

function Entries({ onOpen }: { onOpen: () => void }) {
  const t = useTexts()
  const { query, searches } = usePastSearches()
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (query.isPending)
    return (
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    )
  if (searches.length === 0)
    return <EmptyState icon={History} title={t('history.none')} text={t('history.none.text')} />
  return (
    <>
      <ul className="-mx-5">
        {searches.map((entry) => (
          <li key={entry.ID} className="border-line not-first:border-t">
            <PastSearchRow entry={entry} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          tone="quiet"
          size="sm"
          block
          className="mt-3"
          busy={query.isFetchingNextPage && t('history.loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('history.older')}
        </Button>
      )}
    </>
  )
}
