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
import { doneOf, forEachId } from '../../http/calls/for-each.ts'
import { found, only, Refuse } from '../../http/refusals/refuse.ts'
import { writeSearchRow, writeSearchRows } from '../../services/search/projection/search-row.queries.ts'
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
  const locked = await lockFor(db, actor, ids)
  const outcome = await forEachId(db, ids, (step, id) => change(deps, step, actor, found(locked.get(id)), action))
  const done = doneOf(outcome)
  await writeSearchRows(
    deps,
    db,
    done.filter((id) => locked.get(id)?.roleId === roles.Candidate),
  )
  return outcome
}

/** An Admin's action on an account, and the account after it. */
export async function actOn(deps: Deps, db: Queryable, actor: Actor, id: number, action: Action) {
  const locked = await lockFor(db, actor, [id])
  const row = found(locked.get(id))
  await change(deps, db, actor, row, action)
  if (row.roleId === roles.Candidate) await writeSearchRow(deps, db, id)
  return { data: only(await onWire(db, await lockAccounts(db, [id]))) }
}

/** Locks these accounts and the Admin's own, who still has to be one; answers them by id. */
async function lockFor(db: Queryable, actor: Actor, ids: readonly number[]) {
  const rows = new Map((await lockAccounts(db, [actor.id, ...ids])).map((row) => [row.id, row]))
  const admin = rows.get(actor.id)
  if (!admin || admin.roleId !== roles.Admin || isSuspended(admin)) throw new Refuse('not-allowed')
  return rows
}

/** Asks the domain, writes the change of a locked account with its audit entry, and ends sessions; not the search row. */
async function change(deps: Deps, db: Queryable, actor: Actor, row: AccountRow, action: Action) {
  const now = deps.now()
  const { id } = row
  const account = managed(row)
  const why = action.whyNot(account)
  if (why) throw new Refuse('wrong-state', { message: accountMessages[why] })
  await changeAccount(db, id, action.change, now)
  const entry = { actorId: actor.id, action: action.auditAction, subjectId: id, at: now }
  await writeAudit(db, { ...entry, detail: action.auditDetail?.(account) ?? null })
  const { status } = { ...row, ...action.change }
  if (!isSuspended({ status }) || endsSessionsOnSuspension(account.role)) await endSessions(db, id, now)
  await action.afterwards?.(db, id)
  await dropCodes(db, id)
}
