import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { amountText } from '@pramaan/domain/money'
import { orderPurposes } from '@pramaan/domain/payment'
import { Carousel } from '@pramaan/ui/carousel'
import { StatCard } from '@pramaan/ui/stat-card'
import type { Money } from '../../../figures/money-card.tsx'
import { moneyPath } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Tiles in the carousel (document 002 §2.10). */
const tiles = 14
const perPage = [{ below: 585, count: 2 }, { below: 1024, count: 4 }, { count: 6 }] as const

/** Money received on a day. */
export function receivedOn(day: Money['days'][number]): number {
  return orderPurposes.reduce((sum, purpose) => sum + day[purpose], 0)
}

/** The last 14 days, one tile each: received and refunded. */
export function DayTiles({ days }: { days: Money['days'] }) {
  const t = useTexts()
  return (
    <Carousel
      title={t('transactions.days')}
      perPage={perPage}
      slides={days
        .slice(-tiles)
        .toReversed()
        .map((day) => ({
          key: day.day,
          label: dayText(day.day as IndiaDay),
          content: (
            <StatCard
              label={dayText(day.day as IndiaDay)}
              help={t('transactions.day.help')}
              href={moneyPath({ from: day.day, to: day.day })}
              value={amountText(receivedOn(day))}
              note={t('transactions.back', { amount: amountText(day.refunded) })}
            />
          ),
        }))}
    />
  )
}
