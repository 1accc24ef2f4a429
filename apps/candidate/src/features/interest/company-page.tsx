import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Pagination } from '@pramaan/ui/pagination'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import type { ReactNode } from 'react'
import { type CompanyEntry, CompanyList, CompanyListSkeleton } from './company-list.tsx'
import { InterestPage, NoInterest } from './interest-page.tsx'

/** How many employers a page shows. */
export const companiesPerPage = 10

type Companies = {
  data: { entries: readonly CompanyEntry[]; totalCount: number } | undefined
  isPending: boolean
  error: unknown
  refetch: () => Promise<unknown>
}

/** Props of `CompanyPage`: its texts, the page number, the employers, and the content above the list. */
export type CompanyPageProps = {
  title: string
  text: string
  none: string
  page: number
  onPage: (page: number) => void
  onNear: ((page: number) => void) | undefined
  companies: Companies
  above?: ReactNode
}

/** A page that lists employers, or says that there are none yet. */
export function CompanyPage({ title, text, none, page, onPage, onNear, companies, above }: CompanyPageProps) {
  return (
    <InterestPage title={title} text={text}>
      {above}
      <ResultsRegion className="flex flex-col gap-4">
        {companies.isPending && <CompanyListSkeleton />}
        {companies.error && !companies.data ? (
          <Failure error={companies.error} onRetry={() => void companies.refetch()} />
        ) : null}
        {companies.data?.entries.length === 0 && <NoInterest title={none} />}
        {companies.data && companies.data.entries.length > 0 && <CompanyList entries={companies.data.entries} />}
        {companies.data && companies.data.totalCount > companiesPerPage && (
          <Pagination
            page={page}
            pageSize={companiesPerPage}
            total={companies.data.totalCount}
            onPage={onPage}
            onNear={onNear}
          />
        )}
      </ResultsRegion>
    </InterestPage>
  )
}
