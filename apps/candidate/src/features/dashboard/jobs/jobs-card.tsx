import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import type { Job } from '@pramaan/features/jobs/job-shapes.ts'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextButton, TextLink } from '@pramaan/ui/text-link'
import { useId, useState } from 'react'
import { JobLine } from '../../../openings/job-line.tsx'
import { editPath } from '../../../record/my-profile-path.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { JobsCardSkeleton } from './jobs-card-skeleton.tsx'

type JobsCardProps = {
  title: string
  text: string
  jobs: { data: readonly Job[] | undefined; isPending: boolean; error: unknown; refetch: () => Promise<unknown> }
}

/** How many jobs a phone shows before it is asked for the rest. */
const firstOnPhone = 2

/** A card of jobs with its title and a link to all of them; on a phone the best two, and the rest with a press. */
export function JobsCard({ title, text, jobs }: JobsCardProps) {
  const t = useTexts()
  const [all, setAll] = useState(false)
  const list = useId()
  if (jobs.isPending) return <JobsCardSkeleton />
  if (!jobs.data) return <SectionFailure title={title} query={jobs} />
  return (
    <Card>
      <SectionHeader
        title={title}
        description={text}
        aside={<TextLink href="/jobs">{t('dashboard.allJobs')}</TextLink>}
      />
      {jobs.data.length === 0 ? (
        <EmptyState
          bare
          drawing="jobs"
          title={t('dashboard.noJobs')}
          text={t('dashboard.noJobs.text')}
          action={<TextLink href={editPath('skills')}>{t('dashboard.skills.add')}</TextLink>}
        />
      ) : (
        <>
          <ul id={list} className={`-mb-2 ${all ? '' : 'max-sm:[&>li:nth-child(n+3)]:hidden'}`}>
            {jobs.data.map((job) => (
              <JobLine key={job.ID} job={job} />
            ))}
          </ul>
          {jobs.data.length > firstOnPhone && (
            <TextButton
              className="mt-2 sm:hidden"
              aria-expanded={all}
              aria-controls={list}
              onClick={() => setAll(!all)}
            >
              {all ? t('dashboard.fewerJobs') : t('dashboard.moreJobs', { n: jobs.data.length - firstOnPhone })}
            </TextButton>
          )}
        </>
      )}
    </Card>
  )
}
