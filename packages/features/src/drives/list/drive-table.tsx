import { pageSizes } from '@pramaan/domain/options'
import type { Role } from '@pramaan/domain/role'
import { DataTable } from '@pramaan/ui/data-table'
import { Pagination } from '@pramaan/ui/pagination'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ConsoleParts } from '../../console/console-parts.ts'
import { drivePathOf } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { useAppliedColumns, useDriveColumns } from './drive-columns.tsx'
import type { DriveList } from './use-drive-list.ts'

type DriveTableProps = { list: DriveList; role: Role; none: ReactNode; table: ConsoleParts['table'] | undefined }

/**
 * 'Current placement drives' as a table; on a phone its rows are cards (document 002 §2.7). A console's `table` also
 * shows how many people applied and wait.
 */
export function DriveTable({ list, role, none, table }: DriveTableProps) {
  const t = usePostingTexts()
  const navigate = useNavigate()
  const columns = useDriveColumns(role, table !== undefined)
  const applied = useAppliedColumns()
  const { data } = list.answer
  if (table)
    return table({
      list: 'placement-drives',
      caption: t('driveList.current'),
      columns: [...columns, ...applied],
      // The criteria would be cut to a few letters and push the waiting applicants out of view at 1280 px.
      hiddenAtFirst: ['criteria'],
      rows: data?.data,
      total: data?.totalCount,
      idOf: ({ ID }) => ID,
      nameOf: ({ Title }) => Title,
      page: { pageSize: list.pageSize, pageIndex: list.page - 1 },
      change: ({ pageSize, pageIndex = 0 }) => list.change(pageSize ? { pageSize } : { page: pageIndex + 1 }),
      onNear: list.onNear,
      onOpen: ({ ID }) => void navigate(drivePathOf(role, ID)),
      none,
    })
  return (
    <DataTable
      caption={t('driveList.current')}
      columns={columns}
      rows={data?.data ?? []}
      rowId={({ ID }) => String(ID)}
      loadingRows={data ? undefined : list.pageSize}
      empty={none}
      foot={
        <Pagination
          dense
          page={list.page}
          pageSize={list.pageSize}
          total={data?.totalCount}
          onPage={(page) => list.change({ page })}
          onNear={list.onNear}
          pageSizes={pageSizes}
          onPageSize={(pageSize) => list.change({ pageSize })}
        />
      }
    />
  )
}
