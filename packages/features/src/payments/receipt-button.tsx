import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { LedgerEntry } from './payment-shapes.ts'

type Receipt = LedgerEntry['Receipts'][number]

/** Opens a receipt's PDF through a link that is valid for five minutes. */
export function ReceiptButton({ receipt }: { receipt: Receipt }) {
  const t = useFeatureTexts()
  const api = useApi()
  const failureText = useFailureText()
  const open = useMutation({
    mutationFn: () => api.payments.receipt({ params: { receiptId: receipt.ID } }),
    onSuccess: ({ data }) => window.location.assign(data.url),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return (
    <Button
      tone="quiet"
      size="sm"
      icon={<FileText />}
      onClick={() => open.mutate()}
      busy={open.isPending && t('ledger.opening')}
    >
      {t(receipt.Kind === 'receipt' ? 'ledger.receipt' : 'ledger.voucher', { number: receipt.Number })}
    </Button>
  )
}
