import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { Corrections } from '@pramaan/features/search/corrections.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { TextLink } from '@pramaan/ui/text-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Certification } from '../../features/certifications/certification.ts'
import { CertificationDialog } from '../../features/certifications/certification-dialog.tsx'
import { CertificationsTable } from '../../features/certifications/certifications-table.tsx'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { FileButton } from '../../lists/export/file-button.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { NarrowedListNote } from '../../lists/filters/narrowed-list-note.tsx'
import { ListLayout } from '../../lists/table/list-layout.tsx'
import { useListPage } from '../../lists/table/use-list-page.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The certifications of the platform, with search, details and CSV (documents 001 §7 and 002 §2.8). */
export function CertificationsScreen() {
  const t = useTexts()
  const api = useApi()
  const { number } = useLabels()
  const { page, change } = useListPage()
  const [address] = useSearchParams()
  const active = address.get('active') === 'true'
  const [open, setOpen] = useState<Certification>()
  const pageOf = (pageIndex: number) =>
    api.courses.list.query({ query: { ...page, pageIndex, active: String(active) } })
  const courses = useQuery({ ...pageOf(page.pageIndex), placeholderData: keepPreviousData })
  const onNear = useNextPage(courses, (next) => pageOf(next - 1))
  const { data, error, refetch } = courses
  const count = data?.totalCount
  return (
    <ListLayout
      title={t('titles.certifications')}
      count={count !== undefined && t('certifications.count', { count, shown: number(count) })}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <TextLink href="/" className="min-h-11">
            {t('certifications.home')}
          </TextLink>
          <div className="w-56 max-sm:w-full">
            <ListSearch cuts label={t('certifications.search')} term={page.term} onTerm={(term) => change({ term })} />
          </div>
          <AddressViews list="certifications" />
          <FileButton link={() => api.courses.file({ query: { term: page.term } })} />
        </div>
      }
      error={error}
      onRetry={refetch}
    >
      {active && <NarrowedListNote text={t('figures.help.activeCertifications')} href={paths.certifications} />}
      {data && !courses.isPlaceholderData && (
        <Corrections of="courses" term={page.term} reading={data.reading} onTerm={(term) => change({ term })} />
      )}
      <CertificationsTable
        rows={data?.data}
        total={count}
        page={page}
        change={change}
        onNear={onNear}
        onOpen={setOpen}
      />
      <CertificationDialog course={open} onClose={() => setOpen(undefined)} />
    </ListLayout>
  )
}
