import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { dotted } from '@pramaan/domain/dotted'
import type { Job } from '@pramaan/features/jobs/job-shapes.ts'
import { payText } from '@pramaan/features/jobs/use-job-words.ts'
import { jobPath } from '@pramaan/features/paths/job-path.ts'
import { Avatar } from '@pramaan/ui/avatar'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { RowLink } from '@pramaan/ui/row-link'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { employerListEntries } from './dashboard-lists.ts'

/** The employer's latest jobs, with the number of applicants (document 002 §2.3). */
export function RecentJobs() {
  const t = useTexts()
  const api = useApi()
  const { ID: EmployerID } = usePerson()
  const jobs = useQuery(api.jobs.list.query({ query: { EmployerID, sort: 'newest', pageSize: employerListEntries } }))
  const title = t('dashboard.jobs')
  if (jobs.isPending)
    return (
      <Loading>
        <Skeleton className="h-72 rounded-card!" />
      </Loading>
    )
  if (!jobs.data) return <SectionFailure title={title} query={jobs} />
  if (jobs.data.data.length === 0) return <NoJobs title={title} />
  return (
    <Card flush aria-label={title}>
      <SectionHeader
        title={title}
        aside={<TextLink href={paths.jobs}>{t('dashboard.viewAll')}</TextLink>}
        className="min-h-14 px-4 sm:px-5"
      />
      {jobs.data.data.map((job) => (
        <JobLine key={job.ID} job={job} />
      ))}
    </Card>
  )
}

function JobLine({ job }: { job: Job }) {
  const t = useTexts()
  const facts = [job.Location, payText(job), t('job.openings.count', { n: job.Openings })]
  return (
    <RowLink
      href={jobPath(job.ID, job.PlacementDriveID)}
      start={<Avatar name={job.CompanyName ?? job.Title} src={job.Image} square />}
      title={job.Title}
      description={dotted(facts)}
      end={
        <span className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap sm:block">
          <span className="block font-semibold text-ink">
            {t('dashboard.jobs.applied', { n: job.Applicants ?? 0 })}
          </span>
          <span className="block text-xs">
            <Ago at={job.CreatedOn} />
          </span>
        </span>
      }
    />
  )
}

function NoJobs({ title }: { title: string }) {
  const t = useTexts()
  return (
    <section aria-label={title}>
      <SectionHeader title={title} className="mb-3" />
      <EmptyState
        wide
        drawing="jobs"
        title={t('dashboard.jobs.none')}
        text={t('dashboard.jobs.none.text')}
        action={
          <LinkButton tone="soft" href={paths.newJob} icon={<Plus />}>
            {t('dashboard.jobs.new')}
          </LinkButton>
        }
      />
    </section>
  )
}
