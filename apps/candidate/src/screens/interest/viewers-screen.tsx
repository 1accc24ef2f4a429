import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { usePageNumber } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { candidateWindows } from '@pramaan/domain/dashboard'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CompanyPage, companiesPerPage } from '../../features/interest/company-page.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Who viewed the candidate's profile in 90 days; opened from the stat card (D43). */
export function ViewersScreen() {
  const t = useTexts()
  const api = useApi()
  const [page, toPage] = usePageNumber()
  const pageOf = (at: number) =>
    api.interest.viewers.query({ query: { pageSize: companiesPerPage, pageIndex: at - 1 } })
  const companies = useQuery({
    ...pageOf(page),
    placeholderData: keepPreviousData,
    select: ({ data, totalCount, pageCount }) => ({
      totalCount,
      pageCount,
      entries: data.map(({ Views, LastViewedOn: at, Opened, ...company }) => ({
        ...company,
        at,
        count: t('interest.viewers.count', { n: Views }),
        opened: Opened.map(({ Part, On }) => ({ text: t(`interest.opened.${Part}`), at: On })),
      })),
    }),
  })
  const anyOpened = companies.data?.entries.some(({ opened }) => opened.length > 0)
  const onNear = useNextPage(companies, pageOf)
  return (
    <CompanyPage
      title={t('interest.viewers')}
      text={t(anyOpened ? 'interest.viewers.text.opened' : 'interest.viewers.text', { days: candidateWindows.viewers })}
      none={t('interest.viewers.none')}
      page={page}
      onPage={toPage}
      onNear={onNear}
      companies={companies}
    />
  )
}
