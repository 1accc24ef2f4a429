import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import type { Vocabulary } from '@pramaan/domain/concept'
import { conceptsNamed, type RequestedConcepts } from '@pramaan/domain/fit'
import { skillsOf } from '@pramaan/domain/search'
import { type Excluded, exclusionOf } from './excluded-domains.ts'
import type { ReadTerm } from './read-term.ts'

/** A skill of a filter with the concepts that it names, any of which matches; none if the skill is in no list. */
type NamedSkill = { text: string; conceptIds: readonly number[] }

/** The skills that a search must find, would like to find, and must not find. */
export type NamedSkills = Record<'must' | 'nice', readonly NamedSkill[]> & {
  without: readonly (NamedSkill & Pick<Excluded, 'match'>)[]
}

const kinds = ['skill', 'title', 'degree', 'domain'] as const

function namedSkills(text: string | undefined, vocabulary: Vocabulary): NamedSkill[] {
  return skillsOf(text).map((skill) => {
    const exact = vocabulary.exact(skill, ['skill'])
    const concepts = exact.length > 0 ? exact : conceptsNamed(skill, kinds, vocabulary)
    return { text: skill, conceptIds: concepts.map(({ id }) => id) }
  })
}

/** The skills of the filters beside the words of a search, read with the vocabulary; undefined if there are none. */
export function skillsNamed(
  { mustHave, niceToHave, without }: CandidateFilters,
  read: Pick<ReadTerm, 'requested'> | undefined,
  vocabulary: Vocabulary,
): NamedSkills | undefined {
  if (mustHave === undefined && niceToHave === undefined && without === undefined) return undefined
  const titleIds = read?.requested.flatMap(({ conceptIds }) => conceptIds) ?? []
  return {
    must: namedSkills(mustHave, vocabulary),
    nice: namedSkills(niceToHave, vocabulary),
    without: namedSkills(without, vocabulary).map(({ text, conceptIds }) => ({
      text,
      ...exclusionOf(conceptIds, text, { titleIds, vocabulary }),
    })),
  }
}

function requestedOf(skills: readonly NamedSkill[]): RequestedConcepts[] {
  return skills.flatMap(({ conceptIds }) => (conceptIds.length > 0 ? [{ conceptIds, share: 1 }] : []))
}

/** Removes repeated concepts: a skill that the words name too counts once. */
function eachOnce(requested: readonly RequestedConcepts[]): RequestedConcepts[] {
  const isBefore = (ids: readonly number[], at: number) =>
    requested.slice(0, at).some(({ conceptIds }) => ids.some((id) => conceptIds.includes(id)))
  return requested.filter(({ conceptIds }, at) => !isBefore(conceptIds, at))
}

/**
 * The words of a search with the skills of its filters, which also affect the order; nice-to-have skills only if
 * something narrows the list first.
 */
export function withSkills(
  read: ReadTerm | undefined,
  { must, nice }: NamedSkills,
  vocabulary: Vocabulary,
): ReadTerm | undefined {
  const required = eachOnce([...(read?.requested ?? []), ...requestedOf(must)])
  if (required.length === 0) return read
  const requested = eachOnce([...required, ...requestedOf(nice)])
  if (read) return { ...read, requested }
  return readOf(requested, vocabulary)
}

/** A search for concepts without words. */
export function readOf(requested: readonly RequestedConcepts[], vocabulary: Vocabulary): ReadTerm {
  return {
    query: { text: '', parts: [], unsearched: [] },
    vocabulary,
    requested,
    cities: [],
    excluded: [],
    unknown: [],
    names: [],
    leftOutWords: [],
    byWords: false,
    isLoosened: false,
    instead: undefined,
    leftOut: [],
  }
}
