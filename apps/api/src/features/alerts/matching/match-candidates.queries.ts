import type { Queryable } from '@pramaan/database/client'
import {
  accounts,
  searchAlerts as alert,
  candidateMatches,
  changedCandidates as changed,
  candidateSearch as row,
} from '@pramaan/database/schema'
import { dayNumber, dayOf } from '@pramaan/domain/india-day'
import { eq, type SQL, sql } from 'drizzle-orm'
import { rowCodes } from '../../../services/search/projection/concepts/row-codes.queries.ts'
import type { RowCode } from '../../../services/search/projection/concepts/row-codes.ts'
import { concerns } from '../alert-versions.queries.ts'
import { activeWithin, meets, registeredInRange } from './meets-criteria.queries.ts'

/** A changed candidate: the codes before (empty if they were hidden) and the current ones. */
export type Changed = {
  candidateId: number
  before: RowCode[] | null
  codes: RowCode[]
  hasNewWords: boolean
  hasNewMonths: boolean
  hasNewPay: boolean
  isActiveAgain: boolean
}

/** The change of a candidate; undefined if they are hidden now. */
export async function readChange(db: Queryable, candidateId: number): Promise<Changed | undefined> {
  const [found] = await db
    .select({
      candidateId: changed.candidateId,
      before: sql<RowCode[] | null>`${changed.codes}`,
      codes: sql<RowCode[]>`${rowCodes}`,
      hasNewWords: sql<boolean>`${changed.words} is distinct from ${row.words}`,
      hasNewMonths: sql<boolean>`${changed.experienceMonths} is distinct from ${row.experienceMonths}`,
      hasNewPay: sql<boolean>`${changed.expectedCtc} is distinct from ${row.expectedCtc}`,
      isActiveAgain: sql<boolean>`${changed.activeDay} is distinct from ${row.activeDay}`,
    })
    .from(changed)
    .innerJoin(row, eq(row.candidateId, changed.candidateId))
    .where(eq(changed.candidateId, candidateId))
  return found
}

/** The input for finding saved searches: the candidate's codes, and the changes that can make a match; null for all. */
export type Percolated = { candidateId: number; keys: readonly string[]; triggers: readonly string[] | null }

/**
 * The statement that stores the saved searches that a candidate now matches and did not match before, or not with all
 * that they name. An index finds the searches that need one of the candidate's codes and depend on what changed.
 */
export function matchStatement({ candidateId, keys, triggers }: Percolated, now: Date): SQL {
  const today = dayNumber(dayOf(now))
  const touched = triggers ? sql`and ${alert.triggers} && ${sql.param([...triggers])}::text[]` : sql``
  return sql`
    with person as materialized (
      select ${row.words} || array_to_tsvector(${rowCodes}) as now_words, ${row.experienceMonths} as months,
        ${row.expectedCtc} as pay, ${row.registeredAt} as registered, ${row.activeDay} as active,
        ${changed.words} || array_to_tsvector(${changed.codes}) as old_words,
        ${changed.experienceMonths} as old_months, ${changed.expectedCtc} as old_pay,
        coalesce(${changed.activeDay}, ${row.activeDay}) as old_active, ${changed.comparedAt} as compared_at
      from ${row} join ${changed} on ${changed.candidateId} = ${row.candidateId}
      where ${row.candidateId} = ${candidateId})
    insert into ${candidateMatches} (alert_id, candidate_id, matched_at)
    select ${alert.id}, ${candidateId}, ${now.toISOString()}
    from person, ${alert} join ${accounts} on ${accounts.id} = ${alert.accountId}
    where ${alert.keys} && ${sql.param([...keys])}::text[] ${touched}
      and ${accounts.status} = 'active'
      and ${meets({ words: sql`now_words`, months: sql`months`, pay: sql`pay` })}
      and ${registeredInRange(sql`registered`)} and ${activeWithin(sql`active`, today)}
      and ${concerns(sql`compared_at`)}
      and (old_words is null or not ${meets({ words: sql`old_words`, months: sql`old_months`, pay: sql`old_pay` })}
        or not ${activeWithin(sql`old_active`, today)} or (now_words @@ ${alert.rest} and not old_words @@ ${alert.rest}))
    on conflict do nothing returning alert_id as "alertId"`
}

/** Stores the saved searches that a candidate newly matches, each once, and returns them. */
export async function insertMatches(db: Queryable, percolated: Percolated, now: Date) {
  const { rows } = await db.execute<{ alertId: number }>(matchStatement(percolated, now))
  return rows.map(({ alertId }) => alertId)
}
