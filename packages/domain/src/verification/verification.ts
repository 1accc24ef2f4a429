import { mayApplyForVerification } from '../candidate/candidate.ts'

/** The wire's VSP status: null never applied, false applied, true verified (D18). */
export type VspStatus = boolean | null

/** A VSP status in words, and the key of its label ('Get VSP', 'VSP Applied', 'VSP Verified'). */
export type VspState = 'never-applied' | 'applied' | 'verified'

/** Who makes a VSP status move. */
export type VspMover = 'payment' | 'reviewer'

/** The moves of the VSP status: a payment applies, its refund withdraws, a reviewer verifies and takes back (002, section 4). */
export const vspMoves = {
  apply: { by: 'payment', from: 'never-applied', to: 'applied' },
  verify: { by: 'reviewer', from: 'applied', to: 'verified' },
  takeBack: { by: 'reviewer', from: 'verified', to: 'applied' },
  withdraw: { by: 'payment', from: 'applied', to: 'never-applied' },
} as const satisfies Record<string, { by: VspMover; from: VspState; to: VspState }>

/** What is done to a VSP status. */
export type VspDeed = keyof typeof vspMoves

const statusOfState = { 'never-applied': null, applied: false, verified: true } as const

/** The state of the wire's VSP status; a missing one is never applied. */
export function vspState(status: VspStatus | undefined): VspState {
  if (status === true) return 'verified'
  return status === false ? 'applied' : 'never-applied'
}

/** The wire's VSP status of a state. */
export function vspStatus(state: VspState): VspStatus {
  return statusOfState[state]
}

/** The VSP status after a deed, or undefined where the deed starts from another state. */
export function vspAfter(status: VspStatus, deed: VspDeed): VspStatus | undefined {
  return vspMoves[deed].from === vspState(status) ? vspStatus(vspMoves[deed].to) : undefined
}

/** Why a candidate can't apply for verification: applied or verified already, or a strength under 60. */
export function whyNotApply(status: VspStatus, strength: number) {
  if (status === true) return 'already-verified' as const
  if (status === false) return 'already-applied' as const
  return mayApplyForVerification(strength) ? undefined : ('profile-incomplete' as const)
}

/** Why a reviewer can't verify: the candidate never applied, or is verified already. */
export function whyNotVerify(status: VspStatus): 'never-applied' | 'already-verified' | undefined {
  if (status === null) return 'never-applied'
  return status ? 'already-verified' : undefined
}

/** Why a reviewer can't take a verification back: there is none. */
export function whyNotTakeBack(status: VspStatus): 'not-verified' | undefined {
  return status === true ? undefined : 'not-verified'
}

/** The deed a reviewer's switch does to a status: verify or take back; undefined for who never applied. */
export function reviewDeed(status: VspStatus): 'verify' | 'takeBack' | undefined {
  if (status === null) return undefined
  return status ? 'takeBack' : 'verify'
}

/** Minutes in which a verification by hand is told to nobody, so that a slip can be taken back. */
export const reviewUndoMinutes = 5

/** How much more visibility a verified profile is promised, in percent (D18). */
export const verifiedVisibilityPercent = 60
