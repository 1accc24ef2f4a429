import type { Queryable } from '@pramaan/database/client'
import { containsContact } from '@pramaan/database/conditions/contains-contact'
import { accounts, candidateSearch } from '@pramaan/database/schema'
import type { RoleId } from '@pramaan/domain/role'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'

/** Which accounts: of one role, and with a text in their name, phone or e-mail. */
export type Which = { role: RoleId | undefined; term: string }

function matching({ role, term }: Which): SQL | undefined {
  return and(
    role === undefined ? undefined : eq(accounts.roleId, role),
    containsContact(term, accounts.phone, accounts.fullName, accounts.email, accounts.contactEmail),
  )
}

/** A page of accounts, newest first. */
export function findAccounts(db: Queryable, which: Which, limit: number, offset: number) {
  return db.select().from(accounts).where(matching(which)).orderBy(desc(accounts.id)).limit(limit).offset(offset)
}

/** How many accounts there are. */
export function countAccounts(db: Queryable, which: Which) {
  return db.$count(accounts, matching(which))
}

/** Whether a candidate of the search is one of these. */
export function isOneOf(ids: number[]): SQL {
  return inArray(candidateSearch.candidateId, ids)
}
