import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type ReviewAction, reviewedTo, whyNotReview } from '@pramaan/domain/drive-application'
import { BulkButton } from '@pramaan/ui/bulk-bar'
import { Check, IndianRupee, X } from 'lucide-react'
import { useState } from 'react'
import { ConfirmBulkAction } from '../../../lists/selection/confirm-bulk-action.tsx'
import { ListBulk } from '../../../lists/selection/list-bulk.tsx'
import { useBulk } from '../../../lists/selection/use-bulk.tsx'
import type { Selection } from '../../../lists/selection/use-selection.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { IsOverdue } from '../fee-overdue.ts'
import { type DriveApplicant, useReloadReviews } from '../use-drive-applicants.ts'

const textKeys = { accept: 'bulk.accepted', noPayment: 'bulk.noPayment.done', reject: 'bulk.rejected' } as const
const icons = { accept: Check, noPayment: IndianRupee, reject: X } as const
const actions = ['accept', 'noPayment', 'reject'] as const

type DriveBulkProps = { selection: Selection<DriveApplicant>; isOverdue: IsOverdue }

/**
 * A reviewer's decision on several applicants: each action applies to the selected ones whose status allows it; a
 * rejection asks first.
 */
export function DriveBulk({ selection, isOverdue }: DriveBulkProps) {
  const t = useTexts()
  const [rejecting, setRejecting] = useState(false)
  const { decide, peopleFor, busy, error, dialog } = useDecideOnMany(selection, isOverdue, () => setRejecting(false))
  const rejected = peopleFor('reject')
  return (
    <>
      <ListBulk count={selection.ids.length} onClear={selection.clear}>
        {actions.map((decision) => {
          const [Icon, count] = [icons[decision], peopleFor(decision).length]
          return (
            <BulkButton
              key={decision}
              main={decision === 'accept'}
              icon={<Icon />}
              disabled={busy}
              reason={count === 0 && t(`bulk.${decision}.none`)}
              onClick={() => (decision === 'reject' ? setRejecting(true) : decide(decision))}
            >
              {t(`bulk.${decision}`, { count })}
            </BulkButton>
          )
        })}
      </ListBulk>
      {rejecting && (
        <ConfirmBulkAction
          people={rejected}
          title={t('bulk.reject.title', { count: rejected.length })}
          description={t('bulk.reject.text')}
          confirmLabel={t('bulk.reject', { count: rejected.length })}
          busy={busy && t('review.busy.reject')}
          error={error}
          onClose={() => setRejecting(false)}
          onConfirm={() => decide('reject')}
        />
      )}
      {dialog}
    </>
  )
}

function useDecideOnMany(selection: Selection<DriveApplicant>, isOverdue: IsOverdue, onClose: () => void) {
  const t = useTexts()
  const { drives } = useApi()
  const { run, ...bulk } = useBulk({
    reload: useReloadReviews(),
    onDone: () => {
      onClose()
      selection.clear()
    },
  })
  const peopleFor = (decision: ReviewAction) =>
    selection.people
      .filter((applicant) => !whyNotReview(applicant.Status, decision, isOverdue(applicant)))
      .map(({ applicationID, FullName }) => ({ ID: applicationID, FullName }))
  const decide = (decision: ReviewAction) =>
    run({
      people: peopleFor(decision),
      act: (applicationIds) => drives.reviewMany({ body: { applicationIds, applicationStatus: reviewedTo(decision) } }),
      undo: (applicationIds) => drives.undoReview({ body: { applicationIds } }),
      textOf: (count) => t(textKeys[decision], { count }),
    })
  return { ...bulk, decide, peopleFor }
}
