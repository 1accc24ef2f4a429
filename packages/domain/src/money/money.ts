/** Default prices in paise: a verified profile and a drive application; the operator may set others (D36). */
export const prices = { vsp: 50_000, drive: 100_000 } as const

/** The currency of every amount. */
export const currency = 'INR'

/** The GST rate of the platform's own fees, in percent of the net amount, of a seller who is registered for it. */
export const gstPercent = 18

/** The GST rate of a seller: without a GSTIN no GST may be charged or shown. */
export function gstRate(gstin: string): number {
  return gstin.trim() === '' ? 0 : gstPercent
}

const paisePerRupee = 100
const rupeesPerLakh = 100_000
const monthsPerYear = 12

/** A pay range in LPA; `to` null is open. */
type LpaRange = { from: number; to: number | null }

/** Paise of an amount in rupees, as whole paise. */
export function paiseOfRupees(rupees: number): number {
  return Math.round(rupees * paisePerRupee)
}

/** Rupees of an amount in paise, as the wire has them. */
export function rupeesOfPaise(paise: number): number {
  return paise / paisePerRupee
}

/** Converts pay in LPA, as on the wire, to paise a year, as in the database. */
export function paiseOfLpa(lpa: number): number {
  return paiseOfRupees(lpa * rupeesPerLakh)
}

/** A pay in LPA of paise a year. */
export function lpaOfPaise(paise: number): number {
  return paise / paisePerRupee / rupeesPerLakh
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')
}

/** An amount in paise in Indian notation: ₹1,00,000, with paise only if there are any. */
export function rupeesText(paise: number): string {
  const full = Math.trunc(Math.abs(paise) / paisePerRupee)
  const rest = Math.abs(paise) % paisePerRupee
  const tail = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`
  return `${paise < 0 ? '−' : ''}₹${grouped(String(full))}${tail}`
}

/** An amount in rupees, as on the wire, in Indian notation: ₹2,699.10. */
export function amountText(rupees: number): string {
  return rupeesText(paiseOfRupees(rupees))
}

/** An amount in rupees in short form, such as for an axis: ₹50k, ₹1L, ₹2.5Cr. */
export function shortAmountText(rupees: number): string {
  const units = [
    [10_000_000, 'Cr'],
    [rupeesPerLakh, 'L'],
    [1000, 'k'],
  ] as const
  const [size, unit] = units.find(([least]) => rupees >= least) ?? [1, '']
  return `₹${Math.round((100 * rupees) / size) / 100}${unit}`
}

/** An amount in paise for the cells of a file: rupees without a sign or commas, with two digits of paise or none. */
export function cellRupees(paise: number): string {
  return rupeesText(paise).replace('₹', '').replaceAll(',', '').replace('−', '-')
}

/** An amount in paise for messages, whose text has the sign: 1,00,000. */
export function plainRupees(paise: number): string {
  return rupeesText(paise).slice(1)
}

/** An amount in paise to the paisa, as price lines and receipts have it: ₹1,000.00, ₹847.46. */
export function exactRupeesText(paise: number): string {
  const text = rupeesText(paise)
  return text.includes('.') ? text : `${text}.00`
}

/** Paise of a rupee text (`₹1,00,000`, `500`, `-₹20.50`); undefined when it is no amount. */
export function parseRupees(text: string): number | undefined {
  const match = /^([-−]?)\s*(?:₹|Rs\.?|INR)?\s*(\d+)(?:\.(\d{1,2}))?$/i.exec(text.trim().replaceAll(',', ''))
  if (!match) return undefined
  const paise = Number(match[2]) * paisePerRupee + Number((match[3] ?? '').padEnd(2, '0'))
  if (!Number.isSafeInteger(paise)) return undefined
  return match[1] && paise > 0 ? -paise : paise
}

/** The GST contained in a gross amount, in whole paise, for the receipt (D38); nothing at a rate of 0. */
export function gstShare(paise: number, percent: number): number {
  return Math.round((paise * percent) / (100 + percent))
}

function lpaNumber(lpa: number): string {
  return String(Math.round(lpa * 100) / 100)
}

/** A pay range with the rupee sign: '₹4.5–7 LPA', '₹30+ LPA' when open, '₹5 LPA' when both ends are one. */
export function lpaRangeText({ from, to }: LpaRange): string {
  if (to === null) return `₹${lpaNumber(from)}+ LPA`
  return to === from ? `₹${lpaNumber(from)} LPA` : `₹${lpaNumber(from)}–${lpaNumber(to)} LPA`
}

/** A pay range as the wire's `Ctc` text: '4.5 to 7', or '30+' when open (D20). */
export function ctcText({ from, to }: LpaRange): string {
  return to === null ? `${lpaNumber(from)}+` : `${lpaNumber(from)} to ${lpaNumber(to)}`
}

/** A pay in LPA from a text ('4.5', '4.5 LPA', '₹4.5 LPA'); undefined if invalid. */
export function parseLpa(text: string): number | undefined {
  const match = /^₹?\s*(\d{1,4}(?:\.\d{1,2})?)\s*(?:LPA|Lakhs?)?$/i.exec(text.trim())
  return match ? Number(match[1]) : undefined
}

/**
 * A pay range from any of the spec's texts ('1.2 to 2.4', '1 Lakh to 5 Lakh', '30+', '15 and above'), else undefined.
 */
export function parseLpaRange(text: string): LpaRange | undefined {
  const bare = text.replace(/₹|LPA|Lakhs?/gi, ' ').trim()
  const open = /^(\S+?)\s*(?:\+|and above)$/i.exec(bare)
  const [low = '', high = low, ...more] = open ? [open[1]] : bare.split(/\s*(?:to|[-–])\s*/i)
  const from = more.length > 0 ? undefined : parseLpa(low)
  const to = open ? null : parseLpa(high)
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

/** LPA, to two places, of a pay in rupees a month. */
export function lpaOfMonthly(rupees: number): number {
  return Math.round((rupees * monthsPerYear * 100) / rupeesPerLakh) / 100
}
