import type { Client } from '@pramaan/api-client'
import { wireDayText } from '@pramaan/features/drives/drive-days.ts'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { Landmark } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ListTable } from '../../lists/table/list-table.tsx'
import type { ListPage } from '../../lists/table/use-list-page.ts'
import { driveApplicantsPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Drive = Awaited<ReturnType<Client['drives']['list']>>['data'][number]

function useColumns(): Column<Drive>[] {
  const t = useTexts()
  const { number } = useLabels()
  return [
    {
      id: 'title',
      header: t('drives.title'),
      fixed: true,
      card: 'title',
      cell: ({ ID, Title }) => <NameLink href={driveApplicantsPath(ID)}>{Title}</NameLink>,
    },
    { id: 'place', header: t('drives.location'), cell: ({ Location }) => Location },
    {
      id: 'from',
      header: t('drives.from'),
      card: 'none',
      className: 'tabular-nums',
      cell: ({ FromDate }) => wireDayText(FromDate),
    },
    {
      id: 'to',
      header: t('drives.to'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ ToDate }) => wireDayText(ToDate),
    },
    {
      id: 'openings',
      header: t('drives.openings'),
      card: 'none',
      align: 'end',
      className: 'tabular-nums',
      cell: ({ Openings }) => number(Openings),
    },
    {
      id: 'applicants',
      header: t('drives.applicants'),
      cardLabel: true,
      align: 'end',
      className: 'tabular-nums font-semibold',
      cell: ({ Applicants }) => number(Applicants ?? 0),
    },
    {
      id: 'pending',
      header: t('review.status.Pending'),
      cardLabel: true,
      align: 'end',
      className: 'tabular-nums',
      cell: ({ Pending }) =>
        Pending ? (
          <b className="font-semibold">{number(Pending)}</b>
        ) : (
          <span className="text-ink-muted">{number(0)}</span>
        ),
    },
  ]
}

type DrivesTableProps = { rows: readonly Drive[] | undefined; total: number | undefined } & ListPage

/** The drives to review, current ones first; `j` and `k` move, Enter opens. */
export function DrivesTable(list: DrivesTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  return (
    <ListTable
      list="drives"
      {...list}
      caption={t('titles.drives')}
      columns={useColumns()}
      idOf={({ ID }) => ID}
      nameOf={({ Title }) => Title}
      onOpen={({ ID }) => void navigate(driveApplicantsPath(ID))}
      none={<EmptyState bare icon={Landmark} title={t('drives.none')} text={noneText(t, list.page.term)} />}
    />
  )
}

function noneText(t: ReturnType<typeof useTexts>, term: string) {
  return term ? t('drives.none.searched', { term }) : t('drives.none.text')
}
