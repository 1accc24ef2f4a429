import type { Client } from '@pramaan/api-client'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'

type Coupon = Awaited<ReturnType<Client['coupons']['list']>>['data'][number]
type Wanted = { coupon: Coupon; active: boolean; undone?: boolean }

/** Disables or enables a coupon at once, with Undo. */
export function useToggleCoupon() {
  const t = useTexts()
  const { coupons } = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const toggle = useSingleMutation<unknown, Wanted>({
    mutationFn: ({ coupon: { ID, Used: _used, CreatedOn: _on, ...form }, active }) =>
      coupons.update({ params: { id: ID }, body: { ...form, Active: active } }),
    async onSuccess(_, { coupon, active, undone }) {
      await queries.invalidateQueries({ queryKey: coupons.list.key })
      const undo = {
        label: t('reference.undo'),
        onAction: () => toggle.mutate({ coupon, active: !active, undone: true }),
      }
      const text = t(active ? 'coupons.enabled.done' : 'coupons.disabled.done', { code: coupon.Code })
      showToast({ text, tone: 'success', ...(!undone && { action: undo }) })
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return toggle
}
