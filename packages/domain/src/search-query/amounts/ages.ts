import { meaningOf, phraseVocabulary } from '../words/phrases.ts'
import { type Matched, matchesOf, type PlainText, pieces } from './amounts.ts'
import { experience, saysExperience, unitOfYears as year } from './units.ts'

const { start, end, to, leastBefore, mostBefore, leastAfter, mostAfter } = pieces

/** A person's age: recognised, but not part of the question. */
const age =
  'age(?:\\s*(?:limit|group|range|criteria|bar|between))?|aged|um[a]?ra?|ayu|vay(?:omaryada)?|उम्र|आयु|वय(?:ोमर्यादा)?'
const ages = `\\d{1,2}\\s*\\+?(?:${to}\\d{1,2}\\s*\\+?)?`
const ageBounds = `(?:(?:${leastBefore}|${mostBefore}|between)\\s*)?`
const boundBehind = `(?:\\s*(?:${leastAfter}|${mostAfter})(?![\\p{L}\\p{M}]))?`
const saysAge = new RegExp(
  `${start}(?:${ageBounds}${ages}\\s*(?:(?:${year})\\s*)?(?:old|(?:(?:of|in|ki|ka|ke|की|का|के)\\s+)?(?:${age})(?!\\s*[:=-]?\\s*${ageBounds}\\d))|` +
    `(?:${age})\\s*(?:[:=-]\\s*|(?:is|of|ke|ki|ka)\\s+)?${ageBounds}${ages}(?:\\s*(?:${year})(?!\\s*(?:of\\s+)?(?:${experience})))?${boundBehind})${end}`,
  'gu',
)

const feet = 'feet|foot|ft|fit|cms?|inch(?:es)?|फुट|फूट|इंच'
const kilos = 'kgs?|kilos?|kilograms?|किलो'
/** How tall and heavy someone is, with a number. */
const body = new RegExp(
  `${start}(?:(?:height|hight|unchai|uchi|lambai|ऊंचाई|उंची|लंबाई|कद)\\s*(?:[:=-]\\s*|(?:is|of|above|below|min(?:imum)?)\\s+)*` +
    `\\d{1,3}(?:[.'’]\\d{1,2})?["”]?\\+?(?:\\s*(?:${feet})(?:\\s*\\d{1,2}(?:\\s*(?:${feet}))?)?)?|` +
    `\\d\\s*(?:feet|foot|ft|फुट|फूट)(?:\\s*\\d{1,2}(?:\\s*(?:${feet}))?)?(?:\\s*(?:height|tall))?|` +
    `(?:weight|vajan|wajan|वजन)\\s*(?:[:=-]\\s*|(?:is|of|above|below|min(?:imum)?)\\s+)*\\d{2,3}(?:${to}\\d{2,3})?(?:\\s*(?:${kilos}))?)${end}`,
  'gu',
)

/** What is said of a person in numbers, which a search does not ask for: an age, how tall and how heavy they are. */
export function personalNumbersIn(plain: PlainText): Matched[] {
  return [...matchesOf(plain, saysAge), ...matchesOf(plain, body)]
}

/** Nobody works younger than this, and few for longer than till that age. */
const working = { least: 18, most: 65 } as const
/** Younger people are asked for beside a word for a person alone. */
const youngest = 15
/** Nobody asks for so many years of work without calling them experience. */
const leastAlone = 30
/** From when on one may work in a company, and in many a shop or factory. */
const legal: readonly number[] = [18, 21]
/** Who asks for fewer years than so many speaks of an age. */
const mostAlone = 25

/** The words around a number as far as the next number or sign. */
const lastWords = /(?:^|[\p{N},;|()\n])([^\p{N},;|()\n]*)$/u
const nextWords = /^[^\p{N},;|()\n]*/u

function wordsAround({ text }: PlainText, from: number, last: number): [string, string] {
  return [lastWords.exec(text.slice(0, from))?.[1] ?? '', nextWords.exec(text.slice(last))?.[0] ?? '']
}

function isPersonal(word: string | undefined): boolean {
  const found = word === undefined ? [] : phraseVocabulary().exact(word)
  return found.length > 0 && meaningOf(found) === 'personal'
}

/** Whether a word for a person, such as 'female' or 'boys', stands beside a number. */
function isBesidePerson([before, behind]: readonly [string, string]): boolean {
  return isPersonal(before.trim().split(/\s+/u).at(-1)) || isPersonal(behind.trim().split(/\s+/u)[0])
}

/** Years as they are written: a range, or one number with the bound that is said of it. */
export type WrittenYears = { low: number; high: number | undefined; bound: 'least' | 'most' | undefined }

/**
 * Whether years are those of a person's life rather than of their work, though no word says so: from 18 to 30, below 40,
 * 18 and above. They are of work where experience is spoken of beside them.
 */
export function isAge(years: WrittenYears, match: Matched, plain: PlainText): boolean {
  const at = (position: number) => plain.positions.indexOf(position)
  const [from, last] = [at(match.from), at(match.to - 1) + 1]
  const around = wordsAround(plain, from, last)
  if ([plain.text.slice(from, last), ...around].some(saysExperience)) return false
  const { low, high, bound } = years
  const besidePerson = isBesidePerson(around)
  if (high !== undefined) return low >= (besidePerson ? youngest : working.least) && high > low && high <= working.most
  if (low >= leastAlone || (besidePerson && low >= working.least)) return low <= working.most
  return bound === 'most' ? low >= mostAlone : bound === 'least' && legal.includes(low)
}
