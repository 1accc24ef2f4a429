import { EmptyState } from '@pramaan/ui/empty-state'
import { UsersRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSelection } from '../../lists/selection/use-selection.ts'
import { PagedTable, useListKeys } from '../../lists/table/list-table.tsx'
import { driveApplicantsPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useApplicantColumns } from './applicant-columns.tsx'
import { Decision } from './decision/decision.tsx'
import { DriveBulk } from './decision/drive-bulk.tsx'
import type { IsOverdue } from './fee-overdue.ts'
import type { ApplicantsPage } from './use-applicants-address.ts'
import { useDecision, useDecisionKeys } from './use-decision.tsx'
import type { DriveApplicant } from './use-drive-applicants.ts'

type ApplicantsTableProps = {
  drive: { ID: number; Title: string }
  isOverdue: IsOverdue
  rows: readonly DriveApplicant[] | undefined
  total: number | undefined
  page: ApplicantsPage
  change: (change: Partial<Pick<ApplicantsPage, 'pageSize' | 'pageIndex'>>) => void
}

/** A drive's applicants: `j` and `k` move, `a`, `r` and `n` decide, Enter opens the profile; cards on a phone. */
export function ApplicantsTable({ drive, isOverdue, ...props }: ApplicantsTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { status, term } = props.page
  const idOf = ({ applicationID }: DriveApplicant) => applicationID
  const selection = useSelection(props.rows, (row) => String(idOf(row)), `${status} ${term}`)
  const list = { ...props, idOf, selection }
  const current = useListKeys({ ...list, onOpen: ({ ID }) => void navigate(driveApplicantsPath(drive.ID, ID)) })
  const { decide, busy, dialog } = useDecision(drive.Title)
  useDecisionKeys(current, decide, isOverdue)
  const columns = useApplicantColumns(drive.ID, (row) => (
    <Decision
      applicant={row}
      current={row.applicationID === current?.applicationID}
      overdue={isOverdue(row)}
      busy={busy?.applicant.applicationID === row.applicationID ? busy.decision : undefined}
      onAction={(decision) => decide(row, decision)}
    />
  ))
  return (
    <>
      <PagedTable
        list="drive-applicants"
        {...list}
        caption={t('review.caption', { title: drive.Title })}
        columns={columns}
        nameOf={({ FullName }) => FullName}
        current={current}
        none={<NoApplicants page={list.page} />}
      />
      <DriveBulk selection={selection} isOverdue={isOverdue} />
      {dialog}
    </>
  )
}

function NoApplicants({ page: { status, term } }: { page: ApplicantsPage }) {
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
