import type { Concept } from '../../concept/concept.ts'
import { spelledWords } from '../../spelling/spelling.ts'
import { seniorMonths } from '../connect.ts'
import type { Reading } from '../passes/reading.ts'
import type { QueryPart } from '../query-parts.ts'
import { isRankOf } from '../words/ranks.ts'

/** The parts in which who leads others at the work beside it is asked for as 'senior' is: 'team lead java'. */
export function withRanksOfWork({ parts, text, vocabulary, searchesPeople }: Reading): Partial<Reading> {
  const namedBy = (part: QueryPart): Concept[] =>
    part.kind === 'concept' && !part.excluded ? part.conceptIds.flatMap((id) => vocabulary.conceptOf(id) ?? []) : []
  const saysYears = parts.some(({ kind }) => kind === 'experience')
  const ranked = parts.flatMap((part): QueryPart[] => {
    const { from, to } = part
    const words = spelledWords(text.slice(from, to))
    const beside = parts.flatMap((one) => (one === part ? [] : namedBy(one)))
    const named = namedBy(part)
    if (named.length === 0 || !isRankOf(words, named, beside, vocabulary)) return [part]
    // A job for seniors asks for more years than it begins with, so jobs are searched for the words.
    if (!searchesPeople)
      return words.map((word) => ({
        kind: 'word',
        word: text.slice(from + word.from, from + word.to),
        excluded: false,
        from: from + word.from,
        to: from + word.to,
      }))
    return saysYears ? [] : [{ kind: 'experience', leastMonths: seniorMonths, mostMonths: undefined, from, to }]
  })
  return { parts: ranked }
}
