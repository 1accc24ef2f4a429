import type { Database } from '@pramaan/database/client'
import { named, prepare, readRows } from '@pramaan/database/prepared'
import { candidateSearch as row, shortlists } from '@pramaan/database/schema'
import { and, type SQL, sql } from 'drizzle-orm'
import { keysOf } from '../../plan/ranking/sort.queries.ts'
import { type FoundRow, foundRow } from '../rows/page.queries.ts'
import type { ListedPage } from './matching.queries.ts'
import type { Ranked } from './ranked-list.ts'

/**
 * These candidates as they are now, in the order of their list, without those who no longer meet the conditions.
 * `current`: nobody of them has changed their place since the list was read.
 */
export async function findListed(
  db: Database,
  listed: readonly Ranked[],
  { matching, sorts, employerId }: Pick<ListedPage, 'matching' | 'sorts' | 'employerId'>,
): Promise<{ rows: FoundRow[]; current: boolean }> {
  if (listed.length === 0) return { rows: [], current: true }
  const ids = listed.map(({ keys }) => Number(keys.at(-1)))
  const rows = await readRows(db, named(prepare(statementOf({ matching, sorts, employerId }, ids))))
  const found = new Map(rows.map((one) => [Number(one[sorts.length - 1]), foundRow(one, { sorts, employerId })]))
  const inOrder = ids.flatMap((id) => found.get(id) ?? [])
  const isAsListed = ({ keys }: Ranked, at: number) => String(inOrder[at]?.sortValues) === String(keys)
  return { rows: inOrder, current: listed.every(isAsListed) }
}

/** The rows are looked up by their keys, whatever the values, so the statement has a name. */
function statementOf(
  { matching, sorts, employerId }: Pick<ListedPage, 'matching' | 'sorts' | 'employerId'>,
  ids: readonly number[],
): SQL {
  const these = sql`${row.candidateId} = any(${sql.param([...ids])})`
  const conditions = and(matching.list ? matching.required : matching.where, these)
  const state = sql`(select status from ${shortlists} where employer_id = ${employerId} and candidate_id = ${row.candidateId})
    as shortlisted`
  const others = employerId === undefined ? sql`${row.phone}, ${row.email}` : state
  return sql`select ${keysOf(sorts)}, ${row.card}, ${others} from ${row} where ${conditions}`
}
