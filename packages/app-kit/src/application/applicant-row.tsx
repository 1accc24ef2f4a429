import { may } from '@pramaan/domain/capability'
import { type JobApplicationStatus, jobApplicationStatuses } from '@pramaan/domain/job-application'
import { Avatar } from '@pramaan/ui/avatar'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import { LinkButton } from '@pramaan/ui/link-button'
import { useJobSideTexts } from '../job/use-job-side-texts.ts'
import { usePerson } from '../platform/platform.tsx'
import { Ago } from '../time/ago.tsx'
import { ApplicationMoves } from './application-moves.tsx'
import { candidatePath, openPhone, type Received } from './application-shapes.ts'
import { ContactButton } from './contact-button.tsx'

const shapes: Record<JobApplicationStatus, StatusProps['shape']> = {
  Applied: 'waiting',
  Shortlisted: 'full',
  Rejected: 'off',
}

/** Where an application to a job stands; undefined for a whole drive's, which stands elsewhere. */
export function jobStatusOf({ Kind, Status: status }: Received): JobApplicationStatus | undefined {
  return Kind === 'job' ? jobApplicationStatuses.find((one) => one === status) : undefined
}

/** Where an application stands, as a shape and a word. */
export function ReceivedStatus({ application }: { application: Received }) {
  const t = useJobSideTexts()
  const status = jobStatusOf(application)
  if (!status) return <Status shape="open">{application.Status}</Status>
  return <Status shape={shapes[status]}>{t(`received.status.${status}`)}</Status>
}

/** Leads to a candidate's profile (document 002 §2.6). */
export function ViewCandidate({ id, name }: { id: number; name: string }) {
  const t = useJobSideTexts()
  return (
    <LinkButton href={candidatePath(id)} tone="quiet" size="sm" aria-label={t('side.view.of', { name })}>
      {t('side.view')}
    </LinkButton>
  )
}

/** What can be done with an application: decide on it, where the role may, contact its candidate, and view them. */
export function ApplicantActions({ application }: { application: Received }) {
  const { role } = usePerson()
  const { CandidateID: id, CandidateName: name } = application
  const status = jobStatusOf(application)
  const contacts = may(role, 'contactCandidate')
  return (
    <div className="flex items-center justify-end gap-2 max-lg:w-full max-lg:justify-start max-sm:grid max-sm:grid-cols-2">
      {status && may(role, 'editJobs') && <ApplicationMoves application={{ ...application, Status: status }} />}
      {contacts && <ContactButton candidateId={id} name={name} phone={openPhone(application)} />}
      <ViewCandidate id={id} name={name} />
    </div>
  )
}

/** One application of a job: who, with which degree, since when, where it stands, and what can be done. */
export function ApplicantRow({ application }: { application: Received }) {
  const t = useJobSideTexts()
  const { CandidateName: name, CandidateImage: image, CreatedOn: at } = application
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3 px-4 py-3.5 sm:px-5 lg:flex-nowrap">
      <div className="flex min-w-0 flex-1 items-center gap-3.5 max-lg:basis-full">
        <Avatar name={name} src={image} />
        <div className="min-w-0">
          <h3 className="text-base wrap-anywhere">{name}</h3>
          <p className="text-sm text-ink-muted">{degreeOf(application) ?? t('job.none')}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
            <ReceivedStatus application={application} />
            <span className="text-ink-muted">
              <Ago at={at} />
            </span>
          </p>
        </div>
      </div>
      <ApplicantActions application={application} />
    </div>
  )
}

/** The degrees of an application's candidate in one line; undefined where they named none. */
export function degreeOf({
  Degree: degrees,
  CareerProfile: career,
  Education: education,
}: Received): string | undefined {
  return degrees.join(', ') || career.degree || education || undefined
}
