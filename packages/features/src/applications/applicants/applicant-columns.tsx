import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import type { Column } from '@pramaan/ui/data-table'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { ApplicantActions, degreeOf } from './applicant-row.tsx'
import type { Received } from './application-shapes.ts'
import { ReceivedStatusMark } from './received-status.tsx'

/** The columns of a console's applicants; `whatOf` names the opening, in lists of more than one job. */
export function useApplicantColumns(whatOf?: (application: Received) => string): Column<Received>[] {
  const t = usePostingTexts()
  const none = <span className="text-ink-muted">{t('job.none')}</span>
  return [
    {
      id: 'name',
      header: t('received.candidate'),
      fixed: true,
      card: 'title',
      cell: ({ CandidateName: name, CandidateImage: image }) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={name} src={image} size="xs" />
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        </span>
      ),
    },
    ...(whatOf ? [{ id: 'what', header: t('received.job'), className: cutCell, cell: whatOf }] : []),
    {
      id: 'degree',
      header: t('received.degree'),
      className: cutCell,
      cell: (application) => {
        const degree = degreeOf(application)
        return degree ? <span title={degree}>{degree}</span> : none
      },
    },
    {
      id: 'status',
      header: t('received.status'),
      cell: (application) => <ReceivedStatusMark application={application} />,
    },
    { id: 'at', header: t('received.date'), card: 'aside', cell: ({ CreatedOn }) => <Ago at={CreatedOn} /> },
    {
      id: 'actions',
      header: t('posted.view'),
      align: 'end',
      fixed: true,
      card: 'block',
      cell: (application) => <ApplicantActions application={application} size="xs" />,
    },
  ]
}

const cutCell = 'md:max-w-48 md:truncate max-md:wrap-anywhere'
