import type { Client } from '@pramaan/api-client'
import { wireDayText } from '@pramaan/app-kit/drive/drive-days.ts'
import { pageSizes } from '@pramaan/domain/options'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { Link } from '@pramaan/ui/link'
import { Pagination } from '@pramaan/ui/pagination'
import { Landmark } from 'lucide-react'
import { useNavigate } from 'react-router'
import { NoSuchPage } from '../../frame/no-such.tsx'
import type { ListPage } from '../../frame/use-list-page.ts'
import { useRowKeys } from '../../frame/use-row-keys.ts'
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
      card: 'title',
      cell: ({ ID, Title }) => (
        <Link
          href={driveApplicantsPath(ID)}
          className="rounded-sm font-semibold enabled-hover:underline enabled-hover:underline-offset-3 max-md:inline-block max-md:py-2"
        >
          {Title}
        </Link>
      ),
    },
    { id: 'place', header: t('drives.place'), cell: ({ Location }) => Location },
    {
      ...{ id: 'from', header: t('drives.from'), card: 'none', className: 'tabular-nums' },
      cell: ({ FromDate }) => wireDayText(FromDate),
    },
    {
      ...{ id: 'to', header: t('drives.to'), cardLabel: true, className: 'tabular-nums' },
      cell: ({ ToDate }) => wireDayText(ToDate),
    },
    {
      ...{ id: 'openings', header: t('drives.openings'), card: 'none', align: 'end', className: 'tabular-nums' },
      cell: ({ Openings }) => number(Openings),
    },
    {
      ...{ id: 'applicants', header: t('drives.applicants'), cardLabel: true, align: 'end' },
      className: 'tabular-nums font-semibold',
      cell: ({ Applicants }) => number(Applicants ?? 0),
    },
  ]
}

type DrivesTableProps = { rows: readonly Drive[] | undefined; total: number | undefined } & ListPage

/** The drives whose applicants are reviewed, those that are not over first; `j` and `k` along them, Enter opens. */
export function DrivesTable({ rows, total, page, change }: DrivesTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const columns = useColumns()
  const { pageSize, pageIndex, term } = page
  const lastIndex = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1)
  const current = useRowKeys({
    ids: (rows ?? []).map(({ ID }) => String(ID)),
    onOpen: (id) => void navigate(driveApplicantsPath(Number(id))),
    onPage: (step) => change({ pageIndex: Math.min(Math.max(pageIndex + step, 0), lastIndex) }),
  })
  const none = <EmptyState bare icon={Landmark} title={t('drives.none')} text={noneText(t, term)} />
  return (
    <DataTable
      caption={t('titles.drives')}
      columns={columns}
      rows={rows ?? []}
      rowId={({ ID }) => String(ID)}
      rowName={({ Title }) => Title}
      currentId={current}
      loadingRows={rows ? undefined : pageSize}
      empty={total ? <NoSuchPage onFirst={() => change({ pageIndex: 0 })} /> : none}
      foot={
        <Pagination
          dense
          page={pageIndex + 1}
          pageSize={pageSize}
          total={total}
          onPage={(next) => change({ pageIndex: next - 1 })}
          pageSizes={pageSizes}
          onPageSize={(size) => change({ pageSize: size })}
        />
      }
    />
  )
}

function noneText(t: ReturnType<typeof useTexts>, term: string) {
  return term ? t('drives.none.searched', { term }) : t('drives.none.text')
}
