import type { Client } from '@pramaan/api-client'
import { dotted } from '@pramaan/domain/dotted'
import { amountText } from '@pramaan/domain/money'
import { moneyShown } from '@pramaan/domain/payment'
import { useLabels } from '@pramaan/ui/labels'
import { InlineChoice } from '../../lists/filters/inline-filters.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { DateRange } from './use-payments.ts'

type Answer = Awaited<ReturnType<Client['payments']['list']>>

type MoneyFilterProps = {
  filters: DateRange
  onSearch: (change: DateRange) => void
  answer: { money?: Answer['money']; sums?: Answer['sums'] } | undefined
}

/**
 * Switches between all attempted payments and those whose money was captured or returned, with the totals: of the
 * listed payments, or of the money captured or returned on these days, as in the figures that link here.
 */
export function MoneyFilter({ filters, onSearch, answer: { money, sums } = {} }: MoneyFilterProps) {
  const t = useTexts()
  const { number } = useLabels()
  const received = money && t('payments.money.sale', { amount: amountText(money.Sale) })
  const returned = money && t('payments.money.expense', { amount: amountText(money.Expense) })
  const moved = money && [
    received,
    returned,
    t('payments.money.profit', { amount: amountText(money.Profit) }),
    t('payments.money.payments', { count: money.Orders, shown: number(money.Orders) }),
  ]
  const ofDays = moved && { money: moved, received: [received], returned: [returned] }[filters.show ?? 'money']
  const ofListed = sums && [
    t('payments.sums.paid', { amount: amountText(sums.Paid) }),
    ...(sums.Refunded > 0 ? [t('payments.sums.refunded', { amount: amountText(sums.Refunded) })] : []),
  ]
  const line = ofDays ?? ofListed
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <InlineChoice
        label={t('payments.show')}
        value={filters.show ?? ''}
        options={[
          { value: '', label: t('payments.show.all') },
          ...moneyShown.map((value) => ({ value, label: t(`payments.show.${value}`) })),
        ]}
        onValue={(value) => onSearch({ show: moneyShown.find((known) => known === value) })}
      />
      {line && <p className="text-sm tabular-nums text-ink-muted">{dotted(line)}</p>}
    </div>
  )
}
