import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { tooLong } from '@pramaan/contract/too-long'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { TextArea } from '@pramaan/ui/text-area'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { RefundedPayment } from './refund-part.tsx'
import { RefundPartFields, useRefundPart } from './refund-part.tsx'

const longest = 300

/** Asks for the reason before a refund, full or partial, naming the person and the amount. */
export function RefundDialog({ payment, onClose }: { payment: RefundedPayment; onClose: () => void }) {
  const t = useTexts()
  const { payments } = useApi()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const long = tooLong(reason, longest)
  const part = useRefundPart(payment)
  const nameAndAmount = { name: payment.FullName, amount: rupeesText(part.paise ?? part.left) }
  const refund = useSingleMutation<unknown, string>({
    mutationFn: (why) => payments.refund({ params: { paymentId: payment.ID }, body: { reason: why, ...part.sent } }),
    onSuccess() {
      showToast({ text: t('refund.done', nameAndAmount), tone: 'success' })
      onClose()
    },
    // A refusal means that the payment has changed meanwhile, so the list reloads too.
    onSettled: () => queries.invalidateQueries({ queryKey: payments.list.key }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    part.look()
    if (reason.trim() && !long && !part.wrong) refund.mutate(reason.trim())
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('refund.title', nameAndAmount)}
      description={t(part.chosen ? 'refund.text.part' : 'refund.text')}
      onSubmit={submit}
      submit={t('refund.submit', nameAndAmount)}
      busy={refund.isPending && t('refund.submitting')}
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
      <RefundPartFields part={part} />
      <TextArea
        required
        label={t('refund.reason')}
        error={long}
        counter={longest}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
