import type { Queryable } from '@pramaan/database/client'
import { openingConcepts as asks, jobs } from '@pramaan/database/schema'
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

/** Jobs that require no more education than this, and no degree of another kind. */
export function takesEducation({ learned, always, ifNamed }: Education): SQL | undefined {
  const isOfField = or(sql`cardinality(${jobs.degrees}) = 0`, names(learned.alike))
  return or(
    inArray(jobs.education, [...always]),
    and(or(isNull(jobs.education), inArray(jobs.education, [...ifNamed])), isOfField),
  )
}

/** Jobs that name this education, alone or with others. */
export function asksForEducation({ level, isAnyDegree, degrees }: Education['learned']): SQL | undefined {
  return or(names(degrees), isAnyDegree ? eq(jobs.education, level) : undefined)
}

/** How closely a job asks for this education: 2 for the degree itself, 1 for its level, 0 for less. */
export function educationRank({ learned }: Education): SQL {
  const isOfLevel = eq(jobs.education, learned.level)
  if (learned.isAnyDegree) return sql`case when ${isOfLevel} then 2 else 0 end`
  return sql`case when ${names(learned.degrees)} then 2 when ${isOfLevel} then 1 else 0 end`
}

/** The job's work is what degrees of this field lead to. */
function isOfField({ titleIds }: Education['field']): SQL {
  return sql`${jobs.id} in (select ${asks.openingId} from ${asks} where ${asks.kind} = 'job'
    and ${asks.conceptId} = any(${sql.param([...titleIds])}::int[]) and ${asks.part} = 'title')`
}

/** 2 for a job that names the degree, 1 for one that names a degree of its field or has its work, 0 for any other. */
function fieldRank({ learned, field }: Education): SQL {
  return sql`case when ${names(learned.degrees)} then 2 when ${names(field.degrees)} or ${isOfField(field)} then 1 else 0 end`
}

/** Whether it is known which work this education leads to. */
function leadsToWork({ field }: Education): boolean {
  return field.titleIds.length > 0
}

/**
 * The jobs that accept this education, in the form of `wordRows`. As jobs of the work count those of the education's
 * field, or, without a field, those that ask for the education.
 */
export function educationRows(education: Education): SQL {
  const rank = leadsToWork(education) ? fieldRank(education) : educationRank(education)
  return sql`select opening_id, met as score, met, met > 0 as is_work
    from (select ${jobs.id} as opening_id, ${rank} as met from ${jobs} where ${takesEducation(education)} offset 0) as taking`
}

/** Which of these jobs have work that this education leads to. */
async function findOfField(db: Queryable, education: Education, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0 || !leadsToWork(education)) return new Set()
  const ofField = and(inArray(jobs.id, [...ids]), isOfField(education.field))
  const rows = await db.select({ id: jobs.id }).from(jobs).where(ofField)
  return new Set(rows.map(({ id }) => id))
}

type Listed = { ID: number; Degree: readonly string[] }

/** Adds to each job how it meets the education in the words; null if the words did not sort the jobs by education. */
export async function withEducation<J extends Listed>(
  db: Queryable,
  words: JobQuery | undefined,
  listed: readonly J[],
) {
  const education = words && educationNamed(words)
  if (!education) return listed.map((job) => ({ ...job, Learned: null }))
  const { learned, field } = education
  const ofField = await findOfField(
    db,
    education,
    listed.map(({ ID }) => ID),
  )
  return listed.map((job) => {
    const named = [learned.degrees, field.degrees].flatMap((some) =>
      job.Degree.filter((degree) => some.includes(degree)),
    )
    return { ...job, Learned: { degree: named[0] ?? null, isOfField: ofField.has(job.ID) } }
  })
}
