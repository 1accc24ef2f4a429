import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { dot } from '@pramaan/domain/dotted'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { DockedAction } from '@pramaan/ui/action-bar'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { type ReactNode, useState } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import { CheckoutScriptFailed } from './checkout-script.ts'
import { type Bought, CouponField, type Discounted } from './coupon-field.tsx'
import { PriceLines } from './price-lines.tsx'
import { useGstPercent } from './use-gst-percent.ts'
import { isUnderWay, type Payment, type PaymentProblem } from './use-payment.ts'

/**
 * Props of `PayPanel`: `price` in rupees, `label` of the pay button (a function of the amount if it names it),
 * `refundText` says when the money comes back; with `dock` the button, amount and text are in the bar at the bottom of
 * a phone; `cancel` is the button that pays nothing.
 */
export type PayPanelProps = Bought & {
  payment: Payment
  price: number
  label: string | ((amount: string) => string)
  refundText: string
  dock?: ReactNode
  cancel?: ReactNode
}

/** The amount with tax, a coupon, the button, and what happens to the money: shown before any payment. */
export function PayPanel({ payment, price, label, refundText, dock, cancel, ...bought }: PayPanelProps) {
  const t = useFeatureTexts()
  const [coupon, setCoupon] = useState<Discounted>()
  const { stage, problem, pay } = payment
  const amount = coupon?.Amount ?? price
  const working = isUnderWay(stage)
  const button = (
    <Button
      block
      onClick={() => void pay(coupon?.CouponCode)}
      busy={working && t(stage === 'checking' ? 'pay.checking' : 'pay.starting')}
    >
      {amount === 0 ? t('pay.free') : typeof label === 'string' ? label : label(rupeesText(paiseOfRupees(amount)))}
    </Button>
  )
  return (
    <div className="flex flex-col gap-4">
      {problem && <ProblemAlert problem={problem} />}
      <PriceLines price={price} coupon={coupon} onRemove={() => setCoupon(undefined)} />
      {!coupon && !working && <CouponField bought={bought} onCoupon={setCoupon} />}
      {dock ? <DockedAction text={<DockText amount={amount}>{dock}</DockText>}>{button}</DockedAction> : button}
      {!working && cancel}
      <p className="text-sm text-ink-muted" aria-live="polite">
        {stage === 'checking' ? t('pay.checking.text') : refundText}
      </p>
    </div>
  )
}

function DockText({ amount, children }: { amount: number; children: ReactNode }) {
  const t = useFeatureTexts()
  const taxed = useGstPercent() > 0
  return (
    <>
      <span className="block text-base font-bold text-ink tabular-nums">{rupeesText(paiseOfRupees(amount))}</span>
      <span className="block text-xs">
        {taxed && `${t('pay.withTax')}${dot}`}
        {children}
      </span>
    </>
  )
}

/** Why an attempt failed, in the spec's words (000 §8), and that the money is safe. */
function ProblemAlert({ problem }: { problem: PaymentProblem }) {
  const t = useFeatureTexts()
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
