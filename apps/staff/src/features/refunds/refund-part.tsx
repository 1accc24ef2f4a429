import { paiseOfRupees, parseRupees, rupeesOfPaise, rupeesText } from '@pramaan/domain/money'
import { refundPartMessage, whyNotRefundPart } from '@pramaan/domain/payment'
import { NumberField } from '@pramaan/ui/number-field'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** The payment's facts in the question. */
export type RefundedPayment = {
  ID: number
  FullName: string
  TotalAmount: number
  Refunded: number
  OrderID: string
  purpose: string
}

/** How much to refund: everything left, or a typed part. */
export function useRefundPart({ TotalAmount, Refunded }: RefundedPayment) {
  const left = paiseOfRupees(TotalAmount) - paiseOfRupees(Refunded)
  const [chosen, choose] = useState(false)
  const [typed, type] = useState('')
  const [looked, setLooked] = useState(false)
  const paise = chosen ? parseRupees(typed) : undefined
  const money = { state: 'captured', captured: left, returned: 0 } as const
  const wrong = chosen && (paise === undefined || whyNotRefundPart(money, paise) !== undefined)
  return {
    left,
    chosen,
    choose,
    typed,
    type,
    wrong,
    paise: wrong ? undefined : paise,
    /** The error for a wrong amount, shown after trying to submit. */
    error: looked && wrong ? refundPartMessage : undefined,
    look: () => setLooked(true),
    sent: paise === undefined ? {} : { amount: rupeesOfPaise(paise) },
  }
}

/** The fields for refunding everything or a part. */
export function RefundPartFields({ part }: { part: ReturnType<typeof useRefundPart> }) {
  const t = useTexts()
  return (
    <>
      <SegmentedBar
        label={t('refund.much')}
        options={[
          { value: 'all', label: t('refund.all', { amount: rupeesText(part.left) }) },
          { value: 'part', label: t('refund.part') },
        ]}
        value={part.chosen ? 'part' : 'all'}
        onValue={(value) => part.choose(value === 'part')}
      />
      {part.chosen && (
        <NumberField
          decimals
          label={t('refund.amount')}
          prefix="₹"
          error={part.error}
          value={part.typed}
          onChange={(event) => part.type(event.target.value)}
        />
      )}
    </>
  )
}
