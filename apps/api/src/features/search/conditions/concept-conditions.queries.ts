import { candidateConcepts as held, candidateSearch as row } from '@pramaan/database/schema'
import { weightOf } from '@pramaan/domain/fit'
import type { QueryPart } from '@pramaan/domain/search-query'
import { eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { anywhere } from '../projection/facets.ts'
import { levelCode } from '../projection/search-row.ts'
import type { NamedSkills } from '../request/named-skills.ts'
import type { ReadTerm } from '../request/read-term.ts'

type Condition = SQL | undefined

function hasAny(ids: readonly number[]) {
  return sql`${row.concepts} && ${sql.param([...ids])}`
}

function inPlace(ids: readonly number[]) {
  return sql`(${hasAny(ids)} or ${row.facets} @> ${sql.param([anywhere])})`
}

/** Nobody who has it themselves; what only comes near it is not left out. */
function without(ids: readonly number[]) {
  return sql`not exists (select from ${held} where ${held.candidateId} = ${row.candidateId}
    and ${held.conceptId} = any(${sql.param([...ids])}) and ${held.grade} > ${weightOf('related')})`
}

/** What the skills of the filters ask for; one that no list has is matched as words. */
export function ofSkills(skills: NamedSkills | undefined): Condition[] {
  if (!skills) return []
  const known = ({ conceptIds }: { conceptIds: readonly number[] }) => conceptIds.length > 0
  return [
    ...skills.must.filter(known).map(({ conceptIds }) => hasAny(conceptIds)),
    ...skills.without.filter(known).map(({ conceptIds }) => without(conceptIds)),
  ]
}

const ways = {
  remote: row.remote,
  onSite: row.onSite,
  partTime: row.partTime,
  fullTime: row.fullTime,
  internship: row.internship,
} as const

/** What a part of the words asks for that is no concept and no word. */
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
      return [sql`${row.immediate}`]
    case 'work':
      return [sql`${ways[part.way]}`]
    default:
      return []
  }
}

/** What the words of a search ask for beside words: the lead concept, places, limits, and what is left out. */
export function ofRead(read: ReadTerm | undefined): Condition[] {
  if (!read) return []
  const [lead] = read.asked
  return [
    lead && hasAny(lead.conceptIds),
    ...read.cities.map(inPlace),
    ...read.excluded.map(without),
    ...read.query.parts.flatMap(ofPart),
  ]
}
