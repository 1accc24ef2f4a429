import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Pagination } from '@pramaan/ui/pagination'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { Tabs } from '@pramaan/ui/tabs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CompanyList } from '../../features/companies/company-list.tsx'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The list of companies to decide about, then those of each status that staff have nothing to decide about. */
const tabs = ['toDecide', 'unconfirmed', 'confirmed', 'refused'] as const

/** Employers' companies: which are real, decided by what they gave and who else has the name (D67). */
export function CompaniesScreen() {
  const t = useTexts()
  const { companies } = useApi()
  const [address, setAddress] = useSearchParams()
  const { page, change } = useListPage()
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'toDecide'
  const list = useQuery({
    ...companies.list.query({ query: { ...page, ...(tab !== 'toDecide' && { status: tab }) } }),
    placeholderData: keepPreviousData,
  })
  const total = list.data?.totalCount ?? 0
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-3">
      <ScreenHeader title={t('titles.companies')} />
      <p className="-mt-1 text-ink-muted text-sm">
        {t('companies.text')} {tab === 'toDecide' && t('companies.order')}
      </p>
      <ListSearch label={t('companies.search')} term={page.term} onTerm={(term) => change({ term })} />
      <Tabs
        label={t('companies.status')}
        tabs={tabs.map((value) => ({
          value,
          label: t(`companies.tab.${value}`),
          ...(value === tab && list.data && { count: total }),
        }))}
        value={tab}
        onValue={(value) => setAddress({ tab: value })}
      >
        <ResultsRegion className="flex flex-col gap-3 pt-3">
          {list.error ? (
            <Failure error={list.error} onRetry={() => void list.refetch()} />
          ) : (
            <CompanyList companies={list.data?.data} />
          )}
          {total > page.pageSize && (
            <Pagination
              page={page.pageIndex + 1}
              pageSize={page.pageSize}
              total={total}
              onPage={(to) => change({ pageIndex: to - 1 })}
            />
          )}
        </ResultsRegion>
      </Tabs>
    </div>
  )
}
