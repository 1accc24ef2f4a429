import { SearchField } from '@pramaan/ui/search-field'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { LayoutList, Table2 } from 'lucide-react'
import { useTextOf } from '../forms/use-text-of.ts'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { useLater } from '../time/use-later.ts'
import { ExportJobs } from './export-jobs.tsx'
import { FilterOpener } from './filter-panel.tsx'
import type { Facets } from './job-filters.tsx'
import type { JobListSearch } from './use-job-search.ts'

/** How the listing shows its jobs. */
export type JobsLook = 'accordion' | 'table'

/** Props of `JobTools`; `open` says whether the filter panel is. */
export type JobToolsProps = {
  jobs: JobListSearch
  facets: Facets
  look: JobsLook
  onLook: (look: JobsLook) => void
  open: boolean
  onOpen: (open: boolean) => void
}

/** The line above the listing: search, filters, list or table, and the export. */
export function JobTools({ jobs, facets, look, onLook, open, onOpen }: JobToolsProps) {
  const t = useKitTexts()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <JobSearchBox jobs={jobs} />
      </div>
      <FilterOpener {...{ jobs, facets, open, onOpen }} />
      <SegmentedBar
        label={t('jobs.look')}
        labelHidden
        fit
        value={look}
        onValue={(value) => onLook(value as JobsLook)}
        options={[
          { value: 'accordion', label: t('jobs.look.accordion'), icon: <LayoutList aria-hidden /> },
          { value: 'table', label: t('jobs.look.table'), icon: <Table2 aria-hidden /> },
        ]}
      />
      <ExportJobs jobs={jobs} />
    </div>
  )
}

const restMilliseconds = 500

/** Searches by Enter, or once the person rests; follows the address when that goes elsewhere. */
function JobSearchBox({ jobs }: { jobs: JobListSearch }) {
  const t = useKitTexts()
  const { term: asked } = jobs.search
  const [typed, setTyped] = useTextOf(asked)
  const { now, later } = useLater(({ term = '' }: { term?: string }) => {
    if (term.trim() !== jobs.search.term) jobs.change(() => ({ term: term.trim() }))
  }, restMilliseconds)
  return (
    <SearchField
      label={t('jobs.search')}
      placeholder={t('jobs.search.placeholder')}
      value={typed}
      onValue={(term) => {
        setTyped(term)
        later({ term })
      }}
      onSubmit={(term) => now({ term })}
    />
  )
}
