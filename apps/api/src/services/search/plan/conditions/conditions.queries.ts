import { candidateSearch as row } from '@pramaan/database/schema'
import { and, type SQL, sql } from 'drizzle-orm'
import type { ReadTerm } from '../../understand/read-term.ts'
import type { ResolvedSearch } from '../../understand/resolve-search.ts'
import type { SearchRequest } from '../../understand/search-request.ts'
import { excludedBy, ofLead, ofSkills, onLead, wishesOf, wordWishesOf } from './concept-conditions.queries.ts'
import { hasIndexedFlag, ofCodes, ofColumns, onPosting, type Ranges, rangesOf } from './filter-conditions.queries.ts'
import { type TextMatch, textMatch, wishedWords } from './text-match.ts'

/**
 * The conditions on a row, whether text is matched (whose count the planner can't estimate), and whether counting in
 * `search_counts` is cheaper.
 */
export type Conditions = {
  where: SQL | undefined
  byText: boolean
  narrow?: boolean
  /** The words of the search as they were understood, used by best match. */
  read?: ReadTerm | undefined
  /** The conditions that always apply: all but the places, years, pay and the like, and words beside a title or skill. */
  required?: SQL | undefined
  /** Whether any of these is a filter, or another condition beside the words. */
  isFiltered?: boolean
  /** Whether these match text. */
  requiresText?: boolean
  /** These and the words beside a title or skill. */
  worded?: SQL | undefined
  /** All conditions but that of the lead concept, for rows that are reached through its postings and so have it. */
  besideLead?: SQL | undefined
  /** The limits of the columns that a list can be ordered by: between these its rows are walked. */
  ranges?: Ranges
  /** Those of the conditions that the postings of concepts can check before the row is read. */
  posting?: SQL | undefined
}

function ofTexts(match: TextMatch | undefined) {
  if (match === undefined) return undefined
  return match === 'nothing' ? sql`false` : sql`${row.words} @@ ${match.query}::tsquery`
}

/** The condition of a search that asks for one concept and nothing else, beside that concept. */
const everybody = sql`true`

/** Whether a search asks for its lead concept alone. */
export function isLeadAlone({ besideLead }: Conditions): boolean {
  return besideLead === everybody
}

/** A search with only those of its conditions that always apply, or with these and its words beside a title or skill. */
export function onlyThe(part: 'required' | 'worded', conditions: Conditions): Conditions {
  const byText = part === 'required' ? (conditions.requiresText ?? false) : conditions.byText
  return { ...conditions, where: conditions[part], byText }
}

/** A condition on the search's table that another feature's list adds. */
export type Condition = SQL

/**
 * What is asked as conditions on the one table, always in the same order, each parameter of its column's type; `also` are
 * a list's conditions besides the filters.
 */
export function conditionsOf(
  request: SearchRequest,
  asked: ResolvedSearch,
  staff: boolean,
  also?: Condition,
): Conditions {
  const { filters } = request
  const { read } = asked
  const besides = read ? wishedWords(read) : []
  const match = textMatch(filters, asked, staff, besides)
  const codes = ofCodes(request, asked)
  const ofFilters = [also, ...ofSkills(asked), ...codes, ...ofColumns(filters, asked)]
  const others = [ofTexts(match), ...excludedBy(read), ...ofFilters].map((condition) => condition && sql`${condition}`)
  const requiresText = match !== undefined
  const byText = requiresText || besides.length > 0
  const isPlain = !byText && also === undefined && !read && !asked.skills && filters.active === undefined
  const required = and(ofLead(asked), ...others)
  const wishes = wishesOf(read).map(({ condition }) => condition)
  return {
    where: and(required, ...wishes),
    byText,
    narrow: isPlain && codes.some((code) => code !== undefined) && !hasIndexedFlag(filters),
    read,
    required,
    isFiltered: ofFilters.some((condition) => condition !== undefined),
    requiresText,
    worded: and(required, ...wordWishesOf(read).map(({ condition }) => condition)),
    besideLead: and(...others, ...wishes) ?? everybody,
    ranges: rangesOf(filters, read),
    posting: and(onPosting(filters), onLead(asked)),
  }
}
