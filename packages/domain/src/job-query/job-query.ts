import { citiesAround, namesOfCity } from '../city/city.ts'
import { conceptKinds, spellingKey, type Vocabulary } from '../concept/concept.ts'
import { educationMet, fieldOfDegrees, learnedOf } from '../education/education.ts'
import { namesIn, withCities } from '../fit/fit.ts'
import { conceptOrText } from '../opening-fit/opening-fit.ts'
import { type QueryPart, type SearchQuery, textsOf, type WrittenPart } from '../search-query/search-query.ts'
import type { Exclusion, JobCondition, JobQuery, RequestedWork } from './job-query-shape.ts'
import { suitingExperiences } from './suiting-experiences.ts'

export { type CompanyMeant, companyNamesOf } from './company-names.ts'
export { maybeCompanies, withCompanies } from './company-words.ts'
export type { Exclusion, JobCondition, JobQuery, RequestedWork } from './job-query-shape.ts'
export {
  aroundLead,
  asksPlaceAlone,
  haveSameLead,
  ledByLater,
  withAllNames,
  withInstead,
  withMoreEducation,
  withNearest,
  withoutCities,
  withoutWords,
  withWordAgain,
} from './relaxed.ts'
export { doubtfulWords, withoutEveryday } from './words.ts'
export { type WorkPlace, workPlaces, workWeights } from './work-weights.ts'

type ConceptPart = Extract<QueryPart, { kind: 'concept' }>

function kindOf({ conceptIds: [id = 0] }: ConceptPart, vocabulary: Vocabulary) {
  return vocabulary.conceptOf(id)?.kind
}

function isDegree(id: number, vocabulary: Vocabulary): boolean {
  return vocabulary.conceptOf(id)?.kind === 'degree'
}

function labelsOf(ids: readonly number[], vocabulary: Vocabulary): string[] {
  return ids.flatMap((id) => vocabulary.conceptOf(id)?.label ?? [])
}

/** The key of the typed name, or of the name that it was corrected to. */
function keyOf({ from, to, spelling }: ConceptPart, text: string, vocabulary: Vocabulary): string {
  const typed = text.slice(from, to)
  return spelling === 'corrected' ? (vocabulary.nearest(typed)?.key ?? '') : spellingKey(typed)
}

/** The names of a part: the typed text if it is a name, the corrected one, and those of its concepts. */
function namesOf(part: ConceptPart, text: string, vocabulary: Vocabulary): string[] {
  const { from, to, conceptIds, spelling, words } = part
  const key = keyOf(part, text, vocabulary)
  const spelt = conceptIds
    .flatMap((id) => vocabulary.conceptOf(id)?.aliases ?? [])
    .filter((alias) => spellingKey(alias) === key)
  // The typed text is not a name if it is misspelt, excluded, or an 'a or b'.
  const isName = spelling === 'known' && !part.excluded && (conceptIds.length === 1 || spelt.length > 0)
  const typed = isName ? [text.slice(from, to)] : []
  const names = words ?? [...typed, ...(isName ? [] : spelt), ...labelsOf(conceptIds, vocabulary)]
  return [...new Set(names.map((name) => name.toLowerCase()))]
}

/** The narrower concepts of a part, and the titles whose name contains it, because a job may name only its role. */
function narrowerOf(part: ConceptPart, text: string, vocabulary: Vocabulary): number[] {
  const { conceptIds, words } = part
  const keys = [
    keyOf(part, text, vocabulary),
    ...(words ?? labelsOf(conceptIds, vocabulary)).map((name) => spellingKey(name)),
  ]
  const ids = [...conceptIds.flatMap(vocabulary.narrowerOf), ...keys.flatMap(vocabulary.titlesSaying)]
  return [...new Set(ids)].filter((id) => !conceptIds.includes(id))
}

function workOf(part: ConceptPart, text: string, vocabulary: Vocabulary): RequestedWork {
  return {
    from: part.from,
    conceptIds: part.conceptIds,
    narrowerIds: narrowerOf(part, text, vocabulary),
    names: namesOf(part, text, vocabulary),
  }
}

function wordCondition(part: WrittenPart, vocabulary: Vocabulary): JobCondition {
  const anyOf = textsOf(part).map((text) => ({
    text,
    conceptIds: [conceptOrText(text, 'skill', vocabulary), ...vocabulary.titlesSaying(spellingKey(text))],
  }))
  return { from: part.from, kind: 'word', anyOf, canDrop: part.kind === 'word' }
}

function conditionsOf(part: QueryPart, vocabulary: Vocabulary): JobCondition[] {
  const { from } = part
  if ('excluded' in part && part.excluded) return []
  switch (part.kind) {
    case 'concept': {
      if (kindOf(part, vocabulary) !== 'city') return []
      const cities = labelsOf(withCities(part.conceptIds, vocabulary), vocabulary)
      const names = [...new Set(cities.flatMap((city) => [city, ...namesOfCity(city)]))]
      // A state includes its cities.
      const inside = labelsOf(part.conceptIds.flatMap(vocabulary.narrowerOf), vocabulary)
      const around = new Set([...cities.flatMap(citiesAround), ...inside])
      return [{ from, kind: 'city', names, around: [...around].filter((city) => !names.includes(city)) }]
    }
    case 'experience':
    case 'level':
      return [{ from, kind: 'experience', texts: suitingExperiences(part) }]
    case 'pay':
      return [{ from, kind: 'pay', least: part.least, most: part.most }]
    case 'work':
      return [{ from, kind: 'work', way: part.way }]
    case 'word':
    case 'phrase':
      return [wordCondition(part, vocabulary)]
    case 'joining':
    case 'passing':
      return []
  }
}

