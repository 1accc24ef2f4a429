import type { Queryable } from '@pramaan/database/client'
import { changedCandidates, candidateConcepts as held, candidateSearch as row } from '@pramaan/database/schema'
import { weightOf } from '@pramaan/domain/fit'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { RowFlag } from './row-codes.ts'

const flags = {
  hasCertificate: row.hasCertificate,
  verified: row.verified,
  immediate: row.immediate,
  fullTime: row.fullTime,
  partTime: row.partTime,
  internship: row.internship,
  remote: row.remote,
  onSite: row.onSite,
} as const satisfies Record<RowFlag, unknown>

/** The codes of a row of the search: what `rowCode` names of it. */
export const rowCodes: SQL = sql`(
  array(select '=concept=' || id from unnest(${row.concepts}) as id)
  || array(select '=own=' || ${held.conceptId} from ${held}
    where ${held.candidateId} = ${row.candidateId} and ${held.grade} > ${weightOf('related')})
  || array(select '=facet=' || code from unnest(${row.facets}) as code)
  || array['=level=' || ${row.level}, '=joining=' || ${row.joining}]
  || array_remove(array[${sql.join(
    Object.entries(flags).map(([name, column]) => sql`case when ${column} then ${sql.raw(`'=is=${name}'`)} end`),
    sql`, `,
  )}], null))`

/**
 * Notes that a row of the search is about to change, with what it says now, so that the saved searches are compared with
 * it. What was noted before and not yet compared stays: it is what they were compared with last.
 */
export async function noteChange(db: Queryable, candidateId: number, now: Date) {
  const noted = db
    .select({
      candidateId: sql`person.id`.as('candidate_id'),
      words: row.words,
      codes: sql`case when ${row.candidateId} is not null then ${rowCodes} end`.as('codes'),
      experienceMonths: row.experienceMonths,
      expectedCtc: row.expectedCtc,
      changedAt: sql`${now.toISOString()}::timestamptz`.as('changed_at'),
    })
    .from(sql`(select ${candidateId}::bigint as id) as person`)
    .leftJoin(row, eq(row.candidateId, sql`person.id`))
  await db.execute(sql`insert into ${changedCandidates}
    (candidate_id, words, codes, experience_months, expected_ctc, changed_at) ${noted} on conflict do nothing`)
}
