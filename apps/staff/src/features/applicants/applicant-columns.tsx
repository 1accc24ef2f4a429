import { dateText } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Remarks, VspCell } from './applicant-cells.tsx'
import type { Applicant } from './use-applicants.ts'

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
