import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CouponDialog } from '../../features/coupons/coupon-dialog.tsx'
import { CouponsTable } from '../../features/coupons/coupons-table.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Coupons: create, disable, and how often each was used. */
export function CouponsScreen() {
  const t = useTexts()
  const { coupons } = useApi()
  const { data, error, refetch } = useQuery(coupons.list.query())
  const [making, setMaking] = useState(false)
  return (
    <AdminLayout
      title={t('titles.coupons')}
      text={t('coupons.text')}
      actions={
        <Button size="sm" icon={<Plus />} onClick={() => setMaking(true)}>
          {t('coupons.make')}
        </Button>
      }
    >
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <CouponsTable coupons={data?.data} onMake={() => setMaking(true)} />
      )}
      {making && <CouponDialog onClose={() => setMaking(false)} />}
    </AdminLayout>
  )
}
