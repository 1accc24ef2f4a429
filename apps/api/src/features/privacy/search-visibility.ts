import type { Queryable } from '@pramaan/database/client'
import { foundConsent } from '@pramaan/domain/consent'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found } from '../../http/refusals/refuse.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { listConsents, lockAccount, storeFoundConsent, storeUnlisted, withdrawConsents } from './privacy.queries.ts'

/**
 * Turns a candidate's visibility in the search on or off without signing them out. Each change is stored as a consent.
 * Repeating a setting changes nothing.
 */
export async function setSearchVisibility(deps: Deps, db: Queryable, accountId: number, on: boolean) {
  const account = found(await lockAccount(db, accountId))
  if (on === (account.unlistedAt === null)) return
  const now = deps.now()
  await storeUnlisted(db, accountId, on ? null : now)
  if (on) await storeFoundConsent(db, accountId, now, null)
  else if ((await listConsents(db, accountId)).some(({ kind }) => kind === foundConsent.kind))
    await withdrawConsents(db, accountId, foundConsent.kind, now)
  else await storeFoundConsent(db, accountId, account.createdAt, now)
  await writeSearchRow(deps, db, accountId)
  await writeAudit(db, { actorId: accountId, action: on ? 'found-on' : 'found-off', subjectId: accountId, at: now })
}
