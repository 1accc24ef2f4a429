import type { QueryPart } from '../query-parts.ts'
import { type Matched, matchesOf, type PlainText, pieces } from './amounts.ts'

const { start, end, mostBefore, mostAfter } = pieces
const noticeUnit =
  '(?:(?<weeks>weeks?|hafte|हफ्ते|आठवडे)|(?:days?|din|दिन|दिवस)|(?<months>months?|mahine|mahina|महीने|महीना|महिने|महिना))'
const noticeWord = 'notice(?:\\s*period)?|नोटिस(?:\\s*(?:पीरियड|पिरियड))?|नोटीस(?:\\s*(?:पीरियड|पिरियड))?'
const numberOfNotice = `(?:\\d{1,2}\\s*(?:-|to)\\s*)?(?<number>\\d{1,2})\\s*${noticeUnit}(?:'|’)?`
const joins =
  '(?:(?:who\\s+)?(?:can|could|will|able\\s+to|available\\s+to|ready\\s+to|must|should)\\s+)?(?:join(?:ing|able|s|ee)?|available)'
const notices = [
  new RegExp(
    `${start}(?:${noticeWord})\\s*(?:[:=-]\\s*|of\\s+|is\\s+)?(?:${mostBefore})?\\s*${numberOfNotice}(?:\\s*(?:${mostAfter}))?${end}`,
    'gu',
  ),
  new RegExp(`${start}(?:(?:${mostBefore})\\s*)?${numberOfNotice}\\s*(?:ka\\s+|का\\s+)?(?:${noticeWord})${end}`, 'gu'),
  new RegExp(`${start}${joins}\\s+(?:(?:with)?in|after|by)\\s+${numberOfNotice}${end}`, 'gu'),
  new RegExp(
    `${start}${joins}\\s+(?:(?:from|by|on|in|with|within)\\s+)*(?:(?<now>today|tomorrow|tmrw|now)|(?:(?:a|an|one|1|next|this|coming)\\s+)*(?<soon>week|fortnight|month|days?))${end}`,
    'gu',
  ),
  new RegExp(
    `${start}(?<now>aaj|kal|udya|parso|आज|कल|उद्या|परसों)\\s*(?:se|hi|pasun|से|ही|पासून)?\\s+(?:join|जॉइन|ज्वाइन)(?:ing|\\s+kar\\p{L}*|\\s+कर\\p{L}*\\p{M}*)?${end}`,
    'gu',
  ),
  new RegExp(`${start}(?:currently\\s+)?serving\\s+(?:${noticeWord})${end}`, 'gu'),
]

/** How soon a candidate must be able to join; a notice period of more than a month asks for nothing. */
export function noticeIn(plain: PlainText): (QueryPart | Matched)[] {
  return notices
    .flatMap((notice) => matchesOf(plain, notice))
    .map((match) => {
      const { from, to: last, pieces: found } = match
      // Who serves a notice period is free within a month.
      const perUnit = found.months ? 30 : found.weeks ? 7 : 1
      const days = found.now ? 0 : found.number === undefined ? 30 : Number(found.number) * perUnit
      if (days > 30) return match
      return { kind: 'joining', withinDays: days === 0 ? 0 : 30, from, to: last }
    })
}
