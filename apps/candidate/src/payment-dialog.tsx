import { PayPanel, type PayPanelProps } from '@pramaan/features/payments/pay-panel.tsx'
import { PaymentResult } from '@pramaan/features/payments/payment-result.tsx'
import { Dialog, DialogCancel } from '@pramaan/ui/dialog'
import type { ReactNode } from 'react'

/** Props of `PaymentDialog`: those of its panel; `children` explain the fee. */
export type PaymentDialogProps = PayPanelProps & { title: string; onClose: () => void; children: ReactNode }

/** Offers an item for a fee, and shows the result after the checkout. */
export function PaymentDialog({ title, onClose, children, ...panel }: PaymentDialogProps) {
  const { stage, ended } = panel.payment
  if (ended) return <PaymentResult end={ended} onClose={onClose} />
  return (
    // The provider's window opens above the page; an open modal of ours would block it.
    <Dialog open={stage !== 'checkout'} onOpenChange={() => stage === 'offer' && onClose()} title={title} size="md">
      <div className="flex flex-col gap-4">
        {children}
        <PayPanel {...panel} cancel={<DialogCancel block />} />
      </div>
    </Dialog>
  )
}
