import { Badge } from '@pramaan/ui/badge'
import { LinkButton } from '@pramaan/ui/link-button'
import { jobPath } from '../../../paths/job-path.ts'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import { ApplyButton, ApplyNote, useJobApplication } from '../../apply/apply-button.tsx'
import type { Job } from '../../job-shapes.ts'
import type { JobRowProps } from './row-layout.tsx'
import { RowLayout } from './row-layout.tsx'

/** A job that the reader can apply to. */
export function AppliableRow({ job, onOpen }: JobRowProps) {
  const t = useFeatureTexts()
  const applying = useJobApplication(job, t('apply.done'))
  return (
    <RowLayout
      job={job}
      onOpen={onOpen}
      action={<ApplyButton job={job} applying={applying} size="sm" />}
      note={<ApplyNote job={job} applying={applying} />}
    />
  )
}

/** A job that takes no more applications but can still be read. */
export function ClosedRow({ job, onOpen }: JobRowProps) {
  const t = useFeatureTexts()
  return <RowLayout job={job} onOpen={onOpen} action={<Badge>{t('job.closed')}</Badge>} note={null} />
}

/** A job for readers who don't apply: View instead of Apply (document 001 §2). */
export function ViewRow({ job, onOpen }: JobRowProps) {
  return <RowLayout views job={job} onOpen={onOpen} action={<ViewJob job={job} />} note={null} />
}

/** A link to a job's page. */
export function ViewJob({ job, size = 'sm' }: { job: Pick<Job, 'ID' | 'Title'>; size?: 'xs' | 'sm' }) {
  const t = useFeatureTexts()
  return (
    <LinkButton href={jobPath(job.ID)} tone="soft" size={size} aria-label={t('job.view.of', { title: job.Title })}>
      {t('job.view')}
    </LinkButton>
  )
}
