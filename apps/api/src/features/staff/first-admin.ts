import { parsePhone } from '@pramaan/domain/phone'
import { roles } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { hasRole, insertStaff } from './staff-accounts.queries.ts'

/**
 * Creates the first Admin (D2) and returns their id; undefined if there is one already. Throws if the phone is invalid
 * or belongs to another account. Two parallel calls with the same phone create one Admin.
 */
export async function ensureFirstAdmin(deps: Pick<Deps, 'db' | 'now'>, person: { phone: string; name: string }) {
  const { e164, why } = parsePhone(person.phone)
  if (why) throw new Error(`${person.phone} is no mobile number (${why}).`)
  return deps.db.transaction(async (db) => {
    if (await hasRole(db, 'Admin')) return undefined
    const now = deps.now()
    const admin = { phone: e164, email: null, fullName: person.name, roleId: roles.Admin }
    const id = await insertStaff(db, admin, now)
    if (id === undefined && (await hasRole(db, 'Admin'))) return undefined
    if (id === undefined) throw new Error(`${e164} belongs to an account that is no Admin.`)
    await writeAudit(db, { action: 'first-admin', subjectId: id, at: now })
    return id
  })
}