/** The person's education by all degrees in the words; the highest counts. */
function educationOf(parts: readonly ConceptPart[], vocabulary: Vocabulary): JobCondition[] {
  const first = parts.find(({ conceptIds }) => conceptIds.some((id) => isDegree(id, vocabulary)))
  const degrees = parts.flatMap(({ conceptIds }) => conceptIds).filter((id) => isDegree(id, vocabulary))
  const learned = learnedOf(degrees, vocabulary)
  if (!first || !learned) return []
  const field = fieldOfDegrees(learned.isAnyDegree ? [] : degrees, vocabulary)
  const near = learned.alike.filter((degree) => field.degrees.includes(degree))
  const ofField = { degrees: near, titleIds: field.titleIds }
  return [{ from: first.from, kind: 'education', learned, field: ofField, ...educationMet(learned) }]
}

/** Whether a part concerns jobs; the person's notice period and graduation year don't. */
function concernsJobs({ kind }: QueryPart): boolean {
  return kind !== 'joining' && kind !== 'passing'
}

/**
 * An excluded domain that contains the requested work leaves out only jobs that name the domain, because nearly every
 * job of that work is in it.
 */
function exclusionOf(
  part: QueryPart,
  text: string,
  { domains, vocabulary }: { domains: ReadonlySet<number>; vocabulary: Vocabulary },
): Exclusion[] {
  if (!('excluded' in part) || !part.excluded) return []
  const { from, to } = part
  if (part.kind !== 'concept') {
    const titles = textsOf(part).flatMap((one) => vocabulary.titlesSaying(spellingKey(one)))
    return [{ from, conceptIds: [], narrowerIds: [...new Set(titles)], names: textsOf(part) }]
  }
  const work = workOf(part, text, vocabulary)
  if (kindOf(part, vocabulary) !== 'domain') return [{ ...work, learned: learnedOf(part.conceptIds, vocabulary) }]
  const saidBy = part.conceptIds.flatMap((id) => namesIn(text.slice(from, to), vocabulary.conceptOf(id)))
  const names = [...new Set([...saidBy.map((name) => name.toLowerCase()), ...work.names])]
  const isOfWork = saidBy.length > 0 && part.conceptIds.every((id) => domains.has(id))
  return isOfWork
    ? [{ ...work, conceptIds: [], names: saidBy.map((name) => name.toLowerCase()), saidBy }]
    : [{ ...work, names }]
}

/** Converts a parsed search into a job query: the work (titles before skills) and the other conditions. */
export function jobQueryOf(query: SearchQuery, vocabulary: Vocabulary): JobQuery {
  const { text, parts } = query
  const concepts = parts.filter((part) => part.kind === 'concept' && !part.excluded) as ConceptPart[]
  // "ITI Fitter" is both a degree and the work that it leads to.
  const work = concepts.map((part) => ({
    ...part,
    conceptIds: part.conceptIds.filter((id) => !isDegree(id, vocabulary)),
  }))
  const asked = conceptKinds
    .filter((kind) => kind !== 'city')
    .flatMap((kind) => work.filter((part) => kindOf(part, vocabulary) === kind))
  const ofJobs = parts.filter((part) => concernsJobs(part))
  const others = parts
    .filter((part) => !concernsJobs(part))
    .map(({ from, to }) => ({ from, to, why: 'unused' as const }))
  const domains = new Set(asked.flatMap(({ conceptIds }) => conceptIds).flatMap(vocabulary.domainsOf))
  return {
    query: {
      text,
      parts: ofJobs,
      unsearched: [...query.unsearched, ...others].sort((one, other) => one.from - other.from),
    },
    vocabulary,
    requested: asked.map((part) => workOf(part, text, vocabulary)),
    conditions: [...parts.flatMap((part) => conditionsOf(part, vocabulary)), ...educationOf(concepts, vocabulary)],
    excluded: parts.flatMap((part) => exclusionOf(part, text, { domains, vocabulary })),
    leftOutWords: [],
    dropsCities: false,
    instead: undefined,
    missing: [],
    raised: undefined,
  }
}

/** The cities that the words name; they replace the default city of the list. */
export function citiesNamed({ conditions }: JobQuery): string[] {
  const names = conditions.flatMap((condition) => (condition.kind === 'city' ? condition.names : []))
  return [...new Set(names.flatMap((name) => namesOfCity(name).slice(0, 1)))]
}

/** The cities in and around those that the words name. */
export function citiesAroundNamed({ conditions }: JobQuery): string[] {
  return [...new Set(conditions.flatMap((condition) => (condition.kind === 'city' ? condition.around : [])))]
}
