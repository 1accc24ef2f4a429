import { isWithdrawn } from '../job-application/job-application.ts'

/**
 * The minutes in which a candidate may undo the withdrawal of an application; the employer is notified when they are
 * over.
 */
export const withdrawUndoMinutes = 5

/** A move in the history of an application. */
type Moved = { from: string | null; to: string; at: Date }

function inTime(since: Date, at: Date) {
  return at.getTime() - since.getTime() < withdrawUndoMinutes * 60_000
}

/** The state to which undoing a withdrawal returns an application; undefined if the withdrawal can't be undone. */
export function undoneWithdrawal(latest: Moved, now: Date): string | undefined {
  return isWithdrawn(latest.to) && latest.from !== null && inTime(latest.at, now) ? latest.from : undefined
}

/** Leaves out withdrawals that were undone, because the history must not show them. */
export function withoutUndone<M extends Moved>(moves: readonly M[]): M[] {
  const isUndone = (move: M | undefined, next: M | undefined) =>
    move !== undefined &&
    next !== undefined &&
    isWithdrawn(next.from ?? '') &&
    undoneWithdrawal(move, next.at) === next.to
  return moves.filter((move, at) => !isUndone(move, moves[at + 1]) && !isUndone(moves[at - 1], move))
}
