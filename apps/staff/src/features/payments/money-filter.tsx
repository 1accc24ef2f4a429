import type { Client } from '@pramaan/api-client'
import { amountText } from '@pramaan/domain/money'
import { useLabels } from '@pramaan/ui/labels'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { useTexts } from '../../texts/use-texts.ts'
import type { DateRange } from './use-payments.ts'

type MoneyFilterProps = {
  span: DateRange
  onSearch: (span: DateRange) => void
  money: Awaited<ReturnType<Client['payments']['list']>>['money'] | undefined
}

/**
 * Switches between all attempted payments and those that moved money, with its totals, as on the tiles that link here.
 */
export function MoneyFilter({ span, onSearch, money }: MoneyFilterProps) {
  const t = useTexts()
  const { number } = useLabels()
  const sums = money && [
    t('payments.money.sale', { amount: amountText(money.Sale) }),
    t('payments.money.expense', { amount: amountText(money.Expense) }),
    t('payments.money.profit', { amount: amountText(money.Profit) }),
    t('payments.money.orders', { count: money.Orders, shown: number(money.Orders) }),
  ]
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
        value={span.show ?? 'all'}
        onValue={(value) => onSearch({ ...span, show: value === 'money' ? 'money' : undefined })}
      />
      {sums && <p className="text-sm tabular-nums text-ink-muted">{sums.join(' · ')}</p>}
    </div>
  )
}
