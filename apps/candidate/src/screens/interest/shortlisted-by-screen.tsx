import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { usePageNumber } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { candidateWindows } from '@pramaan/domain/dashboard'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CompanyPage, companiesPerPage } from '../../features/interest/company-page.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Employers who shortlisted the candidate; opened from the stat card (D43). */
export function ShortlistedByScreen() {
  const t = useTexts()
  const api = useApi()
  const [page, toPage] = usePageNumber()
  const [search, setSearch] = useSearchParams()
  const ever = search.get('days') === 'all'
  const days = candidateWindows.shortlisted
  const pageOf = (at: number) =>
    api.interest.shortlistedBy.query({
      query: { pageSize: companiesPerPage, pageIndex: at - 1, ...(!ever && { days }) },
    })
  const companies = useQuery({
    ...pageOf(page),
    placeholderData: keepPreviousData,
    select: ({ data, totalCount, pageCount }) => ({
      totalCount,
      pageCount,
      entries: data.map(({ ShortlistedOn: at, ...company }) => ({ ...company, at })),
    }),
  })
  const onNear = useNextPage(companies, pageOf)
  return (
    <CompanyPage
      title={t('interest.shortlisted')}
      text={ever ? t('interest.shortlisted.text') : t('interest.shortlisted.recent', { days })}
      none={t(ever ? 'interest.shortlisted.none' : 'interest.shortlisted.none.recent')}
      page={page}
      onPage={toPage}
      onNear={onNear}
      companies={companies}
      above={
        <SegmentedBar
          label={t('interest.appearances.period')}
          labelHidden
          fit
          options={[
            { value: 'recent', label: t('interest.shortlisted.period', { days }) },
            { value: 'all', label: t('interest.shortlisted.ever') },
          ]}
          value={ever ? 'all' : 'recent'}
          onValue={(value) => setSearch(value === 'all' ? { days: 'all' } : {})}
        />
      }
    />
  )
}
