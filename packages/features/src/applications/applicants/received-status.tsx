import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { isUndecided, type JobApplicationStatus, jobApplicationStatuses } from '@pramaan/domain/job-application'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Received } from './application-shapes.ts'

const shapes: Record<Received['Status'], StatusProps['shape']> = {
  NotApplied: 'off',
  Pending: 'waiting',
  noPayment: 'open',
  Accepted: 'half',
  Applied: 'full',
  Shortlisted: 'full',
  Rejected: 'off',
  Withdrawn: 'off',
}

/** The status of an application to a job; undefined for one to a whole drive, whose status shows elsewhere. */
export function jobStatusOf({ Kind, Status: status }: Received): JobApplicationStatus | undefined {
  return Kind === 'job' ? jobApplicationStatuses.find((one) => one === status) : undefined
}

/** An application's status as an icon with text, and since when. */
export function ReceivedStatus({ application }: { application: Received }) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
      <ReceivedStatusMark application={application} />
      <span className="text-ink-muted">
        <Ago at={application.CreatedOn} />
      </span>
    </p>
  )
}

/** An application's status as an icon with text. */
export function ReceivedStatusMark({ application }: { application: Received }) {
  const t = usePostingTexts()
  const { Status: status } = application
  // For a job, applying is the first status; for a drive, the last one.
  const ofJob = jobStatusOf(application)
  const shape = ofJob && isUndecided(ofJob) ? 'waiting' : shapes[status]
  return <Status shape={shape}>{t(`receivedApplications.status.${status}`)}</Status>
}
