import type { SearchQuery } from '../search-query/search-query.ts'
import { spelledWords } from '../spelling/spelling.ts'

/** The words of a query that were read as another spelling: a job's or company's name may be spelt like that. */
export function doubtfulWords({ text, parts }: SearchQuery): string[] {
  const corrected = parts.filter((part) => 'spelling' in part && part.spelling === 'corrected')
  return [
    ...new Set(corrected.flatMap(({ from, to }) => spelledWords(text.slice(from, to)).map(({ folded }) => folded))),
  ]
}
