import type { Queryable } from '@pramaan/database/client'
import { doubtfulWords, type JobQuery, jobQueryOf } from '@pramaan/domain/job-query'
import { isUnread, readSearchQuery } from '@pramaan/domain/search-query'
import type { Deps } from '../../../deps.ts'
import { findVocabulary } from '../../search/vocabulary/vocabulary.ts'
import { findWordsOfJobs } from './word-conditions.queries.ts'

/**
 * The words of a search for jobs, read like those of a search for people; a single amount is the least pay. A word that
 * is in a job or company name is not corrected. Undefined if there is nothing to read: punctuation is searched as it
 * is.
 */
export function readJobWords(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  term: string,
): Promise<JobQuery | undefined> {
  return readOpeningWords(deps, db, term, findWordsOfJobs)
}

/** The words of a search for jobs or courses; what `findWords` finds in their names is not corrected. */
export async function readOpeningWords(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  term: string,
  findWords: typeof findWordsOfJobs,
): Promise<JobQuery | undefined> {
  if (term === '') return undefined
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const readBut = (known: ReadonlySet<string>) =>
    readSearchQuery(term, vocabulary, { onePay: 'least', isKnownWord: (word) => known.has(word) })
  const read = readBut(new Set())
  const known = await findWords(db, doubtfulWords(read))
  const query = known.size === 0 ? read : readBut(known)
  return isUnread(query) ? undefined : jobQueryOf(query, vocabulary)
}
