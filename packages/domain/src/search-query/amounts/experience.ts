import type { QueryPart, Unsearched } from '../query-parts.ts'
import { isAge } from './ages.ts'
import { boundOf, type Matched, matchesOf, numberOf, type PlainText, pieces } from './amounts.ts'
import { experience, unitOfMonths as month, saysExperience, unitOfYears as year } from './units.ts'

const { start, end, to, leastBefore, mostBefore, leastAfter, mostAfter } = pieces
const number = `(?:\\d{1,2}(?:\\.\\d)?|${pieces.numberWord})`
/** Half a year more than the number: 'one and a half', '1½', 'साढ़े तीन'. */
const half = '(?<half>\\s*(?:(?:and|&|n)\\s+)?(?:a\\s+)?half(?![\\p{L}\\p{M}])|\\s*1/2|½)?'
const moreHalf = '(?<more>sa[ad]?dhe|saade|sade|साढे|साडे)'
/** Years that are not experience: those of a course or a contract. */
const other = '(?!\\s*(?:old|course|diploma|degree|contract|bond|internship|program|probation|training|gap))'
const bounds = `(?<before>${leastBefore}|${mostBefore}|between)`
/** A bound before another number is of that one: '3 years and below 8 lpa'. */
const after = `(?:\\s*(?<after>${leastAfter}|${mostAfter})(?![\\p{L}\\p{M}])(?!\\s*(?:₹|rs\\.?|inr)?\\s*\\d(?!\\d?(?:st|nd|rd|th))))?`
const tail = `(?:\\s*(?:of|ka|ki|का|की|चा|ची|in)?\\s*(?:work(?:ing)?\\s+)?(?:${experience}))?`
/** Between the ends of a range, also where each has its bound: 'min 4 max 7'. */
const range = `(?:${to}|\\s*(?:(?:${year})\\s*)?(?:,\\s*|(?:and|&)\\s+)?(?:${mostBefore})\\s*)`

const withUnit = new RegExp(
  `(?:${start}(?:${experience})\\s*(?:[:=-]\\s*)?(?:of\\s+)?)?(?:${start}${bounds}\\s*)?(?:${start}${moreHalf}\\s+)?${start}(?<low>${number})${half}\\s*(?<plus>\\+)?` +
    `(?:${range}(?<high>${number})\\s*(?<plusHigh>\\+)?)?\\s*(?:(?<years>${year})|(?<months>${month})|(?:${experience}))(?![a-z])${other}` +
    `(?:\\s*(?:and\\s*)?(?<rest>\\d{1,2})\\s*(?:${month})(?![a-z]))?${after}${tail}${end}`,
  'gu',
)
const afterWord = new RegExp(
  `${start}(?:${experience})\\s*(?:[:=-]\\s*)?(?:of\\s+)?(?:${bounds}\\s*)?(?<low>${number})\\s*(?<plus>\\+)?` +
    `(?:${range}(?<high>${number}))?\\s*(?:(?<years>${year})|(?<months>${month}))?${after}${end}`,
  'gu',
)
const longestYears = 50

function monthsOf({ pieces: found }: Matched): { least: number | undefined; most: number | undefined } | undefined {
  const low = numberOf(found.low)
  const high = numberOf(found.high)
  const perUnit = found.months ? 1 : 12
  const more = (found.half ?? found.more) ? perUnit / 2 : 0
  if (low === undefined || Math.max(low, high ?? 0) * perUnit > longestYears * 12) return undefined
  const one = Math.round(low * perUnit + more) + (numberOf(found.rest) ?? 0)
  if (high !== undefined && high >= low) return { least: one, most: Math.round(high * perUnit) }
  const bound = boundOf(found.before, found.plus ?? found.after)
  return bound === 'most' ? { least: undefined, most: one } : { least: one, most: undefined }
}

function partOf(match: Matched): QueryPart[] {
  const months = monthsOf(match)
  if (!months) return []
  const { from, to: end } = match
  if (months.least === 0 && months.most === undefined) return [{ kind: 'level', level: 'Fresher', from, to: end }]
  return [{ kind: 'experience', leastMonths: months.least || undefined, mostMonths: months.most, from, to: end }]
}

/** For how long a job is, and not how long someone has worked: of 'contract electrician 6 months'. */
const lasting =
  /(?<![\p{L}\p{M}])(?:contract(?:ual)?|temporary|temp|internship|probation|course|training|bond)(?![\p{L}\p{M}])/u

function unsearchedAs(match: Matched, plain: PlainText): Unsearched[] | undefined {
  const { from, to: last, pieces: found } = match
  const [low = 0, high] = [numberOf(found.low), numberOf(found.high)]
  const years = { low, high, bound: boundOf(found.before, found.plus ?? found.after) }
  if (!found.months && isAge(years, match, plain)) return [{ from, to: last, why: 'personal' }]
  const isLength = found.months && lasting.test(plain.text) && !saysExperience(plain.text)
  return isLength ? [{ from, to: last, why: 'unused' }] : undefined
}

/** The years of experience that a text asks for, anywhere in it, and those that are of something else, such as an age. */
export function experienceIn(plain: PlainText): (QueryPart | Unsearched)[] {
  return [...matchesOf(plain, withUnit), ...matchesOf(plain, afterWord)].flatMap(
    (match): (QueryPart | Unsearched)[] => unsearchedAs(match, plain) ?? partOf(match),
  )
}
