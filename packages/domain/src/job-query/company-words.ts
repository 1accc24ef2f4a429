import type { Vocabulary } from '../concept/concept.ts'
import { isEverydayWord, isName, type QueryPart, type SearchQuery, textsOf } from '../search-query/search-query.ts'
import { spelledWords } from '../spelling/spelling.ts'
import type { CompanyMeant } from './company-names.ts'

type WordPart = Extract<QueryPart, { kind: 'word' }>

/** At most this many unknown words are corrected; a text with more is not a query. */
const mostCorrected = 8

/** The maximum number of parts that are checked together. */
const widest = 4

function isUnknown(part: QueryPart): part is WordPart {
  return part.kind === 'word' && part.spelling === undefined
}

/** Whether a text can't be a mistake: it is an everyday word, a common name of people, or a large employer. */
function isOrdinary(text: string, vocabulary: Vocabulary): boolean {
  return spelledWords(text).every((word) => isEverydayWord(word.folded) || isName(word, vocabulary))
}

/** The words of a query that are in no list and may be a company's misspelt name; each is searched in jobs. */
export function maybeCompanies({ parts }: SearchQuery): string[] {
  return [...new Set(parts.filter(isUnknown).flatMap(textsOf))].slice(0, mostCorrected)
}

/** What is known about a query's words: which ones no job has, and which companies they may mean. */
type Known = { vocabulary: Vocabulary; isNowhere: (text: string) => boolean; companyMeant: CompanyMeant }

/** The company name of several words that these parts form, where our lists don't have one of the words as written. */
function nameOfSeveral(parts: readonly QueryPart[], { text }: SearchQuery, known: Known): WordPart[] {
  const isPlain = (part: QueryPart) =>
    (isUnknown(part) && !part.or && !part.excluded) ||
    (part.kind === 'concept' && part.spelling === 'corrected' && !part.words && !part.excluded)
  const isDoubtful = (part: QueryPart) => !isUnknown(part) || known.isNowhere(part.word)
  const from = parts.at(0)?.from ?? 0
  const to = parts.at(-1)?.to ?? 0
  const isName = parts.every(isPlain) && parts.some(isUnknown) && parts.some(isDoubtful)
  const meant = isName ? known.companyMeant(text.slice(from, to)) : undefined
  return meant === undefined ? [] : [{ kind: 'word', word: meant, spelling: 'corrected', excluded: false, from, to }]
}

/** Corrects those words of a part that no job has and that mean a company. */
function withNames(part: QueryPart, { vocabulary, isNowhere, companyMeant }: Known): QueryPart {
  if (!isUnknown(part)) return part
  const isMistake = (text: string) => isNowhere(text) && !isOrdinary(text, vocabulary)
  const meantBy = (text: string) => (isMistake(text) ? companyMeant(text) : undefined)
  const texts = textsOf(part)
  if (texts.every((text) => meantBy(text) === undefined)) return part
  const [word = part.word, ...or] = texts.map((text) => meantBy(text) ?? text)
  return { ...part, word, spelling: 'corrected', ...(part.or && { or }) }
}

/**
 * Corrects the misspelt company names of a query: the longest first, then single words. A text that our lists have as
 * written, and a single word that a job has, stay.
 */
export function withCompanies(query: SearchQuery, known: Known): SearchQuery {
  const parts: QueryPart[] = []
  for (let at = 0; at < query.parts.length; ) {
    const rest = query.parts.slice(at, at + widest)
    const lengths = rest.map((_, more) => rest.length - more).filter((length) => length > 1)
    const named = lengths
      .map((length) => ({ length, name: nameOfSeveral(rest.slice(0, length), query, known) }))
      .find(({ name }) => name.length > 0)
    parts.push(...(named?.name ?? rest.slice(0, 1).map((part) => withNames(part, known))))
    at += named?.length ?? 1
  }
  const isOutside = ({ from, to }: SearchQuery['unsearched'][number]) =>
    parts.every((part) => to <= part.from || from >= part.to)
  return { ...query, parts, unsearched: query.unsearched.filter(isOutside) }
}
