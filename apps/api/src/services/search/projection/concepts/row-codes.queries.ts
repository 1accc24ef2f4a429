import type { Queryable } from '@pramaan/database/client'
import { changedCandidates, candidateConcepts as concept, candidateSearch as row } from '@pramaan/database/schema'
import { unexcludedGrades, weightOf } from '@pramaan/domain/fit'
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

/** The codes of a search row, as in `rowCode`. */
export const rowCodes: SQL = sql`(
  array(select '=concept=' || abs(id) from unnest(${row.concepts}) as id)
  || array(select '=has=' || id from unnest(${row.concepts}) as id where id > 0)
  || array(select '=said=' || ${concept.conceptId} from ${concept} where ${concept.candidateId} = ${row.candidateId}
    and ${concept.grade} <> all(${sql.param(unexcludedGrades.map(weightOf))}))
  || array(select '=facet=' || code from unnest(${row.facets}) as code)
  || array['=level=' || ${row.level}, '=joining=' || ${row.joining}]
  || array_remove(array[${sql.join(
    Object.entries(flags).map(([name, column]) => sql`case when ${column} then ${sql.raw(`'=is=${name}'`)} end`),
    sql`, `,
  )}], null))`

/**
 * Records that a search row is about to change, with its current values, so that it is compared with the saved
 * searches. An earlier record that is not compared yet stays, because it has the values of the last comparison. The
 * record is locked until the transaction ends: of two saves of one profile the second reads what the first wrote, and a
 * comparison under way does not take the new change for compared.
 */
export async function noteChange(db: Queryable, candidateId: number, now: Date) {
  const noted = db
    .select({
      candidateId: sql`person.id`.as('candidate_id'),
      words: row.words,
      codes: sql`case when ${row.candidateId} is not null then ${rowCodes} end`.as('codes'),
      experienceMonths: row.experienceMonths,
      expectedCtc: row.expectedCtc,
      activeDay: row.activeDay,
      changedAt: sql`${now.toISOString()}::timestamptz`.as('changed_at'),
    })
    .from(sql`(select ${candidateId}::bigint as id) as person`)
    .leftJoin(row, eq(row.candidateId, sql`person.id`))
  await db.execute(sql`insert into ${changedCandidates}
    (candidate_id, words, codes, experience_months, expected_ctc, active_day, changed_at) ${noted}
    on conflict (candidate_id) do update set candidate_id = excluded.candidate_id, compared_at = null`)
}
