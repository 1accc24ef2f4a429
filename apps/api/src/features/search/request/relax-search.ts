import type { Database } from '@pramaan/database/client'
import { wishesOf } from '../conditions/concept-conditions.queries.ts'
import { type Condition, type Matching, matchingOf } from '../conditions/conditions.queries.ts'
import { loosenedList } from '../conditions/loosened-list.queries.ts'
import { fullWords } from '../conditions/text-match.ts'
import { areMany } from '../paging/small-result.queries.ts'
import { countFullMatches, type Expected, findExisting, hasSome, plannedRows } from '../paging/total.queries.ts'
import { fewestCached, listStatement, readList } from '../ranked/read-list.queries.ts'
import { isBestMatch } from '../ranking/cursor.ts'
import { firstFound, lessExact, type ReadTerm, withoutWords } from './read-term.ts'
import { type ResolvedSearch, resolveSearch } from './resolve-search.ts'
import type { SearchRequest } from './search-request.ts'

/** If fewer meet the whole search, others follow them in the list. */
const enough = 10

/** No loosened list is as long. */
const mostListed = 10_000

type Reader = { now: Date; staff: boolean; also?: Condition | undefined }

/** What a search names, with its words as they are searched; `also` are a list's conditions besides the filters. */
export async function relaxedSearch(
  db: Database,
  request: SearchRequest,
  { now, staff, also }: Reader,
): Promise<ResolvedSearch> {
  const named = await resolveSearch(db, request.filters, { now, staff })
  const matching = matchingWith(request, named, { staff, also })
  return { ...named, read: await understood(db, matching, named.read, isBestMatch(request.filters)) }
}

/** The same search with fewer filters; how many they leave out decides how a loosened list is read. */
export async function withFilters(
  db: Database,
  request: SearchRequest,
  named: ResolvedSearch,
  staff: boolean,
): Promise<ResolvedSearch> {
  if (!named.read?.loosened) return named
  return { ...named, read: await loosen(db, matchingWith(request, named, { staff }), named.read) }
}

type MatchingWith = (read: ReadTerm | undefined) => Matching

function matchingWith(
  request: SearchRequest,
  named: ResolvedSearch,
  { staff, also }: Pick<Reader, 'staff' | 'also'>,
): MatchingWith {
  return (read) => matchingOf(request, { ...named, read }, staff, also)
}

/** How many are expected to meet all of a search's conditions. */
async function expectedOf(db: Database, matching: Matching): Promise<Expected> {
  const planned = await plannedRows(db, matching)
  return { many: areMany(matching, planned), long: planned >= fewestCached }
}

/** A search that hardly anybody meets, with its list. */
async function loosen(db: Database, matching: MatchingWith, read: ReadTerm): Promise<ReadTerm> {
  const full = { ...read, loosened: undefined }
  const strict = matching(full)
  const [ofFull, ofRequired] = await Promise.all([
    expectedOf(db, strict),
    expectedOf(db, { ...strict, where: strict.required }),
  ])
  const list = loosenedList(full, { full: ofFull.many, required: ofRequired.many }, strict)
  const source = { statement: listStatement(list, mostListed), most: mostListed, inOrder: false }
  return { ...read, loosened: { source, list: await readList(db, source) } }
}

/**
 * A search's words as they are searched, so a search that can show candidates never shows an empty page. Words that
 * nobody has beside the rest are left aside; where nobody has what is asked for first, what comes next to it or is
 * asked for after it is searched; where fewer than a page meet places, years, pay and the like, those only order the
 * list, which only best match does.
 */
async function understood(
  db: Database,
  matching: MatchingWith,
  read: ReadTerm | undefined,
  canLoosen: boolean,
): Promise<ReadTerm | undefined> {
  if (!read) return read
  if (read.requested.length === 0) return canLoosen ? byFullWords(db, matching, read) : read
  const found = await withSome(db, matching, read, canLoosen)
  if (!canLoosen || wishesOf(found).length === 0) return found
  const strict = matching(found)
  const met = await countFullMatches(db, strict, await expectedOf(db, strict), enough)
  return met < enough ? loosen(db, matching, found) : found
}

/** A search for words alone: few are sorted by their full words too, where many are walked newest first. */
async function byFullWords(db: Database, matching: MatchingWith, read: ReadTerm): Promise<ReadTerm> {
  if (fullWords(read).length === 0) return read
  const { many } = await expectedOf(db, matching(read))
  return { ...read, fullFirst: !many }
}

async function withSome(db: Database, matching: MatchingWith, read: ReadTerm, canLoosen: boolean): Promise<ReadTerm> {
  const strict = matching(read)
  const fewer = withoutWords(read)
  // A word is not dropped because of conditions that can be loosened.
  const asked = canLoosen ? { ...strict, where: strict.required } : strict
  if (fewer && (await hasSome(db, asked, await expectedOf(db, asked)))) return read
  if ((await findExisting(db, new Set(mainConcepts(read)))).size > 0) return fewer ?? read
  const searches = lessExact(fewer ?? read)
  const existing = await findExisting(db, new Set(searches.flatMap(({ lead }) => lead)))
  return firstFound(searches, existing) ?? read
}

function mainConcepts({ requested: [lead] }: ReadTerm): readonly number[] {
  return lead?.conceptIds ?? []
}
