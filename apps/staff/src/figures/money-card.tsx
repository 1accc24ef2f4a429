import type { Client } from '@pramaan/api-client'
import { amountText, shortAmountText } from '@pramaan/domain/money'
import { type OrderPurpose, orderPurposes } from '@pramaan/domain/payment'
import { ChartCard } from '@pramaan/ui/chart-card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { PartMark, StackedBars } from '@pramaan/ui/stacked-bars'
import { ReceiptIndianRupee } from 'lucide-react'
import { moneyPath } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useSteps } from './use-steps.ts'

/** The money of a date range, as the server reports it. */
export type Money = Awaited<ReturnType<Client['reports']['payments']>>['data']

/** Money received by item over time, and refunds. */
export function MoneyCard({ money }: { money: Money }) {
  const t = useTexts()
  const { days, total } = money
  const names = orderPurposes.map((purpose) => t(`payments.purpose.${purpose}`))
  const steps = useSteps(days)
  const sums = orderPurposes.map((purpose) => steps.sums(days.map((day) => day[purpose])))
  const refunded = steps.sums(days.map((day) => day.refunded))
  const title = t('money.trend', { by: steps.by })
  return (
    <ChartCard
      title={title}
      note={t('money.captured', { amount: amountText(total.captured) })}
      table={{
        heads: [steps.head, ...names, t('money.refunded')],
        lines: steps.fullNames.map((label, index) => ({
          label,
          values: [...sums, refunded].map((amounts) => amountText(amounts[index] ?? 0)),
        })),
      }}
    >
      {total.captured === 0 && total.refunded === 0 ? (
        <EmptyState bare icon={ReceiptIndianRupee} title={t('money.none')} />
      ) : (
        <>
          <StackedBars
            label={title}
            names={steps.names}
            parts={names.map((name, index) => ({ name, values: sums[index] ?? [] }))}
            shown={amountText}
            axis={shortAmountText}
          />
          <MoneyLines money={money} />
        </>
      )}
    </ChartCard>
  )
}

/** The money of each purpose, and the returned amount; each links to the list of its payments. */
function MoneyLines({ money: { days, total, payments } }: { money: Money }) {
  const t = useTexts()
  const { number } = useLabels()
  const listOf = (show: 'received' | 'returned', purpose?: OrderPurpose) =>
    moneyPath({ from: days[0]?.day, to: days.at(-1)?.day, show, purpose })
  return (
    <dl className="mt-3 text-sm tabular-nums">
      {orderPurposes.map((purpose, index) => (
        <div key={purpose} className="flex min-h-9 items-center gap-2.5 border-line not-first:border-t">
          <PartMark index={index} />
          <dt className="flex-1">
            <NameLink href={listOf('received', purpose)}>{t(`payments.purpose.${purpose}`)}</NameLink>
          </dt>
          <dd className="font-semibold">{amountText(total[purpose])}</dd>
          <dd className="w-14 text-right text-ink-muted">{number(payments[purpose])}</dd>
        </div>
      ))}
      <div className="flex min-h-9 items-center gap-2.5 border-line border-t">
        <dt className="flex-1">
          <NameLink href={listOf('returned')}>{t('money.refunded')}</NameLink>
        </dt>
        <dd className="font-semibold">{amountText(-total.refunded)}</dd>
        <dd className="w-14 text-right text-ink-muted">{number(payments.refunded)}</dd>
      </div>
    </dl>
  )
}
