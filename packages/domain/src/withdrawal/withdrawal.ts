import { isWithdrawn } from '../job-application/job-application.ts'

/** Minutes in which a candidate may undo the withdrawal of an application; the employer is notified after them. */
export const withdrawUndoMinutes = 5

/** A move in the history of an application. */
type Moved = { from: string | null; to: string; at: Date }

function inTime(since: Date, at: Date) {
  return at.getTime() - since.getTime() < withdrawUndoMinutes * 60_000
}

/** The state that an application goes back to when its latest move, a withdrawal, is undone; undefined if it can't be. */
export function undoneWithdrawal(latest: Moved, now: Date): string | undefined {
  return isWithdrawn(latest.to) && latest.from !== null && inTime(latest.at, now) ? latest.from : undefined
}

/** The moves without withdrawals that were undone, which did not happen for anyone who reads the history. */
export function withoutUndone<M extends Moved>(moves: readonly M[]): M[] {
  const isUndone = (move: M | undefined, next: M | undefined) =>
    move !== undefined &&
    next !== undefined &&
    isWithdrawn(next.from ?? '') &&
    undoneWithdrawal(move, next.at) === next.to
  return moves.filter((move, at) => !isUndone(move, moves[at + 1]) && !isUndone(moves[at - 1], move))
}
