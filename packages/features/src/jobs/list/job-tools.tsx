import { DebouncedSearch } from '@pramaan/app-shell/forms/debounced-search.tsx'
import { IconButton } from '@pramaan/ui/icon-button'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { clsx } from 'clsx'
import { Ellipsis, LayoutList, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { ConsoleParts } from '../../console/console-parts.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { ExportJobs } from './export-jobs.tsx'
import { FilterOpener } from './filters/filter-panel.tsx'
import type { Facets } from './filters/job-filters.tsx'
import type { JobListSearch } from './filters/use-job-search.ts'
import { JobSearchBox } from './job-search-box.tsx'

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
  /** Whether the person looks for a job, so that words are suggested. */
  applies: boolean
  /** The app's only tool that a phone shows beside the filters. */
  mainTool?: ReactNode
  /** The app's other tools, before the export; a phone folds them away. */
  tools?: ReactNode
  /** A console's smaller controls. */
  dense?: boolean
  /** A console's parts in place of the usual ones. */
  parts?: ConsoleParts | undefined
}

/** The line above the listing: search, filters, list or table, and the export. */
export function JobTools(props: JobToolsProps) {
  const { jobs, facets, look, onLook, open, onOpen, applies, mainTool, tools, dense, parts } = props
  const t = useFeatureTexts()
  const rest = useId()
  const [more, setMore] = useState(false)
  const searchBox = parts?.search ?? ((box) => <DebouncedSearch {...box} />)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-[1_1_22rem] max-sm:basis-full">
        {applies ? (
          <JobSearchBox jobs={jobs} restMilliseconds={restMilliseconds} dense={dense} />
        ) : (
          searchBox({
            cuts: true,
            label: t('jobs.search'),
            placeholder: t('jobs.search.placeholder'),
            term: jobs.search.term,
            onTerm: (term) => jobs.change(() => ({ term })),
            restMilliseconds,
          })
        )}
      </div>
      <FilterOpener jobs={jobs} facets={facets} open={open} onOpen={onOpen} dense={dense} />
      {mainTool}
      <IconButton
        label={t('jobs.more')}
        icon={<Ellipsis aria-hidden />}
        aria-expanded={more}
        aria-controls={rest}
        onClick={() => setMore(!more)}
        look="outlined"
        className="sm:hidden"
      />
      <div id={rest} className={clsx('flex-wrap gap-2 sm:flex', more ? 'flex' : 'hidden')}>
        <SegmentedBar
          label={t('jobs.layout')}
          labelHidden
          fit
          dense={dense}
          value={look}
          onValue={(value) => onLook(value as JobsLook)}
          options={[
            { value: 'accordion', label: t('jobs.layout.accordion'), icon: <LayoutList aria-hidden /> },
            { value: 'table', label: t('jobs.layout.table'), icon: <Table2 aria-hidden /> },
          ]}
        />
        {tools}
        <ExportJobs jobs={jobs} dense={dense} button={parts?.save} />
      </div>
    </div>
  )
}
