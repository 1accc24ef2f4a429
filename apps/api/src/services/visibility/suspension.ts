import type { Queryable } from '@pramaan/database/client'
import { type AccountStatus, isSuspended } from '@pramaan/domain/account'
import { lastSuspensions } from './suspensions.queries.ts'

/** When, why and by which Admin a person was suspended; without an entry in the log only that it is so. */
export async function suspensionOf(db: Queryable, account: { id: number; status: AccountStatus }) {
  if (!isSuspended(account)) return null
  const suspension = (await lastSuspensions(db, [account.id])).get(account.id)
  return suspension ? wordsOfSuspension(suspension) : { On: null, Reason: null, By: null }
}

/** A suspension as the wire has it. */
export function wordsOfSuspension({
  entry,
  by,
}: NonNullable<ReturnType<Awaited<ReturnType<typeof lastSuspensions>>['get']>>) {
  return { On: entry.at.toISOString(), Reason: reasonOf(entry.detail), By: by }
}

function reasonOf(detail: Record<string, unknown> | null) {
  return typeof detail?.reason === 'string' ? detail.reason : null
}
