import { dateText } from '@pramaan/domain/india-day'
import { firstName } from '@pramaan/domain/name'
import { Status } from '@pramaan/ui/badge'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useTexts } from '../../../texts/use-texts.ts'
import { statusShapes } from '../statuses.ts'
import type { DriveApplicant } from '../use-drive-applicants.ts'

/** Props of `RejectDialog`: the applicant and the drive; undefined while the dialog is closed. */
export type RejectDialogProps = {
  applicant: DriveApplicant | undefined
  drive: string
  busy: boolean
  onClose: () => void
  onReject: (applicant: DriveApplicant) => void
}

/** Asks before rejecting a person, which can be undone for a short time only (document 002 §4). */
export function RejectDialog({ applicant, drive, busy, onClose, onReject }: RejectDialogProps) {
  const t = useTexts()
  if (!applicant) return null
  const { FullName, Status: status, UpdatedOn } = applicant
  const first = firstName(FullName)
  const since = { status: t(`review.status.${status}`), date: dateText(new Date(UpdatedOn)) }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('review.reject.title', { name: FullName })}
      description={t('review.reject.text', { first })}
      confirmLabel={t('review.reject.confirm', { first })}
      busy={busy && t('review.busy.reject')}
      onConfirm={() => onReject(applicant)}
    >
      <LabelValueList
        items={[
          { label: t('review.reject.drive'), value: drive },
          {
            label: t('review.reject.now'),
            value: <Status shape={statusShapes[status]}>{t('review.reject.since', since)}</Status>,
          },
          { label: t('review.reject.money'), value: t('review.reject.nothing') },
        ]}
      />
    </ConfirmDialog>
  )
}
