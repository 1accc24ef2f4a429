import type { Client } from '@pramaan/api-client'
import { dotted } from '@pramaan/domain/dotted'
import { amountText } from '@pramaan/domain/money'
import { useLabels } from '@pramaan/ui/labels'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { useTexts } from '../../texts/use-texts.ts'
import type { DateRange } from './use-payments.ts'

type Answer = Awaited<ReturnType<Client['payments']['list']>>

type MoneyFilterProps = {
  filters: DateRange
  onSearch: (change: DateRange) => void
  answer: { money?: Answer['money']; sums?: Answer['sums'] } | undefined
}

/**
 * Switches between all attempted payments and those that moved money, with the totals: of the listed payments, or of
 * the days, as on the tiles that link here.
 */
export function MoneyFilter({ filters, onSearch, answer: { money, sums } = {} }: MoneyFilterProps) {
  const t = useTexts()
  const { number } = useLabels()
  const ofDays = money && [
    t('payments.money.sale', { amount: amountText(money.Sale) }),
    t('payments.money.expense', { amount: amountText(money.Expense) }),
    t('payments.money.profit', { amount: amountText(money.Profit) }),
    t('payments.money.orders', { count: money.Orders, shown: number(money.Orders) }),
  ]
  const ofListed = sums && [
    t('payments.sums.paid', { amount: amountText(sums.Paid) }),
    ...(sums.Refunded > 0 ? [t('payments.sums.refunded', { amount: amountText(sums.Refunded) })] : []),
  ]
  const line = ofDays ?? ofListed
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <SegmentedBar
        label={t('payments.show')}
        labelHidden
        dense
        fit
        options={[
          { value: 'all', label: t('payments.show.all') },
          { value: 'money', label: t('payments.show.money') },
        ]}
        value={filters.show ?? 'all'}
        onValue={(value) => onSearch({ show: value === 'money' ? 'money' : undefined })}
      />
      {line && <p className="text-sm tabular-nums text-ink-muted">{dotted(line)}</p>}
    </div>
  )
}
