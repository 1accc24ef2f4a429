import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { dateText } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import { Status } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { LinkButton } from '@pramaan/ui/link-button'
import { profilePath, verificationPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Applicant, isWaiting } from './use-applicants.ts'

/** The columns of document 002 §2.8; Remarks links to the HR comments for roles that may open them. */
export function useApplicantColumns(onStatus: (applicant: Applicant) => void): Column<Applicant>[] {
  const t = useTexts()
  const { notAvailable } = useLabels()
  return [
    {
      id: 'ID',
      header: t('column.id'),
      card: 'aside',
      className: 'tabular-nums md:w-20',
      cell: ({ ID }) => <span className="text-ink-muted">{ID}</span>,
    },
    {
      id: 'date',
      header: t('applicants.date'),
      className: 'tabular-nums md:w-32',
      cell: ({ CreatedOn }) => dateText(new Date(CreatedOn)),
    },
    {
      id: 'name',
      header: t('column.name'),
      fixed: true,
      card: 'title',
      cell: ({ FullName, UserId }) => <NameLink href={profilePath(UserId)}>{FullName}</NameLink>,
    },
    {
      id: 'phone',
      header: t('column.phone'),
      className: 'tabular-nums',
      cell: ({ Phone }) => (Phone ? formatPhone(Phone) : <span className="text-ink-muted">{notAvailable}</span>),
    },
    {
      id: 'status',
      header: t('applicants.status'),
      cell: (row) => <VspCell row={row} onStatus={onStatus} />,
    },
    {
      id: 'remarks',
      header: t('applicants.remarks'),
      card: 'block',
      className: 'md:w-32',
      cell: (row) => <Remarks row={row} />,
    },
  ]
}

/** The status: for a waiting applicant it opens the questions; a reviewer can revoke a verified one. */
function VspCell({ row, onStatus }: { row: Applicant; onStatus: (applicant: Applicant) => void }) {
  const t = useTexts()
  const { role } = usePerson()
  const label = t(isWaiting(row) ? 'applicants.applied' : 'applicants.verified')
  const shown = <Status shape={isWaiting(row) ? 'waiting' : 'full'}>{label}</Status>
  if (isWaiting(row))
    return may(role, 'submitHrComments') ? (
      <LinkButton
        tone="quiet"
        size="xs"
        href={verificationPath(row.UserId, false)}
        aria-label={t('applicants.status.verify', { label, name: row.FullName })}
      >
        {shown}
      </LinkButton>
    ) : (
      shown
    )
  if (!may(role, 'reviewVsp')) return shown
  return (
    <Button
      tone="quiet"
      size="xs"
      aria-label={t('applicants.status.of', { label, name: row.FullName })}
      onClick={() => onStatus(row)}
    >
      {shown}
    </Button>
  )
}

function Remarks({ row }: { row: Applicant }) {
  const t = useTexts()
  const { role } = usePerson()
  const label = t(isWaiting(row) ? 'applicants.pending' : 'applicants.edit')
  if (!may(role, 'openHrComments')) return <span className="text-ink-muted">{isWaiting(row) && label}</span>
  return (
    <LinkButton
      size="xs"
      tone={isWaiting(row) ? 'soft' : 'quiet'}
      href={verificationPath(row.UserId, row.VspStatus)}
      aria-label={t('applicants.remarks.of', { label, name: row.FullName })}
      className="max-md:mt-2 max-md:w-full md:min-w-20"
    >
      {label}
    </LinkButton>
  )
}
