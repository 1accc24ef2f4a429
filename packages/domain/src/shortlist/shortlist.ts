/** A candidate's stage at an employer: null is none, the numbers are the wire's (D28). */
export type ShortlistStatus = null | 1 | 2 | 3 | 4 | -1

/** The statuses by name. */
export const shortlist = {
  none: null,
  shortlisted: 1,
  inCommunication: 2,
  interviewed: 3,
  hired: 4,
  rejected: -1,
} as const satisfies Record<string, ShortlistStatus>

/** Every status, in the order of the pipeline. */
export const shortlistStatuses = Object.values(shortlist) as readonly ShortlistStatus[]

/**
 * The allowed transitions: to the next stage, or to Rejected from any; there is no way back and Rejected is final
 * (D28).
 */
export const shortlistMoves = [
  { from: null, to: [1, -1] },
  { from: 1, to: [2, -1] },
  { from: 2, to: [3, -1] },
  { from: 3, to: [4, -1] },
  { from: 4, to: [-1] },
  { from: -1, to: [] },
] as const satisfies readonly { from: ShortlistStatus; to: readonly ShortlistStatus[] }[]

/** The label of each status (002, section 4). */
export const shortlistLabels = {
  1: 'Shortlisted',
  2: 'In Communication',
  3: 'Interviewed',
  4: 'Hired',
  [-1]: 'Rejected',
} as const

/**
 * The columns of the pipeline with their titles; 'Interviewed' is titled as on the spec's board (002, section 2.10).
 */
export const pipelineColumns = [
  { status: 1, title: 'Shortlisted' },
  { status: 2, title: 'In Communication' },
  { status: 3, title: 'Interview Completed' },
  { status: 4, title: 'Hired' },
  { status: -1, title: 'Rejected' },
] as const

/** The possible next statuses. */
export function nextStatuses(status: ShortlistStatus): readonly ShortlistStatus[] {
  return shortlistMoves.find(({ from }) => from === status)?.to ?? []
}

/** Why a candidate can't be moved: already in that stage, or the transition is not allowed. */
export function whyNotMove(from: ShortlistStatus, to: ShortlistStatus): 'already-there' | 'no-such-move' | undefined {
  if (from === to) return 'already-there'
  return nextStatuses(from).includes(to) ? undefined : 'no-such-move'
}

/** Why a candidate can't be shortlisted: a record exists already. */
export function whyNotShortlist(status: ShortlistStatus): 'already-there' | undefined {
  return status === null ? undefined : 'already-there'
}

/** Minutes in which an employer may undo their own latest move of a candidate. */
export const undoMinutes = 5

/** A move in the history; undoing it returns to `from`. */
type ShortlistMove = { from: ShortlistStatus; to: ShortlistStatus; movedBy: number; movedAt: Date }

/**
 * Why the latest move can't be undone: another person made it, the candidate has moved on since, or five minutes are
 * over. Undo is not a transition: it reverts a mistake, and the history records both.
 */
export function whyNotUndo(move: ShortlistMove, status: ShortlistStatus, person: number, now: Date) {
  if (move.movedBy !== person) return 'not-yours' as const
  if (move.to !== status) return 'moved-on' as const
  const late = now.getTime() - move.movedAt.getTime() >= undoMinutes * 60_000
  return late ? ('too-late' as const) : undefined
}

/** Whether a status shows the candidate as shortlisted: a filled star and the label. */
export function isShortlisted(status: ShortlistStatus): boolean {
  return status !== null && status !== shortlist.rejected
}

/** Whether the employer is talking with a candidate, so that a long time without a move means no reply. */
export function awaitsReply(status: ShortlistStatus): boolean {
  return status === shortlist.inCommunication
}

/** Whether a candidate was interviewed and waits for the employer's decision. */
export function awaitsDecision(status: ShortlistStatus): boolean {
  return status === shortlist.interviewed
}

/** Whether a stage still leads to a decision; hired and rejected candidates are decided. */
export function isUndecided(status: ShortlistStatus): boolean {
  return isShortlisted(status) && !isHired(status)
}

/** Whether a candidate is hired, which `hirings` lists. */
export function isHired(status: ShortlistStatus): boolean {
  return status === shortlist.hired
}

/** Why an employer can't write to a candidate: only shortlisted candidates can be written to (D39). */
export function whyNotMessage(status: ShortlistStatus): 'not-shortlisted' | undefined {
  return isShortlisted(status) ? undefined : 'not-shortlisted'
}
