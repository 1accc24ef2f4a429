import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { ConsoleParts } from '../../console/console-parts.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { byWork } from '../by-work.ts'
import type { Job } from '../job-shapes.ts'
import type { JobListSearch } from './filters/use-job-search.ts'
import { fitsNone, isSplitByWork, keepsOthersBack } from './fits-none.ts'
import type { JobsLook } from './job-tools.tsx'
import { AppliableRow, ViewRow } from './rows/job-row.tsx'

// Most people see a list with jobs, so the rest loads on demand.
const NoJobs = lazy(() => import('./no-jobs.tsx').then((m) => ({ default: m.NoJobs })))
const NoneFits = lazy(() => import('./no-jobs.tsx').then((m) => ({ default: m.NoneFits })))
const JobTable = lazy(() => import('./job-table.tsx').then((m) => ({ default: m.JobTable })))

/** Whether the jobs for other work are expanded below those for the reader's work. */
export type OtherJobs = { open: boolean; onOpen: (open: boolean) => void }

/** Props of `JobResults`; `table` is a console's. */
export type JobResultsProps = {
  jobs: JobListSearch
  look: JobsLook
  applies: boolean
  table?: ConsoleParts['table'] | undefined
  others: OtherJobs
  onOpen: (job: Job) => void
}

/** A page of jobs as an accordion or table, its skeleton, or why there are none. */
export function JobResults({ jobs, look, applies, table, others: state, onOpen }: JobResultsProps) {
  const t = useFeatureTexts()
  const { data, isPlaceholderData } = jobs.answer
  if (data?.totalCount === 0 || (data?.data.length === 0 && !(table && look === 'table')))
    return (
      <Suspense fallback={<RowSkeletons />}>
        <NoJobs jobs={jobs} applies={applies} />
      </Suspense>
    )
  if (look === 'table')
    return (
      <Suspense fallback={<RowSkeletons />}>
        <JobTable jobs={jobs} applies={applies} table={table} onOpen={onOpen} />
      </Suspense>
    )
  if (!data) return <RowSkeletons />
  const Row = applies ? AppliableRow : ViewRow
  const rows = (some: readonly Job[]) => (
    <Card as="div" flush aria-busy={isPlaceholderData}>
      <ul>
        {some.map((job) => (
          <Row key={job.ID} job={job} onOpen={() => onOpen(job)} />
        ))}
      </ul>
    </Card>
  )
  const { suiting, others } = isSplitByWork(jobs, applies) ? byWork(data.data) : { suiting: data.data, others: [] }
  if (others.length === 0) return rows(suiting)
  const isOfField = others[0]?.Fit?.reasons.some(({ part, grade }) => part === 'domain' && grade !== null)
  return (
    <>
      {suiting.length > 0 && rows(suiting)}
      {fitsNone(jobs, applies) && (
        <Suspense>
          <NoneFits />
        </Suspense>
      )}
      <OtherWork
        count={data.totalCount - suiting.length}
        said={[...(suiting.length > 0 ? [t('jobs.others.text')] : []), ...(isOfField ? [t('jobs.others.field')] : [])]}
        state={keepsOthersBack(jobs) ? state : undefined}
      >
        {rows(others)}
      </OtherWork>
    </>
  )
}

/**
 * Props of the jobs for other work: their number, and `said` about them while collapsed; without a state they can't be
 * collapsed.
 */
type OtherWorkProps = { count: number; said: readonly string[]; state: OtherJobs | undefined; children: ReactNode }

function OtherWork({ count, said, state, children }: OtherWorkProps) {
  const t = useFeatureTexts()
  const id = useId()
  const open = state?.open ?? true
  return (
    <>
      {!open && said.length > 0 && <p className="mt-3 text-ink-muted">{said.join(' ')}</p>}
      <section aria-labelledby={id} className="mt-2">
        <SectionHeader
          id={id}
          title={t('jobs.others')}
          className="mb-3"
          aside={
            state && (
              <Button tone="quiet" aria-expanded={open} onClick={() => state.onOpen(!open)}>
                {open ? t('jobs.others.hide') : t('jobs.others.show', { n: count })}
              </Button>
            )
          }
        />
        {open && children}
      </section>
    </>
  )
}

const skeletons = Array.from({ length: 6 }, (_, index) => `row ${index + 1}`)

function RowSkeletons() {
  return (
    <Loading className="overflow-hidden rounded-card border border-line bg-surface">
      {skeletons.map((key) => (
        <div key={key} className="flex gap-3.5 border-line px-4 py-4 not-first:border-t sm:px-5">
          <Skeleton className="size-11 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-5.5 w-2/3" />
          </div>
          <Skeleton className="h-9 w-20 shrink-0 max-sm:hidden" />
        </div>
      ))}
    </Loading>
  )
}
