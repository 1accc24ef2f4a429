import { PaymentDialog } from '@pramaan/app-kit/payment/payment-dialog.tsx'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { verifiedVisibilityPercent } from '@pramaan/domain/verification'
import { useTexts } from '../../texts/use-texts.ts'
import { useVspPayment } from './use-vsp.ts'

/** Get VSP: what happens after the purchase, the fee, and the purchase itself (document 001 §2, §4). `price` in rupees. */
export function GetVspDialog({ userId, price, onClose }: { userId: number; price: number; onClose: () => void }) {
  const t = useTexts()
  const payment = useVspPayment(userId)
  const steps = [t('vsp.step.call'), t('vsp.step.interview'), t('vsp.step.done')]
  return (
    <PaymentDialog
      title={t('vsp.dialog')}
      purpose="VSP"
      price={price}
      payment={payment}
      label={t('vsp.pay', { amount: rupeesText(paiseOfRupees(price)) })}
      refundText={t('vsp.refund')}
      onClose={onClose}
    >
      <p>{t('vsp.why', { percent: verifiedVisibilityPercent })}</p>
      <ol className="flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand tabular-nums"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </PaymentDialog>
  )
}
