import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { TextButton, TextLink } from '@pramaan/ui/text-link'
import { paths } from '../../../../paths.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { PastSearchRow } from './past-search-row.tsx'
import { usePastSearches } from './use-past-searches.ts'

/** Props of `PastSearches`: how many to show, and the link to all. */
export type PastSearchesProps = { entries: number; onHistory: () => void }

/** The latest searches on the dashboard, with a link to all (document 002 §2.3). */
export function PastSearches({ entries, onHistory }: PastSearchesProps) {
  const t = useTexts()
  const { query, searches } = usePastSearches()
  if (query.isError) return <SectionFailure title={t('dashboard.past')} query={query} />
  return (
    <Card flush>
      <SectionHeader
        title={t('dashboard.past')}
        aside={searches.length > 0 && <TextButton onClick={onHistory}>{t('dashboard.history')}</TextButton>}
        className="min-h-14 px-4 sm:px-5"
      />
      {query.isPending && (
        <Loading className="px-5 pb-5">
          <SkeletonText lines={5} />
        </Loading>
      )}
      {query.isSuccess && searches.length === 0 && (
        <div className="border-line border-t px-4 py-4 sm:px-5">
          <p className="font-semibold">{t('history.none')}</p>
          <p className="mb-2 text-sm text-ink-muted">{t('history.none.text')}</p>
          <TextLink href={paths.list}>{t('shortlisted.search')}</TextLink>
        </div>
      )}
      <ul>
        {searches.slice(0, entries).map((entry) => (
          <li key={entry.ID} className="border-line border-t">
            <PastSearchRow entry={entry} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
