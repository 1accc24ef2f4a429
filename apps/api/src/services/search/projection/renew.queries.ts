import type { Queryable } from '@pramaan/database/client'
import { tsvectorText } from '@pramaan/database/conditions/lexeme'
import { recordOf } from '@pramaan/database/records'
import { candidateConcepts, candidateSearch, searchVersions } from '@pramaan/database/schema'
import { asc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { conceptRecords } from './concepts/candidate-concepts.queries.ts'
import type { ReadRows } from './search-row.queries.ts'

/**
 * The next candidates whose concepts were read with an older vocabulary; their rows are locked, so that a newer profile
 * is not overwritten.
 */
export async function lockOutdated(db: Queryable, version: number, limit: number) {
  const rows = await db
    .select({ id: searchVersions.candidateId })
    .from(searchVersions)
    .innerJoin(candidateSearch, eq(candidateSearch.candidateId, searchVersions.candidateId))
    .where(lt(searchVersions.vocabularyVersion, version))
    .orderBy(asc(searchVersions.vocabularyVersion), asc(searchVersions.candidateId))
    .limit(limit)
    .for('no key update', { of: candidateSearch, skipLocked: true })
  return rows.map(({ id }) => id)
}

/** All columns of search rows but the last visit, which is written by itself. */
function columnsAs(name: string) {
  const { activeDay: _day, card, ...columns } = getTableColumns(alias(candidateSearch, name))
  return sql.join([...Object.values(columns), sql`${card}::jsonb`], sql`, `)
}

/** Those of these candidates whose rows already are what they should be. */
export async function findUnchanged(db: Queryable, read: readonly ReadRows[]): Promise<ReadonlySet<number>> {
  const people = read.map(({ row, conceptRows }) => ({
    row: recordOf({ ...row, words: tsvectorText(row.words) }),
    concepts: conceptRecords(conceptRows),
  }))
  const { rows } = await db.execute<{ id: number }>(sql`
    select kept.candidate_id as id from jsonb_array_elements(${JSON.stringify(people)}::jsonb) as person,
      jsonb_populate_record(null::${candidateSearch}, person -> 'row') as fresh join ${candidateSearch} as kept using (candidate_id)
    where (${columnsAs('kept')}) is not distinct from (${columnsAs('fresh')})
      and array(select had from ${candidateConcepts} as had where had.candidate_id = kept.candidate_id order by concept_id)
        = array(select has from jsonb_populate_recordset(null::${candidateConcepts}, person -> 'concepts') as has order by concept_id)`)
  return new Set(rows.map(({ id }) => Number(id)))
}
