import { Avatar } from '@pramaan/ui/avatar'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import { useLabels } from '@pramaan/ui/labels'
import { LinkButton } from '@pramaan/ui/link-button'
import { Ago } from '../time/ago.tsx'
import type { DriveApplication } from './use-drive-applications.ts'
import { useDriveSideTexts } from './use-drive-side-texts.ts'

const shapes: Record<DriveApplication['Status'], StatusProps['shape']> = {
  NotApplied: 'off',
  Pending: 'waiting',
  Accepted: 'half',
  noPayment: 'open',
  Rejected: 'off',
  Applied: 'full',
  Shortlisted: 'half',
}

/** Props of `ApplicationRow`; in a list `ofJob` nothing says what was applied for. */
export type ApplicationRowProps = { application: DriveApplication; ofJob: boolean }

/** Who applied, for what, and where it stands, with the way to the candidate (document 002 §2.7). */
export function ApplicationRow({ application, ofJob }: ApplicationRowProps) {
  const t = useDriveSideTexts()
  const { notAvailable } = useLabels()
  const { CandidateID, CandidateName, CandidateImage, JobTitle, Education, CreatedOn, Status: status } = application
  const [degree = application.CareerProfile.degree] = application.Degree
  const what = ofJob ? undefined : (JobTitle ?? t('driveDetails.applied.drive'))
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-line px-4 py-3 not-first:border-t sm:px-5">
      <Avatar name={CandidateName} src={CandidateImage} size="md" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{CandidateName}</p>
        <p className="text-sm text-ink-muted">
          {[what, degree ?? Education ?? notAvailable].filter(Boolean).join(' · ')}
        </p>
        <p className="text-sm text-ink-muted">
          <Ago at={CreatedOn} />
        </p>
      </div>
      <div className="flex items-center gap-4 text-sm max-sm:w-full max-sm:justify-between max-sm:pl-14.5">
        <Status shape={shapes[status]}>{t(`driveDetails.status.${status}`)}</Status>
        <LinkButton
          href={`/candidate-profile?candidate=${CandidateID}`}
          tone="soft"
          size="sm"
          aria-label={t('driveDetails.applied.view.of', { name: CandidateName })}
        >
          {t('driveDetails.applied.view')}
        </LinkButton>
      </div>
    </li>
  )
}
