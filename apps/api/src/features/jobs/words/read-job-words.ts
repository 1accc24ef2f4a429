import type { Queryable } from '@pramaan/database/client'
import type { Viewer } from '@pramaan/database/conditions/listed-jobs'
import { doubtfulWords, type JobQuery, jobQueryOf, withoutEveryday } from '@pramaan/domain/job-query'
import { asksNearMe, isUnread, readSearchQuery } from '@pramaan/domain/search-query'
import type { Deps } from '../../../deps.ts'
import { findVocabulary } from '../../../services/search/vocabulary/vocabulary.ts'
import { withCompaniesOf } from './companies.queries.ts'
import { findWordsOfJobs } from './word-conditions.queries.ts'

/** Finds the city of the person who searches, if it is known. */
type FindCity = () => Promise<string | null | undefined>

/**
 * Parses the words of a job search like those of a candidate search; a single amount is the minimum pay. A word in a
 * job or company name is not corrected; a word that no job has may be a misspelt company of the viewer's list; and
 * "near me" is the city that `findCity` returns. Undefined if there is nothing to read, because punctuation is searched
 * as typed.
 */
export async function readJobWords(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  viewer: Viewer,
  term: string,
  findCity?: FindCity,
): Promise<JobQuery | undefined> {
  const read = await readOpeningWords(deps, db, term, findWordsOfJobs, findCity)
  return read && withCompaniesOf({ cache: deps.db, db, viewer }, read)
}

/** Parses the words of a search for jobs or courses; words that `findWords` finds in their names are not corrected. */
export async function readOpeningWords(
  deps: Pick<Deps, 'db' | 'now'>,
  db: Queryable,
  term: string,
  findWords: typeof findWordsOfJobs,
  findCity?: FindCity,
): Promise<JobQuery | undefined> {
  if (term === '') return undefined
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const nearMe = asksNearMe(term) ? ((await findCity?.()) ?? undefined) : undefined
  const readBut = (known: ReadonlySet<string>) =>
    readSearchQuery(term, vocabulary, { onePay: 'least', nearMe, isKnownWord: (word) => known.has(word) })
  const read = readBut(new Set())
  const known = await findWords(db, doubtfulWords(read))
  const query = withoutEveryday(known.size === 0 ? read : readBut(known), known)
  return isUnread(query) ? undefined : jobQueryOf(query, vocabulary)
}
