import { isWithdrawn } from '../job-application/job-application.ts'
import { withoutUndone } from '../withdrawal/withdrawal.ts'
import { type TimelineEvent, timelineEvents } from './timeline-event.ts'

export * from './next-step.ts'
export * from './timeline-event.ts'

/** A stored move of an application. */
export type ApplicationMove = {
  from: string | null
  to: string
  by: 'candidate' | 'reviewer' | 'payment'
  at: Date
}

/** An entry of a timeline: the event, the application's state then, and the time. */
export type TimelineEntry = { event: TimelineEvent; status: string | null; at: Date }

function eventOf({ to, by }: ApplicationMove): TimelineEvent {
  if (by === 'candidate') return isWithdrawn(to) ? 'withdrawn' : 'sent'
  if (by === 'reviewer') return 'decided'
  return to === 'Applied' ? 'paid' : 'refunded'
}

/**
 * The timeline of an application for the candidate, oldest first: its moves, and when it was first seen. A withdrawal
 * that was undone is not in it.
 */
export function timelineOf(moves: readonly ApplicationMove[], seenAt: Date | null): TimelineEntry[] {
  const entries: TimelineEntry[] = withoutUndone(moves).map((move) => ({
    event: eventOf(move),
    status: move.to,
    at: move.at,
  }))
  if (seenAt) entries.push({ event: 'seen', status: null, at: seenAt })
  const rank = ({ at, event }: TimelineEntry) => [at.getTime(), timelineEvents.indexOf(event)] as const
  return entries.sort((a, b) => {
    const [one, other] = [rank(a), rank(b)]
    return one[0] - other[0] || one[1] - other[1]
  })
}
