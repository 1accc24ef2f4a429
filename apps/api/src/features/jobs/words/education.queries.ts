import { jobs } from '@pramaan/database/schema'
import type { JobCondition, JobQuery } from '@pramaan/domain/job-query'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'

type Education = Extract<JobCondition, { kind: 'education' }>

/** The education that the words name. */
export function educationNamed({ conditions }: JobQuery): Education | undefined {
  return conditions.find((condition) => condition.kind === 'education')
}

function names(degrees: readonly string[]): SQL {
  return sql`${jobs.degrees} && ${sql.param([...degrees])}::text[]`
}

/** Jobs that ask for no more education than this, and for no degree of another kind. */
export function takesEducation({ learned, always, ifNamed }: Education): SQL | undefined {
  const isOfField = or(sql`cardinality(${jobs.degrees}) = 0`, names(learned.alike))
  return or(
    inArray(jobs.education, [...always]),
    and(or(isNull(jobs.education), inArray(jobs.education, [...ifNamed])), isOfField),
  )
}

/** Jobs that name this education, alone or among others. */
export function asksForEducation({ level, isAnyDegree, degrees }: Education['learned']): SQL | undefined {
  return or(names(degrees), isAnyDegree ? eq(jobs.education, level) : undefined)
}

/** How closely a job asks for this education: 2 for the degree itself, 1 for its level, 0 for less. */
export function educationRank({ learned }: Education): SQL {
  const isOfLevel = eq(jobs.education, learned.level)
  if (learned.isAnyDegree) return sql`case when ${isOfLevel} then 2 else 0 end`
  return sql`case when ${names(learned.degrees)} then 2 when ${isOfLevel} then 1 else 0 end`
}

/** The jobs that take this education, as `wordRows` gives those of work: who asks for it is of it. */
export function educationRows(education: Education): SQL {
  const rank = educationRank(education)
  return sql`select ${jobs.id} as opening_id, ${rank} as score, ${rank} as met, ${rank} > 0 as is_work
    from ${jobs} where ${takesEducation(education)}`
}
