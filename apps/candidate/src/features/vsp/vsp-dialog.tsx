import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { verifiedVisibilityPercent } from '@pramaan/domain/verification'
import { PaymentDialog } from '../../payment-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useVspPayment } from './use-vsp.ts'

/** Two buttons that open the same purchase; each gives its dialog a title. */
export type VspEntry = 'get-verified' | 'get-vsp'

/** Props of `VspDialog`: `price` in rupees. */
export type VspDialogProps = { entry: VspEntry; userId: number; price: number; onClose: () => void }

/**
 * Get Verified or Get VSP: the steps after the purchase, the fee, and the purchase itself (document 001 §2, §4, D45).
 */
export function VspDialog({ entry, userId, price, onClose }: VspDialogProps) {
  const t = useTexts()
  const payment = useVspPayment(userId)
  return (
    <PaymentDialog
      title={t(entry === 'get-verified' ? 'vsp.verified.dialog' : 'vsp.dialog')}
      purpose="VSP"
      price={price}
      payment={payment}
      label={entry === 'get-verified' ? t('vsp.verify') : t('vsp.pay', { amount: rupeesText(paiseOfRupees(price)) })}
      refundText={t('vsp.refund')}
      onClose={onClose}
    >
      <p>{t('vsp.why', { percent: verifiedVisibilityPercent })}</p>
      <Steps />
    </PaymentDialog>
  )
}

/** The steps of a verification. */
function Steps() {
  const t = useTexts()
  return (
    <ol className="flex flex-col gap-3">
      {[t('vsp.step.call'), t('vsp.step.interview'), t('vsp.step.done')].map((step, index) => (
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
  )
}
