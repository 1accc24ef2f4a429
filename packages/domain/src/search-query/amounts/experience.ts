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
/** A person's age: recognised, but not part of the question. */
const age = 'age|aged|age limit|age group|um[a]?ra?|ayu|vay|उम्र|आयु|वय'
const ages = `\\d{1,2}(?:${to}\\d{1,2})?`
const ageBounds = `(?:(?:${leastBefore}|${mostBefore}|between)\\s*)?`
const saysNothing = new RegExp(
  `${start}(?:${ageBounds}${ages}\\s*(?:${year})\\s*(?:old|(?:(?:of|in|ki|ka|की|का)\\s+)?(?:${age})(?!\\s*[:=-]?\\s*\\d))|` +
    `(?:${age})\\s*[:=-]?\\s*${ageBounds}${ages}(?:\\s*(?:${year})(?!\\s*(?:of\\s+)?(?:${experience})))?)${end}`,
  'gu',
)
const noticeUnit =
  '(?:(?<weeks>weeks?|hafte|हफ्ते|आठवडे)|(?:days?|din|दिन|दिवस)|(?<months>months?|mahine|mahina|महीने|महीना|महिने|महिना))'
const noticeWord = 'notice(?:\\s*period)?|नोटिस(?:\\s*(?:पीरियड|पिरियड))?|नोटीस(?:\\s*(?:पीरियड|पिरियड))?'
const numberOfNotice = `(?:\\d{1,2}\\s*(?:-|to)\\s*)?(?<number>\\d{1,2})\\s*${noticeUnit}(?:'|’)?`
const notices = [
  new RegExp(
    `${start}(?:${noticeWord})\\s*(?:[:=-]\\s*|of\\s+|is\\s+)?(?:${mostBefore})?\\s*${numberOfNotice}(?:\\s*(?:${mostAfter}))?${end}`,
    'gu',
  ),
  new RegExp(`${start}(?:(?:${mostBefore})\\s*)?${numberOfNotice}\\s*(?:ka\\s+|का\\s+)?(?:${noticeWord})${end}`, 'gu'),
  new RegExp(`${start}(?:join(?:ing|s)?\\s+)(?:with)?in\\s+${numberOfNotice}${end}`, 'gu'),
  new RegExp(`${start}(?:currently\\s+)?serving\\s+(?:${noticeWord})${end}`, 'gu'),
]

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

/** Ages, which a search does not ask for. */
export function agesIn(plain: PlainText): Matched[] {
  return matchesOf(plain, saysNothing)
}

/** How soon a candidate must be able to join; a notice period of more than a month asks for nothing. */
export function noticeIn(plain: PlainText): (QueryPart | Matched)[] {
  return notices
    .flatMap((notice) => matchesOf(plain, notice))
    .map((match) => {
      const { from, to: last, pieces: found } = match
      // Who serves a notice period is free within a month.
      const perUnit = found.months ? 30 : found.weeks ? 7 : 1
      const days = found.number === undefined ? 30 : Number(found.number) * perUnit
      if (days > 30) return match
      return { kind: 'joining', withinDays: days === 0 ? 0 : 30, from, to: last }
    })
}
