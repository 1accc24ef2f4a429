import type { ReviewDeed } from '@pramaan/domain/drive-application'
import { whyNotReview } from '@pramaan/domain/drive-application'
import { pageSizes } from '@pramaan/domain/options'
import { DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Pagination } from '@pramaan/ui/pagination'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { NoSuchPage } from '../../frame/no-such.tsx'
import { useRowKeys } from '../../frame/use-row-keys.ts'
import { driveApplicantsPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useApplicantColumns } from './applicant-columns.tsx'
import { Decision } from './decision.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import type { ApplicantsPage } from './use-applicants-address.ts'
import type { DriveApplicant } from './use-drive-applicants.ts'
import { useReview } from './use-review.ts'

type ApplicantsTableProps = {
  drive: { ID: number; Title: string }
  rows: readonly DriveApplicant[] | undefined
  total: number | undefined
  page: ApplicantsPage
  change: (change: Partial<Pick<ApplicantsPage, 'pageSize' | 'pageIndex'>>) => void
}

/** A drive's applicants: `j` and `k` along them, `a`, `r` and `n` decide, Enter opens the profile; cards on a phone. */
export function ApplicantsTable({ drive, rows = [], total, page, change }: ApplicantsTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { pageSize, pageIndex } = page
  const lastIndex = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1)
  const current = useRowKeys({
    ids: rows.map(({ applicationID }) => String(applicationID)),
    onOpen: (id) => {
      const row = rows.find(({ applicationID }) => String(applicationID) === id)
      if (row) void navigate(driveApplicantsPath(drive.ID, row.ID))
    },
    onPage: (step) => change({ pageIndex: Math.min(Math.max(pageIndex + step, 0), lastIndex) }),
  })
  const { decide, busy, dialog } = useDecision(drive.Title)
  useDecisionKeys(
    rows.find(({ applicationID }) => String(applicationID) === current),
    decide,
  )
  const columns = useApplicantColumns(drive.ID, (row) => (
    <Decision
      applicant={row}
      current={String(row.applicationID) === current}
      busy={busy?.applicant.applicationID === row.applicationID ? busy.deed : undefined}
      onDeed={(deed) => decide(row, deed)}
    />
  ))
  return (
    <>
      <DataTable
        caption={t('review.caption', { title: drive.Title })}
        columns={columns}
        rows={rows}
        rowId={({ applicationID }) => String(applicationID)}
        rowName={({ FullName }) => FullName}
        currentId={current}
        loadingRows={total === undefined ? pageSize : undefined}
        empty={total ? <NoSuchPage onFirst={() => change({ pageIndex: 0 })} /> : <Nobody page={page} />}
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
      {dialog}
    </>
  )
}

/** Decides at once, but asks before a rejection, which is final. */
function useDecision(drive: string) {
  const [rejecting, setRejecting] = useState<DriveApplicant>()
  const { review, busy } = useReview(() => setRejecting(undefined))
  return {
    busy,
    decide: (applicant: DriveApplicant, deed: ReviewDeed) => {
      if (deed === 'reject') setRejecting(applicant)
      else review(applicant, deed)
    },
    dialog: (
      <RejectDialog
        applicant={rejecting}
        drive={drive}
        busy={busy?.deed === 'reject'}
        onClose={() => setRejecting(undefined)}
        onReject={(applicant) => review(applicant, 'reject')}
      />
    ),
  }
}

function useDecisionKeys(
  applicant: DriveApplicant | undefined,
  decide: (applicant: DriveApplicant, deed: ReviewDeed) => void,
) {
  const t = useTexts()
  const press = (deed: ReviewDeed) => () => {
    if (applicant && !whyNotReview(applicant.Status, deed)) decide(applicant, deed)
  }
  useShortcuts([
    { on: 'a', label: t('keys.accept'), onPress: press('accept') },
    { on: 'r', label: t('keys.reject'), onPress: press('reject') },
    { on: 'n', label: t('keys.noPayment'), onPress: press('noPayment') },
  ])
}

function Nobody({ page: { status, term } }: { page: ApplicantsPage }) {
  const t = useTexts()
  const narrowed = status !== 'all' || term !== ''
  return (
    <EmptyState
      bare
      icon={UsersRound}
      title={t('review.none')}
      text={t(narrowed ? 'review.none.here' : 'review.none.text')}
    />
  )
}
