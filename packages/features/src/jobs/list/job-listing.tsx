import { CityLine } from '@pramaan/app-shell/city/city-line.tsx'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isFullListing } from '@pramaan/contract/jobs/job-search'
import { may } from '@pramaan/domain/capability'
import { PageHeader } from '@pramaan/ui/page-header'
import { Pagination } from '@pramaan/ui/pagination'
import { Skeleton } from '@pramaan/ui/skeleton'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { ConsoleParts } from '../../console/console-parts.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { byWork } from '../by-work.ts'
import type { Job } from '../job-shapes.ts'
import { JobDialog } from '../page/job-dialog.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { NarrowedBy } from './filters/narrowed-by.tsx'
import { jobPageSize, useJobSearch } from './filters/use-job-search.ts'
import { beginsWithBest, fitsNone, isEmpty, isSplitByWork, keepsOthersBack } from './fits-none.ts'
import { JobResults, type JobResultsProps } from './job-results.tsx'
import { JobSortMenu } from './job-sort-menu.tsx'
import { JobTools } from './job-tools.tsx'
import { useRemembered } from './use-remembered.ts'

// Loaded on demand, because not everyone needs it at first.
const QuickJob = lazy(() => import('../form/quick-job.tsx').then((m) => ({ default: m.QuickJob })))
const PostButtons = lazy(() => import('./post-buttons.tsx').then((m) => ({ default: m.PostButtons })))
const RemovalLine = lazy(() => import('./removal-line.tsx').then((m) => ({ default: m.RemovalLine })))

type JobListingProps = {
  mainTool?: ReactNode
  tools?: ReactNode
  reported?: ReactNode
  above?: ReactNode
  parts?: ConsoleParts
}

/**
 * The job listing: with Apply for candidates, with View for employers and Admins (document 001 §2, §6; D19). `tools`
 * are the app's own buttons next to the search, which a phone folds away except `mainTool`; `reported` is above the
 * list; `above` is a console's breadcrumb, with which the listing is dense, starts as a table and uses the console's
 * `parts`.
 */
export function JobListing({ mainTool, tools, reported, above, parts }: JobListingProps) {
  const t = useFeatureTexts()
  const jobs = useJobSearch()
  const { role } = usePerson()
  const [applies, edits] = [may(role, 'applyToJobs'), may(role, 'editJobs')]
  const [quick, setQuick] = useState(false)
  const dense = above !== undefined
  const { look, chooseLook, panel, choosePanel } = useLooks(dense)
  const [others, chooseOthers] = useRemembered('jobs.others', ['closed', 'open'])
  const [openJob, setOpenJob] = useState<number>()
  const { data, isError } = jobs.answer
  const facets = data?.facets ?? undefined
  // The subtitle promises matching jobs, so it needs some below it.
  const hasSubtitle = !dense && !(applies && (isEmpty(jobs) || fitsNone(jobs, applies)))
  const openedJob = data?.data.find(({ ID }) => ID === openJob)
  const isOpen = panel === 'open'
  return (
    <div className={dense ? 'flex flex-col gap-3' : 'flex flex-col gap-4'}>
      <PageHeader
        above={above}
        dense={dense}
        title={t('jobs.title')}
        description={hasSubtitle && t(`jobs.subtitle.${applies ? 'matching' : 'posted'}`)}
        actions={
          edits && (
            <Suspense fallback={<Skeleton className={dense ? 'h-9 w-32 pointer-coarse:h-11' : 'h-11 w-36'} />}>
              <PostButtons onQuick={() => setQuick(true)} dense={dense} />
            </Suspense>
          )
        }
      />
      <CityLine byFit={beginsWithBest(jobs, applies)} list={data} />
      {quick && (
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
          <QuickJob onClose={() => setQuick(false)} />
        </Suspense>
      )}
      <JobTools
        jobs={jobs}
        facets={facets}
        look={look}
        mainTool={mainTool}
        tools={tools}
        dense={dense}
        parts={parts}
        onLook={chooseLook}
        open={isOpen}
        applies={applies}
        onOpen={(open) => choosePanel(open ? 'open' : 'closed')}
      />
      <div className={isOpen ? 'grid items-start gap-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]' : ''}>
        {isOpen && <FilterPanel jobs={jobs} facets={facets} />}
        <div className="flex min-w-0 flex-col gap-4">
          {!isError && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h2 className="text-lg" aria-live="polite">
                {data
                  ? t(data.totalCount === 0 ? 'jobs.count.none' : 'jobs.count', { n: data.totalCount })
                  : t('jobs.loading')}
              </h2>
              <JobSortMenu jobs={jobs} applies={applies} />
            </div>
          )}
          {!isFullListing(jobs.search) && <NarrowedBy jobs={jobs} facets={facets} />}
          {data?.behind && <p className="text-sm text-ink-muted">{t('jobs.behind')}</p>}
          {reported}
          <Found
            jobs={jobs}
            look={look}
            applies={applies}
            table={parts?.table}
            others={{ open: others === 'open', onOpen: (open) => chooseOthers(open ? 'open' : 'closed') }}
            onOpen={(job: Job) => setOpenJob(job.ID)}
          />
          {data?.removal && (
            <Suspense>
              <RemovalLine jobs={jobs} />
            </Suspense>
          )}
        </div>
      </div>
      {openedJob && <JobDialog job={openedJob} applies={applies} onClose={() => setOpenJob(undefined)} />}
    </div>
  )
}

/** A page of results with its page links, or why it failed to load. */
function Found(results: JobResultsProps) {
  const { jobs, look, table } = results
  const { data, isError, error, refetch } = jobs.answer
  if (isError) return <Failure error={error} onRetry={() => void refetch()} />
  // A console's table contains its page links and the results region.
  if (table && look === 'table' && data?.totalCount !== 0) return <JobResults {...results} />
  return (
    <>
      <ResultsRegion>
        <JobResults {...results} />
      </ResultsRegion>
      {(data?.totalCount ?? 0) > jobPageSize && !endsWithOthers(results) && (
        <Pagination
          page={jobs.search.page}
          pageSize={jobPageSize}
          total={data?.totalCount}
          onPage={(page) => jobs.change(() => ({ page }))}
          onNear={jobs.onNear}
        />
      )}
    </>
  )
}

/** Whether the list ends with collapsed jobs for other work. */
function endsWithOthers({ jobs, look, applies, others }: JobResultsProps): boolean {
  if (look === 'table' || others.open || !isSplitByWork(jobs, applies) || !keepsOthersBack(jobs)) return false
  return byWork(jobs.answer.data?.data ?? []).others.length > 0
}

/** List or table, and the filter panel open or closed; a console starts with the table and a closed panel. */
function useLooks(dense: boolean) {
  const [look, chooseLook] = useRemembered('jobs.look', dense ? ['table', 'accordion'] : ['accordion', 'table'])
  const [panel, choosePanel] = useRemembered('jobs.filters', dense ? ['closed', 'open'] : ['open', 'closed'])
  return { look, chooseLook, panel, choosePanel }
}
