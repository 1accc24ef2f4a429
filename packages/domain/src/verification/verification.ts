import { mayApplyForVerification } from '../candidate/candidate.ts'

/** The wire's VSP status: null never applied, false applied, true verified (D18). */
export type VspStatus = boolean | null

/** A VSP status in words, and the key of its label ('Get VSP', 'VSP Applied', 'VSP Verified'). */
export type VspState = 'never-applied' | 'applied' | 'verified'

/** The initiator of a VSP move. */
type VspMover = 'payment' | 'reviewer'

/**
 * The moves of the VSP status: a payment applies, its refund withdraws, and a reviewer answers the questions and can
 * revoke (002, section 4; D55).
 */
export const vspMoves = {
  apply: { by: 'payment', from: 'never-applied', to: 'applied' },
  verify: { by: 'reviewer', from: 'applied', to: 'verified' },
  revoke: { by: 'reviewer', from: 'verified', to: 'applied' },
  withdraw: { by: 'payment', from: 'applied', to: 'never-applied' },
} as const satisfies Record<string, { by: VspMover; from: VspState; to: VspState }>

type VspAction = keyof typeof vspMoves

const statusOfState = { 'never-applied': null, applied: false, verified: true } as const

/** The state of the wire's VSP status; a missing one is never applied. */
export function vspState(status: VspStatus | undefined): VspState {
  if (status === true) return 'verified'
  return status === false ? 'applied' : 'never-applied'
}

/** Whether verification was never applied for, so that it can be offered. */
export function isNeverApplied(state: VspState): state is 'never-applied' {
  return state === 'never-applied'
}

/** Whether verification was applied for and waits for a reviewer. */
export function isWaitingForReview(state: VspState): boolean {
  return state === 'applied'
}

/** The wire's VSP status of a state. */
export function vspStatus(state: VspState): VspStatus {
  return statusOfState[state]
}

/** The VSP status after an action, or undefined where the action starts from another state. */
export function vspAfter(status: VspStatus, action: VspAction): VspStatus | undefined {
  return vspMoves[action].from === vspState(status) ? vspStatus(vspMoves[action].to) : undefined
}

/** Why a candidate can't apply for verification: applied or verified already, or a strength under 60. */
export function whyNotApply(status: VspStatus, strength: number) {
  if (status === true) return 'already-verified' as const
  if (status === false) return 'already-applied' as const
  return mayApplyForVerification(strength) ? undefined : ('profile-incomplete' as const)
}

/**
 * A stored verification: the application's status (null without one), and whether hr's questions are
 * answered.
 */
type StoredVerification = { application: boolean | null | undefined; answered: boolean }

/**
 * The one meaning of verified (D55): the questions are answered and the verification was not revoked. All readers use
 * this.
 */
export function storedVspStatus({ application, answered }: StoredVerification): VspStatus {
  if (application === null || application === undefined) return null
  return application && answered
}

/**
 * What a reviewer does next with a status: answer the questions, or revoke the verification; undefined for candidates
 * who never applied.
 */
export function reviewAction(status: VspStatus): 'verify' | 'revoke' | undefined {
  if (status === null) return undefined
  return status ? 'revoke' : 'verify'
}

/** Minutes in which a reviewer may undo their own revocation; until then nobody is notified of it (D56). */
export const reviewUndoMinutes = 5

/** Who revoked a verification, and when. */
type Revocation = { by: number | null; at: Date | null }

/** Why a revocation can't be undone: there is none, another person did it, or the minutes are over. */
export function whyNotRestore({ by, at }: Revocation, reviewerId: number, now: Date) {
  if (at === null) return 'not-taken-back' as const
  if (by !== reviewerId) return 'not-yours' as const
  return now.getTime() - at.getTime() < reviewUndoMinutes * 60_000 ? undefined : ('too-late' as const)
}

/** The additional visibility that a verified profile is promised, in percent (D18). */
export const verifiedVisibilityPercent = 60
