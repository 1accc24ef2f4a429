import type { Vocabulary } from '../../../concept/concept.ts'
import type { QueryPart, TextRange } from '../../query-parts.ts'
import { type Meaning, meaningOf, phraseVocabulary } from '../../words/phrases.ts'

/** Shorter fillers only connect words, behind a dash too: 'in', 'ke'. */
const shortest = 4

/** What a filler behind a dash means: 'no experience' is a fresher. */
export function withoutFiller(filler: string): Meaning {
  const found = ['no', 'bina'].map((no) => phraseVocabulary().exact(`${no} ${filler}`)).find(({ length }) => length > 0)
  return found ? meaningOf(found) : 'nothing'
}

/** A filler behind a dash as what is not wanted. */
export function excludedFiller(filler: string, range: TextRange): QueryPart[] {
  if (filler.length < shortest) return []
  return /\s/.test(filler)
    ? [{ kind: 'phrase', words: filler, excluded: true, ...range }]
    : [{ kind: 'word', word: filler, excluded: true, ...range }]
}

type Found = { text: string; vocabulary: Vocabulary }

/** What a word names together with one of the concepts that are asked for: 'field' beside 'sales' is Field Sales. */
function namedWith(word: string, parts: readonly QueryPart[], { text, vocabulary }: Found): number[] {
  const asked = parts.flatMap((part) => (part.kind === 'concept' && !part.excluded ? [part] : []))
  const askedIds = asked.flatMap(({ conceptIds }) => conceptIds)
  const names = asked.flatMap(({ from, to, conceptIds }) => [
    text.slice(from, to),
    ...conceptIds.flatMap((id) => vocabulary.conceptOf(id)?.label ?? []),
  ])
  const ids = names
    .flatMap((name) => [`${word} ${name}`, `${name} ${word}`])
    .flatMap((name) => vocabulary.exact(name, ['title', 'skill']).map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !askedIds.includes(id))
}

/** Parts in which an excluded word is what it names together with the work that is asked for, if it names something. */
export function withExcludedNames(parts: readonly QueryPart[], found: Found): QueryPart[] {
  return parts.map((part): QueryPart => {
    if (part.kind !== 'word' || !part.excluded) return part
    const conceptIds = namedWith(part.word, parts, found)
    const { from, to } = part
    return conceptIds.length === 0 ? part : { kind: 'concept', conceptIds, spelling: 'known', excluded: true, from, to }
  })
}
