import { usePageTitle } from '@pramaan/app-shell/router/use-page-title.ts'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dotted, unbroken } from '@pramaan/domain/dotted'
import { Avatar } from '@pramaan/ui/avatar'
import { Badge } from '@pramaan/ui/badge'
import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import type { ReactNode } from 'react'
import { CompanySign } from '../../company/company-sign.tsx'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { JobAbout, JobFacts } from '../job-facts.tsx'
import type { Job } from '../job-shapes.ts'
import { payText, useJobWords } from '../use-job-words.ts'

/** Props of `JobPage`: `aside` holds the reader's actions, `actions` stand below its title, `after` below its texts. */
export type JobPageProps = { job: Job; aside: ReactNode; actions?: ReactNode; after?: ReactNode }

/** A job's page: its facts and requirements. */
export function JobPage({ job, aside, actions, after }: JobPageProps) {
  usePageTitle([job.Title, job.CompanyName].filter(Boolean).join(', '))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
      <JobHeader job={job} actions={actions} />
      <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">{aside}</div>
      <Card className="flex flex-col gap-6">
        <JobFacts job={job} />
        <JobAbout job={job} level={2} />
      </Card>
      {after}
    </div>
  )
}

/** The head of a job: title, company, city, pay, type and openings. */
export function JobHeader({ job, actions }: { job: Job; actions?: ReactNode }) {
  const t = useFeatureTexts()
  const words = useJobWords()
  const option = useOptionText()
  const line = [job.Location, job.WorkModel && unbroken(option(job.WorkModel)), payText(job) ?? t('job.none')]
  return (
    <Card className="flex gap-4">
      <Avatar name={job.CompanyName ?? job.Title} src={job.Image} square size="lg" />
      <div className="min-w-0">
        <h1 className="text-xl wrap-anywhere sm:text-2xl">{job.Title}</h1>
        <p className="flex flex-wrap items-center gap-x-2">
          {job.CompanyName ?? t('job.none')} <CompanySign verified={job.Verified} />
        </p>
        <p className="text-sm text-ink-muted">{dotted(line)}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge>{words.type(job.Type)}</Badge>
          <Badge>{t('job.openings.count', { n: job.Openings })}</Badge>
        </p>
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </Card>
  )
}

/** Skeleton of a job. */
export function JobPageSkeleton() {
  return (
    <Loading className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6">
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="h-52 w-full rounded-card lg:row-span-2" />
      <Skeleton className="h-96 w-full rounded-card" />
    </Loading>
  )
}
