import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { Tabs } from '@pramaan/ui/tabs'
import type { ReactNode } from 'react'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type ApplicantTab, applicantTabs, type useApplicantsAddress } from './use-applicants.ts'

type ApplicantTabsProps = ReturnType<typeof useApplicantsAddress> & {
  counts: Readonly<Record<ApplicantTab, number>> | undefined
  children: ReactNode
}

/** Tabs for those waiting, waiting for me, verified, and all, with counts (keys 1 to 4), and the search by name. */
export function ApplicantTabs({ page, change, counts, children }: ApplicantTabsProps) {
  const t = useTexts()
  const { role } = usePerson()
  // Only hr answers the questions, so nobody waits for an Admin or a Counsellor.
  const visibleTabs = applicantTabs.filter((tab) => tab !== 'mine' || may(role, 'submitHrComments'))
  const open = (tab: ApplicantTab | undefined) => tab && change({ tab })
  useShortcuts([
    {
      on: visibleTabs.map((_, index) => String(index + 1)),
      shown: [`1–${visibleTabs.length}`],
      label: t('keys.tabs'),
      onPress: (key) => open(visibleTabs[Number(key) - 1]),
    },
  ])
  const tabs = visibleTabs.map((value) => ({
    value,
    label: t(`applicants.tab.${value}`),
    ...(counts && { count: counts[value] }),
  }))
  return (
    <div className="relative">
      <div className="mb-2 lg:absolute lg:top-0 lg:right-0 lg:w-72">
        <ListSearch label={t('applicants.search')} term={page.term} onTerm={(term) => change({ term })} />
      </div>
      <Tabs
        look="pill"
        label={t('applicants.tabs')}
        tabs={tabs}
        value={page.tab}
        onValue={(value) => open(visibleTabs.find((known) => known === value))}
      >
        <div className="flex flex-col gap-3 pt-3">{children}</div>
      </Tabs>
    </div>
  )
}
