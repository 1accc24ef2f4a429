import type { Job } from '@pramaan/features/jobs/job-shapes.ts'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextButton, TextLink } from '@pramaan/ui/text-link'
import { useId, useState } from 'react'
import { JobLine } from '../../../openings/job-line.tsx'
import { editPath } from '../../../record/my-profile-path.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { leavesRoom } from './use-scope.ts'

/**
 * A card of jobs with a link to all of them. Its subtitle appears only above jobs, because it promises some; if only a
 * few fit, the card says so below them.
 */
export function JobsCard({ jobs }: { jobs: readonly Job[] }) {
  const t = useTexts()
  const hasJobs = jobs.length > 0
  return (
    <Card className="flex grow flex-col">
      <SectionHeader
        title={t('dashboard.scope')}
        description={hasJobs && t('dashboard.topJobs')}
        aside={<TextLink href="/jobs">{t('dashboard.allJobs')}</TextLink>}
      />
      {hasJobs && <JobLines jobs={jobs} />}
      {leavesRoom(jobs) && (
        <div
          className={`flex grow flex-col justify-center ${hasJobs ? 'mt-2 -mb-4 border-t border-line sm:-mb-5' : ''}`}
        >
          <EmptyState
            bare
            drawing={hasJobs ? undefined : 'jobs'}
            title={t(hasJobs ? 'dashboard.noMoreJobs' : 'dashboard.noJobs')}
            text={t(hasJobs ? 'dashboard.noMoreJobs.text' : 'dashboard.noJobs.text')}
            action={
              <span className="flex flex-wrap justify-center gap-x-5 gap-y-1">
                <TextLink href={editPath('preference')}>{t('dashboard.roles.choose')}</TextLink>
                <TextLink href={editPath('skills')}>{t('dashboard.skills.add')}</TextLink>
              </span>
            }
          />
        </div>
      )}
    </Card>
  )
}

/** How many jobs a phone shows until the person asks for more. */
const firstOnPhone = 2

/** The jobs, best first; on a phone the best two, and the others after a press. */
function JobLines({ jobs }: { jobs: readonly Job[] }) {
  const t = useTexts()
  const [all, setAll] = useState(false)
  const list = useId()
  return (
    <>
      <ul id={list} className={`-mb-2 ${all ? '' : 'max-sm:[&>li:nth-child(n+3)]:hidden'}`}>
        {jobs.map((job) => (
          <JobLine key={job.ID} job={job} />
        ))}
      </ul>
      {jobs.length > firstOnPhone && (
        <TextButton className="mt-2 sm:hidden" aria-expanded={all} aria-controls={list} onClick={() => setAll(!all)}>
          {all ? t('dashboard.fewerJobs') : t('dashboard.moreJobs', { n: jobs.length - firstOnPhone })}
        </TextButton>
      )}
    </>
  )
}
