import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { PeopleSkeleton } from '@pramaan/app-shell/waiting/people-skeleton.tsx'
import { Card } from '@pramaan/ui/card'

import { ActivityPage, Earlier } from '../../features/activity/activity-page.tsx'
import { useActivityDays } from '../../features/activity/use-activity-days.ts'
import { useViewed } from '../../features/activity/use-viewed.ts'
import { MessageIcon } from '../../features/conversation/message-link.tsx'
import { CandidateLine } from '../../features/shortlist/candidate-line.tsx'
import { NoPeopleYet } from '../../no-people-yet.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The candidates behind 'Candidates viewed', last viewed first. */
export function ViewedScreen() {
  const t = useTexts()
  const { days } = useActivityDays()
  const { pages, viewed, total } = useViewed(days)
  const title = total === undefined ? t('titles.viewed') : t('viewed.title', { count: total })
  return (
    <ActivityPage title={title} text={t('dashboard.viewed.help')}>
      {pages.isError && <Failure error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isPending && <PeopleSkeleton rows={8} />}
      {viewed?.length === 0 && (
        <NoPeopleYet
          wide
          drawing="people"
          title={t('viewed.none')}
          text={t('viewed.none.text')}
          way={t('shortlisted.search')}
          href={paths.list}
        />
      )}
      {viewed && viewed.length > 0 && (
        <Card flush as="div">
          {viewed.map((row) => (
            <CandidateLine
              key={row.ID}
              row={row}
              href={`${paths.openProfile}?candidate=${row.ID}`}
              since={{ word: t('viewed.since'), at: row.ViewedOn }}
              aside={<MessageIcon candidate={row} />}
            />
          ))}
        </Card>
      )}
      <Earlier pages={pages} />
    </ActivityPage>
  )
}
