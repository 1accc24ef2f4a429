import { countOfFilters } from '@pramaan/contract/jobs/job-search'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { Dialog } from '@pramaan/ui/dialog'
import { FilterButton } from '@pramaan/ui/filter-button'
import { useState } from 'react'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import { type Facets, JobFilters } from './job-filters.tsx'
import type { JobListSearch } from './use-job-search.ts'

type FilterProps = { jobs: JobListSearch; facets: Facets }

/** Folds the filter panel away and brings it back; on a phone it opens the filters in a sheet. */
export function FilterOpener({
  jobs,
  facets,
  open,
  onOpen,
  dense,
}: FilterProps & { open: boolean; onOpen: (open: boolean) => void; dense: boolean | undefined }) {
  const t = useFeatureTexts()
  return (
    <>
      <FilterSheet jobs={jobs} facets={facets} />
      <FilterButton
        all
        label={t('jobs.filters')}
        count={open ? 0 : countOfFilters(jobs.search)}
        aria-expanded={open}
        onClick={() => onOpen(!open)}
        dense={dense ?? false}
        className="max-lg:hidden"
      />
    </>
  )
}

/** The filters next to the list, from 1024 px up. */
export function FilterPanel({ jobs, facets }: FilterProps) {
  const t = useFeatureTexts()
  return (
    <Card
      as="aside"
      aria-label={t('jobs.filters')}
      className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto max-lg:hidden"
    >
      <JobFilters jobs={jobs} facets={facets} />
    </Card>
  )
}

function FilterSheet({ jobs, facets }: FilterProps) {
  const t = useFeatureTexts()
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('jobs.filters')}
      trigger={<FilterButton all label={t('jobs.filters')} count={countOfFilters(jobs.search)} className="lg:hidden" />}
      footer={
        <>
          <Button tone="quiet" className="flex-none!" onClick={jobs.clear}>
            {t('jobs.filters.clear')}
          </Button>
          <Button onClick={() => setOpen(false)}>
            {t('jobs.filters.show', { n: jobs.answer.data?.totalCount ?? 0 })}
          </Button>
        </>
      }
    >
      <JobFilters jobs={jobs} facets={facets} />
    </Dialog>
  )
}
