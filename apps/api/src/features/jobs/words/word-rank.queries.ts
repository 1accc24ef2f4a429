import type { Queryable } from '@pramaan/database/client'
import { folded } from '@pramaan/database/conditions/folded'
import { openingConcepts as asks, jobs } from '@pramaan/database/schema'
import { weightOf } from '@pramaan/domain/fit'
import { type JobQuery, type RequestedWork, type WorkPlace, workWeights } from '@pramaan/domain/job-query'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { educationNamed, educationRows } from './education.queries.ts'
import { namePattern } from './of-openings/name-pattern.ts'

const written = alias(jobs, 'written')
const number = (value: number) => sql.raw(String(value))
const weightAt = (place: WorkPlace) => number(workWeights[place])
const nameOf = (place: WorkPlace) => sql.raw(`'${place}'`)

/** The maximum number of requested work items that affect the order; a longer search is a list, not a question. */
export const mostRequestedWork = 8

/** From this weight on a job counts as having the first requested work. */
const leastOfWork = number(weightOf('new-role'))

/** The jobs to compare: all, or only these. */
type Among = readonly number[] | undefined

function isAmong(jobId: AnyPgColumn, among: Among): SQL {
  return among ? sql`and ${jobId} = any(${sql.param([...among])}::int[])` : sql``
}

/** A value that depends on which part of a job's requirements matches. */
function ofPart(ofTitle: WorkPlace, ofSkill: WorkPlace, writtenAs: (place: WorkPlace) => SQL): SQL {
  return sql`case ${asks.part} when 'title' then ${writtenAs(ofTitle)} when 'skill' then ${writtenAs(ofSkill)}
    when 'roleSkill' then ${writtenAs('roleSkill')} when 'general' then ${writtenAs('general')} else ${writtenAs('domain')} end`
}

function byConcepts({ conceptIds, narrowerIds }: RequestedWork, at: number, among: Among): SQL {
  const isNarrower = sql`${asks.conceptId} = any(${sql.param([...narrowerIds])}::int[])`
  const placed = (writtenAs: (place: WorkPlace) => SQL) => sql`case when ${isNarrower}
    then ${ofPart('narrowerTitle', 'narrowerSkill', writtenAs)} else ${ofPart('title', 'skill', writtenAs)} end`
  return sql`select ${asks.openingId} as opening_id, ${number(at)} as asked, ${placed(weightAt)} as weight,
      ${asks.conceptId} as concept_id, ${placed(nameOf)} as place
    from ${asks} where ${asks.kind} = 'job' and ${asks.conceptId} = any(${sql.param([...conceptIds, ...narrowerIds])}::int[])
      ${isAmong(asks.openingId, among)}`
}

function byNames({ names }: RequestedWork, at: number, among: Among): SQL[] {
  const pattern = namePattern(names)
  if (pattern === undefined) return []
  const placed = (writtenAs: (place: WorkPlace) => SQL) =>
    sql`case when ${folded(written.title)} ~ ${pattern} then ${writtenAs('words')} else ${writtenAs('elsewhere')} end`
  return [
    sql`select ${written.id}, ${number(at)}, ${placed(weightAt)}, null::int, ${placed(nameOf)} from ${jobs} as ${written}
      where ${written.searchedText} ~ ${pattern} ${isAmong(written.id, among)}`,
  ]
}

function rowsOf({ requested }: JobQuery, among?: Among): SQL {
  const rows = requested
    .slice(0, mostRequestedWork)
    .flatMap((work, at) => [byConcepts(work, at, among), ...byNames(work, at, among)])
  return sql`(${sql.join(rows, sql` union all `)}) as found`
}

/**
 * The jobs about anything that the words ask for. `score` is how well they meet it; the first counts double. `met` is
 * the same in steps, and comes before the city of a list: 2 for each concept that they ask for as a title or skill, 1
 * for each that they have as a narrower one. `is_work` is whether they have the first requested work. Each half of each
 * condition uses its own index. If only education is named, these are the jobs that accept it.
 */
export function wordRows(words: JobQuery): SQL {
  const education = educationNamed(words)
  if (words.requested.length === 0 && education) return educationRows(education)
  return sql`select opening_id, sum(case asked when 0 then best * 2 else best end)::int as score,
      sum(case when best >= ${weightAt('skill')} then 2 when best >= ${leastOfWork} then 1 else 0 end)::int as met,
      coalesce(max(best) filter (where asked = 0), 0) >= ${leastOfWork} as is_work
    from (select opening_id, asked, max(weight) as best from ${rowsOf(words)}
      group by opening_id, asked) as met
    group by opening_id`
}

/** The best match of requested work in a job: its place, and the concept, or null if only the text matches. */
export type WorkMet = { jobId: number; at: number; conceptId: number | null; place: WorkPlace }

/** The requested work that each of these jobs has. */
export async function findWorkMet(db: Queryable, words: JobQuery, jobIds: readonly number[]) {
  const { rows } = await db.execute<WorkMet>(sql`
    select distinct on (opening_id, asked) opening_id as "jobId", asked as "at", concept_id as "conceptId", place
    from ${rowsOf(words, jobIds)}
    order by opening_id, asked, weight desc, concept_id`)
  return rows
}
