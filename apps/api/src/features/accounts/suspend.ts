import type { Queryable } from '@pramaan/database/client'
import {
  type AccountRefusal,
  accountMessages,
  endsSessionsOnSuspension,
  isSuspended,
  type ManagedAccount,
  whyNotRestore,
  whyNotSuspend,
} from '@pramaan/domain/account'
import { roles } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { forEachId } from '../../http/calls/for-each.ts'
import { found, only, Refuse } from '../../http/refusals/refuse.ts'
import { writeSearchRow } from '../../services/search/projection/search-row.queries.ts'
import { endSessions } from '../privacy/privacy.queries.ts'
import { managed, onWire } from './account-answer.ts'
import { type AccountRow, changeAccount, dropCodes, lockAccounts } from './accounts.queries.ts'

type Action = {
  whyNot: (account: ManagedAccount) => AccountRefusal | undefined
  change: Partial<AccountRow>
  auditAction: string
  auditDetail?: (account: ManagedAccount) => Record<string, unknown>
  afterwards?: (db: Queryable, id: number) => Promise<void>
}

/** Suspends an account for a reason. */
export function suspension(adminId: number, reason: string): Action {
  return {
    whyNot: (account) => whyNotSuspend(adminId, account),
    change: { status: 'suspended' },
    auditAction: 'account-suspended',
    auditDetail: () => ({ reason }),
  }
}

/** Restores a suspended account for a reason. */
export function restoration(reason: string): Action {
  return {
    whyNot: whyNotRestore,
    change: { status: 'active' },
    auditAction: 'account-restored',
    auditDetail: () => ({ reason }),
  }
}

/** The same action on many accounts, where allowed; all rows are locked first to prevent deadlocks between Admins. */
export async function actOnMany(deps: Deps, db: Queryable, actor: Actor, ids: readonly number[], action: Action) {
  await lockAccounts(db, [actor.id, ...ids])
  return forEachId(ids, (id) => actOn(deps, db, actor, id, action))
}

/**
 * An Admin's action on an account: locks both rows, checks that the Admin still is one, asks the domain, writes the
 * change with its audit entry, and ends sessions.
 */
export async function actOn(deps: Deps, db: Queryable, actor: Actor, id: number, action: Action) {
  const now = deps.now()
  const rows = await lockAccounts(db, [actor.id, id])
  const admin = rows.find((row) => row.id === actor.id)
  if (!admin || admin.roleId !== roles.Admin || isSuspended(admin)) throw new Refuse('not-allowed')
  const account = managed(found(rows.find((row) => row.id === id)))
  const why = action.whyNot(account)
  if (why) throw new Refuse('wrong-state', { message: accountMessages[why] })
  await changeAccount(db, id, action.change, now)
  const entry = { actorId: actor.id, action: action.auditAction, subjectId: id, at: now }
  await writeAudit(db, { ...entry, detail: action.auditDetail?.(account) ?? null })
  const after = only(await lockAccounts(db, [id]))
  if (!isSuspended(after) || endsSessionsOnSuspension(account.role)) await endSessions(db, id, now)
  await action.afterwards?.(db, id)
  await dropCodes(db, id)
  if (account.role === 'Candidate') await writeSearchRow(deps, db, id)
  return { data: only(await onWire(db, [after])) }
}
