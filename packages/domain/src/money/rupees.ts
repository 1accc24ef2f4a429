import { readNumber } from '../typed-number/typed-number.ts'

/** Default prices in paise: a verified profile and a drive application; the operator may set others (D36). */
export const prices = { vsp: 50_000, drive: 100_000 } as const

/** The currency of every amount. */
export const currency = 'INR'

/** The GST rate on the platform's own fees, in percent of the net amount, if the seller is registered for GST. */
export const gstPercent = 18

/** The GST rate of a seller: without a GSTIN no GST may be charged or shown. */
export function gstRate(gstin: string): number {
  return gstin.trim() === '' ? 0 : gstPercent
}

const paisePerRupee = 100
/** A lakh, the unit of pay and large amounts. */
export const rupeesPerLakh = 100_000

/** Converts rupees to whole paise. */
export function paiseOfRupees(rupees: number): number {
  return Math.round(rupees * paisePerRupee)
}

/** Converts paise to rupees, the unit of the API. */
export function rupeesOfPaise(paise: number): number {
  return paise / paisePerRupee
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

const crores = { size: 10_000_000, unit: 'Cr' }

/** The short units. Each is for amounts that round to less than `below`, so that 99,99,999 is ₹1Cr and not ₹100L. */
const shortUnits = [
  { size: 1, unit: '', below: 1000 },
  { size: 1000, unit: 'k', below: 100 },
  { size: rupeesPerLakh, unit: 'L', below: 100 },
]

/** An amount in rupees in short form, such as for an axis: ₹50k, ₹1L, ₹2.5Cr. */
export function shortAmountText(rupees: number): string {
  const amount = Math.abs(rupees)
  const inUnits = (size: number) => Math.round((100 * amount) / size) / 100
  const { size, unit } = shortUnits.find(({ size, below }) => inUnits(size) < below) ?? crores
  return `${rupees < 0 ? '−' : ''}₹${inUnits(size)}${unit}`
}

/** An amount in paise for file cells: rupees without a sign or commas, with two decimals if there are paise. */
export function cellRupees(paise: number): string {
  return rupeesText(paise).replace('₹', '').replaceAll(',', '').replace('−', '-')
}

/** An amount in paise for messages, whose text already has the rupee sign: 1,00,000. */
export function plainRupees(paise: number): string {
  return rupeesText(paise).slice(1)
}

/** An amount in paise with both decimals, for price lines and receipts: ₹1,000.00, ₹847.46. */
export function exactRupeesText(paise: number): string {
  const text = rupeesText(paise)
  return text.includes('.') ? text : `${text}.00`
}

/** Parses a rupee text to paise (`₹1,00,000`, `500`, `-₹20.50`); undefined if it is not an amount. */
export function parseRupees(text: string): number | undefined {
  const [, sign, rest = ''] = /^\s*([-−]?)(.*)$/s.exec(text) ?? []
  const { number } = readNumber(rest, { unit: 'rupees', decimals: 2 })
  const paise = number === undefined ? Number.NaN : paiseOfRupees(number)
  if (!Number.isSafeInteger(paise)) return undefined
  return sign && paise > 0 ? -paise : paise
}

/** The GST contained in a gross amount, in whole paise, for the receipt (D38); nothing at a rate of 0. */
export function gstShare(paise: number, percent: number): number {
  return Math.round((paise * percent) / (100 + percent))
}
