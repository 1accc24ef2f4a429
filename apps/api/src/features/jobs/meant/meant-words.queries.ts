import { openingConcepts as asks, jobs } from '@pramaan/database/schema'
import { namesOfCity } from '@pramaan/domain/city'
import { and, not, or, type SQL, sql } from 'drizzle-orm'
import type { MeantPart } from './meant-words.ts'

const searched = sql`(${jobs.title} || ' ' || coalesce(${jobs.companyName}, '') || ' ' || ${jobs.location})`

/** A text stands in the title, company or location. */
export function containsText(text: string): SQL {
  return sql`${searched} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
}

/** The job's work, one of its skills, or its domain is one of these concepts. */
function asksFor(conceptIds: readonly number[]): SQL {
  return sql`exists (select from ${asks} where ${asks.kind} = 'job' and ${asks.openingId} = ${jobs.id}
    and ${asks.part} in ('title', 'skill', 'domain') and ${asks.conceptId} = any(${sql.param([...conceptIds])}::int[]))`
}

function isIn(labels: readonly string[]): SQL {
  const names = labels.flatMap((label) => [label, ...namesOfCity(label)]).map((name) => name.toLowerCase())
  return sql`lower(${jobs.location}) = any(${sql.param([...new Set(names)])}::text[])`
}

function conditionOf(part: MeantPart): SQL {
  if (part.kind === 'text') return containsText(part.text)
  return part.kind === 'city' ? isIn(part.labels) : asksFor(part.conceptIds)
}

/** The jobs that the words mean; of several cities one is enough, as a job is in one. */
export function meaning(parts: readonly MeantPart[]): SQL | undefined {
  const isPlace = ({ kind, excluded }: MeantPart) => kind === 'city' && !excluded
  const rest = parts.filter((part) => !isPlace(part))
  return and(
    or(...parts.filter(isPlace).map(conditionOf)),
    ...rest.map((part) => (part.excluded ? not(conditionOf(part)) : conditionOf(part))),
  )
}
