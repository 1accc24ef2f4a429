import type { Reading } from '../../passes/reading.ts'
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

/**
 * What a word names together with one of the concepts that are asked for, or with its last word as it is written: 'field'
 * beside 'sales' is Field Sales, 'automation' beside 'manual tester' an Automation Test Engineer.
 */
function namedWith(word: string, parts: readonly QueryPart[], { text, vocabulary }: Reading): number[] {
  const asked = parts.flatMap((part) => (part.kind === 'concept' && !part.excluded ? [part] : []))
  const askedIds = asked.flatMap(({ conceptIds }) => conceptIds)
  const names = asked.flatMap(({ from, to, conceptIds }) => [
    text.slice(from, to),
    ...text.slice(from, to).split(/\s+/).slice(1).slice(-1),
    ...conceptIds.flatMap((id) => vocabulary.conceptOf(id)?.label ?? []),
  ])
  const ids = names
    .flatMap((name) => [`${word} ${name}`, `${name} ${word}`])
    .flatMap((name) => vocabulary.exact(name, ['title', 'skill']).map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !askedIds.includes(id))
}

/** Whether a concept is a field, or belongs to what others are, as mathematics teaching does to a maths teacher. */
function belongsTo(id: number, others: readonly number[], { vocabulary }: Reading): boolean {
  const isField = vocabulary.conceptOf(id)?.kind === 'domain'
  return others.some((other) => {
    const { broader = [], near = [], core = [] } = vocabulary.conceptOf(other) ?? {}
    return isField || other === id || [...broader, ...near, ...core].includes(id)
  })
}

/** The word that names a part, without the words that exclude it; none of a title, whose kinds go with it. */
function wordOf(
  part: Extract<QueryPart, { kind: 'word' | 'concept' }>,
  { text, vocabulary }: Reading,
): string | undefined {
  if (part.kind === 'word') return part.word
  if (part.list || part.conceptIds.some((id) => vocabulary.conceptOf(id)?.kind === 'title')) return undefined
  const isName = (word: string) => {
    const named = vocabulary.exact(word).map(({ id }) => id)
    return part.conceptIds.every((id) => named.includes(id))
  }
  return text
    .slice(part.from, part.to)
    .split(/[\s−–-]+/)
    .find(isName)
}

/**
 * Parts in which an excluded word is what it names together with the work that is asked for, if it names something: a
 * manual tester without automation is to do no tests by it, and may know machines.
 */
export function withExcludedNames(reading: Reading): Partial<Reading> {
  const { parts } = reading
  const named = parts.map((part): QueryPart => {
    if ((part.kind !== 'word' && part.kind !== 'concept') || !part.excluded) return part
    const word = wordOf(part, reading)
    const named = word === undefined ? [] : namedWith(word, parts, reading)
    if (named.length === 0) return part
    const { from, to } = part
    const meant = part.kind === 'concept' ? part.conceptIds.filter((id) => belongsTo(id, named, reading)) : []
    return {
      kind: 'concept',
      conceptIds: [...new Set([...meant, ...named])],
      spelling: 'known',
      excluded: true,
      from,
      to,
    }
  })
  return { parts: named }
}
