import { paiseOfRupees } from '../../money/money.ts'
import type { QueryPart } from '../query-parts.ts'
import { boundOf, type Matched, matchesOf, numberOf, type PlainText, pieces } from './amounts.ts'

const { start, end, to, leastBefore, mostBefore, leastAfter, mostAfter } = pieces
const spoken = 'lakhs?|lacs?|thousand|hazaar|ha[zj]ar|लाख|हजार'
const amount = `(?:\\d{1,3}(?:,\\d{2,3})+|\\d{1,8}(?:\\.\\d{1,2})?|(?:${pieces.numberWord})(?=\\s+(?:${spoken}|(?:to|se|से|ते|-)\\s+(?:${pieces.numberWord})\\s+(?:${spoken}))(?![\\p{L}\\p{M}])))`
const currency = '(?:₹|rs\\.?|inr|रु\\.?|रुपये)\\s*'
const units = {
  lakh: 'lpa|l\\.p\\.a\\.?|lakhs?|lacs?|lkh|लाखांच्या|लाखां|लाख|(?<=\\d)l(?![a-z])',
  crore: 'crores?|cr(?![a-z])|करोड|कोटी',
  thousand: 'thousand|hazaar|ha[zj]ar|हजारां|हजार|(?<=\\d ?)k(?![a-z])',
} as const
const unit = Object.values(units).join('|')
const salary =
  '(?:salary|sallary|ctc|pay|package|stipend|pag[a]?ar|tankhwah|vetan|वेतन|पगार|सैलरी|तनख्वाह|पैकेज)(?!\\s*[:=]?\\s*\\d)'
const monthly =
  '(?:per|a|/|each|every|har|हर|प्रति|दर)\\s*(?:month|mth|mahina|mahine|महीना|महीने|महिना|माह)|monthly|p\\.?m\\.?(?![a-z])|mahina|mahine|महीना|महीने|महिना|महिन्याला|मासिक|in ?hand'
const yearly =
  '(?:per|a|/|har|हर|प्रति)\\s*(?:annum|year|yr|saal|साल|वर्ष)|p\\.?a\\.?(?![a-z])|annum|annual(?:ly)?|yearly|ctc|सालाना|वार्षिक'
const before = `${leastBefore}|${mostBefore}|between`
const salaryBefore = `${salary.replace('(?!\\s*[:=]?\\s*\\d)', '')}\\s*(?:[:=-]\\s*|of\\s+|is\\s+|range\\s+)?`

const pay = new RegExp(
  `(?:${start}(?<first>${before})\\s*)?(?:${start}(?<salary>${salaryBefore}))?(?:${start}(?<second>${before})\\s*)?` +
    `(?:${start}(?<currency>${currency}))?${start}(?<low>${amount})\\s*(?<lowUnit>${unit})?` +
    `(?:${to}(?:${currency})?(?<high>${amount})\\s*(?<unit>${unit})?)?(?:\\s*/-)?` +
    `(?<tail>(?:\\s*(?:${monthly}|${yearly}|${leastAfter}|${mostAfter}|${salary}|rs\\.?|rupees|रुपये|ke|ka|की|का|के)(?![\\p{L}\\p{M}]))*)${end}(?!\\s*(?:openings?|positions?|posts?|vacanc|people|persons?|candidates?|km|sq))`,
  'gu',
)

const rupees = { lakh: 100_000, crore: 10_000_000, thousand: 1_000, month: 12 } as const
/** An amount without a unit below this is monthly pay. */
const leastOfAYear = 150_000
const likely = { least: 10_000, most: 1_000_000_000 } as const

/** Whether a piece of a match fits a pattern; the conditions on the text around it are already met. */
function matches(written: string | undefined, pattern: string): boolean {
  const bare = pattern.replace(/\(\?<?[=!][^)]*\)/g, '')
  return written !== undefined && new RegExp(`^(?:${bare})$`, 'u').test(written)
}

function contains(tail: string | undefined, pattern: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'u').test(tail ?? '')
}

function rupeesAYear(written: string | undefined, writtenUnit: string | undefined, found: Matched['pieces']) {
  const number = numberOf(written)
  if (number === undefined) return undefined
  const perUnit = Object.entries(units).find(([, pattern]) => matches(writtenUnit, pattern))?.[0] as
    | keyof typeof units
    | undefined
  // 'CTC 6' is six lakh.
  const times = perUnit ? rupees[perUnit] : number < 100 && !contains(found.tail, monthly) ? rupees.lakh : 1
  const sum = number * times
  if (contains(found.tail, monthly)) return sum * rupees.month
  const isYearly = perUnit === 'lakh' || perUnit === 'crore' || sum >= leastOfAYear || contains(found.tail, yearly)
  return isYearly ? sum : sum * rupees.month
}

/** A round amount of a month's pay, which beside other words needs none of its own: 'driver 25000'. */
function isRound(amount: number): boolean {
  return amount >= 5_000 && amount < 100_000 && amount % 500 === 0
}

/** Whether a number, or the words around it, show that it is money. */
function isMoney(found: Matched['pieces'], isBesideWords: boolean): boolean {
  if (found.currency || found.salary || contains(found.tail, `${salary}|${yearly}|rs\\.?|rupees|रुपये`)) return true
  const number = numberOf(found.high ?? found.low) ?? 0
  const writtenUnit = found.unit ?? found.lowUnit
  if (writtenUnit === undefined && isBesideWords && isRound(number)) return true
  // '4k' is a video.
  if (writtenUnit === 'k') return number > 5 || contains(found.tail, monthly)
  return writtenUnit !== undefined || (number >= 1_000 && contains(found.tail, monthly))
}

function boundsOf(found: Matched['pieces'], one: 'least' | 'most') {
  const low = rupeesAYear(found.low, found.lowUnit ?? found.unit, found)
  const high = rupeesAYear(found.high, found.unit ?? found.lowUnit, found)
  if (low === undefined || low < likely.least || Math.max(low, high ?? 0) > likely.most) return undefined
  // Who expects less than a budget meets it, as does a job that pays more than a candidate expects.
  if (high !== undefined && high >= low) return boundedBy(one, one === 'least' ? low : high)
  const tail = found.tail?.replace(
    new RegExp(`^(?:\\s*(?:${monthly}|${yearly}|${salary}|rs\\.?|rupees|रुपये|ke|ka|की|का|के))+`, 'u'),
    '',
  )
  const bound = boundOf(found.second ?? found.first, tail) ?? boundOf(undefined, found.tail) ?? one
  return boundedBy(bound, low)
}

function boundedBy(bound: 'least' | 'most', yearly: number) {
  const paise = paiseOfRupees(yearly)
  return bound === 'least' ? { least: paise, most: undefined } : { least: undefined, most: paise }
}

/** The pay that a text asks for, anywhere in it; `one` says which bound a single amount is, and which end of a range binds. */
export function payIn(plain: PlainText, one: 'least' | 'most'): QueryPart[] {
  const isBesideWords = /\p{L}/u.test(plain.text)
  return matchesOf(plain, pay).flatMap(({ from, to: last, pieces: found }) => {
    const bounds = isMoney(found, isBesideWords) ? boundsOf(found, one) : undefined
    return bounds ? [{ kind: 'pay', ...bounds, from, to: last }] : []
  })
}
