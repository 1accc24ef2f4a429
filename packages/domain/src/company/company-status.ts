import { isSameCompanyName } from './company-name.ts'

/**
 * The status of an employer's company (D67). `unconfirmed`: the employer submitted nothing. `waiting`: they submitted
 * or changed something, and staff must decide. `kept`: it had access before confirmation was introduced, and keeps it
 * until staff decide. `refused`: staff refused it, or revoked a confirmation.
 */
export const companyStatuses = ['unconfirmed', 'waiting', 'kept', 'confirmed', 'refused'] as const

/** The status of an employer's company. */
export type CompanyStatus = (typeof companyStatuses)[number]

/** The statuses that wait for a staff decision. */
export const statusesToDecide = ['kept', 'waiting'] as const satisfies readonly CompanyStatus[]

/**
 * The moves and the statuses that they start from. `code`: the employer entered a code sent to the company's own
 * e-mail. `doubted-code`: they did, but it does not prove enough. `number`: they submitted a GSTIN or CIN. `rename`:
 * the company has a new name. The last three moves are made by staff; only they can confirm a waiting company.
 */
export const companyMoves = {
  code: { unconfirmed: 'confirmed', kept: 'confirmed', refused: 'waiting' },
  'doubted-code': { unconfirmed: 'waiting', refused: 'waiting' },
  number: { unconfirmed: 'waiting', refused: 'waiting', confirmed: 'waiting' },
  rename: { confirmed: 'waiting', kept: 'waiting' },
  confirm: { unconfirmed: 'confirmed', waiting: 'confirmed', kept: 'confirmed', refused: 'confirmed' },
  refuse: { waiting: 'refused', kept: 'refused' },
  revoke: { confirmed: 'refused' },
} as const satisfies Record<string, Partial<Record<CompanyStatus, CompanyStatus>>>

/** A change of a company's status. */
export type CompanyMove = keyof typeof companyMoves

/** The decisions that staff can make about a company. */
export const companyDecisions = ['confirm', 'refuse', 'revoke'] as const satisfies readonly CompanyMove[]

export type CompanyDecision = (typeof companyDecisions)[number]

/** The status after a move; undefined if it changes nothing. */
export function companyStatusAfter(status: CompanyStatus, move: CompanyMove): CompanyStatus | undefined {
  const moves: Partial<Record<CompanyStatus, CompanyStatus>> = companyMoves[move]
  return moves[status]
}

/**
 * Why an employer can't open contact data, CVs and messages: their company is not confirmed. The status says what is
 * missing.
 */
export type WhyNotMeet = Exclude<CompanyStatus, 'kept' | 'confirmed'>

/** Why an employer can only search and see cards; undefined if they may open contact data, CVs and messages. */
export function whyNotMeetPeople(status: CompanyStatus): WhyNotMeet | undefined {
  return status === 'confirmed' || status === 'kept' ? undefined : status
}

/**
 * The state of a company that people are shown: why it has no access, that it is confirmed, or that it has access until
 * staff decide.
 */
export function companyState(status: CompanyStatus): WhyNotMeet | 'confirmed' | 'open' {
  return whyNotMeetPeople(status) ?? (status === 'confirmed' ? 'confirmed' : 'open')
}

/** Whether a code to the company's own e-mail confirms it at once. */
export function codeConfirms(status: CompanyStatus): boolean {
  return companyStatusAfter(status, 'code') === 'confirmed'
}

/** Whether the company is confirmed. */
export function isConfirmedCompany(status: CompanyStatus): boolean {
  return status === 'confirmed'
}

/** Whether candidates see the company as verified: it is confirmed, and under the name that they see. */
export function isVerifiedCompany(status: CompanyStatus, isItsName: boolean): boolean {
  return status === 'confirmed' && isItsName
}

/** The status and name of the company that an opening belongs to. */
type OpeningsEmployer = { status: CompanyStatus; name: string | null }

/** Whether candidates see an opening's employer as verified under the name that it shows; null without an employer. */
export function isVerifiedOpening(employer: OpeningsEmployer | null, shownName: string | null): boolean | null {
  return employer && isVerifiedCompany(employer.status, isSameCompanyName(shownName ?? '', employer.name ?? ''))
}

/** Whether staff refused the company, so that their reason is shown. */
export function isRefusedCompany(status: CompanyStatus): boolean {
  return status === 'refused'
}

/** Why a staff member can't make a decision: it would change nothing, or only an Admin may revoke a confirmation. */
export function whyNotDecide(status: CompanyStatus, decision: CompanyDecision, isAdmin: boolean) {
  if (companyStatusAfter(status, decision) === undefined) return 'no-change' as const
  return decision === 'revoke' && !isAdmin ? ('admins-only' as const) : undefined
}

/** The minutes in which the decider may undo a decision; nobody is notified before they are over (D56). */
export const companyUndoMinutes = 5

/** The last decision about a company: who made it, and when. */
type LastDecision = { by: number | null; at: Date | null }

/** Why a decision can't be undone: there is none, another person made it, or the minutes are over. */
export function whyNotUndoDecision({ by, at }: LastDecision, staffId: number, now: Date) {
  if (at === null) return 'not-decided' as const
  if (by !== staffId) return 'not-yours' as const
  return now.getTime() - at.getTime() < companyUndoMinutes * 60_000 ? undefined : ('too-late' as const)
}
