import type { Concept, ConceptKind, Vocabulary } from '../concept/concept.ts'
import { longestTerm, mostDescribed } from '../search/search.ts'
import { isEverydayWord, type QueryPart, readSearchQuery } from '../search-query/search-query.ts'
import type { Steps } from '../steps/steps.ts'

/** The maximum number of skills to search for; more would hardly change who fits best. */
const mostSkills = 8

/** The maximum number of required skills; each further one leaves fewer people. */
const mostRequired = 3

/** More years than this describe the company ("25 years of experience"), not the candidate. */
const mostYears = 20

/** The maximum length of a piece; a longer sentence is read in several pieces. */
const longestPiece = 400

const required = /\b(?:must|required?|mandatory|compulsory|essential)\b|अनिवार्य|ज़रूरी|जरूरी|आवश्यक/iu
const optional =
  /\b(?:prefer\p{L}*|nice to have|good to have|plus|bonus|optional|desirable|advantage|not (?:required|mandatory|compulsory|essential))\b/iu
const ofTitle =
  /\b(?:job title|title|position|post|role|designation|hiring|looking for|looking to hire|seeking|opening for|vacancy)\b|पद|भर्ती|भरती/iu
const ofPlace =
  /\b(?:location|located|based in|place of work|work place|workplace|office|branch|city)\b|स्थान|ठिकाण|शहर/iu
const ofCompany = /\b(?:company|founded|established|we have)\b/iu

/** A superior's title is not the job's title, and a person who reports to someone makes no reports. */
const superiors = /\breport(?:s|ing)?\s+(?:directly\s+)?to\b[^,.;\n]*/giu

/** A search made from a job description: words, and the required skills. */
export type Described = { term: string; mustHave: readonly string[] }

type Named = { concept: Concept; sentence: string; words: string }

/** Splits a text into sentences, lines and list items, and long ones into pieces. */
function sentencesOf(text: string): string[] {
  return text
    .slice(0, mostDescribed)
    .replaceAll(superiors, ' ')
    .split(/[\n;•·●▪|]+|(?<=[.!?।])\s+/u)
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${longestPiece}}(?=\\s|$)`, 'gsu')) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** The title named as the job's, or else the most frequent one; of two, the earlier. */
function titleOf(titles: readonly Named[]): Concept | undefined {
  const groups = [...Map.groupBy(titles, ({ concept }) => concept.id).values()]
  const weightOf = (named: readonly Named[]) =>
    named.length + 2 * Number(named.some((one) => ofTitle.test(one.sentence)))
  return groups.toSorted((one, other) => weightOf(other) - weightOf(one))[0]?.[0]?.concept
}

/** The city named as the job's, or else the only city. */
function cityOf(cities: readonly Named[]): Concept | undefined {
  const namedCity = cities.find(({ sentence }) => ofPlace.test(sentence))
  const all = new Set(cities.map(({ concept }) => concept.id))
  return namedCity?.concept ?? (all.size === 1 ? cities[0]?.concept : undefined)
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
 * Reads a job description as a search: title, years, place and the first skills, which order the list. Undefined if it
 * names no title. A long text takes tenths of a second, so the generator pauses after each sentence.
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

/** The first of these texts that fit into the maximum length of a search. */
function fitting(texts: readonly (string | undefined)[]): string {
  return texts.reduce<string>((term, text) => {
    const longer = [term, text].filter(Boolean).join(', ')
    return longer.length <= longestTerm ? longer : term
  }, '')
}
