import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { isOpen } from '@pramaan/domain/drive'
import { candidateButton, type DriveApplicationStatus, hasApplied, isSettled } from '@pramaan/domain/drive-application'
import { ApplicationNote } from '@pramaan/features/applications/sending/application-note.tsx'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { PayPanel } from '@pramaan/features/payments/pay-panel.tsx'
import { PaymentResult } from '@pramaan/features/payments/payment-result.tsx'
import type { Payment } from '@pramaan/features/payments/use-payment.ts'
import { DockedAction } from '@pramaan/ui/action-bar'
import { Badge } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { ApplicationButton } from '../../openings/application-button.tsx'
import { DriveFeeFacts, useDriveFee } from '../../openings/drive-fee.tsx'
import { useTimeLeft } from '../../openings/drive-time-left.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { RequestedDialog } from './requested-dialog.tsx'
import { useDrivePayment, useRequest } from './use-drives.ts'

/** The status of the candidate's application to a drive, with the next action (document 001 §4). */
export function ApplicationCard({ drive }: { drive: Drive }) {
  const status = drive.status ?? 'NotApplied'
  const { now } = usePlatform()
  const remaining = useTimeLeft()(drive)
  const payment = useDrivePayment(drive.ID)
  const { action } = candidateButton(status)
  return (
    <Card>
      {!isOpen(lastDay(drive), now()) && !isSettled(status) ? (
        <Closed text={remaining} undecided={hasApplied(status) && !action} />
      ) : (
        <>
          <State status={status} remaining={remaining} />
          {action === 'pay' ? (
            <PayFee payment={payment} remaining={remaining} />
          ) : (
            <RequestButton drive={drive} status={status} remaining={remaining} />
          )}
        </>
      )}
      {payment.ended && <PaymentResult end={payment.ended} onClose={payment.close} />}
    </Card>
  )
}

/** The text for a closed drive, unless the candidate's application has a final answer. */
function Closed({ text, undecided }: { text: string; undecided: boolean }) {
  const t = useTexts()
  return (
    <>
      <h2 className="text-lg">{text}</h2>
      {undecided && <p className="mb-1 text-sm">{t('drives.closed.pending')}</p>}
      <p className="mb-3 text-sm text-ink-muted">{t('drives.closed.text')}</p>
      <LinkButton href="/placement-drive" tone="soft" block>
        {t('drives.closed.others')}
      </LinkButton>
    </>
  )
}

function State({ status, remaining }: { status: DriveApplicationStatus; remaining: string }) {
  const t = useTexts()
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <Badge tone={candidateButton(status).action === 'pay' ? 'accent' : 'plain'}>
          {t(`drives.status.${status}`)}
        </Badge>
        <span className="flex items-center gap-1.5 text-sm font-semibold text-warning">
          <Clock aria-hidden className="size-4" />
          {remaining}
        </span>
      </div>
      <h2 className="text-lg">{t(`drives.box.${status}`)}</h2>
      <p className="mb-4 text-sm text-ink-muted">{t(`drives.box.${status}.text`)}</p>
    </>
  )
}

type RequestButtonProps = { drive: Drive; status: DriveApplicationStatus; remaining: string }

/** Apply, Request Again, or a disabled button that names the status. */
function RequestButton({ drive, status, remaining }: RequestButtonProps) {
  const t = useTexts()
  const [requested, setRequested] = useState(false)
  const request = useRequest(drive, () => setRequested(true))
  const { label, action } = candidateButton(status)
  return (
    <>
      {action && <DriveFeeFacts drive={drive} />}
      <div className="mb-3 empty:hidden">{action && <ApplicationNote applying={request} />}</div>
      {action ? (
        <DockedAction text={remaining}>
          <ApplicationButton applying={request}>{t(`drives.button.${label}`)}</ApplicationButton>
        </DockedAction>
      ) : (
        <Button block disabled>
          {t(`drives.button.${label}`)}
        </Button>
      )}
      {requested && <RequestedDialog onClose={() => setRequested(false)} />}
    </>
  )
}

/** Pays the fee of an accepted application. */
function PayFee({ payment, remaining }: { payment: Payment; remaining: string }) {
  const t = useTexts()
  const fee = useDriveFee()
  if (fee === undefined) return null
  return (
    <PayPanel
      purpose="PlacementDrive"
      price={fee}
      payment={payment}
      label={t('drives.button.pay-to-proceed')}
      refundText={t('drives.refund')}
      dock={remaining}
    />
  )
}
