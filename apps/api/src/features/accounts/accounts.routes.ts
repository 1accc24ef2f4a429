import { whyNotChangeRole, whyNotResetSecondFactor } from '@pramaan/domain/account'
import { may } from '@pramaan/domain/capability'
import { pageCountOf } from '@pramaan/domain/pages'
import { type Role, roles, staffRoles } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { dropRecoveryCodes } from '../session/second-factor/recovery-codes.queries.ts'
import { managed, onWire } from './account-answer.ts'
import { pageOfAccounts, pageOutsideSearch } from './accounts.queries.ts'
import { actOn, actOnMany, restoration, suspension } from './suspend.ts'

/** Accounts of every role, as an Admin runs them (D2, D9, D27). */
export function accountRoutes(deps: Deps): Routes<'accounts'> {
  return {
    list: async ({ db, actor, query: { role, only, status, term, pageSize, pageIndex } }) => {
      const filter = { roleIds: idsOf(role), users: role === 'users', only, status, term }
      const { rows, total } = await pageOfAccounts(db, filter, pageSize, pageIndex * pageSize)
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0)
        await writeAudit(db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
      return { data: await onWire(db, rows), totalCount: total, pageCount: pageCountOf(total, pageSize) }
    },
    outsideSearch: async ({ db, actor, query: { term, pageSize } }) => {
      const { rows, total } = await pageOutsideSearch(db, term, { all: may(actor.role, 'manageUsers') }, pageSize)
      const data = rows.map((row) => {
        const { id, role, status } = managed(row)
        return { ID: id, Role: role, FullName: row.fullName, Status: status }
      })
      return { data, totalCount: total }
    },
    suspend: ({ db, actor, params: { id }, body: { Reason } }) =>
      actOn(deps, db, actor, id, suspension(actor.id, Reason)),
    restore: ({ db, actor, params: { id }, body: { Reason } }) => actOn(deps, db, actor, id, restoration(Reason)),
    suspendMany: ({ db, actor, body: { IDs, Reason } }) =>
      actOnMany(deps, db, actor, IDs, suspension(actor.id, Reason)),
    restoreMany: ({ db, actor, body: { IDs, Reason } }) => actOnMany(deps, db, actor, IDs, restoration(Reason)),
    changeRole: ({ db, actor, params: { id }, body: { Role: newRole } }) =>
      actOn(deps, db, actor, id, {
        whyNot: (account) => whyNotChangeRole(actor.id, account, newRole),
        change: { roleId: roles[newRole] },
        auditAction: 'role-changed',
        auditDetail: ({ role }) => ({ from: role, to: newRole }),
      }),
    resetSecondFactor: ({ db, actor, params: { id } }) =>
      actOn(deps, db, actor, id, {
        whyNot: (account) => whyNotResetSecondFactor(actor.id, account),
        change: { totpSecret: null, totpLastStep: null },
        auditAction: 'second-factor-reset',
        afterwards: dropRecoveryCodes,
      }),
  }
}

function idsOf(role: Role | 'staff' | 'users' | undefined) {
  if (role === undefined || role === 'users') return undefined
  return role === 'staff' ? staffRoles.map((staffRole) => roles[staffRole]) : [roles[role]]
}
