import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { dateText, dayOf, daysBetween } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { useIdColumn } from '../../lists/table/id-column.tsx'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Remarks, VspCell } from './applicant-cells.tsx'
import type { Applicant, ApplicantList, ApplicantTab } from './use-applicants.ts'

type ListedBy = { of: ApplicantList; tab: ApplicantTab; onStatus: (applicant: Applicant) => void }

/** Whether the people of a tab wait for verification. */
export const isWaiting = (tab: ApplicantTab) => tab === 'waiting' || tab === 'mine'

/**
 * The columns of document 002 §2.8; Remarks links to the HR comments for roles that may open them. For waiting people
 * they also show the waiting time and the reviewer, and for an employer's applicants the opening.
 */
export function useApplicantColumns({ of, tab, onStatus }: ListedBy): Column<Applicant>[] {
  const t = useTexts()
  const id = useIdColumn()
  const { notAvailable } = useLabels()
  const extra = useExtraColumns()
  return [
    id,
    {
      id: 'date',
      header: t('applicants.date'),
      cardLabel: true,
      className: 'tabular-nums',
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
      cardLabel: ({ Phone }) => !Phone,
      className: 'tabular-nums',
      cell: ({ Phone }) => (Phone ? formatPhone(Phone) : <span className="text-ink-muted">{notAvailable}</span>),
    },
    ...(of === 'employers' ? extra.ofEmployers : []),
    ...(isWaiting(tab) ? extra.ofWaiting : []),
    {
      id: 'status',
      header: t('applicants.status'),
      cardLabel: true,
      cell: (row) => <VspCell row={row} onStatus={onStatus} />,
    },
    {
      id: 'remarks',
      header: t('applicants.remarks'),
      card: 'block',
      cardLabel: true,
      className: 'md:w-32',
      cell: (row) => <Remarks row={row} />,
    },
  ]
}

const cutCell = 'md:max-w-36 md:truncate 2xl:max-w-56'

function useExtraColumns(): Record<'ofEmployers' | 'ofWaiting', Column<Applicant>[]> {
  const t = useTexts()
  const { now } = usePlatform()
  const { notAvailable } = useLabels()
  const muted = (text: string) => <span className="text-ink-muted">{text}</span>
  const cut = (text: string | null | undefined) => (text ? <span title={text}>{text}</span> : muted(notAvailable))
  return {
    ofEmployers: [
      {
        id: 'employer',
        header: t('applicants.employer'),
        cardLabel: true,
        className: cutCell,
        cell: ({ AppliedTo }) => cut(AppliedTo?.Employer),
      },
      {
        id: 'job',
        header: t('applicants.job'),
        cardLabel: true,
        className: cutCell,
        cell: ({ AppliedTo }) => cut(AppliedTo?.Title),
      },
    ],
    ofWaiting: [
      {
        id: 'waiting',
        header: t('applicants.waiting'),
        cardLabel: true,
        className: 'tabular-nums',
        cell: ({ CreatedOn }) => t('applicants.days', { days: daysBetween(dayOf(new Date(CreatedOn)), dayOf(now())) }),
      },
      {
        id: 'reviewer',
        header: t('applicants.reviewer'),
        cardLabel: true,
        cell: ({ AssignedTo }) => AssignedTo?.FullName ?? muted(t('assign.nobody')),
      },
    ],
  }
}
