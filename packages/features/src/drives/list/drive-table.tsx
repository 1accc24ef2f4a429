import { pageSizes } from '@pramaan/domain/options'
import type { Role } from '@pramaan/domain/role'
import { DataTable } from '@pramaan/ui/data-table'
import { Pagination } from '@pramaan/ui/pagination'
import type { ReactNode } from 'react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { useDriveColumns } from './drive-columns.tsx'
import type { DriveList } from './use-drive-list.ts'

/** 'Current placement drives' as a table; on a phone its rows are cards (document 002 §2.7). */
export function DriveTable({ list, role, none }: { list: DriveList; role: Role; none: ReactNode }) {
  const t = usePostingTexts()
  const { data } = list.answer
  return (
    <DataTable
      caption={t('driveList.current')}
      columns={useDriveColumns(role)}
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
