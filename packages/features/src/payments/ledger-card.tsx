import { dot } from '@pramaan/domain/dotted'
import { dateText } from '@pramaan/domain/india-day'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { isPaidOut, type OrderState, wasCaptured } from '@pramaan/domain/payment'
import { Status } from '@pramaan/ui/badge'
import { Card } from '@pramaan/ui/card'
import type { ComponentProps } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { LedgerEntry } from './payment-shapes.ts'
import { ReceiptButton } from './receipt-button.tsx'

const shapes = {
  created: 'open',
  failed: 'off',
  authorized: 'waiting',
  captured: 'full',
  refunded: 'half',
} as const satisfies Record<OrderState, ComponentProps<typeof Status>['shape']>

/** An order: item, amount, status, receipts and refunds. */
export function LedgerCard({ entry }: { entry: LedgerEntry }) {
  const t = useFeatureTexts()
  const money = (rupees: number) => rupeesText(paiseOfRupees(rupees))
  const purpose = t(`ledger.for.${entry.AppliedTo}`)
  // The verification of a profile has no name.
  const name = entry.AppliedTo === 'VSP' ? '' : entry.Title
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-base">{name ? `${purpose}: ${name}` : purpose}</h2>
          <p className="text-sm text-ink-muted">
            {dateText(new Date(entry.CreatedOn))}
            {entry.CouponCode && `${dot}${t('ledger.coupon', { code: entry.CouponCode })}`}
          </p>
        </div>
        <p className="shrink-0 whitespace-nowrap text-lg font-semibold tabular-nums">{money(entry.Amount)}</p>
      </div>
      <p>
        <Status shape={shapes[entry.Status]}>{t(`ledger.state.${entry.Status}`)}</Status>
      </p>
      {entry.Refunds.map((refund) => (
        <p key={`${refund.CreatedOn}${refund.Amount}`} className="text-sm">
          {t(isPaidOut(refund.Status) ? 'ledger.refunded' : 'ledger.refund', { amount: money(refund.Amount) })}
        </p>
      ))}
      {entry.Receipts.length > 0 && (
        <ul className="flex flex-wrap gap-2 pt-1">
          {entry.Receipts.map((receipt) => (
            <li key={receipt.ID}>
              <ReceiptButton receipt={receipt} />
            </li>
          ))}
        </ul>
      )}
      {wasCaptured(entry.Status) && entry.OrderID && (
        <p className="text-xs text-ink-muted">{t('ledger.order', { id: entry.OrderID })}</p>
      )}
    </Card>
  )
}
