import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CompanyPage } from '../features/interest/company-page.tsx'
import { companiesPerPage, usePage } from '../features/interest/use-page.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Who has the candidate on their shortlist, behind the stat card of that name (D43). */
export function ShortlistedByScreen() {
  const t = useTexts()
  const api = useApi()
  const address = usePage()
  const companies = useQuery({
    ...api.interest.shortlistedBy.query({ query: { pageSize: companiesPerPage, pageIndex: address.page - 1 } }),
    placeholderData: keepPreviousData,
    select: ({ data, totalCount }) => ({
      totalCount,
      entries: data.map(({ ShortlistedOn: at, ...company }) => ({ ...company, at })),
    }),
  })
  return (
    <CompanyPage
      title={t('interest.shortlisted')}
      text={t('interest.shortlisted.text')}
      none={t('interest.shortlisted.none')}
      {...{ address, companies }}
    />
  )
}
