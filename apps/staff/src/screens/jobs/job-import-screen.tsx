import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { CsvSource } from '../../features/job-import/csv-source.tsx'
import { ImportHistory } from '../../features/job-import/import-history.tsx'
import { PageSource } from '../../features/job-import/page-source.tsx'
import { Review } from '../../features/job-import/review.tsx'
import { useOpenImport } from '../../features/job-import/use-imports.ts'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Job import, 'Scrapper' in the menu (D32): reads a file or a page; its drafts are reviewed and published. */
export function JobImportScreen() {
  const t = useTexts()
  const { id, open } = useOpenImport()
  const crumb = { label: t('titles.scrapper'), ...(id !== undefined && { href: paths.scrapper }) }
  return (
    <div className="flex flex-col gap-3">
      <ScreenHeader
        title={t('titles.scrapper')}
        crumbs={id === undefined ? [crumb] : [crumb, { label: t('import.filter') }]}
      />
      <p className="-mt-1 max-w-[90ch] text-sm text-ink-muted">{t('import.text')}</p>
      {id === undefined ? (
        <>
          <div className="grid items-start gap-3 lg:grid-cols-2">
            <Card>
              <SectionHeader title={t('import.csv.title')} className="mb-3" />
              <CsvSource onRead={open} />
            </Card>
            <Card>
              <SectionHeader title={t('import.page.title')} className="mb-3" />
              <PageSource onRead={open} />
            </Card>
          </div>
          <SectionHeader title={t('import.history')} className="mt-3" />
          <ImportHistory onOpen={open} />
        </>
      ) : (
        <Review key={id} id={id} onLeave={() => open()} />
      )}
    </div>
  )
}
