import type { ReviewAction } from '@pramaan/domain/drive-application'
import { whyNotReview } from '@pramaan/domain/drive-application'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { RejectDialog } from './decision/reject-dialog.tsx'
import { useReview } from './decision/use-review.ts'
import type { IsOverdue } from './fee-overdue.ts'
import type { DriveApplicant } from './use-drive-applicants.ts'

/** Decides at once, but asks before a rejection, after which the applicant cannot apply again. */
export function useDecision(drive: string) {
  const [rejecting, setRejecting] = useState<DriveApplicant>()
  const { review, busy } = useReview(() => setRejecting(undefined))
  return {
    busy,
    decide: (applicant: DriveApplicant, decision: ReviewAction) => {
      if (decision === 'reject') setRejecting(applicant)
      else review(applicant, decision)
    },
    dialog: (
      <RejectDialog
        applicant={rejecting}
        drive={drive}
        busy={busy?.decision === 'reject'}
        onClose={() => setRejecting(undefined)}
        onReject={(applicant) => review(applicant, 'reject')}
      />
    ),
  }
}

/** The keys that decide on the current applicant. */
export function useDecisionKeys(
  applicant: DriveApplicant | undefined,
  decide: (applicant: DriveApplicant, decision: ReviewAction) => void,
  isOverdue: IsOverdue,
) {
  const t = useTexts()
  const press = (decision: ReviewAction) => () => {
    if (applicant && !whyNotReview(applicant.Status, decision, isOverdue(applicant))) decide(applicant, decision)
  }
  useShortcuts([
    { on: 'a', label: t('keys.accept'), onPress: press('accept') },
    { on: 'r', label: t('keys.reject'), onPress: press('reject') },
    { on: 'n', label: t('keys.noPayment'), onPress: press('noPayment') },
  ])
}
