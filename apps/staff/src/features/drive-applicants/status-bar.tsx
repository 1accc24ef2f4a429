import { useShortcuts } from '@pramaan/ui/shortcuts'
import { Tabs } from '@pramaan/ui/tabs'
import type { ReactNode } from 'react'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type StatusTab, statusTabs } from './statuses.ts'
import type { ApplicantsPage } from './use-applicants-address.ts'
import type { StatusCounts } from './use-drive-applicants.ts'

type StatusBarProps = {
  page: ApplicantsPage
  counts: StatusCounts | undefined
  change: (change: Partial<Pick<ApplicantsPage, 'status' | 'term'>>) => void
  children: ReactNode
}

/** The statuses as tabs with counts (keys 1 to 6), and a search box. */
export function StatusBar({ page, counts, change, children }: StatusBarProps) {
  const t = useTexts()
  useShortcuts([
    {
      on: statusTabs.map((_, index) => String(index + 1)),
      shown: [`1–${statusTabs.length}`],
      label: t('keys.tabs'),
      onPress: (key) => change({ status: statusTabs[Number(key) - 1] ?? 'all' }),
    },
  ])
  const all = counts && Object.values(counts).reduce((sum, one) => sum + one, 0)
  const tabs = statusTabs.map((value) => {
    const count = value === 'all' ? all : counts && (counts[value] ?? 0)
    const label = value === 'all' ? t('review.tab.all') : t(`review.status.${value}`)
    return { value, label, ...(count !== undefined && { count }) }
  })
  return (
    <div className="relative">
      <div className="mb-2 xl:absolute xl:top-0 xl:right-0 xl:w-64">
        <ListSearch label={t('review.search')} term={page.term} onTerm={(term) => change({ term })} />
      </div>
      <Tabs
        look="pill"
        label={t('review.tabs')}
        tabs={tabs}
        value={page.status}
        onValue={(value) => change({ status: value as StatusTab })}
      >
        <div className="pt-3">{children}</div>
      </Tabs>
    </div>
  )
}
