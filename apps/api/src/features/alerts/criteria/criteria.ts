import { type CandidateFilters, switchNames } from '@pramaan/contract/search/candidate-filters'
import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import { requestedConcepts, withCities } from '@pramaan/domain/fit'
import { endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { joiningStates, matchesReadyTo } from '@pramaan/domain/joining'
import { paiseOfLpa, paiseOfRupees } from '@pramaan/domain/money'
import { anyLocation, experienceFilters, salaryFilters } from '@pramaan/domain/options'
import type { QueryPart } from '@pramaan/domain/search-query'
import { lateCodes, noticeCodes } from '../../../services/search/plan/conditions/notice-codes.ts'
import { namesLocation, textMatch } from '../../../services/search/plan/conditions/text-match.ts'
import {
  flagOfSwitch,
  type RowCode,
  type RowFlag,
  rowCode,
} from '../../../services/search/projection/concepts/row-codes.ts'
import { anywhere, facetOf, passingCodes } from '../../../services/search/projection/facets.ts'
import type { ResolvedSearch } from '../../../services/search/understand/resolve-search.ts'
import type { SearchRequest } from '../../../services/search/understand/search-request.ts'

/** A condition: the row has one of the codes in `any`, or none of those in `none`. */
export type Clause = { any: readonly RowCode[] } | { none: readonly RowCode[] }

/** The bounds of a number or a time, all inclusive except `before`. */
type Ranges = {
  months: Range
  pay: Range
  registered: { from: Date | null; before: Date | null }
  /** The days within which the last visit has to be; null is any. */
  activeDays: number | null
}

/** The bounds of a number; null is none. */
export type Range = { least: number | null; most: number | null }

/**
 * A saved search as conditions on the codes, words and figures of one row. They equal the conditions of the search
 * itself (`conditions.queries.ts`; `changing-people.test.ts` compares them), except for the last visit, which is not a
 * change of a profile, and are never relaxed if nobody matches. `rest` is what the words name besides the lead: it is
 * not a condition, but a candidate with all of it is a better match. `words` is the text of a tsquery; `'nothing'`
 * matches no candidate.
 */
export type AlertCriteria =
  | { clauses: readonly Clause[]; rest: readonly Clause[]; words: string | undefined; ranges: Ranges }
  | 'nothing'

const monthsPerYear = 12
const anyOf = (codes: readonly RowCode[]): Clause => ({ any: codes })
const noneOf = (codes: readonly RowCode[]): Clause => ({ none: codes })
const facets = (codes: readonly number[]) => codes.map(rowCode.facet)

function withoutSaid({ conceptIds }: { conceptIds: readonly number[] }): Clause[] {
  return conceptIds.length > 0 ? [noneOf(conceptIds.map(rowCode.said))] : []
}

function ofRead({ read }: ResolvedSearch): Clause[] {
  if (!read) return []
  const [lead] = read.requested
  return [
    ...(lead ? [anyOf(lead.conceptIds.map(rowCode.concept))] : []),
    ...read.cities.map((ids) =>
      anyOf([...withCities(ids, read.vocabulary).map(rowCode.concept), rowCode.facet(anywhere)]),
    ),
    ...read.excluded.flatMap(withoutSaid),
    ...read.query.parts.flatMap(ofPart),
  ]
}

/** The titles, skills and the like that the words name besides the lead. */
function restOf({ read }: ResolvedSearch): Clause[] {
  if (!read) return []
  const [lead] = read.requested
  return requestedConcepts(read.query, read.vocabulary)
    .filter(({ conceptIds }) => conceptIds.join() !== lead?.conceptIds.join())
    .map(({ conceptIds }) => anyOf(conceptIds.map(rowCode.concept)))
}

function ofPart(part: QueryPart): Clause[] {
  if (part.kind === 'level') return [anyOf([rowCode.level(part.level)])]
  if (part.kind === 'joining') {
    const noted = part.withinDays > 0 ? facets(noticeCodes('Within 30 days')) : []
    const soon = anyOf([rowCode.flag('immediate'), rowCode.joining('join'), ...noted])
    return [soon, noneOf(facets(lateCodes(part.withinDays)))]
  }
  if (part.kind === 'passing') return [anyOf(facets(passingCodes(part)))]
  return part.kind === 'work' && part.way !== 'freelance' && part.way !== 'hybrid'
    ? [anyOf([rowCode.flag(part.way)])]
    : []
}

function ofSkills({ skills }: ResolvedSearch): Clause[] {
  if (!skills) return []
  const known = ({ conceptIds }: { conceptIds: readonly number[] }) => conceptIds.length > 0
  return [
    ...skills.must.filter(known).map(({ conceptIds }) => anyOf(conceptIds.map(rowCode.has))),
    ...skills.without.flatMap(withoutSaid),
  ]
}

function ofCodes({ filters, roles }: SearchRequest, ids: ResolvedSearch): Clause[] {
  const { location, collegeID } = filters
  const byRole = (roleIds: readonly number[]) => facets(roleIds.map((id) => facetOf('role', id)))
  const inLocation =
    ids.locationId === undefined ? [] : [anyOf(facets([facetOf('location', ids.locationId), anywhere]))]
  return [
    ...(roles.selectedJobRoles.length > 0 ? [anyOf(byRole(roles.selectedJobRoles))] : []),
    ...(roles.removedJobRoles.length > 0 ? [noneOf(byRole(roles.removedJobRoles))] : []),
    ...(namesLocation(location) ? (location === anyLocation ? [anyOf(facets([anywhere]))] : inLocation) : []),
    ...(filters.notice === undefined ? [] : [anyOf(facets(noticeCodes(filters.notice)))]),
    ...(ids.degreeId === undefined ? [] : [anyOf(facets([facetOf('degree', ids.degreeId)]))]),
    ...(collegeID === undefined ? [] : [anyOf(facets([facetOf('college', collegeID)]))]),
  ]
}

function ofChoices(filters: CandidateFilters): Clause[] {
  const { value, expStatus, year } = filters
  const certified = experienceFilters.find(({ text }) => text === year)?.certified
  const switches = switchNames.filter((name) => filters[name]).map((name) => flagOfSwitch[name])
  const flags: readonly RowFlag[] = certified ? [...switches, 'hasCertificate'] : switches
  return [
    ...(value === undefined
      ? []
      : [anyOf(joiningStates.filter((state) => matchesReadyTo(state, value)).map(rowCode.joining))]),
    ...(expStatus === undefined ? [] : [anyOf([rowCode.level(expStatus)])]),
    ...flags.map((flag) => anyOf([rowCode.flag(flag)])),
  ]
}

/** The intersection of these ranges. */
function within(ranges: readonly Range[]): Range {
  const bounds = (of: 'least' | 'most') => ranges.map((range) => range[of]).filter((bound) => bound !== null)
  const [least, most] = [bounds('least'), bounds('most')]
  return {
    least: least.length > 0 ? Math.max(...least) : null,
    most: most.length > 0 ? Math.min(...most) : null,
  }
}

function monthsOf({ year }: CandidateFilters, parts: readonly QueryPart[]): Range {
  const range = experienceFilters.find(({ text }) => text === year)
  const most = range && range.to !== null ? (range.to + 1) * monthsPerYear - 1 : null
  return within([
    { least: range ? range.from * monthsPerYear : null, most },
    ...parts.flatMap((part) =>
      part.kind === 'experience' ? [{ least: part.leastMonths ?? null, most: part.mostMonths ?? null }] : [],
    ),
  ])
}

function payOf({ salary, maxCtc }: CandidateFilters, parts: readonly QueryPart[]): Range {
  const range = salaryFilters.find(({ text }) => text === salary)
  const yearly = (rupees: number) => paiseOfRupees(rupees * monthsPerYear)
  return within([
    { least: range ? yearly(range.from) : null, most: range && range.to !== null ? yearly(range.to + 1) - 1 : null },
    ...(maxCtc === undefined ? [] : [{ least: 1, most: paiseOfLpa(maxCtc) }]),
    ...parts.flatMap((part) =>
      part.kind === 'pay' ? [{ least: Math.max(1, part.least ?? 0), most: part.most ?? null }] : [],
    ),
  ])
}

/** The criteria of a search, from its parsed words. */
export function criteriaOf(request: SearchRequest, ids: ResolvedSearch): AlertCriteria {
  const { filters } = request
  const match = textMatch(filters, ids, false)
  if (match === 'nothing') return 'nothing'
  const parts = ids.read?.query.parts ?? []
  const { fromDate, toDate, active } = filters
  return {
    clauses: [...ofRead(ids), ...ofSkills(ids), ...ofCodes(request, ids), ...ofChoices(filters)],
    rest: restOf(ids),
    words: match?.query,
    ranges: {
      months: monthsOf(filters, parts),
      pay: payOf(filters, parts),
      registered: {
        from: fromDate === undefined ? null : startOfDay(fromDate),
        before: toDate === undefined ? null : endOfDay(toDate),
      },
      activeDays: active === undefined ? null : Number(active),
    },
  }
}

function textsOf(clauses: readonly Clause[]): string[] {
  const either = (codes: readonly RowCode[]) => `(${codes.map(quoteLexeme).join(' | ')})`
  return clauses.map((clause) => ('any' in clause ? either(clause.any) : `!${either(clause.none)}`))
}

/** The criteria without ranges as the text of a tsquery, and the rest; undefined if there are none. */
export function conditionTexts({ clauses, rest, words }: Exclude<AlertCriteria, 'nothing'>) {
  const all = [...(words === undefined ? [] : [`(${words})`]), ...textsOf(clauses)]
  const text = (parts: readonly string[]) => (parts.length > 0 ? parts.join(' & ') : undefined)
  return { condition: text(all), rest: text(textsOf(rest)) }
}
