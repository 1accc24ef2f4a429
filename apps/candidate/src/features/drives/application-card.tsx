import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { nextStep } from '@pramaan/domain/application-timeline'
import { isOpen } from '@pramaan/domain/drive'
import { type DriveApplicationStatus, hasApplied, isToPay } from '@pramaan/domain/drive-application'
import { isWithdrawn } from '@pramaan/domain/job-application'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { PaymentResult } from '@pramaan/features/payments/payment-result.tsx'
import { Badge } from '@pramaan/ui/badge'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { Clock } from 'lucide-react'
import { useFeeDay } from '../../openings/drive-fee.tsx'
import { useTimeLeft } from '../../openings/drive-time-left.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PayFee, RequestButton } from './request-button.tsx'
import { useDrivePayment } from './use-drives.ts'

/** The status of the candidate's application to a drive, with the next action (document 001 §4). */
export function ApplicationCard({ drive }: { drive: Drive }) {
  const status = drive.status ?? 'NotApplied'
  const { now } = usePlatform()
  const remaining = useTimeLeft()(drive)
  const t = useTexts()
  const payment = useDrivePayment(drive.ID)
  const { day, overdue } = useFeeDay()(drive)
  const toPay = isToPay(status)
  return (
    <Card>
      {!isOpen(lastDay(drive), now()) ? (
        <Closed status={status} remaining={remaining} />
      ) : toPay && overdue ? (
        <FeeOverdue day={day} />
      ) : (
        <>
          <State status={status} remaining={remaining} payBy={day} />
          {toPay ? (
            <PayFee driveId={drive.ID} payment={payment} payBy={t('drives.fee.by', { day })} />
          ) : (
            <RequestButton drive={drive} status={status} remaining={remaining} />
          )}
        </>
      )}
      {payment.ended && <PaymentResult end={payment.ended} onClose={payment.close} />}
    </Card>
  )
}

/** A past drive, with the last status of the candidate's request. */
function Closed({ status, remaining }: { status: DriveApplicationStatus; remaining: string }) {
  const t = useTexts()
  const requested = hasApplied(status) || isWithdrawn(status)
  return (
    <>
      <h2 className="text-lg">{requested ? t('drives.closed.title') : remaining}</h2>
      {requested && (
        <p className="mb-1 text-sm">{t(`applications.next.${nextStep({ kind: 'drive', status, open: false })}`)}</p>
      )}
      <p className="mb-3 text-sm text-ink-muted">{t('drives.closed.text')}</p>
      <OtherDrives />
    </>
  )
}

/** An accepted request whose fee was not paid by its last day. */
function FeeOverdue({ day }: { day: string }) {
  const t = useTexts()
  return (
    <>
      <h2 className="text-lg">{t('drives.overdue.title')}</h2>
      <p className="mb-3 text-sm text-ink-muted">{t('drives.overdue.text', { day })}</p>
      <OtherDrives />
    </>
  )
}

function OtherDrives() {
  const t = useTexts()
  return (
    <LinkButton href="/placement-drive" tone="soft" block>
      {t('drives.closed.others')}
    </LinkButton>
  )
}

type StateProps = { status: DriveApplicationStatus; remaining: string; payBy: string }

function State({ status, remaining, payBy }: StateProps) {
  const t = useTexts()
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <Badge tone={isToPay(status) ? 'accent' : 'plain'}>{t(`drives.status.${status}`)}</Badge>
        <span className="flex items-center gap-1.5 text-sm font-semibold text-warning">
          <Clock aria-hidden className="size-4" />
          {remaining}
        </span>
      </div>
      <h2 className="text-lg">{t(`drives.box.${status}`)}</h2>
      <p className="mb-4 text-sm text-ink-muted">{t(`drives.box.${status}.text`, { day: payBy })}</p>
    </>
  )
}
