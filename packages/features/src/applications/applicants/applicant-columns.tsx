import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { may } from '@pramaan/domain/capability'
import { isWithdrawn } from '@pramaan/domain/job-application'
import { Avatar } from '@pramaan/ui/avatar'
import type { Column } from '@pramaan/ui/data-table'
import { NameLink } from '@pramaan/ui/link'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { degreeOf } from './applicant-row.tsx'
import { ApplicationMoves } from './application-moves.tsx'
import { candidatePath, openPhone, type Received } from './application-shapes.ts'
import { ContactButton } from './contact-button.tsx'
import { jobStatusOf, ReceivedStatusMark } from './received-status.tsx'

/** The columns of a console's applicants; `whatOf` names the opening, in lists of more than one job. */
export function useApplicantColumns(whatOf?: (application: Received) => string): Column<Received>[] {
  const t = usePostingTexts()
  const { role } = usePerson()
  const none = <span className="text-ink-muted">{t('job.none')}</span>
  return [
    {
      id: 'name',
      header: t('receivedApplications.candidate'),
      fixed: true,
      card: 'title',
      className: 'md:max-w-48',
      cell: (application) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={application.CandidateName} src={application.CandidateImage} size="xs" />
          <ApplicantName application={application} />
        </span>
      ),
    },
    ...(whatOf
      ? [{ id: 'what', header: t('receivedApplications.job'), className: cutCell, cell: whatCell(whatOf) }]
      : []),
    {
      id: 'degree',
      header: t('receivedApplications.degree'),
      className: cutCell,
      cell: (application) => {
        const degree = degreeOf(application)
        return degree ? <span title={degree}>{degree}</span> : none
      },
    },
    {
      id: 'status',
      header: t('receivedApplications.status'),
      cell: (application) => <ReceivedStatusMark application={application} />,
    },
    {
      id: 'at',
      header: t('receivedApplications.date'),
      card: 'aside',
      cell: ({ CreatedOn }) => <Ago at={CreatedOn} />,
    },
    ...(may(role, 'contactCandidate')
      ? [{ id: 'phone', header: t('receivedApplications.phone'), cell: phoneCell }]
      : []),
    ...(may(role, 'editJobs')
      ? [
          {
            id: 'actions',
            header: t('receivedApplications.actions'),
            align: 'end' as const,
            card: 'block' as const,
            cell: movesCell,
          },
        ]
      : []),
  ]
}

/** The opening's name, cut off; hovering shows it completely. */
function whatCell(whatOf: (application: Received) => string) {
  return (application: Received) => <span title={whatOf(application)}>{whatOf(application)}</span>
}

/** The name links to the profile, as in the console's other tables; that of a withdrawn application does not. */
function ApplicantName({ application }: { application: Received }) {
  const t = usePostingTexts()
  const { CandidateID: id, CandidateName: name, Status: status } = application
  if (isWithdrawn(status)) return <span className="min-w-0 font-semibold wrap-anywhere md:truncate">{name}</span>
  return (
    <NameLink truncated href={candidatePath(id)} title={t('postedJob.view.of', { name })}>
      {name}
    </NameLink>
  )
}

function phoneCell(application: Received) {
  if (isWithdrawn(application.Status)) return null
  const { CandidateID: id, CandidateName: name } = application
  return <ContactButton candidateId={id} name={name} phone={openPhone(application)} plain />
}

function movesCell(application: Received) {
  const status = jobStatusOf(application)
  if (!status || isWithdrawn(application.Status)) return null
  return (
    <span className="flex items-center justify-end gap-2 max-md:justify-start">
      <ApplicationMoves application={{ ...application, Status: status }} size="xs" />
    </span>
  )
}

const cutCell = 'md:max-w-40 md:truncate 2xl:max-w-64 max-md:wrap-anywhere'
