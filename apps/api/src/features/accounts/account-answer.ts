import type { Queryable } from '@pramaan/database/client'
import { isSuspended, type ManagedAccount } from '@pramaan/domain/account'
import { contactEmailOf } from '@pramaan/domain/email'
import { roleOfId } from '@pramaan/domain/role'
import { wordsOfSuspension } from '../../services/visibility/suspension.ts'
import { lastSuspensions } from '../../services/visibility/suspensions.queries.ts'
import { type AccountRow, lastSeen } from './accounts.queries.ts'

/** The parts of an account that the domain checks. */
export function managed({ id, roleId, status, erasedAt, totpSecret }: AccountRow): ManagedAccount {
  const role = roleOfId(roleId)
  if (!role) throw new Error(`Account ${id} has no role`)
  return { id, role, status, erased: erasedAt !== null, secondFactor: totpSecret !== null }
}

/** Accounts in the API's form. */
export async function onWire(db: Queryable, rows: readonly AccountRow[]) {
  const ids = rows.map(({ id }) => id)
  const seen = await lastSeen(db, ids)
  const suspended = rows.filter((row) => isSuspended(row)).map(({ id }) => id)
  const suspensions = await lastSuspensions(db, suspended)
  return rows.map((row) => {
    const { role, status, erased, secondFactor } = managed(row)
    const suspension = isSuspended(row) ? suspensions.get(row.id) : undefined
    return {
      ID: row.id,
      Role: role,
      FullName: row.fullName,
      Phone: row.phone,
      Email: contactEmailOf(row),
      Status: status,
      Erased: erased,
      SecondFactor: secondFactor,
      CreatedOn: row.createdAt.toISOString(),
      LastSeenOn: seen.get(row.id)?.toISOString() ?? null,
      Suspension: suspension ? wordsOfSuspension(suspension) : null,
    }
  })
}
