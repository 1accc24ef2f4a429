import type { Queryable } from '@pramaan/database/client'
import { searchAlerts, vocabularyVersion } from '@pramaan/database/schema'
import { and, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { ChangeKind } from './changes.queries.ts'

/** A version before every vocabulary: what the search asks for was not read since it was saved. */
export const unread = -1

const isOn = ne(searchAlerts.frequency, 'off')

/** The alerts of saved searches that are new or were changed. */
export const isNew = and(eq(searchAlerts.vocabularyVersion, unread), isOn) ?? sql`false`

/** The alerts whose searches were read with a vocabulary before this one. */
export function isOutdated(version: number | SQL): SQL {
  const older = lt(searchAlerts.vocabularyVersion, version)
  return and(gt(searchAlerts.vocabularyVersion, unread), older, isOn) ?? sql`false`
}

/** Whether alerts of a kind still have to be read with the current vocabulary, by the database, not by memory. */
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

/** When an alert is read again that was read with an older vocabulary; nothing for one of a search just saved. */
export const rereadAt = sql`case when ${searchAlerts.vocabularyVersion} > ${unread} then clock_timestamp() end`

/**
 * Whether a change is to be compared with an alert: each the first time, later those read again since. A minute before
 * counts too, because the clocks of two transactions overlap: what is a match already stays one.
 */
export function concerns(comparedAt: SQL): SQL {
  return sql`(${comparedAt} is null or ${searchAlerts.rereadAt} > ${comparedAt} - interval '1 minute')`
}
