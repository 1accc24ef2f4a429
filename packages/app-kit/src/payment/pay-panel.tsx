import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { useState } from 'react'
import { useFailureText } from '../router/error-page.tsx'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { CheckoutScriptFailed } from './checkout-script.ts'
import { type Bought, CouponField, type Discounted } from './coupon-field.tsx'
import { PriceLines } from './price-lines.tsx'
import type { Payment, PaymentProblem } from './use-payment.ts'

/** Props of `PayPanel`: `price` in rupees, `label` of the button that pays, `refundText` says when the money comes back. */
export type PayPanelProps = Bought & { payment: Payment; price: number; label: string; refundText: string }

/** The amount with its tax, a coupon, the button, and what happens to the money: shown before any payment. */
export function PayPanel({ payment, price, label, refundText, ...bought }: PayPanelProps) {
  const t = useKitTexts()
  const [coupon, setCoupon] = useState<Discounted>()
  const { stage, problem, pay } = payment
  const working = stage !== 'offer'
  return (
    <div className="flex flex-col gap-4">
      {problem && <ProblemAlert problem={problem} />}
      <PriceLines price={price} coupon={coupon} onRemove={() => setCoupon(undefined)} />
      {!coupon && !working && <CouponField bought={bought} onCoupon={setCoupon} />}
      <Button
        block
        onClick={() => void pay(coupon?.CouponCode)}
        busy={working && t(stage === 'checking' ? 'pay.checking' : 'pay.starting')}
      >
        {coupon?.Amount === 0 ? t('pay.free') : label}
      </Button>
      <p className="text-sm text-ink-muted" aria-live="polite">
        {stage === 'checking' ? t('pay.checking.text') : refundText}
      </p>
    </div>
  )
}

/** Why a try led to nothing, in the spec's words (000 §8), and that the money is safe. */
function ProblemAlert({ problem }: { problem: PaymentProblem }) {
  const t = useKitTexts()
  const failureText = useFailureText()
  if (problem.kind === 'error') {
    const { error } = problem
    return <Alert tone="danger">{error instanceof CheckoutScriptFailed ? t('pay.script') : failureText(error)}</Alert>
  }
  const { reason } = problem
  return (
    <Alert tone="danger" title={reason ? t('pay.failed.reason', { reason }) : t('pay.failed')}>
      {t('pay.failed.safe')}
    </Alert>
  )
}
