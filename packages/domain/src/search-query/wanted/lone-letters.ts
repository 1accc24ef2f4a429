import type { Vocabulary } from '../../concept/concept.ts'
import type { Reading } from '../passes/reading.ts'
import type { QueryPart } from '../query-parts.ts'

const letter = /^\p{L}\p{M}*\.?$/u

function namesWork(part: QueryPart, vocabulary: Vocabulary): boolean {
  if (part.kind !== 'concept') return false
  return part.conceptIds.some((id) => vocabulary.conceptOf(id)?.kind !== 'city')
}

/** Whether a word of several letters stands directly beside a letter, which may be the initial of that name. */
function isBesideWord({ from, to }: QueryPart, parts: readonly QueryPart[], text: string): boolean {
  return parts.some((one) => {
    if (one.kind !== 'word' || letter.test(one.word)) return false
    const between = one.to <= from ? text.slice(one.to, from) : one.from >= to ? text.slice(to, one.from) : undefined
    return between !== undefined && /^[\s.]*$/u.test(between)
  })
}

/**
 * The parts of a query without letters that mean nothing beside work: of 'accountant x pune' nobody is found by the
 * letter, as thousands have a name that begins so. A language such as C is a concept; beside a name it is its initial.
 */
export function withoutLoneLetters({ parts, text, vocabulary }: Reading): Partial<Reading> {
  if (!parts.some((part) => namesWork(part, vocabulary))) return {}
  const asked = parts.filter(
    (part) => part.kind !== 'word' || part.excluded || !letter.test(part.word) || isBesideWord(part, parts, text),
  )
  return { parts: asked }
}
