import { readNumber } from '../typed-number/typed-number.ts'
import { paiseOfRupees, rupeesOfPaise, rupeesPerLakh } from './rupees.ts'

const monthsPerYear = 12

/** A pay range in LPA; without an upper end if `to` is null. */
type LpaRange = { from: number; to: number | null }

/** Converts LPA, as in the API, to paise per year, as in the database. */
export function paiseOfLpa(lpa: number): number {
  return paiseOfRupees(lpa * rupeesPerLakh)
}

/** Converts paise per year to LPA. */
export function lpaOfPaise(paise: number): number {
  return rupeesOfPaise(paise) / rupeesPerLakh
}

function lpaNumber(lpa: number): string {
  return String(Math.round(lpa * 100) / 100)
}

/** A pay range with the rupee sign: '₹4.5–7 LPA', '₹30+ LPA' without an upper end, '₹5 LPA' if both ends are equal. */
export function lpaRangeText({ from, to }: LpaRange): string {
  if (to === null) return `₹${lpaNumber(from)}+ LPA`
  return to === from ? `₹${lpaNumber(from)} LPA` : `₹${lpaNumber(from)}–${lpaNumber(to)} LPA`
}

/** A pay range as the API's `Ctc` text: '4.5 to 7', or '30+' without an upper end (D20). */
export function ctcText({ from, to }: LpaRange): string {
  return to === null ? `${lpaNumber(from)}+` : `${lpaNumber(from)} to ${lpaNumber(to)}`
}

/** A pay in LPA from a text ('4.5', '4.5 LPA', '₹4.5 LPA'); undefined if invalid. */
export function parseLpa(text: string): number | undefined {
  return readNumber(text, { unit: 'lpa', decimals: 2 }).number
}

/**
 * A pay range from any of the spec's texts ('1.2 to 2.4', '1 Lakh to 5 Lakh', '30+', '15 and above'), else undefined.
 */
export function parseLpaRange(text: string): LpaRange | undefined {
  const open = /^(.+?)\s*(?:\+(?:\s*LPA)?|and above)$/i.exec(text.trim())?.[1]
  const [low = '', high = low, ...more] = open === undefined ? text.trim().split(/\s*(?:to|[-–])\s*/i) : [open]
  const from = more.length > 0 ? undefined : parseLpa(low)
  const to = open === undefined ? parseLpa(high) : null
  if (from === undefined || to === undefined) return undefined
  return to !== null && to < from ? undefined : { from, to }
}

/** The limits of a job's pay in LPA: no year of work pays less, and no job list goes higher. */
const likelyPay = { least: 0.5, most: 200, timesWide: 10 } as const

/** Why a pay range is unlikely: far too low, far too high, or too wide to mean anything. */
export function whyNotLikelyPay({ from, to }: LpaRange): 'too-low' | 'too-high' | 'too-wide' | undefined {
  if (from < likelyPay.least) return 'too-low'
  if (Math.max(from, to ?? from) > likelyPay.most) return 'too-high'
  return to !== null && to > from * likelyPay.timesWide ? 'too-wide' : undefined
}

/** Converts rupees per month to LPA, to two decimals. */
export function lpaOfMonthly(rupees: number): number {
  return Math.round((rupees * monthsPerYear * 100) / rupeesPerLakh) / 100
}
