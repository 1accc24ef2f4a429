import type { Database } from '@pramaan/database/client'
import { nearestFound } from '@pramaan/domain/concept'
import { requestedConcepts } from '@pramaan/domain/fit'
import { isStaff } from '@pramaan/domain/role'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/access/actor.ts'
import { wishesOf } from '../plan/conditions/concept-conditions.queries.ts'
import { type Condition, type Conditions, conditionsOf, onlyThe } from '../plan/conditions/conditions.queries.ts'
import { isBestMatch } from '../plan/ranking/cursor.ts'
import { loosenedList } from '../plan/ranking/loosened-list.queries.ts'
import { hasWordOrder } from '../plan/ranking/word-positions.queries.ts'
import {
  countFullMatches,
  type Expected,
  expectsMany,
  hasItself,
  hasSome,
  plannedRows,
} from '../run/counts/counts.queries.ts'
import { type Matching, matchingOf, type RelaxedSearch } from '../run/lists/matching.queries.ts'
import { fewestCached, type LoosenedList, readList } from '../run/lists/read-list.queries.ts'
import type { ReadTerm } from '../understand/read-term.ts'
import { type ResolvedSearch, resolveSearch } from '../understand/resolve-search.ts'
import { type SearchRequest, wordsOnly } from '../understand/search-request.ts'
import { findExisting, findItself } from './existing.queries.ts'
import { ledByAny } from './led-by-any.ts'
import { firstFound, lessExact, withWords, wordsOf } from './less-exact.ts'
import { eachNamedAround, fewerWords, type NamedAround, namedAround } from './words-alone.ts'

/** If fewer meet the whole search, others follow them in the list. */
const enough = 10

/** No loosened list is as long. */
const mostListed = 10_000

type Reader = { now: Date; staff: boolean; also?: Condition | undefined }

/** The conditions on a search's rows; `also` are a list's conditions besides the filters. */
export async function matchingFor(
  deps: Deps,
  actor: Actor,
  request: SearchRequest,
  also?: Condition,
): Promise<Matching> {
  const staff = isStaff(actor.role)
  const named = await relaxedSearch(deps.db, request, { now: deps.now(), staff, also })
  return matchingOf(request, named, staff, also)
}

/** What a search names, with its words as they are searched; `also` are a list's conditions besides the filters. */
export async function relaxedSearch(
  db: Database,
  request: SearchRequest,
  { now, staff, also }: Reader,
): Promise<RelaxedSearch> {
  const named = await resolveSearch(db, request.filters, { now, staff })
  if (!named.read) return named
  const conditions = conditionsWith(request, named, { staff, also })
  const by = { conditions, ofWords: conditionsOfWords(request, named, { staff, also }) ?? conditions }
  return { ...named, ...(await understood(db, by, named.read, isBestMatch(request.filters))) }
}

/** The same search with fewer filters; how many they leave out decides how a loosened list is read. */
export async function withFilters(
  db: Database,
  request: SearchRequest,
  { list, ...named }: RelaxedSearch,
  staff: boolean,
): Promise<RelaxedSearch> {
  if (!list || !named.read) return named
  return { ...named, ...(await loosen(db, conditionsWith(request, named, { staff }), named.read)) }
}

type ConditionsWith = (read: ReadTerm | undefined) => Conditions

function conditionsWith(
  request: SearchRequest,
  named: ResolvedSearch,
  { staff, also }: Pick<Reader, 'staff' | 'also'>,
): ConditionsWith {
  return (read) => conditionsOf(request, { ...named, read }, staff, also)
}

/**
 * The conditions of a search's words alone, which decide how these are read: a filter of the panel must not make a list
 * longer. Undefined if there are no such filters. A must-have skill stays where the words name no work.
 */
function conditionsOfWords(
  request: SearchRequest,
  { read, skills, today }: ResolvedSearch,
  reader: Pick<Reader, 'staff' | 'also'>,
): ConditionsWith | undefined {
  const words = wordsOnly(request)
  if (words === request) return undefined
  const namesWork = read !== undefined && requestedConcepts(read.query, read.vocabulary).length > 0
  return conditionsWith(words, { read, skills: namesWork ? undefined : skills, today: today ?? 0 }, reader)
}

/** The conditions of a search, and those of its words alone. */
type Asked = { conditions: ConditionsWith; ofWords: ConditionsWith }

/** How many are expected to meet all of a search's conditions. */
async function expectedOf(db: Database, conditions: Conditions): Promise<Expected> {
  const planned = await plannedRows(db, conditions)
  return { many: await expectsMany(db, conditions, planned), long: planned >= fewestCached }
}

/** The words of a search, and its list if its conditions only affect the order. */
type Relaxed = { read: ReadTerm; list?: LoosenedList }

/** A search that hardly anybody meets, with its list. */
async function loosen(db: Database, conditions: ConditionsWith, read: ReadTerm): Promise<Relaxed> {
  const full = { ...read, isLoosened: false }
  const strict = conditions(full)
  const [ofFull, ofRequired] = await Promise.all([expectedOf(db, strict), expectedOf(db, onlyThe('required', strict))])
  const many = { full: ofFull.many, required: ofRequired.many }
  const source = { list: loosenedList(full, many, strict), most: mostListed, inOrder: false }
  return { read: { ...read, isLoosened: true }, list: { source, list: await readList(db, source) } }
}

/**
 * A search's words as they are searched, so a search that can show candidates never shows an empty page. Words that
 * nobody has beside the rest are left aside; where nobody has what is asked for first, what comes next to it or is
 * asked for after it is searched; where fewer than a page meet places, years, pay and the like, those only order the
 * list, which only best match does. The filters of the panel decide none of this.
 */
