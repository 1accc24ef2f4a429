import { paiseOfRupees } from '@pramaan/domain/money'
import type { Random } from '../../random.ts'
import type { Trade } from '../../trades/trade.ts'

const quickYears = 9

/** What the trade pays after so many years where pay is `place` times Pune's, in LPA before anyone's own luck. */
export function usualPay(trade: Pick<Trade, 'pay' | 'growth'>, years: number, payLevel: number): number {
  const quick = Math.min(years, quickYears)
  return trade.pay * (1 + trade.growth) ** quick * (1 + trade.growth / 3) ** (years - quick) * payLevel
}

/** Paise of a pay as people name it: to 0.1 LPA below ten, to a half above, never under 1.2. */
export function roundPay(lpa: number): number {
  const step = lpa < 10 ? 10 : 2
  return paiseOfRupees(Math.max(1.2, Math.round(lpa * step) / step) * 100_000)
}

/** What a person earns and would like to earn, in paise a year; who has no position earns nothing. */
export function payOf(trade: Trade, years: number, payLevel: number, working: boolean, random: Random) {
  const pay = usualPay(trade, years, payLevel) * Math.exp(0.13 * random.bell())
  const rise = working ? 1.12 + 0.1 * random.next() + 0.12 * random.next() : 1 + 0.15 * random.next()
  return { income: working ? roundPay(pay) : null, expected: roundPay(pay * rise) }
}
