import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { candidateWindows } from '@pramaan/domain/dashboard'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CompanyPage } from '../../features/interest/company-page.tsx'
import { companiesPerPage, usePageNumber } from '../../features/interest/use-page-number.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Employers who shortlisted the candidate; opened from the stat card (D43). */
export function ShortlistedByScreen() {
  const t = useTexts()
  const api = useApi()
  const address = usePageNumber()
  const [search, setSearch] = useSearchParams()
  const ever = search.get('days') === 'all'
  const days = candidateWindows.shortlisted
  const page = { pageSize: companiesPerPage, pageIndex: address.page - 1 }
  const companies = useQuery({
    ...api.interest.shortlistedBy.query({ query: ever ? page : { ...page, days } }),
    placeholderData: keepPreviousData,
    select: ({ data, totalCount }) => ({
      totalCount,
      entries: data.map(({ ShortlistedOn: at, ...company }) => ({ ...company, at })),
    }),
  })
  return (
    <CompanyPage
      title={t('interest.shortlisted')}
      text={ever ? t('interest.shortlisted.text') : t('interest.shortlisted.recent', { days })}
      none={t(ever ? 'interest.shortlisted.none' : 'interest.shortlisted.none.recent')}
      address={address}
      companies={companies}
      above={
        <SegmentedBar
          label={t('interest.appearances.span')}
          labelHidden
          fit
          options={[
            { value: 'recent', label: t('interest.shortlisted.span', { days }) },
            { value: 'all', label: t('interest.shortlisted.ever') },
          ]}
          value={ever ? 'all' : 'recent'}
          onValue={(value) => setSearch(value === 'all' ? { days: 'all' } : {})}
        />
      }
    />
  )
}
