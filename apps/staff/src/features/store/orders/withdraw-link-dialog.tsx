import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StoreOrder } from './use-orders.ts'

/** Asks before withdrawing a payment link, naming the person and the item. */
export function WithdrawLinkDialog({ order, onClose }: { order: StoreOrder; onClose: () => void }) {
  const t = useTexts()
  const failureText = useFailureText()
  const { store } = useApi()
  const cache = useQueryClient()
  const about = { name: order.FullName, item: order.Title ?? '' }
  const withdraw = useMutation({
    mutationFn: () => store.withdraw({ params: { orderId: order.ID } }),
    onSuccess() {
      showToast({ text: t('orders.withdraw.done', about), tone: 'success' })
      onClose()
    },
    // A refusal means that it was paid or expired meanwhile, so the list reloads too.
    onSettled: () => cache.invalidateQueries({ queryKey: store.orders.key }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('orders.withdraw.title', about)}
      description={
        withdraw.error ? (
          <span className="text-danger">{failureText(withdraw.error)}</span>
        ) : (
          t('orders.withdraw.text', about)
        )
      }
      confirmLabel={t('orders.withdraw.submit')}
      busy={withdraw.isPending && t('orders.withdraw.submitting')}
      onConfirm={() => withdraw.mutate()}
    />
  )
}
