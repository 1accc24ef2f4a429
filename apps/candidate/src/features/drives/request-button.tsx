import { candidateButton, type DriveApplicationStatus } from '@pramaan/domain/drive-application'
import { ApplicationNote } from '@pramaan/features/applications/sending/application-note.tsx'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { PayPanel } from '@pramaan/features/payments/pay-panel.tsx'
import type { Payment } from '@pramaan/features/payments/use-payment.ts'
import { DockedAction } from '@pramaan/ui/action-bar'
import { Button } from '@pramaan/ui/button'
import { useState } from 'react'
import { ApplicationButton } from '../../openings/application-button.tsx'
import { DriveFeeFacts, useDriveFee } from '../../openings/drive-fee.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { RequestedDialog } from './requested-dialog.tsx'
import { useRequest } from './use-drives.ts'

type RequestButtonProps = { drive: Drive; status: DriveApplicationStatus; remaining: string }

/** Apply, Request Again, or a disabled button that names the status. */
export function RequestButton({ drive, status, remaining }: RequestButtonProps) {
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

/** Pays the fee of an accepted application; `payBy` names its last day. */
export function PayFee({ driveId, payment, payBy }: { driveId: number; payment: Payment; payBy: string }) {
  const t = useTexts()
  const fee = useDriveFee()
  if (fee === undefined) return null
  return (
    <PayPanel
      purpose="PlacementDrive"
      driveId={driveId}
      price={fee}
      payment={payment}
      label={t('drives.button.pay-to-proceed')}
      refundText={t('drives.refund')}
      dock={payBy}
    />
  )
}
