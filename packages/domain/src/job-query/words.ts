import { isEverydayWord, type QueryPart, type SearchQuery, textsOf } from '../search-query/search-query.ts'
import { spelledWords } from '../spelling/spelling.ts'

function foldedIn(text: string): string[] {
  return spelledWords(text).map(({ folded }) => folded)
}

/** The words of a part if all are everyday words, or else none. */
function everydayIn(part: QueryPart): string[] {
  if (part.kind !== 'word' || part.excluded) return []
  const words = textsOf(part).flatMap(foldedIn)
  return words.every(isEverydayWord) ? words : []
}

/** The words of a query that has only everyday words: 'big salary'. */
function everydayWords({ parts }: SearchQuery): string[] {
  return parts.every((part) => everydayIn(part).length > 0) ? parts.flatMap(everydayIn) : []
}

/**
 * The words of a query to look up in the names of jobs and companies: corrected ones, and everyday words if nothing
 * else was typed.
 */
export function doubtfulWords(query: SearchQuery): string[] {
  const { text, parts } = query
  const corrected = parts.filter((part) => 'spelling' in part && part.spelling === 'corrected')
  return [...new Set([...corrected.flatMap(({ from, to }) => foldedIn(text.slice(from, to))), ...everydayWords(query)])]
}

/** Empties a query that has only everyday words which no job has; `known` are those that a job has. */
export function withoutEveryday(query: SearchQuery, known: ReadonlySet<string>): SearchQuery {
  const words = everydayWords(query)
  if (words.length === 0 || words.some((word) => known.has(word))) return query
  const unused = query.parts.map(({ from, to }) => ({ from, to, why: 'unused' as const }))
  return {
    ...query,
    parts: [],
    unsearched: [...query.unsearched, ...unused].sort((one, other) => one.from - other.from),
  }
}
