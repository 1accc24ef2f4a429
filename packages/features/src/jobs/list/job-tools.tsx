import { DebouncedSearch } from '@pramaan/app-shell/forms/debounced-search.tsx'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { LayoutList, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { ExportJobs } from './export-jobs.tsx'
import { FilterOpener } from './filters/filter-panel.tsx'
import type { Facets } from './filters/job-filters.tsx'
import type { JobListSearch } from './filters/use-job-search.ts'

/** Milliseconds without typing before jobs and filter counts are searched. */
const restMilliseconds = 500

/** The view of the listing. */
export type JobsLook = 'accordion' | 'table'

/** Props of `JobTools`; `open` says whether the filter panel is open. */
export type JobToolsProps = {
  jobs: JobListSearch
  facets: Facets
  look: JobsLook
  onLook: (look: JobsLook) => void
  open: boolean
  onOpen: (open: boolean) => void
  /** The app's own tools, before the export. */
  tools?: ReactNode
  /** A console's smaller controls. */
  dense?: boolean
}

/** The line above the listing: search, filters, list or table, and the export. */
export function JobTools({ jobs, facets, look, onLook, open, onOpen, tools, dense }: JobToolsProps) {
  const t = useFeatureTexts()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <DebouncedSearch
          label={t('jobs.search')}
          placeholder={t('jobs.search.placeholder')}
          term={jobs.search.term}
          onTerm={(term) => jobs.change(() => ({ term }))}
          restMilliseconds={restMilliseconds}
          dense={dense}
        />
      </div>
      <FilterOpener jobs={jobs} facets={facets} open={open} onOpen={onOpen} />
      <SegmentedBar
        label={t('jobs.look')}
        labelHidden
        fit
        dense={dense}
        value={look}
        onValue={(value) => onLook(value as JobsLook)}
        options={[
          { value: 'accordion', label: t('jobs.look.accordion'), icon: <LayoutList aria-hidden /> },
          { value: 'table', label: t('jobs.look.table'), icon: <Table2 aria-hidden /> },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {tools}
        <ExportJobs jobs={jobs} />
      </div>
    </div>
  )
}
