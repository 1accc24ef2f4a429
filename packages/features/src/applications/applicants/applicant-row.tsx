import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { dotted } from '@pramaan/domain/dotted'
import { isWithdrawn, jobDecisions, whyNotDecide } from '@pramaan/domain/job-application'
import { Avatar } from '@pramaan/ui/avatar'
import { LinkButton } from '@pramaan/ui/link-button'
import { clsx } from 'clsx'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { ApplicationMoves } from './application-moves.tsx'
import { candidatePath, openPhone, type Received } from './application-shapes.ts'
import { ContactButton } from './contact-button.tsx'
import { jobStatusOf, ReceivedStatus } from './received-status.tsx'

/** Links to a candidate's profile (document 002 §2.6). */
export function ViewCandidate({ id, name, size = 'sm' }: { id: number; name: string; size?: 'sm' | 'xs' }) {
  const t = usePostingTexts()
  return (
    <LinkButton href={candidatePath(id)} tone="quiet" size={size} aria-label={t('postedJob.view.of', { name })}>
      {t('postedJob.view')}
    </LinkButton>
  )
}

/** The actions on an application: decide (if the role may), contact the candidate, and view the profile. */
export function ApplicantActions({ application }: { application: Received }) {
  const { role } = usePerson()
  const { CandidateID: id, CandidateName: name } = application
  const status = jobStatusOf(application)
  const decides = may(role, 'editJobs') && status
  const contacts = may(role, 'contactCandidate')
  if (isWithdrawn(application.Status)) return null
  // Two buttons per row on a phone, unless no decision is open: the others fit in one row.
  const twoARow = !decides || jobDecisions.every((to) => !whyNotDecide(decides, to))
  return (
    <div
      className={clsx(
        'flex items-center justify-end gap-2 max-lg:w-full max-lg:justify-start max-sm:flex-wrap max-sm:*:flex-auto',
        twoARow && 'max-sm:*:basis-2/5',
      )}
    >
      {decides && <ApplicationMoves application={{ ...application, Status: decides }} />}
      {contacts && <ContactButton candidateId={id} name={name} phone={openPhone(application)} />}
      <ViewCandidate id={id} name={name} />
    </div>
  )
}

/** Props of `ApplicantRow`; `what` is the opening's title, in lists of more than one job. */
export type ApplicantRowProps = { application: Received; what?: string | undefined }

/** An application: candidate, opening, degree, date, status, and actions. */
export function ApplicantRow({ application, what }: ApplicantRowProps) {
  const t = usePostingTexts()
  const { CandidateName: name, CandidateImage: image } = application
  const degree = degreeOf(application) ?? t('job.none')
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3 px-4 py-3.5 sm:px-5 lg:flex-nowrap">
      <div className="flex min-w-0 flex-1 items-center gap-3.5 max-lg:basis-full">
        <Avatar name={name} src={image} />
        <div className="min-w-0">
          <h3 className="text-base wrap-anywhere">{name}</h3>
          <p className="text-sm text-ink-muted wrap-anywhere">{dotted([what, degree])}</p>
          <ReceivedStatus application={application} />
        </div>
      </div>
      <ApplicantActions application={application} />
    </div>
  )
}

/** The degrees of an application's candidate in one line; undefined without any. */
export function degreeOf({
  Degree: degrees,
  CareerProfile: career,
  Education: education,
}: Received): string | undefined {
  return degrees.join(', ') || career.degree || education || undefined
}
