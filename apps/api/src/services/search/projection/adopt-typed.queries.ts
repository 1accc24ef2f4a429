import type { Queryable } from '@pramaan/database/client'
import { folded } from '@pramaan/database/conditions/folded'
import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import {
  changedCandidates,
  candidateSearch as row,
  savedSearches,
  searchAlerts,
  searchCounts,
} from '@pramaan/database/schema'
import { foldText } from '@pramaan/domain/fold-text'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { exactWord } from '../words/tagged-words.ts'
import { facetOf } from './facets.ts'

/** An entry of a list whose values are codes of a search row; one that is in no list is a word of the row. */
export type CodedEntry = { kind: 'location' | 'degree'; id: number; title: string }

/**
 * Gives everyone who typed a place or degree before the list had it its code, by which searches find it from now on, and
 * has the alerts of searches for it read again. What is kept of people who changed and are not compared yet gets the code
 * too: to have been given it is no change.
 */
export async function adoptTyped(db: Queryable, { kind, id, title }: CodedEntry) {
  const word = exactWord(kind, title)
  const code = facetOf(kind, id)
  const said = (words: SQLWrapper) => sql`${words} @@ ${quoteLexeme(word)}::tsquery`
  const withCode = (facets: SQLWrapper) => sql`array_append(array_remove(${facets}, ${code}), ${code}::int)`
  await db.execute(sql`
    with adopted as (
      update ${row} set facets = ${withCode(row.facets)}, words = ts_delete(${row.words}, ${word}::text)
      where ${said(row.words)} returning ${row.candidateId} as id)
    update ${searchCounts} set facets = ${withCode(searchCounts.facets)}
    from adopted where ${searchCounts.candidateId} = adopted.id`)
  await db.execute(sql`update ${changedCandidates}
    set codes = array_append(codes, ${`=facet=${code}`}), words = ts_delete(words, ${word}::text)
    where ${said(changedCandidates.words)}`)
  // A version before every vocabulary, so that the next round reads them.
  await db.execute(sql`update ${searchAlerts} set vocabulary_version = -1 from ${savedSearches}
    where ${savedSearches.id} = saved_search_id and ${folded(sql`${savedSearches.filters} ->> ${kind}`)} = ${foldText(title)}`)
}
