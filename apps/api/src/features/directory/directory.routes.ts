import { noFilters, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { isSuspended } from '@pramaan/domain/account'
import { candidateWindows } from '@pramaan/domain/dashboard'
import { contactEmailOf } from '@pramaan/domain/email'
import { windowStart } from '@pramaan/domain/india-day'
import { pageCountOf } from '@pramaan/domain/pages'
import type { RoleId } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { listFileLink } from '../../http/exports/list-file.ts'
import { listCandidates } from '../../services/search/candidate-list.ts'
import { countInTime, totalOf } from '../../services/search/run/counts/counts.queries.ts'
import { anyRole } from '../../services/search/understand/search-request.ts'
import { countViews } from '../candidates/figures/figures.queries.ts'
import { candidatesFile, chosenFile } from './candidates-file.ts'
import { countAccounts, findAccounts } from './directory.queries.ts'

const everyone = { where: undefined, byText: false }

/** Who is on the platform: accounts for an Admin, candidates for staff, and counts (documents 000 §7 and 001 §7). */
export function directoryRoutes(deps: Deps): Routes<'directory'> {
  return {
    users: async ({ db, actor, query: { RoleID: role, term, pageSize, pageIndex } }) => {
      const which = { role, term }
      const rows = await findAccounts(db, which, pageSize, pageIndex * pageSize)
      const totalCount = await countAccounts(db, which)
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0)
        await writeAudit(db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
      const data = rows.map((account) => ({
        ID: account.id,
        RoleID: account.roleId as RoleId,
        FullName: account.fullName,
        Phone: account.phone,
        Email: contactEmailOf(account),
        Suspended: isSuspended(account),
        CreatedOn: account.createdAt.toISOString(),
      }))
      return { data, totalCount, pageCount: pageCountOf(totalCount, pageSize) }
    },
    candidates: ({ actor, query }) => listCandidates(deps, actor, query, anyRole),
    candidatesFile: async ({ actor, query }) => {
      const { pageSize, pageIndex } = noFilters
      return listFileLink(deps, actor, candidatesFile(deps), queryOfFilters({ ...query, pageSize, pageIndex }))
    },
    chosenFile: ({ actor, body }) => listFileLink(deps, actor, chosenFile(deps), body.IDs),
    candidateCount: async () => {
      const { count, isEstimate } = await totalOf(deps.db, everyone, await countInTime(deps.db, everyone))
      return { data: count, isEstimate }
    },
    viewCount: async ({ db, actor }) => ({
      data: await countViews(db, actor.id, windowStart(candidateWindows.viewers, deps.now())),
    }),
  }
}
