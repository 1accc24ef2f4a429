import { candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import type { Vocabulary } from '@pramaan/domain/concept'
import {
  citiesNear,
  leastMet,
  nearGrades,
  unexcludedGrades,
  weightOf,
  wishGrade,
  withCities,
  yearsWeights,
} from '@pramaan/domain/fit'
import type { QueryPart } from '@pramaan/domain/search-query'
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm'
import { anywhere, passingCodes } from '../../projection/facets.ts'
import { joiningCode, levelCode } from '../../projection/search-row.ts'
import type { NamedSkills } from '../../understand/named-skills.ts'
import type { ReadTerm } from '../../understand/read-term.ts'
import { lateCodes, noticeCodes } from './notice-codes.ts'
import { wishedWords, writtenMatch } from './text-match.ts'

type Condition = SQL | undefined
type ExperiencePart = Extract<QueryPart, { kind: 'experience' }>
type ConceptPart = Extract<QueryPart, { kind: 'concept' }>

function isAmong(codes: readonly number[]) {
  return sql`${row.concepts} && ${sql.param([...codes])}`
}

/** Has one of these or comes near it. */
function hasAnyConcept(ids: readonly number[]) {
  return isAmong(ids.flatMap((id) => [id, -id]))
}

function inCities(ids: readonly number[]) {
  return sql`(${hasAnyConcept(ids)} or ${row.facets} @> ${sql.param([anywhere])})`
}

/** A posting with another grade than these. */
function gradedBeside(grades: typeof nearGrades) {
  return sql`${concept.grade} <> all(${sql.param(grades.map(weightOf))})`
}

/** Excludes candidates who say that they have the skill, or do the work now; of those whose work takes it nobody knows. */
function without({ conceptIds: ids }: { conceptIds: readonly number[] }): Condition {
  if (ids.length === 0) return undefined
  return sql`not exists (select from ${concept} where ${concept.candidateId} = ${row.candidateId}
    and ${concept.conceptId} = any(${sql.param([...ids])}) and ${gradedBeside(unexcludedGrades)})`
}

type LedBy = { skills?: NamedSkills | undefined; read?: ReadTerm | undefined }

/** Whether a must-have skill leads a search; asked for beside the lead concept, the planner would expect far too few. */
function isLed({ read }: LedBy, ids: readonly number[]) {
  const lead = read?.requested[0]?.conceptIds ?? []
  return lead.length > 0 && lead.join() === ids.join()
}

/** The lead concept where it is a must-have skill. */
function requiredLead({ skills, read }: LedBy) {
  return skills?.must.find(({ conceptIds }) => isLed({ read }, conceptIds))
}

/** The conditions of the skill filters but a lead concept's; a skill that is in no list is matched as words. */
export function ofSkills({ skills, read }: LedBy): Condition[] {
  if (!skills) return []
  const known = ({ conceptIds }: { conceptIds: readonly number[] }) => conceptIds.length > 0
  const must = skills.must.filter((skill) => known(skill) && !isLed({ read }, skill.conceptIds))
  return [...must.map(({ conceptIds }) => isAmong(conceptIds)), ...skills.without.map(without)]
}

const ways = {
  remote: row.remote,
  onSite: row.onSite,
  partTime: row.partTime,
  fullTime: row.fullTime,
  internship: row.internship,
} as const

/** The conditions of a part of the words that is neither a concept nor a plain word. */
function ofPart(part: QueryPart): Condition[] {
  switch (part.kind) {
    case 'experience':
      return [
        part.leastMonths === undefined ? undefined : gte(row.experienceMonths, part.leastMonths),
        part.mostMonths === undefined ? undefined : lte(row.experienceMonths, part.mostMonths),
      ]
    case 'level':
      return [eq(row.level, levelCode(part.level))]
    case 'pay':
      return [
        gte(row.expectedCtc, Math.max(1, part.least ?? 0)),
        part.most === undefined ? undefined : lte(row.expectedCtc, part.most),
      ]
    case 'joining':
      // A candidate who looks for work and has none counts as available at once, unless hr noted a later day.
      return [
        or(
          sql`${row.immediate}`,
          eq(row.joining, joiningCode('join')),
          part.withinDays > 0 ? sql`${row.facets} && ${sql.param(noticeCodes('Within 30 days'))}` : undefined,
        ),
        sql`not ${row.facets} && ${sql.param(lateCodes(part.withinDays))}`,
      ]
    case 'passing':
      return [sql`${row.facets} && ${sql.param(passingCodes(part))}`]
    case 'work':
      return part.way === 'freelance' || part.way === 'hybrid' ? [] : [sql`${ways[part.way]}`]
    default:
      return []
  }
}

/** The condition of the lead concept, which always applies, as that of `excludedBy` does. */
export function ofLead({ skills, read }: LedBy): Condition {
  const [lead] = read?.requested ?? []
  if (!lead) return undefined
  return requiredLead({ skills, read }) ? isAmong(lead.conceptIds) : hasAnyConcept(lead.conceptIds)
}

/** The same condition on the lead concept's postings. */
export function onLead(by: LedBy): Condition {
  return requiredLead(by) && gradedBeside(nearGrades)
}

function isStrict(part: QueryPart): boolean {
  return 'strict' in part && part.strict === true
}

/** The conditions of what the words exclude: concepts, and levels, years and ways of work by their opposite. */
export function excludedBy(read: ReadTerm | undefined): Condition[] {
  if (!read) return []
  return [...read.excluded.map(without), ...read.query.parts.filter(isStrict).flatMap(ofPart)]
}

/**
 * A condition of the words that may be loosened, with its position in the words; for a city also who is near it, and what
 * missing it costs, if that depends on how much of it is missed.
 */
export type Wish = {
  from: number
  condition: SQL
  nearby?: SQL | undefined
  cost?: SQL | undefined
  /** What it costs who has done none of the work. */
  costOfBeginner?: SQL | undefined
}

/** The words beside a title or skill, which only order the list if hardly anybody has them. */
export function wordWishesOf(read: ReadTerm | undefined): Wish[] {
  if (!read) return []
  return wishedWords(read).flatMap((part) => {
    const match = writtenMatch(part)
    return match === ''
      ? []
      : { from: part.from, condition: sql`(${row.words} @@ ${match}::tsquery)`, nearby: undefined }
  })
}

/** The places, years, pay and similar conditions in the words of a search, and words beside a title or skill. */
export function wishesOf(read: ReadTerm | undefined): Wish[] {
  return [...listedWishesOf(read), ...wordWishesOf(read)]
}

/** The places, years, pay and similar conditions alone. */
export function listedWishesOf(read: ReadTerm | undefined): Wish[] {
  if (!read) return []
  const { query, vocabulary } = read
  return query.parts.flatMap((part) => {
    if (part.kind === 'concept') return ofCity(part, vocabulary)
    if (isStrict(part)) return []
    const condition = and(...ofPart(part))
    const costs = part.kind === 'experience' ? costsOfYears(part) : {}
    return condition ? [{ from: part.from, condition: sql`(${condition})`, ...costs }] : []
  })
}

/** The conditions that a row has each of the concepts that a search asks for itself, not only something near it. */
export function hasEach({ requested }: Pick<ReadTerm, 'requested'>): SQL[] {
  return requested.map(({ conceptIds }) => isAmong(conceptIds))
}

/** The conditions of the degrees that are asked for beside a title or skill. */
export function degreesBeside({ requested, vocabulary }: ReadTerm): SQL[] {
  const isDegree = (ids: readonly number[]) => vocabulary.conceptOf(ids[0] ?? 0)?.kind === 'degree'
  return requested.slice(1).flatMap(({ conceptIds }) => (isDegree(conceptIds) ? hasAnyConcept(conceptIds) : []))
}

/** What missed years cost: by the part of them that is missing, or too much; a beginner misses all of them. */
function costsOfYears({ leastMonths = 0, mostMonths }: ExperiencePart): Pick<Wish, 'cost' | 'costOfBeginner'> {
  const { least, short, over, months } = yearsWeights
  const part = (weight: number, off: SQL, asked: number) => {
    const most = Math.max(months, asked)
    return sql`${weight}::int * least(${off}, ${most}::int) / ${most}::int`
  }
  const missingOf = (worked: SQL) => part(short, sql`${leastMonths}::int - ${worked}`, leastMonths)
  const missing = missingOf(sql`${row.experienceMonths}`)
  const costOfBeginner = leastMonths > 0 ? sql`${least}::int + ${missingOf(sql`0`)}` : undefined
  if (mostMonths === undefined) return { cost: sql`${least}::int + ${missing}`, costOfBeginner }
  const tooMuch = part(over, sql`${row.experienceMonths} - ${mostMonths}::int`, mostMonths)
  return { cost: sql`${least}::int + greatest(${missing}, ${tooMuch})`, costOfBeginner }
}

/** The condition of a place; of any other concept none. */
function ofCity({ from, conceptIds, excluded }: ConceptPart, vocabulary: Vocabulary): Wish[] {
  if (excluded || vocabulary.conceptOf(conceptIds[0] ?? 0)?.kind !== 'city') return []
  const cities = withCities(conceptIds, vocabulary)
  const near = citiesNear(cities, vocabulary)
  return [{ from, condition: inCities(cities), nearby: near.length > 0 ? hasAnyConcept(near) : undefined }]
}

const wish = weightOf(wishGrade)

/** Whether a candidate has the lead concept itself, not only as a preference or a similar one; words alone have none. */
export function hasMainConcept(read: ReadTerm): SQL {
  return hasLeadFrom(weightOf(leastMet), read)
}

/** Whether a candidate has the lead concept with a grade of this weight or a better one. */
function hasLeadFrom(least: number, { requested: [lead] }: ReadTerm): SQL {
  if (!lead) return sql`true`
  return sql`exists (select from ${concept} where ${concept.candidateId} = ${row.candidateId}
    and ${concept.conceptId} = any(${sql.param([...lead.conceptIds])}) and ${concept.grade} >= ${least})`
}

/** How a candidate has the lead concept: as more than a wish, and whether it is work that they only wish for. */
export type HoldsLead = { hasMain: SQL; isWish: SQL }

/** The same from the row of a candidate. */
export function holdsLead(read: ReadTerm): HoldsLead {
  const isWish = sql`(${hasLeadFrom(wish, read)} and not ${hasLeadFrom(wish + 1, read)})`
  return { hasMain: hasMainConcept(read), isWish }
}

/** The same where the best grade is known. */
export function holdsLeadBy(grade: SQL): HoldsLead {
  return {
    hasMain: sql`${grade} >= ${weightOf(leastMet)}::int`,
    isWish: sql`${grade} = ${wish}::int`,
  }
}
