import type { Queryable } from '@pramaan/database/client'
import {
  type CompanyDecision,
  companyUndoMinutes,
  standingAfter,
  whyNotDecide,
  whyNotUndoDecision,
} from '@pramaan/domain/company'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, Refuse, tooLateToUndo } from '../../http/refusals/refuse.ts'
import { notify, undoNotice } from '../notifications/notify.ts'
import { lockCompany, updateCompany } from './companies.queries.ts'

const actions = {
  confirm: 'company-confirmed',
  refuse: 'company-refused',
  'take-back': 'company-taken-back',
} as const satisfies Record<CompanyDecision, string>

const noticeKey = (at: Date) => `company-decided:${at.toISOString()}`

type Decision = { decision: CompanyDecision; reason: string | undefined }

/** Decides about a company. It holds from the next request on; the employer is told once it can't be undone (D56). */
export async function decide(
  deps: Deps,
  db: Queryable,
  actor: Actor,
  employerId: number,
  { decision, reason }: Decision,
) {
  const { companyStanding: before } = found(await lockCompany(db, employerId))
  const why = whyNotDecide(before, decision, actor.role === 'Admin')
  if (why === 'admins-only') throw new Refuse('not-allowed')
  const standing = standingAfter(before, decision)
  if (why || !standing) throw new Refuse('wrong-state')
  const at = deps.now()
  const no = reason === undefined || decision === 'confirm' ? {} : { standingReason: reason }
  const decided = { standingBefore: before, standingBy: actor.id, standingAt: at }
  await updateCompany(db, employerId, { companyStanding: standing, ...decided, ...no })
  const entry = { actorId: actor.id, action: actions[decision], subjectId: employerId, at }
  await writeAudit(db, { ...entry, detail: reason ? { reason } : null })
  const notBefore = new Date(at.getTime() + companyUndoMinutes * 60_000)
  const notice = { to: employerId, path: '/employer-profile', once: noticeKey(at), notBefore }
  if (decision === 'confirm') await notify(deps, db, { ...notice, kind: 'company-confirmed', params: {} })
  else await notify(deps, db, { ...notice, kind: 'company-refused', params: { reason: reason ?? '' } })
  return standing
}

/** Undoes one's own decision within its minutes. */
export async function undoDecision(deps: Deps, db: Queryable, actor: Actor, employerId: number) {
  const { standingBefore, standingBy, standingAt } = found(await lockCompany(db, employerId))
  const at = deps.now()
  const why = whyNotUndoDecision({ by: standingBy, at: standingAt }, actor.id, at)
  if (why === 'too-late') throw tooLateToUndo()
  if (why || !standingBefore || !standingAt) throw new Refuse('wrong-state')
  await undoNotice(deps, db, employerId, noticeKey(standingAt))
  const undecided = { standingBefore: null, standingBy: null, standingAt: null }
  await updateCompany(db, employerId, { companyStanding: standingBefore, ...undecided })
  await writeAudit(db, { actorId: actor.id, action: 'company-undone', subjectId: employerId, at })
  return standingBefore
}
