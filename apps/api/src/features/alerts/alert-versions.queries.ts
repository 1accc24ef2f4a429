import type { Queryable } from '@pramaan/database/client'
import { searchAlerts, vocabularyVersion } from '@pramaan/database/schema'
import { and, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { ChangeKind } from './changes.queries.ts'

/** A version before every vocabulary: the search was not read since it was saved. */
export const unread = -1

const isOn = ne(searchAlerts.frequency, 'off')

/** The alerts of saved searches that are new or were changed. */
export const isNew = and(eq(searchAlerts.vocabularyVersion, unread), isOn) ?? sql`false`

/** The alerts whose searches were read with an older vocabulary. */
export function isOutdated(version: number | SQL): SQL {
  const older = lt(searchAlerts.vocabularyVersion, version)
  return and(gt(searchAlerts.vocabularyVersion, unread), older, isOn) ?? sql`false`
}

/**
 * Whether alerts of a kind must still be read with the current vocabulary, according to the database, not to memory.
 */
export async function areBehind(db: Queryable, kind: ChangeKind) {
  const ofKind = kind === 'candidate' ? isNotNull(searchAlerts.savedSearchId) : isNull(searchAlerts.savedSearchId)
  const version = sql`(select max(${vocabularyVersion.version}) from ${vocabularyVersion})`
  const rows = await db
    .select({ id: searchAlerts.id })
    .from(searchAlerts)
    .where(and(isOutdated(version), ofKind))
    .limit(1)
  return rows.length > 0
}

/** When an alert that was read with an older vocabulary is read again; undefined for a search just saved. */
export const rereadAt = sql`case when ${searchAlerts.vocabularyVersion} > ${unread} then clock_timestamp() end`

/**
 * Whether to compare a change with an alert: always the first time, later only if the alert was read again since. A
 * tolerance of a minute is allowed, because two transactions' clocks overlap; an existing match stays one.
 */
export function concerns(comparedAt: SQL): SQL {
  return sql`(${comparedAt} is null or ${searchAlerts.rereadAt} > ${comparedAt} - interval '1 minute')`
}
