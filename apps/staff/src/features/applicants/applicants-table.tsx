import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { EmptyState } from '@pramaan/ui/empty-state'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSelection } from '../../lists/selection/use-selection.ts'
import { ListTable } from '../../lists/table/list-table.tsx'
import { profilePath, verificationPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { isWaiting, useApplicantColumns } from './applicant-columns.tsx'
import { ApplicantsBulk } from './applicants-bulk.tsx'
import { StatusDialog } from './status-dialog.tsx'
import type { Applicant, ApplicantList, useApplicantsAddress } from './use-applicants.ts'

type ApplicantsTableProps = ReturnType<typeof useApplicantsAddress> & {
  caption: string
  of: ApplicantList
  rows: readonly Applicant[] | undefined
  total: number | undefined
}

function emptyText({ tab, term, fromDate, toDate }: ReturnType<typeof useApplicantsAddress>['page']) {
  if (term) return 'applicants.none.search'
  if (fromDate || toDate) return 'applicants.none.filtered'
  return tab === 'all' ? 'applicants.none.text' : (`applicants.none.${tab}` as const)
}

/**
 * Applicants for verification; cards on a phone; `j` and `k` move, Enter opens the comments or the
 * profile.
 */
export function ApplicantsTable({ of, ...list }: ApplicantsTableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { role } = usePerson()
  const { tab, term, reviewer, fromDate, toDate } = list.page
  const [confirming, setConfirming] = useState<Applicant>()
  const selection = useSelection(
    list.rows,
    ({ ID }) => String(ID),
    `${of} ${tab} ${term} ${reviewer} ${fromDate} ${toDate}`,
  )
  const open = ({ UserId, VspStatus }: Applicant) => {
    const comments = may(role, 'openHrComments')
    void navigate(comments ? verificationPath(UserId, VspStatus) : profilePath(UserId))
  }
  return (
    <>
      <ListTable
        list={of === 'employers' ? 'employer-applicants' : 'applicants'}
        // The columns about employer, opening and waiting time would push the actions out of view at 1280 px.
        hiddenAtFirst={of === 'employers' && isWaiting(tab) ? ['ID', 'date'] : []}
        {...list}
        selection={may(role, 'reviewVsp') ? selection : undefined}
        columns={useApplicantColumns({ of, tab, onStatus: setConfirming })}
        idOf={({ ID }) => ID}
        nameOf={({ FullName }) => FullName}
        onOpen={open}
        none={<EmptyState bare icon={ShieldCheck} title={t('applicants.none')} text={t(emptyText(list.page))} />}
      />
      {may(role, 'reviewVsp') && <ApplicantsBulk selection={selection} />}
      {confirming && <StatusDialog applicant={confirming} onClose={() => setConfirming(undefined)} />}
    </>
  )
}
