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

const positions = ['title', 'earlier', 'role', 'skill'] as const

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

/** A name that the label of a domain has in it says more than having chosen it only where it is elsewhere too. */
function besideLabel(name: string, label: string): string {
  const isOfLabel = foldWords(name).every((word) => foldWords(label).includes(word))
  if (!isOfLabel) return saying(name)
  const at = positions.map((position) => saying(name, (word) => positionedWord(position, word)))
  return eitherOf([...at, `(${saying(name)}) & !(${saying(label)})`])
}

/** A domain that nobody should be of: of those whose work is in it anyway, that they chose it says nothing. */
function ofDomain({ label, aliases }: Concept, typed: string, isOfWork: boolean) {
  const found = namesIn(typed, { label, aliases })
  const named = found.length > 0 ? found : [label]
  if (isOfWork) return { names: named, match: eitherOf(named.map((name) => besideLabel(name, label))) }
  const names = [...new Set([...named, label])]
  return { names, match: eitherOf(names.map((name) => saying(name))) }
}

/**
 * What a search excludes by some concepts, as they were typed, beside the work that it asks for. A domain follows from
 * nearly every title in it, so only those are excluded who say it or chose it (decision 179).
 */
export function exclusionOf(
  conceptIds: readonly number[],
  typed: string,
  { titleIds, vocabulary }: { titleIds: readonly number[]; vocabulary: Vocabulary },
): Excluded {
  const { conceptOf, domainsOf } = vocabulary
  const domains = conceptIds.flatMap((id) => conceptOf(id) ?? []).filter(({ kind }) => kind === 'domain')
  const others = conceptIds.filter((id) => conceptOf(id)?.kind !== 'domain')
  const ofWork = new Set(titleIds.flatMap(domainsOf))
  const said = domains.map((domain) => ofDomain(domain, typed, ofWork.has(domain.id)))
  return {
    conceptIds: withNamesakes(others, typed, vocabulary),
    saidBy: said.flatMap(({ names }) => names),
    match: eitherOf(said.map(({ match }) => match)),
  }
}
