import type { Client } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import { type ChangeNotice, useNoticedChange } from '../../use-noticed-change.ts'

type Coupon = Awaited<ReturnType<Client['coupons']['list']>>['data'][number]
type Wanted = { coupon: Coupon; active: boolean; undone?: boolean }

/** Disables or enables a coupon at once, with Undo. */
export function useToggleCoupon() {
  const t = useTexts()
  const { coupons } = useApi()
  const queries = useQueryClient()
  const toggle = useNoticedChange<Wanted, unknown>({
    run: ({ coupon: { ID, Used: _used, CreatedOn: _on, ...form }, active }) =>
      coupons.update({ params: { id: ID }, body: { ...form, Active: active } }),
    reload: () => queries.invalidateQueries({ queryKey: coupons.list.key }),
    done: ({ coupon, active, undone }): ChangeNotice => ({
      text: t(active ? 'coupons.enabled.done' : 'coupons.disabled.done', { code: coupon.Code }),
      ...(!undone && { undo: () => toggle.mutate({ coupon, active: !active, undone: true }) }),
    }),
  })
  return toggle
}
