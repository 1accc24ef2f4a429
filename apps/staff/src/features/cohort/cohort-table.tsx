import { amountText } from '@pramaan/domain/money'
import { formatPhone } from '@pramaan/domain/phone'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { GraduationCap } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useIdColumn } from '../../lists/table/id-column.tsx'
import { ListTable } from '../../lists/table/list-table.tsx'
import type { ListPage } from '../../lists/table/use-list-page.ts'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CohortPayment } from './use-cohort.ts'

/** The columns of document 002 §3: ID, Name, MobileNumber, Email, CouponCode, CourseID, Amount. */
function useColumns(): Column<CohortPayment>[] {
  const t = useTexts()
  const id = useIdColumn()
  const { notAvailable } = useLabels()
  const or = (value: string | null) => value || <span className="text-ink-muted">{notAvailable}</span>
  return [
    { ...id, className: 'tabular-nums md:w-20' },
    {
      id: 'name',
      header: t('cohort.name'),
      fixed: true,
      card: 'title',
      cell: ({ UserID, Name }) => <NameLink href={profilePath(UserID)}>{Name}</NameLink>,
    },
    {
      id: 'mobile',
      header: t('cohort.mobile'),
      cardLabel: ({ MobileNumber }) => !MobileNumber,
      className: 'tabular-nums',
      cell: ({ MobileNumber }) => or(MobileNumber && formatPhone(MobileNumber)),
    },
    {
      id: 'email',
      header: t('cohort.email'),
      cardLabel: ({ Email }) => !Email,
      className: 'max-md:basis-full wrap-anywhere',
      cell: ({ Email }) => or(Email),
    },
    { id: 'coupon', header: t('cohort.coupon'), cardLabel: true, cell: ({ CouponCode }) => or(CouponCode) },
    {
      id: 'course',
      header: t('cohort.course'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ CourseID }) => CourseID,
    },
    {
      id: 'amount',
      header: t('cohort.amount'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ Amount }) => <span className="font-semibold">{amountText(Amount)}</span>,
    },
  ]
}

type CohortTableProps = ListPage & { rows: readonly CohortPayment[] | undefined; total: number | undefined }

/** The people who paid for a course, newest first; clicking a name or pressing Enter opens the profile. */
export function CohortTable(list: CohortTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  return (
    <ListTable
      list="cohort"
      {...list}
      caption={t('titles.cohort')}
      columns={useColumns()}
      idOf={({ ID }) => ID}
      nameOf={({ Name }) => Name}
      onOpen={({ UserID }) => void navigate(profilePath(UserID))}
      none={<EmptyState bare icon={GraduationCap} title={t('cohort.none')} text={t('cohort.none.text')} />}
    />
  )
}
