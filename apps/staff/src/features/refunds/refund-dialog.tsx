import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useLabels } from '@pramaan/ui/labels'
import { TextArea } from '@pramaan/ui/text-area'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

const longest = 300

/** What of a payment the question names. */
type RefundedPayment = { ID: number; FullName: string; TotalAmount: number; OrderID: string; purpose: string }

/** Asks why before a payment is sent back whole, naming whose it is and how much. */
export function RefundDialog({ payment, onClose }: { payment: RefundedPayment; onClose: () => void }) {
  const t = useTexts()
  const { payments } = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const { number } = useLabels()
  const [reason, setReason] = useState('')
  const named = { name: payment.FullName, amount: `₹${number(payment.TotalAmount)}` }
  const refund = useSingleMutation<unknown, string>({
    mutationFn: (why) => payments.refund({ params: { paymentId: payment.ID }, body: { reason: why } }),
    onSuccess() {
      showToast({ text: t('refund.done', named), tone: 'success' })
      onClose()
    },
    // A refusal says that it stands otherwise meanwhile: the list must show that too.
    onSettled: () => queries.invalidateQueries({ queryKey: payments.list.key }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) refund.mutate(reason.trim())
  }
  return (
    <Dialog
      form
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('refund.title', named)}
      description={t('refund.text')}
      footer={
        <Button
          type="submit"
          form="refund"
          tone="danger"
          disabled={!reason.trim()}
          busy={refund.isPending && t('refund.doing')}
        >
          {t('refund.do', named)}
        </Button>
      }
    >
      <form id="refund" className="flex flex-col gap-4" onSubmit={submit}>
        <LabelValueList
          items={[
            { label: t('refund.paid'), value: named.amount },
            { label: t('refund.for'), value: payment.purpose },
            { label: t('refund.order'), value: payment.OrderID },
          ]}
        />
        <TextArea
          required
          label={t('refund.reason')}
          maxLength={longest}
          counter={longest}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {refund.error && <Alert tone="danger">{failureText(refund.error)}</Alert>}
      </form>
    </Dialog>
  )
}
