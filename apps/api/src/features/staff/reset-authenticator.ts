import { parsePhone } from '@pramaan/domain/phone'
import { isStaff, roleOfId } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { dropRecoveryCodes } from '../session/second-factor/recovery-codes.queries.ts'
import { findByPhone, removeAuthenticator } from './staff-accounts.queries.ts'

/**
 * Removes a staff member's second factor, ends their sessions and records it in the audit log: they sign in with only
 * their code and set up a new one. Returns their name; throws if there is no such person or no second factor.
 */
export async function resetAuthenticator(deps: Pick<Deps, 'db' | 'now'>, phone: string) {
  const { e164, why } = parsePhone(phone)
  if (why) throw new Error(`${phone} is no mobile number (${why}).`)
  return deps.db.transaction(async (db) => {
    const account = await findByPhone(db, e164)
    const role = account && roleOfId(account.roleId)
    if (!account || !role || !isStaff(role)) throw new Error(`${e164} belongs to no member of staff.`)
    const now = deps.now()
    const removed = await removeAuthenticator(db, account.id, now)
    if (!removed) throw new Error(`${account.fullName} has no second factor.`)
    await dropRecoveryCodes(db, account.id)
    await writeAudit(db, { action: 'second-factor-reset', subjectId: account.id, at: now })
    return account.fullName
  })
}
