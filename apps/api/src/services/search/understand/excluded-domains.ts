import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import type { Concept, Vocabulary } from '@pramaan/domain/concept'
import { namesIn, withNamesakes } from '@pramaan/domain/fit'
import { foldWords } from '../words/fold.ts'
import { positionedWord } from '../words/tagged-words.ts'

/**
 * What a search must not find: concepts, and for domains what a candidate's words must not match, with the names that
 * say so.
 */
export type Excluded = {
  conceptIds: readonly number[]
  saidBy: readonly string[]
  /** The text of a tsquery; empty if there is none. */
  match: string
}

/** Where a profile says where someone works: a degree in hotel management is no hotel. */
const ofWork = ['title', 'earlier', 'role', 'skill', 'employer'] as const

/** All of the words, each alone or in the plural, as they are in a company's name: 'Apollo Hospitals'. */
function saying(name: string, asWord = (word: string) => word): string {
  return foldWords(name)
    .map((word) => `(${[word, `${word}s`].map((one) => quoteLexeme(asWord(one))).join(' | ')})`)
    .join(' & ')
}

function eitherOf(matches: readonly string[]): string {
  return matches
    .filter((match) => match !== '')
    .map((match) => `(${match})`)
    .join(' | ')
}

/** The name in the work of a candidate. */
function saidOfWork(name: string): string {
  return eitherOf(ofWork.map((position) => saying(name, (word) => positionedWord(position, word))))
}

/**
 * A domain that nobody should be of: of those whose work is in it anyway, that they chose it says nothing. Who chose it
 * has its label among their words.
 */
function ofDomain({ label, aliases }: Concept, typed: string, isAsked: boolean) {
  const found = namesIn(typed, { label, aliases })
  const named = found.length > 0 ? found : [label]
  const said = named.map(saidOfWork)
  if (isAsked) return { names: named, match: eitherOf(said) }
  return { names: [...new Set([...named, label])], match: eitherOf([...said, saying(label)]) }
}

/**
 * What a search excludes by some concepts, as they were typed, beside the work that it asks for. A domain follows from
 * nearly every title in it, so only those are excluded who say it or chose it.
 */
export function exclusionOf(
  conceptIds: readonly number[],
  typed: string,
  { titleIds, vocabulary }: { titleIds: readonly number[]; vocabulary: Vocabulary },
): Excluded {
  const { conceptOf, domainsOf } = vocabulary
  const domains = conceptIds.flatMap((id) => conceptOf(id) ?? []).filter(({ kind }) => kind === 'domain')
  const others = conceptIds.filter((id) => conceptOf(id)?.kind !== 'domain')
  const asked = new Set(titleIds.flatMap(domainsOf))
  const said = domains.map((domain) => ofDomain(domain, typed, asked.has(domain.id)))
  return {
    conceptIds: withNamesakes(others, typed, vocabulary),
    saidBy: said.flatMap(({ names }) => names),
    match: eitherOf(said.map(({ match }) => match)),
  }
}
