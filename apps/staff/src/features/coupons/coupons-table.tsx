import { Button } from '@pramaan/ui/button'
import { DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { TicketPercent } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { type Coupon, useCouponColumns } from './coupon-columns.tsx'

const loadingRows = 5

/** Coupons, newest first: discount, dates, uses, and whether it is active. */
export function CouponsTable({ coupons, onMake }: { coupons: readonly Coupon[] | undefined; onMake: () => void }) {
  const t = useTexts()
  return (
    <ResultsRegion>
      <DataTable
        caption={t('titles.coupons')}
        columns={useCouponColumns()}
        rows={coupons ?? []}
        rowId={({ ID }) => String(ID)}
        rowName={({ Code }) => Code}
        loadingRows={coupons ? undefined : loadingRows}
        empty={
          <EmptyState
            bare
            icon={TicketPercent}
            title={t('coupons.none')}
            text={t('coupons.none.text')}
            action={<Button onClick={onMake}>{t('coupons.make')}</Button>}
          />
        }
      />
    </ResultsRegion>
  )
}
