import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Card } from '@pramaan/ui/card'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'

import { ActivityPage, Earlier } from '../../features/activity/activity-page.tsx'
import { useActivityDays } from '../../features/activity/use-activity-days.ts'
import { PastSearchRow } from '../../features/search/history/past/past-search-row.tsx'
import { usePastSearches } from '../../features/search/history/past/use-past-searches.ts'
import { NoPeopleYet } from '../../no-people-yet.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The searches behind 'Searches', latest first; each opens the list as it was. */
export function SearchesScreen() {
  const t = useTexts()
  const { days } = useActivityDays()
  const { query, searches, total } = usePastSearches(days)
  const title = total === undefined ? t('titles.searches') : t('searches.title', { count: total })
  return (
    <ActivityPage title={title} text={t('dashboard.searches.help')}>
      {query.isError && <Failure error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
      {query.isSuccess && searches.length === 0 && (
        <NoPeopleYet
          wide
          drawing="nothing"
          title={t('history.none')}
          text={t('history.none.text')}
          way={t('shortlisted.search')}
          href={paths.list}
        />
      )}
      {searches.length > 0 && (
        <Card flush as="div">
          <ul>
            {searches.map((entry) => (
              <li key={entry.ID} className="border-line not-first:border-t">
                <PastSearchRow entry={entry} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Earlier pages={query} />
    </ActivityPage>
  )
}
