import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { paiseOfRupees, parseRupees, rupeesOfPaise, rupeesText } from '@pramaan/domain/money'
import { refundPartMessage, whyNotRefundPart } from '@pramaan/domain/payment'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { TextArea } from '@pramaan/ui/text-area'
import { TextField } from '@pramaan/ui/text-field'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const longest = 300

/** The payment's facts in the question. */
type RefundedPayment = {
  ID: number
  FullName: string
  TotalAmount: number
  Refunded: number
  OrderID: string
  purpose: string
}

/** Asks for the reason before a refund, full or partial, naming the person and the amount. */
export function RefundDialog({ payment, onClose }: { payment: RefundedPayment; onClose: () => void }) {
  const t = useTexts()
  const { payments } = useApi()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const part = usePart(payment)
  const named = { name: payment.FullName, amount: rupeesText(part.paise ?? part.left) }
  const refund = useSingleMutation<unknown, string>({
    mutationFn: (why) => payments.refund({ params: { paymentId: payment.ID }, body: { reason: why, ...part.sent } }),
    onSuccess() {
      showToast({ text: t('refund.done', named), tone: 'success' })
      onClose()
    },
    // A refusal means that the payment has changed meanwhile, so the list reloads too.
    onSettled: () => queries.invalidateQueries({ queryKey: payments.list.key }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    part.look()
    if (reason.trim() && !part.wrong) refund.mutate(reason.trim())
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('refund.title', named)}
      description={t(part.chosen ? 'refund.text.part' : 'refund.text')}
      onSubmit={submit}
      submit={t('refund.do', named)}
      busy={refund.isPending && t('refund.doing')}
      danger
      reason={!reason.trim() && t('refund.reason.first')}
      error={refund.error}
    >
      <LabelValueList
        items={[
          { label: t('refund.paid'), value: rupeesText(paiseOfRupees(payment.TotalAmount)) },
          ...(payment.Refunded > 0 ? [{ label: t('refund.left'), value: rupeesText(part.left) }] : []),
          { label: t('refund.for'), value: payment.purpose },
          { label: t('refund.order'), value: payment.OrderID },
        ]}
      />
      <PartFields part={part} />
      <TextArea
        required
        label={t('refund.reason')}
        maxLength={longest}
        counter={longest}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}

/** How much to refund: everything left, or a typed part. */
function usePart({ TotalAmount, Refunded }: RefundedPayment) {
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

function PartFields({ part }: { part: ReturnType<typeof usePart> }) {
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
        <TextField
          label={t('refund.amount')}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          error={part.error}
          value={part.typed}
          onChange={(event) => part.type(event.target.value)}
        />
      )}
    </>
  )
}
