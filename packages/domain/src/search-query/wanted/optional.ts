import type { Reading } from '../passes/reading.ts'
import type { QueryPart } from '../query-parts.ts'

type Experience = Extract<QueryPart, { kind: 'experience' }>

const end = '(?![\\p{L}\\p{M}\\p{N}])'
/** Who is spoken of again behind a level: 'fresher candidates can apply'. */
const people =
  '(?:(?:candidates?|profiles?|people|persons?|joiners?|log|logo|walo|wale|wala|ko|उम्मीदवार|लोग|वाले|वाला|को|उमेदवार)\\s+)*'
const sufficient =
  '(?:ok|okay|okey|fine|welcome|welcomed|allowed|eligible|accepted|acceptable|considered|possible|optional|no\\s+(?:problem|issue))'
const chalega =
  '(?:chalega|chalegi|chalenge|chalengi|chalta|chalte|chal\\s+ja(?:y|)ega|chalel|chaltil|chalatil|apply\\s+kar\\s+sakt\\p{L}+|चलेगा|चलेगी|चलेंगे|चलेंगी|चलता|चलते|चल\\s+जाएगा|आवेदन\\s+कर\\s+सकत\\p{L}\\p{M}*|चालेल|चालतील|चालतात|अर्ज\\s+करू\\s+शकत\\p{L}\\p{M}*)'
const too = '(?:also|too|bhi|suddha|sudha|dekhil|भी|सुद्धा|देखील)'

/** Behind a condition: it is no condition, only allowed. */
const allowedBehind = new RegExp(
  `^[\\s,(–-]*${people}(?:${too}${end}|(?:(?:are|is|will|would|be|can|may|also|pan|hi|पण|ही)\\s+)*` +
    `(?:${sufficient}|${chalega})${end}|(?:can|may|could|will|would)\\s+(?:also\\s+)?(?:apply|join|do|work)${end})`,
  'iu',
)
/** Before a condition, the same. */
const allowedBefore = /(?<![\p{L}\p{M}])(?:also|even|open\s+(?:to|for))\s*$/iu
/** Behind anything that is asked for: it need not be there. */
const notNeeded =
  /^\s*(?:(?:is|are)\s+)?(?:not\s+(?:required|needed|necessary|mandatory|compulsory|a\s+must)|optional|(?:zaruri|jaruri|zaroori|jaroori)\s+(?:nahi|nahin|nahi\s+hai)|(?:जरूरी|ज़रूरी|आवश्यक|अनिवार्य)\s+(?:नहीं|नाही)|गरजेच[ेीा]\s+नाही|(?:(?:ki|chi|की|ची)\s+)?(?:zarurat|jarurat|zaroorat|garaj|जरूरत|ज़रूरत|गरज)\s+(?:nahi|nahin|नहीं|नाही))(?![\p{L}\p{M}])/iu
/** A level whose words say that no work is needed, and not that there must be none. */
const needsNone = /(?:required|needed|necessary|zaruri|jaruri|जरूरी|ज़रूरी|आवश्यक|गरज)/iu

function isStrict(part: QueryPart): boolean {
  return 'strict' in part && part.strict === true
}

/** Whether a part is a condition beside the work, without a number: a level, a rank, a way of work. */
function isLoose(part: QueryPart, text: string): boolean {
  if (part.kind === 'experience') return !/\p{Nd}/u.test(text.slice(part.from, part.to))
  return part.kind === 'level' || part.kind === 'work' || part.kind === 'joining'
}

function isOptional(part: QueryPart, { text, searchesPeople }: Reading): boolean {
  const [before, behind] = [text.slice(0, part.from), text.slice(part.to)]
  if (isStrict(part) || ('excluded' in part && part.excluded)) return false
  if (notNeeded.test(behind)) return true
  // A job that takes freshers too is one for a fresher.
  if (!searchesPeople || !isLoose(part, text)) return false
  const saysNone = part.kind === 'level' && needsNone.test(text.slice(part.from, part.to))
  return saysNone || allowedBehind.test(behind) || allowedBefore.test(before)
}

const or = /^\s*(?:candidates?\s+)?(?:\/|,|or|and|&|ya|aur|kinva|ani|या|और|किंवा|आणि|व)\s*(?:with\s+|at\s+least\s+)?$/iu
const upTo = /^\s*(?:-|–|to|till|upto|up\s+to|se|te|से|ते)\s*$/iu

/** 'Fresher or 1-2 years' as years alone, which then begin with none. */
function withFreshers(part: Experience, range: Pick<Experience, 'from' | 'to'>, most: number | undefined): QueryPart[] {
  return most === undefined ? [] : [{ ...part, leastMonths: undefined, mostMonths: most, ...range }]
}

/** A fresher or someone with years of work beside each other, as one condition or none; undefined if they are not. */
function together(one: QueryPart, next: QueryPart, { text, searchesPeople }: Reading): QueryPart[] | undefined {
  const [level, years] = one.kind === 'level' ? [one, next] : [next, one]
  if (level.kind !== 'level' || level.level !== 'Fresher' || years.kind !== 'experience' || isStrict(level))
    return undefined
  const between = text.slice(one.to, next.from)
  const range = { from: one.from, to: next.to }
  const { leastMonths, mostMonths } = years
  if (one === level && upTo.test(between)) return withFreshers(years, range, mostMonths ?? leastMonths)
  if (!or.test(between)) return undefined
  return withFreshers(years, range, searchesPeople ? mostMonths : (mostMonths ?? leastMonths))
}

/**
 * The parts of a query without what it only allows: 'freshers also ok', 'English not required', and 'fresher or
 * experienced', which nobody is both.
 */
export function withoutOptional(reading: Reading): Partial<Reading> {
  const joined: QueryPart[] = []
  for (const part of reading.parts) {
    const last = joined.at(-1)
    const both = last && together(last, part, reading)
    if (both) joined.splice(-1, 1, ...both)
    else joined.push(part)
  }
  const levels = new Set(joined.flatMap((part) => (part.kind === 'level' && !isStrict(part) ? part.level : [])))
  const isContrary = (part: QueryPart) => part.kind === 'level' && !isStrict(part) && levels.size > 1
  const rest = joined.filter((part) => !isContrary(part) && !isOptional(part, reading))
  // Of 'freshers also ok' alone nothing else would be left.
  return rest.length > 0 ? { parts: rest } : {}
}
