import type { QueryPart } from '../query-parts.ts'
import { boundOf, type Matched, matchesOf, numberOf, type PlainText, pieces } from './amounts.ts'

const { start, end, to, leastBefore, mostBefore, leastAfter, mostAfter } = pieces
const number = `(?:\\d{1,2}(?:\\.\\d)?|${pieces.numberWord})`
const year =
  'years?|yrs?|yr|saal|sal|varsha|varsh|varshe|साल|सालों|वर्षों|वर्षां(?:चा|ची|चे|च्या)?|वर्षा(?:चा|ची|चे|च्या)?|वर्षे|वर्ष'
const month = 'months?|mahine|mahina|महीने|महीना|महिने|महिन्यां(?:चा|ची|चे|च्या)?|महिना'
const experience = 'experience|experiance|expereince|exp(?![a-z])\\.?|anubhav|अनुभव(?:ाचा|ी)?|एक्सपीरियंस'
/** Years that are not experience: a person's age, or the length of a course. */
const other = '(?!\\s*(?:old|course|diploma|degree|contract|bond|internship|program|gap))'
const bounds = `(?<before>${leastBefore}|${mostBefore}|between)`
const after = `(?:\\s*(?<after>${leastAfter}|${mostAfter})(?![\\p{L}\\p{M}]))?`
const tail = `(?:\\s*(?:of|ka|ki|का|की|चा|ची|in)?\\s*(?:work(?:ing)?\\s+)?(?:${experience}))?`

const withUnit = new RegExp(
  `(?:${start}(?:${experience})\\s*(?:[:=-]\\s*)?(?:of\\s+)?)?(?:${start}${bounds}\\s*)?${start}(?<low>${number})\\s*(?<plus>\\+)?` +
    `(?:${to}(?<high>${number})\\s*(?<plusHigh>\\+)?)?\\s*(?:(?<years>${year})|(?<months>${month})|(?:${experience}))(?![a-z])${other}` +
    `(?:\\s*(?:and\\s*)?(?<rest>\\d{1,2})\\s*(?:${month}))?${after}${tail}${end}`,
  'gu',
)
const afterWord = new RegExp(
  `${start}(?:${experience})\\s*(?:[:=-]\\s*)?(?:of\\s+)?(?:${bounds}\\s*)?(?<low>${number})\\s*(?<plus>\\+)?` +
    `(?:${to}(?<high>${number}))?\\s*(?:(?<years>${year})|(?<months>${month}))?${after}${end}`,
  'gu',
)
/** An age, or a notice period in days or months: recognised, but not part of the question. */
const saysNothing = new RegExp(
  `${start}(?:\\d{1,2}(?:\\s*(?:-|to)\\s*\\d{1,2})?\\s*(?:${year})\\s*old|(?:age|umar|उम्र|वय)\\s*:?\\s*\\d{1,2}(?:\\s*(?:-|to)\\s*\\d{1,2})?|` +
    `(?:notice(?: period)?\\s*(?:of\\s*)?)\\d{1,2}\\s*(?:days?|months?|din)|\\d{1,2}\\s*(?:days?|months?|din)(?:'|’)?\\s*notice(?: period)?)${end}`,
  'gu',
)

const longestYears = 50

function monthsOf({ pieces: found }: Matched): { least: number | undefined; most: number | undefined } | undefined {
  const low = numberOf(found.low)
  const high = numberOf(found.high)
  const perUnit = found.months ? 1 : 12
  if (low === undefined || Math.max(low, high ?? 0) * perUnit > longestYears * 12) return undefined
  const one = Math.round(low * perUnit) + (numberOf(found.rest) ?? 0)
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

/** The years of experience that a text asks for, anywhere in it. */
export function experienceIn(plain: PlainText): QueryPart[] {
  return [...matchesOf(plain, withUnit), ...matchesOf(plain, afterWord)].flatMap(partOf)
}

/** Ages and notice periods, which a search does not ask for. */
export function ageAndNoticeIn(plain: PlainText): Matched[] {
  return matchesOf(plain, saysNothing)
}
