import type { Queryable } from '@pramaan/database/client'
import {
  type CompanyDecision,
  companyStatusAfter,
  companyUndoMinutes,
  whyNotDecide,
  whyNotUndoDecision,
} from '@pramaan/domain/company'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, Refuse, tooLateToUndo } from '../../http/refusals/refuse.ts'
import { notify, undoNotice } from '../../services/notifications/notify.ts'
import { lockCompany, updateCompany } from './companies.queries.ts'
import { nameOnWire } from './company-answer.ts'
import { rememberRefusal } from './likes.queries.ts'

const actions = {
  confirm: 'company-confirmed',
  refuse: 'company-refused',
  revoke: 'company-revoked',
} as const satisfies Record<CompanyDecision, string>

const noticeKey = (at: Date) => `company-decided:${at.toISOString()}`

/** What was decided, about which name, and why. */
type Decision = { decision: CompanyDecision; seenName: string; reason: string | undefined }

/**
 * Decides about a company. The decision applies from the next request on; the employer is notified once it can't be
 * undone (D56).
 */
export async function decide(
  deps: Deps,
  db: Queryable,
  actor: Actor,
  employerId: number,
  { decision, seenName, reason }: Decision,
) {
  const company = found(await lockCompany(db, employerId))
  const { companyStatus: before } = company
  if (nameOnWire(company) !== seenName) throw new Refuse('changed-elsewhere')
  const why = whyNotDecide(before, decision, actor.role === 'Admin')
  if (why === 'admins-only') throw new Refuse('not-allowed')
  const status = companyStatusAfter(before, decision)
  if (why || !status) throw new Refuse('wrong-state')
  const at = deps.now()
  const no = reason === undefined || decision === 'confirm' ? {} : { companyReason: reason }
  const decided = { companyStatusBefore: before, companyDecidedBy: actor.id, companyDecidedAt: at }
  await updateCompany(db, employerId, { companyStatus: status, ...decided, ...no })
  await rememberRefusal(db, company, status)
  const entry = { actorId: actor.id, action: actions[decision], subjectId: employerId, at }
  await writeAudit(db, { ...entry, detail: reason ? { reason } : null })
  const notBefore = new Date(at.getTime() + companyUndoMinutes * 60_000)
  const notice = { to: employerId, path: '/employer-profile', once: noticeKey(at), notBefore }
  if (decision === 'confirm') await notify(deps, db, { ...notice, kind: 'company-confirmed', params: {} })
  else await notify(deps, db, { ...notice, kind: 'company-refused', params: { reason: reason ?? '' } })
  return status
}

/** Undoes the caller's own decision within its minutes. */
export async function undoDecision(deps: Deps, db: Queryable, actor: Actor, employerId: number) {
  const company = found(await lockCompany(db, employerId))
  const { companyStatusBefore, companyDecidedBy, companyDecidedAt } = company
  const at = deps.now()
  const why = whyNotUndoDecision({ by: companyDecidedBy, at: companyDecidedAt }, actor.id, at)
  if (why === 'too-late') throw tooLateToUndo()
  if (why || !companyStatusBefore || !companyDecidedAt) throw new Refuse('wrong-state')
  await undoNotice(deps, db, employerId, noticeKey(companyDecidedAt))
  const undecided = { companyStatusBefore: null, companyDecidedBy: null, companyDecidedAt: null }
  await updateCompany(db, employerId, { companyStatus: companyStatusBefore, ...undecided })
  await rememberRefusal(db, company, companyStatusBefore)
  await writeAudit(db, { actorId: actor.id, action: 'company-undone', subjectId: employerId, at })
  return companyStatusBefore
}
