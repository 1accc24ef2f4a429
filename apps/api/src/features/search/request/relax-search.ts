import type { Database } from '@pramaan/database/client'
import { wishesOf } from '../conditions/concept-conditions.queries.ts'
import { type Condition, type Matching, matchingOf } from '../conditions/conditions.queries.ts'
import { countFullMatches, hasHolder, hasSome } from '../paging/total.queries.ts'
import { isBestMatch } from '../ranking/cursor.ts'
import { type ReadTerm, withNearest, withoutWords } from './read-term.ts'
import { type ResolvedSearch, resolveSearch } from './resolve-search.ts'
import type { SearchRequest } from './search-request.ts'

/** If fewer meet the whole search, others follow them in the list. */
const enough = 10

type Reader = { now: Date; staff: boolean; also?: Condition | undefined }

/** What a search names, with its words as they are searched; `also` are a list's conditions besides the filters. */
export async function relaxedSearch(
  db: Database,
  request: SearchRequest,
  { now, staff, also }: Reader,
): Promise<ResolvedSearch> {
  const named = await resolveSearch(db, request.filters, { now, staff })
  const matching = (read: ReadTerm | undefined) => matchingOf(request, { ...named, read }, staff, also)
  return { ...named, read: await understood(db, matching, named.read, isBestMatch(request.filters)) }
}

/**
 * A search's words as they are searched, so a search that can show candidates never shows an empty page. Words that
 * nobody has beside the rest are left aside; where nobody has what is asked for first, what comes next to it is
 * searched; where fewer than a page meet places, years, pay and the like, those only order the list, which only best
 * match does.
 */
async function understood(
  db: Database,
  matching: (read: ReadTerm | undefined) => Matching,
  read: ReadTerm | undefined,
  canLoosen: boolean,
): Promise<ReadTerm | undefined> {
  if (!read || read.asked.length === 0) return read
  const found = await withSome(db, matching, read, canLoosen)
  if (!canLoosen || wishesOf(found).length === 0) return found
  const met = await countFullMatches(db, matching(found), found, enough)
  return met < enough ? { ...found, loosened: true } : found
}

async function withSome(
  db: Database,
  matching: (read: ReadTerm) => Matching,
  read: ReadTerm,
  canLoosen: boolean,
): Promise<ReadTerm> {
  // A word is not dropped because of conditions that can be loosened.
  const loosened = canLoosen && wishesOf(read).length > 0
  const has = (some: ReadTerm) => hasSome(db, matching({ ...some, loosened }))
  const fewer = withoutWords(read)
  if (fewer && (await has(read))) return read
  if (await hasHolder(db, leadOf(read))) return fewer ?? read
  const near = withNearest(fewer ?? read)
  return near && (await hasHolder(db, leadOf(near))) ? near : read
}

function leadOf({ asked: [lead] }: ReadTerm): readonly number[] {
  return lead?.conceptIds ?? []
}
