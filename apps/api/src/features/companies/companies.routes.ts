import { pageCountOf } from '@pramaan/domain/pages'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { countCompanies, findCompany, pageOfCompanies } from './companies.queries.ts'
import { companiesOnWire, proofOf } from './company-answer.ts'
import { decide, undoDecision } from './decide.ts'
import { proveByNumber } from './proof.ts'

/** The proofs of employers' companies, and the decisions of staff (D67). */
export function companyRoutes(deps: Deps): Routes<'companies'> {
  return {
    giveNumber: async ({ db, actor, body }) => {
      await proveByNumber(deps, db, actor.id, body.Number)
      return { data: proofOf(found(await findCompany(db, actor.id))) }
    },
    list: async ({ db, actor, query: { status, term, pageSize, pageIndex } }) => {
      const filter = { status, term }
      const rows = await pageOfCompanies(db, filter, pageSize, pageIndex * pageSize)
      const totalCount = await countCompanies(db, filter)
      const ids = rows.map(({ account }) => account.id)
      if (ids.length > 0)
        await writeAudit(db, { actorId: actor.id, action: 'contacts-listed', detail: { ids }, at: deps.now() })
      return { data: await companiesOnWire(db, rows), totalCount, pageCount: pageCountOf(totalCount, pageSize) }
    },
    decide: async ({ db, actor, params: { id }, body: { Decision, CompanyName, Reason } }) => ({
      data: {
        Status: await decide(deps, db, actor, id, { decision: Decision, seenName: CompanyName, reason: Reason }),
      },
    }),
    undo: async ({ db, actor, params: { id } }) => ({
      data: { Status: await undoDecision(deps, db, actor, id) },
    }),
  }
}
