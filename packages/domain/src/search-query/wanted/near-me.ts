import { spelledWords } from '../../spelling/spelling.ts'
import type { Reading } from '../passes/reading.ts'
import type { QueryPart } from '../query-parts.ts'
import { isNegation, meaningOf, phraseVocabulary } from '../words/phrases.ts'
import { isDashBefore } from './exclusions/dash-before.ts'

/** Whether a text asks for what is near the person who searches. */
export function asksNearMe(text: string): boolean {
  return phraseVocabulary()
    .spellingsIn(spelledWords(text))
    .some(({ concepts }) => meaningOf(concepts) === 'nearMe')
}

/** 'Near me' as the city of the person who searches, if that is known and no other place is named. */
export function withOwnCity({ text, words, segments, vocabulary, parts, nearMe }: Reading): Partial<Reading> {
  const conceptIds = nearMe === undefined ? [] : vocabulary.exact(nearMe, ['city']).map(({ id }) => id)
  const namesPlace = parts.some(
    (part) => part.kind === 'concept' && part.conceptIds.some((id) => vocabulary.conceptOf(id)?.kind === 'city'),
  )
  if (conceptIds.length === 0 || namesPlace) return {}
  const at = segments.findIndex((segment) => segment.kind === 'phrase' && segment.meaning === 'nearMe')
  const [segment, before] = [segments[at], segments[at - 1]]
  const [first, last] = [words[segment?.first ?? -1], words[(segment?.end ?? 0) - 1]]
  const isExcluded = before?.kind === 'phrase' && isNegation(before.meaning)
  if (!first || !last || isExcluded || isDashBefore(text, first)) return {}
  const range = { from: first.from, to: last.to }
  const ownCity: QueryPart = { kind: 'concept', conceptIds, spelling: 'known', excluded: false, ...range }
  return { parts: [...parts, ownCity].sort((one, other) => one.from - other.from) }
}
