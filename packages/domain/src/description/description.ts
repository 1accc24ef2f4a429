import type { Concept, ConceptKind, Vocabulary } from '../concept/concept.ts'
import { longestTerm, mostDescribed } from '../search/search.ts'
import { isEverydayWord, type QueryPart, readSearchQuery } from '../search-query/search-query.ts'
import type { Steps } from '../steps/steps.ts'

/** So many of the skills that a description names are searched; more would say little about who fits best. */
const mostSkills = 8

/** So many of them at most must be there: with each more, fewer people are left. */
const mostRequired = 3

/** A company's years, such as "25 years of experience", are longer than what is asked of people. */
const mostYears = 20

/** A sentence without a full stop is read in pieces of so many letters. */
const longestPiece = 400

const required = /\b(?:must|required?|mandatory|compulsory|essential)\b|अनिवार्य|ज़रूरी|जरूरी|आवश्यक/iu
const optional =
  /\b(?:prefer\p{L}*|nice to have|good to have|plus|bonus|optional|desirable|advantage|not (?:required|mandatory|compulsory|essential))\b/iu
const ofTitle =
  /\b(?:job title|title|position|post|role|designation|hiring|looking for|looking to hire|seeking|opening for|vacancy)\b|पद|भर्ती|भरती/iu
const ofPlace =
  /\b(?:location|located|based in|place of work|work place|workplace|office|branch|city)\b|स्थान|ठिकाण|शहर/iu
const ofCompany = /\b(?:company|founded|established|we have)\b/iu

/** The title of a superior is not the job’s, and who reports to one makes no reports. */
const superiors = /\breport(?:s|ing)?\s+(?:directly\s+)?to\b[^,.;\n]*/giu

/** A search for people that a job's description asks for: words, and the skills that it says must be there. */
export type Described = { term: string; mustHave: readonly string[] }

type Named = { concept: Concept; sentence: string; words: string }

/** The sentences of a text, and the lines and items of its lists; a long one in pieces. */
function sentencesOf(text: string): string[] {
  return text
    .slice(0, mostDescribed)
    .replaceAll(superiors, ' ')
    .split(/[\n;•·●▪|]+|(?<=[.!?।])\s+/u)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${longestPiece}}(?=\\s|$)`, 'gsu')) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** The title that is named as the job's or most often, the earlier of two. */
function titleOf(titles: readonly Named[]): Concept | undefined {
  const groups = [...Map.groupBy(titles, ({ concept }) => concept.id).values()]
  const weightOf = (named: readonly Named[]) =>
    named.length + 2 * Number(named.some((one) => ofTitle.test(one.sentence)))
  return groups.toSorted((one, other) => weightOf(other) - weightOf(one))[0]?.[0]?.concept
}

/** The city that is said to be the job's, or the only one. */
function cityOf(cities: readonly Named[]): Concept | undefined {
  const said = cities.find(({ sentence }) => ofPlace.test(sentence))
  const all = new Set(cities.map(({ concept }) => concept.id))
  return said?.concept ?? (all.size === 1 ? cities[0]?.concept : undefined)
}

function isAskedYears(part: QueryPart): boolean {
  return part.kind === 'experience' && (part.leastMonths ?? part.mostMonths ?? 0) <= mostYears * 12
}

type Read = { sentence: string; parts: readonly QueryPart[] }

function readSentence(sentence: string, vocabulary: Vocabulary): Read {
  const { parts } = readSearchQuery(sentence, vocabulary, { isKnownWord: () => true })
  return { sentence, parts: parts.filter((part) => !('excluded' in part && part.excluded)) }
}

/**
 * What a job's description asks for: its title, the years and the place, and the first of its skills, which order the
 * list behind a title. Undefined if it names no title. A long one takes tenths of a second, with a pause after each
 * sentence.
 */
export function* describedSearch(text: string, vocabulary: Vocabulary): Steps<Described | undefined> {
  const read: Read[] = []
  for (const sentence of sentencesOf(text)) {
    read.push(readSentence(sentence, vocabulary))
    yield
  }
  return askedBy(read, vocabulary)
}

function askedBy(read: readonly Read[], vocabulary: Vocabulary): Described | undefined {
  const named = (kind: ConceptKind): Named[] =>
    read.flatMap(({ sentence, parts }) =>
      parts.flatMap((part) => {
        if (part.kind !== 'concept' || part.spelling !== 'known') return []
        const concept = vocabulary.conceptOf(part.conceptIds[0] ?? 0)
        return concept?.kind === kind ? [{ concept, sentence, words: sentence.slice(part.from, part.to) }] : []
      }),
    )
  const title = titleOf(named('title'))
  if (!title) return undefined
  const city = cityOf(named('city'))
  const years = read
    .filter(({ sentence }) => !ofCompany.test(sentence))
    .flatMap(({ sentence, parts }) => parts.filter(isAskedYears).map(({ from, to }) => sentence.slice(from, to)))[0]
  const bySkill = Map.groupBy(
    named('skill').filter(({ words }) => !isEverydayWord(words.toLowerCase())),
    ({ concept }) => concept.label,
  )
  const skills = [...bySkill].slice(0, mostSkills)
  const isRequired = (all: readonly Named[]) =>
    all.some(({ sentence }) => required.test(sentence) && !optional.test(sentence))
  const mustHave = skills.flatMap(([label, all]) => (isRequired(all) ? label : [])).slice(0, mostRequired)
  const nice = skills.flatMap(([label]) => (mustHave.includes(label) ? [] : label))
  return { term: fitting([title.label, years, city?.label, ...nice]), mustHave }
}

/** As many of these texts, the first ones, as a search may be long. */
function fitting(texts: readonly (string | undefined)[]): string {
  return texts.reduce<string>((term, text) => {
    const longer = [term, text].filter(Boolean).join(', ')
    return longer.length <= longestTerm ? longer : term
  }, '')
}
