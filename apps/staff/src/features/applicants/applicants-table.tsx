import { usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { pageSizes } from '@pramaan/domain/options'
import { DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Pagination } from '@pramaan/ui/pagination'
import { ShieldCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { NoSuchPage } from '../../frame/no-such.tsx'
import { useRowKeys } from '../../frame/use-row-keys.ts'
import { profilePath, verificationPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useApplicantColumns } from './applicant-columns.tsx'
import type { Applicant, useApplicantsAddress } from './use-applicants.ts'

type ApplicantsTableProps = ReturnType<typeof useApplicantsAddress> & {
  rows: readonly Applicant[] | undefined
  total: number | undefined
}

/** VSP applicants, newest first; cards on a phone, `j` and `k` along them, Enter opens the comments or the profile. */
export function ApplicantsTable({ rows, total, page, change }: ApplicantsTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { role } = usePerson()
  const columns = useApplicantColumns()
  const { pageSize, pageIndex, fromDate, toDate } = page
  const lastIndex = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1)
  const open = (id: string) => {
    const row = rows?.find(({ ID }) => String(ID) === id)
    if (!row) return
    const comments = may(role, 'openHrComments')
    void navigate(comments ? verificationPath(row.UserId, row.VspStatus) : profilePath(row.UserId))
  }
  const current = useRowKeys({
    ids: (rows ?? []).map(({ ID }) => String(ID)),
    onOpen: open,
    onPage: (step) => change({ pageIndex: Math.min(Math.max(pageIndex + step, 0), lastIndex) }),
  })
  return (
    <DataTable
      caption={t('applicants.title')}
      columns={columns}
      rows={rows ?? []}
      rowId={({ ID }) => String(ID)}
      rowName={({ FullName }) => FullName}
      currentId={current}
      loadingRows={rows ? undefined : pageSize}
      empty={
        total ? (
          <NoSuchPage onFirst={() => change({ pageIndex: 0 })} />
        ) : (
          <EmptyState
            bare
            icon={ShieldCheck}
            title={t('applicants.none')}
            text={t(fromDate || toDate ? 'applicants.none.filtered' : 'applicants.none.text')}
          />
        )
      }
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
