/**
 * What is known of an employer's company (D67). `unconfirmed`: nothing was given. `waiting`: something was given or
 * changed, and staff decide. `kept`: it was open before anybody asked, and stays open until staff decide. `refused`:
 * staff said no, or took their yes back.
 */
export const companyStatuses = ['unconfirmed', 'waiting', 'kept', 'confirmed', 'refused'] as const

/** What is known of an employer's company. */
export type CompanyStatus = (typeof companyStatuses)[number]

/** The statuses that staff are asked to decide about. */
export const statusesToDecide = ['kept', 'waiting'] as const satisfies readonly CompanyStatus[]

/**
 * What changes a status, and from which. `code`: a code came to the company's own e-mail. `doubted-code`: it did, and
 * proves too little. `number`: a GSTIN or CIN was given. `rename`: the company has another name. The last three are
 * staff's. What waits for staff is confirmed by staff alone.
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

/** What changes a status. */
export type CompanyMove = keyof typeof companyMoves

/** What staff decide about a company. */
export const companyDecisions = ['confirm', 'refuse', 'revoke'] as const satisfies readonly CompanyMove[]

/** A decision of staff. */
export type CompanyDecision = (typeof companyDecisions)[number]

/** The status after a move; undefined if it changes nothing. */
export function companyStatusAfter(status: CompanyStatus, move: CompanyMove): CompanyStatus | undefined {
  const moves: Partial<Record<CompanyStatus, CompanyStatus>> = companyMoves[move]
  return moves[status]
}

/** Why an employer can't open contact data, CVs and messages: their company isn't confirmed, and what it waits for. */
export type WhyNotMeet = Exclude<CompanyStatus, 'kept' | 'confirmed'>

/** Why an employer only searches and sees cards; undefined for one who may open contact data, CVs and messages. */
export function whyNotMeetPeople(status: CompanyStatus): WhyNotMeet | undefined {
  return status === 'confirmed' || status === 'kept' ? undefined : status
}

/** What people read of a company: why it opens nothing, that it is confirmed, or that it is open until staff decide. */
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

/** Whether candidates read that the company is verified: it is confirmed, and the name they read is the confirmed one. */
export function isVerifiedCompany(status: CompanyStatus, isItsName: boolean): boolean {
  return status === 'confirmed' && isItsName
}

/** Whether staff said no, so that their reason is shown. */
export function isRefusedCompany(status: CompanyStatus): boolean {
  return status === 'refused'
}

/** Why a member of staff can't decide so: it changes nothing, or only an Admin takes a confirmation back. */
export function whyNotDecide(status: CompanyStatus, decision: CompanyDecision, isAdmin: boolean) {
  if (companyStatusAfter(status, decision) === undefined) return 'no-change' as const
  return decision === 'revoke' && !isAdmin ? ('admins-only' as const) : undefined
}

/** Minutes in which the person who decided may undo it; until then nobody is notified (D56). */
export const companyUndoMinutes = 5

/** The last decision about a company: whose and when. */
type LastDecision = { by: number | null; at: Date | null }

/** Why a decision can't be undone: there is none, another person made it, or the minutes are over. */
export function whyNotUndoDecision({ by, at }: LastDecision, staffId: number, now: Date) {
  if (at === null) return 'not-decided' as const
  if (by !== staffId) return 'not-yours' as const
  return now.getTime() - at.getTime() < companyUndoMinutes * 60_000 ? undefined : ('too-late' as const)
}
