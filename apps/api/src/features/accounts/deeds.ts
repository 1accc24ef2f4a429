import {
  type AccountRefusal,
  accountMessages,
  endsSessionsOnSuspension,
  isSuspended,
  type ManagedAccount,
} from '@pramaan/domain/account'
import { roles } from '@pramaan/domain/role'
import type { Queryable } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, only, Refuse } from '../../http/refuse.ts'
import { endSessions } from '../privacy/privacy.queries.ts'
import { writeSearchRow } from '../search/search-row.queries.ts'
import { managed, onWire } from './account-answer.ts'
import { type AccountRow, changeAccount, dropCodes, lockAccounts } from './accounts.queries.ts'

type Deed = {
  why: (account: ManagedAccount) => AccountRefusal | undefined
  change: Partial<AccountRow>
  action: string
  detail?: (account: ManagedAccount) => Record<string, unknown>
}

/**
 * An Admin's deed on an account: both rows are locked, the Admin must still be one, the domain is asked, the change is
 * written with its line in the audit log, and sessions end.
 */
export async function doTo(deps: Deps, db: Queryable, actor: Actor, id: number, deed: Deed) {
  const now = deps.now()
  const rows = await lockAccounts(db, [actor.id, id])
  const admin = rows.find((row) => row.id === actor.id)
  if (!admin || admin.roleId !== roles.Admin || isSuspended(admin)) throw new Refuse('not-allowed')
  const account = managed(found(rows.find((row) => row.id === id)))
  const why = deed.why(account)
  if (why) throw new Refuse('wrong-state', { message: accountMessages[why] })
  await changeAccount(db, id, deed.change, now)
  const entry = { actorId: actor.id, action: deed.action, subjectId: id, at: now }
  await writeAudit(db, { ...entry, detail: deed.detail?.(account) ?? null })
  const after = only(await lockAccounts(db, [id]))
  if (!isSuspended(after) || endsSessionsOnSuspension(account.role)) await endSessions(db, id, now)
  await dropCodes(db, id)
  if (account.role === 'Candidate') await writeSearchRow(deps, db, id)
  return { data: only(await onWire(db, [after])) }
}
