import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { amountText, shortAmountText } from '@pramaan/domain/money'
import { ChartCard } from '@pramaan/ui/chart-card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TrendChart } from '@pramaan/ui/trend-chart'
import { type Money, MoneyCard } from '../../../figures/money-card.tsx'
import { shortDay } from '../../../figures/use-steps.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { receivedOn } from './day-tiles.tsx'

/** The two graphs of the transactions: sales by item, and sales against refunds, over the last 30 days. */
export function MoneyGraphs({ money }: { money: Money }) {
  const t = useTexts()
  return (
    <section className="flex flex-col gap-3">
      <SectionHeader title={t('transactions.month')} />
      <div className="grid gap-3 lg:grid-cols-2">
        <SaleGraph days={money.days} />
        <MoneyCard money={money} />
      </div>
    </section>
  )
}

function SaleGraph({ days }: Pick<Money, 'days'>) {
  const t = useTexts()
  const title = t('transactions.graph')
  const names = [t('transactions.sale'), t('transactions.expense')] as const
  return (
    <ChartCard
      title={title}
      table={{
        heads: [t('figures.day'), ...names],
        lines: days.map((day) => ({
          label: dayText(day.day as IndiaDay),
          values: [amountText(receivedOn(day)), amountText(day.refunded)],
        })),
      }}
    >
      <TrendChart
        label={title}
        names={days.map(({ day }) => shortDay(day))}
        lines={[
          { name: names[0], values: days.map(receivedOn) },
          { name: names[1], values: days.map(({ refunded }) => refunded) },
        ]}
        shown={shortAmountText}
      />
    </ChartCard>
  )
}
