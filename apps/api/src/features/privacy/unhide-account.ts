import type { Queryable } from '@pramaan/database/client'
import { hasWithdrawn } from '@pramaan/domain/consent'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/refusals/refuse.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { findErasure, hideAccount, listConsents, lockAccount } from './privacy.queries.ts'

/**
 * Shows a hidden profile again once nothing hides it: no consent is withdrawn and no erasure is open. Call it in the
 * transaction that gave a consent or cancelled a request.
 */
export async function unhideAccount(deps: Deps, db: Queryable, accountId: number) {
  const account = await lockAccount(db, accountId)
  if (!account?.hiddenAt || (await findErasure(db, accountId))) return
  if (hasWithdrawn(await listConsents(db, accountId))) return
  await hideAccount(db, accountId, false, deps.now())
  await writeSearchRow(deps, db, accountId)
}

/** Refuses sign-in to people who withdrew a consent and have not given it again (D11). */
export async function refuseWithdrawn(db: Queryable, accountId: number) {
  refuse(hasWithdrawn(await listConsents(db, accountId)) ? 'consent-needed' : undefined)
}
