import { whyNotApply } from '@pramaan/domain/job-application'
import { Button, type ButtonProps } from '@pramaan/ui/button'
import { showToast } from '@pramaan/ui/toaster'
import { ApplicationNote } from '../../applications/sending/application-note.tsx'
import { type Applying, useApplication } from '../../applications/sending/use-application.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Job } from '../job-shapes.ts'

/** The parts of a job that applying needs. */
export type JobToApply = Pick<Job, 'ID' | 'Title' | 'EmployerID' | 'PlacementDriveID' | 'Status' | 'ClosedOn'>

const toastMilliseconds = 5000

/** Applies to a job with one press; `done` is the toast's text (document 001 §4, §8). */
export function useJobApplication(job: JobToApply, done: string): Applying {
  const { ID: id, Title: title, EmployerID: employerId, PlacementDriveID: driveId } = job
  return useApplication({ kind: 'job', id, title, employerId, driveId }, () =>
    showToast({ text: done, tone: 'success', leastMilliseconds: toastMilliseconds }),
  )
}

/** Props of `ApplyButton`: the job, the application's state, and the button's style. */
export type ApplyButtonProps = Pick<ButtonProps, 'size' | 'block' | 'reason'> & { job: JobToApply; applying: Applying }

/** Apply, busy while sending, then Applied; shows "waiting" until the network is back. */
export function ApplyButton({ job, applying, ...look }: ApplyButtonProps) {
  const t = useFeatureTexts()
  const { Title: title } = job
  const why = whyNotApply({ status: job.Status, closedOn: job.ClosedOn })
  const words = why && ({ 'already-applied': 'apply.applied', closed: 'apply.closed' } as const)[why]
  if (words)
    return (
      <Button {...look} reason={undefined} tone="quiet" done aria-label={t(`${words}.of`, { title })}>
        {t(words)}
      </Button>
    )
  if (applying.state === 'saved')
    return (
      <Button {...look} reason={undefined} tone="quiet" done>
        {t('application.waiting.button')}
      </Button>
    )
  const busy = applying.state === 'sending' && t('application.sending')
  return (
    <Button
      {...look}
      busy={busy}
      aria-label={busy ? undefined : t('apply.button.of', { title })}
      onClick={applying.apply}
    >
      {t('apply.button')}
    </Button>
  )
}

/** Below a job: its application waits and can be withdrawn, or was refused and why. */
export function ApplyNote({ job, applying }: Pick<ApplyButtonProps, 'job' | 'applying'>) {
  return whyNotApply({ status: job.Status, closedOn: job.ClosedOn }) ? null : <ApplicationNote applying={applying} />
}