async function understood(db: Database, by: Asked, asked: ReadTerm, canLoosen: boolean): Promise<Relaxed> {
  const read = await ledByAny(db, asked)
  const found = await (read.requested.length > 0 ? withSome(db, by, read, canLoosen) : wordsAlone(db, by.ofWords, read))
  if (found.requested.length === 0) return canLoosen ? inWordOrder(db, by, found) : { read: found }
  if (!canLoosen || wishesOf(found).length === 0) return { read: found }
  return (await areEnough(db, by, found)) ? { read: found } : loosen(db, by.conditions, found)
}

/** Whether the words of a search are met by so many that their conditions narrow it. */
async function areEnough(db: Database, { conditions, ofWords }: Asked, read: ReadTerm): Promise<boolean> {
  const strict = ofWords(read)
  const counted = async () => countFullMatches(db, strict, await expectedOf(db, strict), enough)
  // What the planner expects with the filters is asked next, so both are asked at once.
  const [met] = await Promise.all([counted(), conditions === ofWords ? undefined : plannedRows(db, conditions(read))])
  return met >= enough
}

/** Whether anyone meets these conditions; where many are expected, there is someone. */
async function isMetBy(db: Database, asked: Conditions): Promise<boolean> {
  const expected = await expectedOf(db, asked)
  return expected.many || hasSome(db, asked, expected)
}

/**
 * A search for words alone. If nobody has them all, the concepts with such a name are searched that anybody has, or else
 * fewer of the words. If nobody has even one of them, the concepts that have one in their names.
 */
async function wordsAlone(db: Database, conditions: ConditionsWith, read: ReadTerm): Promise<ReadTerm> {
  const isMet = (one: ReadTerm) => {
    return isMetBy(db, onlyThe('required', conditions(one)))
  }
  const words = wordsOf(read)
  if (words.length === 0 || (await isMet(read))) return read
  const around = namedAround(read)
  const named = around && (await ledByExisting(db, [around]))
  if (named) return named
  const found: number[] = []
  for (const word of words) if (await isMet(withWords(read, [word]))) found.push(word)
  for (const fewer of fewerWords(read, found)) if (await isMet(fewer)) return fewer
  return (found.length === 0 && (await ledByExisting(db, eachNamedAround(read)))) || read
}

/** The first of these searches that is led by concepts which anybody has. */
async function ledByExisting(db: Database, searches: readonly NamedAround[]): Promise<ReadTerm | undefined> {
  const existing = await findExisting(db, new Set(searches.flatMap(({ conceptIds }) => conceptIds)))
  for (const { conceptIds, ledBy } of searches) {
    const instead = nearestFound([conceptIds], existing)
    if (instead.length > 0) return ledBy(instead)
  }
  return undefined
}

/**
 * A search for words alone: few are sorted by where their words are, where many are walked newest first. If nobody meets
 * its places, years, pay and the like, these only order the list.
 */
async function inWordOrder(db: Database, { conditions, ofWords }: Asked, read: ReadTerm): Promise<Relaxed> {
  if (!hasWordOrder(read)) return { read }
  const { many } = await expectedOf(db, conditions(read))
  if (!many && wishesOf(read).length > 0 && !(await isMetBy(db, ofWords(read)))) return loosen(db, conditions, read)
  return { read: { ...read, byWords: !many } }
}

async function withSome(
  db: Database,
  { conditions, ofWords }: Asked,
  read: ReadTerm,
  canLoosen: boolean,
): Promise<ReadTerm> {
  const fewer = await withTheirWords(db, ofWords, read, canLoosen)
  const inSome = await findItself(db, mainConcepts(read))
  if (inSome.length > 0) return { ...fewer, ...(await similarOnly(db, conditions(fewer), inSome)) }
  if (wordsOf(fewer).length > 0) return fewer
  const searches = lessExact(fewer)
  const existing = await findExisting(db, new Set(searches.flatMap(({ lead }) => lead)))
  return firstFound(searches, existing) ?? read
}

/**
 * Whether a list has only what is similar to what is asked for first: nobody has that itself, or nobody that the filters
 * leave. Where these leave many, one of them has it.
 */
async function similarOnly(
  db: Database,
  strict: Conditions,
  inSome: readonly { id: number; itself: boolean }[],
): Promise<Pick<ReadTerm, 'isSimilarOnly' | 'isFilteredOut'>> {
  const ids = inSome.filter(({ itself }) => itself).map(({ id }) => id)
  if (ids.length === 0) return { isSimilarOnly: true }
  if (!strict.isFiltered) return { isSimilarOnly: false }
  const expected = await expectedOf(db, onlyThe('required', strict))
  const isFilteredOut = !expected.many && !(await hasItself(db, strict, ids))
  return { isSimilarOnly: isFilteredOut, isFilteredOut }
}

/** The same with those of its words that anybody has beside the rest. */
async function withTheirWords(
  db: Database,
  conditions: ConditionsWith,
  read: ReadTerm,
  canLoosen: boolean,
): Promise<ReadTerm> {
  const words = wordsOf(read)
  const isMet = async (some: readonly number[]) => {
    const strict = conditions(withWords(read, some))
    // A word is not dropped because of conditions that can be loosened.
    const asked = canLoosen ? onlyThe('worded', strict) : strict
    return hasSome(db, asked, await expectedOf(db, asked))
  }
  if (words.length === 0 || (await isMet(words))) return read
  // Words that only order the list need not be met by one person; all names must be.
  const found: number[] = []
  for (const word of canLoosen && words.length > 1 ? words : []) {
    const names = read.names.includes(word) ? found.filter((one) => read.names.includes(one)) : []
    if (await isMet([...names, word])) found.push(word)
  }
  return withWords(read, found)
}

function mainConcepts({ requested: [lead] }: ReadTerm): readonly number[] {
  return lead?.conceptIds ?? []
}
