import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import type { Job } from '@pramaan/features/jobs/job-shapes.ts'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { JobLine } from '../../../openings/job-line.tsx'
import { editPath } from '../../../record/my-profile-path.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { JobsCardSkeleton } from './jobs-card-skeleton.tsx'

type JobsCardProps = {
  title: string
  jobs: { data: readonly Job[] | undefined; isPending: boolean; error: unknown; refetch: () => Promise<unknown> }
}

/** A card of jobs with its title and a link to all of them. */
export function JobsCard({ title, jobs }: JobsCardProps) {
  const t = useTexts()
  if (jobs.isPending) return <JobsCardSkeleton />
  if (!jobs.data) return <SectionFailure title={title} query={jobs} />
  return (
    <Card>
      <SectionHeader title={title} aside={<TextLink href="/jobs">{t('dashboard.allJobs')}</TextLink>} />
      {jobs.data.length === 0 ? (
        <EmptyState
          bare
          drawing="jobs"
          title={t('dashboard.noJobs')}
          text={t('dashboard.noJobs.text')}
          action={<TextLink href={editPath('skills')}>{t('dashboard.noJobs.add')}</TextLink>}
        />
      ) : (
        <ul className="-mb-2">
          {jobs.data.map((job) => (
            <JobLine key={job.ID} job={job} />
          ))}
        </ul>
      )}
    </Card>
  )
}
