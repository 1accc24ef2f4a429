import type { Landed } from '@pramaan/app-shell/router/app-routes.ts'
import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { employerListEntries } from '../../features/dashboard/dashboard-lists.ts'
import { Figures } from '../../features/dashboard/figures.tsx'
import { NeedsYou } from '../../features/dashboard/needs-you.tsx'
import { RecentDrives } from '../../features/dashboard/recent-drives.tsx'
import { RecentJobs } from '../../features/dashboard/recent-jobs.tsx'
import { ShortlistStages } from '../../features/dashboard/shortlist-stages.tsx'
import { StatisticsTiles } from '../../features/dashboard/statistics-tiles.tsx'
import { useDashboard } from '../../features/dashboard/use-dashboard.ts'
import { PastSearches } from '../../features/search/history/past/past-searches.tsx'
import { ShortlistStates } from '../../features/shortlist/shortlist-states.tsx'
import { ShortlistedRow } from '../../features/shortlist/shortlisted-row.tsx'
import { useShortlisted } from '../../features/shortlist/use-shortlisted.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

// Most visits leave the whole history closed.
const HistoryPanel = latePart(() =>
  import('../../features/search/history/history-panel.tsx').then((m) => m.HistoryPanel),
)

/** The employer's dashboard: figures, latest activity, and the tiles (document 002 §2.3, §2.10). */
export function DashboardScreen() {
  const t = useTexts()
  const { dashboard, company, unread } = useDashboard()
  const isKnown = dashboard.isError || (dashboard.data !== undefined && unread !== undefined)
  const [history, setHistory] = useState(false)
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={t('titles.dashboard')}
        // Shown later, the line would move the page.
        description={company ?? '\u00a0'}
        actions={
          <LinkButton href={paths.list} icon={<Search />} className="max-lg:hidden">
            {t('menu.search-candidate')}
          </LinkButton>
        }
      />
      <NeedsYou dashboard={dashboard} unread={unread} />
      {/* How much waits is known first: what stands below it would move. */}
      <div className={clsx('flex flex-col gap-4 sm:gap-5', !isKnown && 'invisible')}>
        <Figures dashboard={dashboard} />
        <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 gap-4 sm:gap-6 *:min-w-0">
            <LatestShortlisted />
            <RecentDrives />
            <RecentJobs />
          </div>
          <div className="grid min-w-0 gap-4 sm:gap-5 *:min-w-0">
            <ShortlistStages dashboard={dashboard} />
            <PastSearches entries={employerListEntries} onHistory={() => setHistory(true)} />
          </div>
        </div>
        <StatisticsTiles />
      </div>
      {history && (
        <OpenedLate onClose={() => setHistory(false)}>
          <HistoryPanel open onOpenChange={setHistory} />
        </OpenedLate>
      )}
    </div>
  )
}

DashboardScreen.firstQueries = ({ api, person }: Landed) => [
  api.employers.dashboard.query({ params: { id: person.ID } }),
  api.conversations.unread.query(),
]

function LatestShortlisted() {
  const t = useTexts()
  const query = useShortlisted(employerListEntries)
  return (
    <section aria-label={t('dashboard.shortlisted')}>
      <ShortlistStates query={query} rows={employerListEntries} section={t('dashboard.shortlisted')}>
        {(items) => (
          <Card as="div" flush>
            <SectionHeader
              title={t('dashboard.shortlisted')}
              aside={<TextLink href={paths.shortlisted}>{t('dashboard.viewAll')}</TextLink>}
              className="min-h-14 px-4 sm:px-5"
            />
            {items.slice(0, employerListEntries).map((row) => (
              <ShortlistedRow key={row.ID} row={row} />
            ))}
          </Card>
        )}
      </ShortlistStates>
    </section>
  )
}
