import type { QueryPart } from '../query-parts.ts'
import { type Matched, matchesOf, type PlainText, pieces } from './amounts.ts'

const { start, end } = pieces
const year = '(?:19[89]|20[0-4])\\d'
const to = '\\s*(?:-|–|—|/|,|&|to|and|or|se|से|ते|या|और|आणि|किंवा)\\s*'
/** A year of passing, or the first and last of several, in a pattern. */
export const yearsPattern = `(?<low>${year})(?:${to}(?<high>${year}|\\d{2}))?`
const later =
  '(?:\\s*(?<later>(?:(?:and|or|&|ya|या)\\s+)?(?:above|later|after|newer|onwards?)|ke baad|के बाद|नंतर)(?![\\p{L}\\p{M}]))?'
const passedOut = 'pass(?:ed|ing)?\\s*-?\\s*outs?|पास\\s*-?\\s*आउट|बैच|बॅच'
const afterYear = `${passedOut}|batch(?:es)?|passing(?:\\s*year)?|passed|graduated|graduating|graduates?|grads?|उत्तीर्ण`
const beforeYear = `(?:(?:year|yr)\\s*of\\s*passing|passing\\s*(?:year|yr)|(?:${passedOut})(?:\\s*year)?|yop|passed|batch(?:es)?|graduated|graduating|graduation\\s*(?:year|in))`
const between = '\\s*(?:[:=-]\\s*)?(?:(?:in|of|year|from|the|का|की|के)\\s+){0,2}(?<since>(?:after|since)\\s+)?'

const passings = [
  new RegExp(
    `${start}${yearsPattern}\\s*(?:ke?\\s+|का\\s+|के\\s+|की\\s+|चे\\s+|ची\\s+|चा\\s+)?(?:${afterYear})${end}${later}`,
    'gu',
  ),
  new RegExp(`${start}${beforeYear}${between}${yearsPattern}${end}${later}`, 'gu'),
]

/** The last of two years: 2024 or, after 2023, 24. */
function lastYear(low: string, high: string | undefined): number {
  if (high === undefined) return Number(low)
  return Number(high.length === 2 ? low.slice(0, 2) + high : high)
}

/** The years of a match with `yearsPattern`. */
export function passingOfYears({ from, to: last, pieces: found }: Matched): QueryPart[] {
  if (found.low === undefined) return []
  const [one, other] = [Number(found.low), lastYear(found.low, found.high)]
  const isOpen = found.later !== undefined || found.since !== undefined
  const [leastYear, mostYear] = [Math.min(one, other), isOpen ? undefined : Math.max(one, other)]
  return [{ kind: 'passing', leastYear, mostYear, from, to: last }]
}

/** The years in which those who are asked for passed out: '2024 batch', 'passed out in 2023 or 2024'. */
export function passingIn(plain: PlainText): QueryPart[] {
  return passings.flatMap((passing) => matchesOf(plain, passing)).flatMap(passingOfYears)
}
